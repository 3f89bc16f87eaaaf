#!/bin/sh
# A disk image with the application and a link to drag it to: sh macos-dmg.sh, in the folder bundle.py has built in.
# Without a developer's signature: the first start is by "Open" in the menu of the icon.
set -eu
rm -rf image
mkdir image
cp -R "$name.app" image/
cp -R "$command/licences" image/Licences
ln -s /Applications image/Applications
codesign --force --deep --sign - "image/$name.app"
hdiutil create -volname "$name" -srcfolder image -ov -format UDZO "$command-$version-macos.dmg"
