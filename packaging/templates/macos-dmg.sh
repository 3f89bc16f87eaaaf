#!/bin/sh
# A disk image with the application and a link to drag it to: sh macos-dmg.sh, in the folder bundle.py has built in.
# With MACOS_IDENTITY, the name of a "Developer ID Application" in the keychain, it is signed with that; with
# MACOS_NOTARY, the name of a profile that "notarytool store-credentials" has kept, it is notarized, too. Without,
# since macOS 15 the first start is allowed in System Settings, Privacy & Security, by "Open Anyway".
set -eu
image="$command-$version-macos-$$(uname -m).dmg"
rm -rf image
mkdir image
cp -R "$name.app" image/
cp -R "$command/licences" image/Licences
ln -s /Applications image/Applications
if [ -n "$${MACOS_IDENTITY:-}" ]; then
    codesign --force --deep --timestamp --options runtime --entitlements macos-entitlements.plist \
        --sign "$$MACOS_IDENTITY" "image/$name.app"
else
    codesign --force --deep --sign - "image/$name.app"
fi
codesign --verify --deep --strict "image/$name.app"
tries=1
until hdiutil create -volname "$name" -srcfolder image -ov -format UDZO "$$image"; do
    [ "$$tries" -lt 5 ]  # the system's own search for malware may hold the image for a while: "Resource busy"
    tries=$$((tries + 1))
    sleep 10
done
if [ -n "$${MACOS_NOTARY:-}" ]; then
    xcrun notarytool submit --keychain-profile "$$MACOS_NOTARY" --wait "$$image"
    xcrun stapler staple "$$image"
fi
