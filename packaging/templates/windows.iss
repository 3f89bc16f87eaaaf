; Inno Setup 6: iscc windows.iss, in the folder in which bundle.py has built. For one user, without the administrator.
[Setup]
AppId=$windows_id
AppName=$name
AppVersion=$version
AppPublisher=$developers
DefaultDirName={autopf}\$name
DefaultGroupName=$name
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
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

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "$command\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs

[InstallDelete]
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\$name"; Filename: "{app}\$command.exe"; AppUserModelID: "$id"

[Registry]
$windows_types

[Run]
Filename: "{app}\$command.exe"; Description: "{cm:LaunchProgram,$name}"; Flags: nowait postinstall skipifsilent
