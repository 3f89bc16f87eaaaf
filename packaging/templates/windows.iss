; Inno Setup 6: iscc windows.iss, in the folder in which bundle.py has built. For one user, without the administrator.
; With /Ssign=COMMAND and /Dsigned, installer and uninstaller are signed by that command.
[Setup]
AppId=$windows_id
AppName=$name
AppVersion=$version
AppPublisher=$developers
AppPublisherURL=$homepage
VersionInfoVersion=$numbers
VersionInfoProductTextVersion=$version
DefaultDirName={localappdata}\Programs\$name
DefaultGroupName=$name
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
MinVersion=10.0.17763
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=$command\licences\LICENSE.txt
SetupIconFile=made\freedoko-qt.ico
UninstallDisplayIcon={app}\$command.exe
OutputDir=.
OutputBaseFilename=$command-$version-windows-x64
Compression=lzma2
SolidCompression=yes
#ifdef signed
SignTool=sign
#endif

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "$command\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{userprograms}\$name"; Filename: "{app}\$command.exe"; AppUserModelID: "$id"

[Registry]
$windows_types

[Run]
Filename: "{app}\$command.exe"; Description: "{cm:LaunchProgram,$name}"; Flags: nowait postinstall skipifsilent
