# What flagfall.cmd calls before it starts Java: finds or fetches a JDK and Maven, builds what is not built yet, and
# prints the home of the JDK, all else on the error stream. It does what scripts/jdk.sh, fetch.sh, maven.sh and
# ./flagfall do elsewhere, and was written without a Windows to try it on: nobody has run it yet.
$ErrorActionPreference = 'Stop'
$ProgressPreference = 'SilentlyContinue'

$root = Split-Path -Parent $PSScriptRoot
$target = Join-Path $root 'app\target'
$tools = Join-Path $root '.tools'
$neededJava = 25

$pins = @{}
Get-Content (Join-Path $PSScriptRoot 'pins') | Where-Object { $_ -match '^(\w+)=(.*)$' } |
    ForEach-Object { $null = $_ -match '^(\w+)=(.*)$'; $pins[$Matches[1]] = $Matches[2] }

function Say($text) { [Console]::Error.WriteLine($text) }

# Downloads an archive, compares its checksum, and unpacks what is in its one folder to .tools\NAME; an archive with
# another sum leaves nothing behind.
function Fetch($name, $address, $algorithm, $sum) {
    Say "Downloading $name from $address to $tools"
    $part = Join-Path $tools ('part.' + [Guid]::NewGuid())
    $null = New-Item -ItemType Directory -Force -Path (Join-Path $part 'unpacked')
    try {
        $archive = Join-Path $part 'archive'
        Invoke-WebRequest -UseBasicParsing -Uri $address -OutFile $archive
        $found = (Get-FileHash -Algorithm $algorithm $archive).Hash
        if ($found -ne $sum) {
            throw "What came from $address is not $name and was thrown away: its $algorithm is '$found' and should be '$sum'."
        }
        & tar.exe -xf $archive -C (Join-Path $part 'unpacked') --strip-components=1
        if ($LASTEXITCODE -ne 0) { throw "$name could not be unpacked." }
        Remove-Item -Recurse -Force -ErrorAction SilentlyContinue (Join-Path $tools $name)
        Move-Item (Join-Path $part 'unpacked') (Join-Path $tools $name)
    } finally {
        Remove-Item -Recurse -Force -ErrorAction SilentlyContinue $part
    }
}

# Zero where there is no JDK in this folder.
function JavaFeature($place) {
    if (-not $place -or -not (Test-Path (Join-Path $place 'bin\javac.exe'))) { return 0 }
    $release = Get-Content -Raw -ErrorAction SilentlyContinue (Join-Path $place 'release')
    if ($release -match 'JAVA_VERSION="(\d+)') { return [int]$Matches[1] }
    return 0
}

function FindJdk {
    $places = @($env:JAVA_HOME, $env:JAVA25_HOME)
    $java = Get-Command java.exe -ErrorAction SilentlyContinue
    if ($java) { $places += Split-Path -Parent (Split-Path -Parent $java.Source) }
    foreach ($folder in 'Java', 'Eclipse Adoptium', 'Microsoft', 'Zulu', 'BellSoft', 'Amazon Corretto') {
        $places += (Get-ChildItem -Directory -ErrorAction SilentlyContinue (Join-Path $env:ProgramFiles $folder)).FullName
    }
    $places += (Get-ChildItem -Directory -ErrorAction SilentlyContinue (Join-Path $HOME '.jdks')).FullName
    $places += (Get-ChildItem -Directory -ErrorAction SilentlyContinue -Filter 'jdk-*' $tools).FullName
    $places | Where-Object { (JavaFeature $_) -ge $neededJava } | Select-Object -First 1
}

function NeedJdk {
    $found = FindJdk
    if ($found) { return $found }
    $version, $build = $pins.jdk_version -split '\+'
    $address = "https://github.com/adoptium/temurin25-binaries/releases/download/jdk-$version%2B$build/" +
        "OpenJDK25U-jdk_x64_windows_hotspot_${version}_$build.zip"
    if ($env:FLAGFALL_JDK_URL) { $address = $env:FLAGFALL_JDK_URL }
    $sum = $pins.jdk_sha256_windows_x64
    if ($env:FLAGFALL_JDK_SHA256) { $sum = $env:FLAGFALL_JDK_SHA256 }
    Fetch "jdk-$($pins.jdk_version)" $address 'SHA256' $sum
    FindJdk
}

# A Maven that is there and not too old, or the pinned one.
function NeedMaven {
    $found = Get-Command mvn.cmd -ErrorAction SilentlyContinue
    if ($found -and ("$(& $found.Source -v)" -match 'Apache Maven (\d+)\.(\d+)') -and
            [int]$Matches[1] * 1000 + [int]$Matches[2] -ge 3008) {
        return $found.Source
    }
    $name = "apache-maven-$($pins.maven_version)"
    $mvn = Join-Path $tools "$name\bin\mvn.cmd"
    if (-not (Test-Path $mvn)) {
        $repository = if ($env:MVNW_REPOURL) { $env:MVNW_REPOURL } else { 'https://repo.maven.apache.org/maven2' }
        Fetch $name "$repository/org/apache/maven/apache-maven/$($pins.maven_version)/$name-bin.tar.gz" 'SHA512' $pins.maven_sha512
    }
    $mvn
}

# Anything that ships and has changed since the last build; folders too, so that a deleted file counts.
function IsStale {
    $built = Get-Item -ErrorAction SilentlyContinue (Join-Path $target 'built')
    if (-not $built) { return $true }
    $sources = 'pom.xml', '*\pom.xml', '*\src\main', '*\src\launch', 'web\src', 'scripts\*.options' |
        ForEach-Object { Join-Path $root $_ }
    $newer = Get-Item -ErrorAction SilentlyContinue $sources |
        ForEach-Object { $_; if ($_.PSIsContainer) { Get-ChildItem -Recurse $_.FullName } } |
        Where-Object { $_.LastWriteTime -gt $built.LastWriteTime } | Select-Object -First 1
    return [bool]$newer
}

# Plays as a program for a moment, so that Java remembers what starting takes. A server cannot be asked to stop here as
# it can elsewhere, so what is remembered of the program has to do for it too.
function Rehearse($java) {
    $cache = Join-Path $target 'engine.aot'
    $command = "echo QUIT| `"$java`" `"@$root\scripts\java.options`" `"-XX:AOTCacheOutput=$cache`" -Dflagfall.vectors=off " +
        "-cp `"$target\flagfall.jar`" flagfall.app.Main engine --evaluator >>`"$target\build.log`" 2>&1"
    & cmd.exe /d /s /c "`"$command`""
    if ($LASTEXITCODE -ne 0) { Remove-Item -ErrorAction SilentlyContinue $cache }
}

try {
    $jdk = NeedJdk
    if (-not $jdk) { throw "Flagfall needs a JDK $neededJava or newer and found none: please install one, or set JAVA_HOME to it." }
    if (IsStale) {
        $env:JAVA_HOME = $jdk
        $mvn = NeedMaven
        Say 'Building Flagfall (first time takes a minute)...'
        $null = New-Item -ItemType Directory -Force $target
        $null = New-Item -ItemType File -Force (Join-Path $target 'building')
        Push-Location $root
        & cmd.exe /d /s /c "`"`"$mvn`" -q -B -pl app -am -Dmaven.test.skip=true package >`"$target\build.log`" 2>&1`""
        $failed = $LASTEXITCODE -ne 0
        Pop-Location
        if ($failed) {
            Get-Content (Join-Path $target 'build.log') | ForEach-Object { Say $_ }
            throw 'Flagfall could not be built; what Maven said is above.'
        }
        Rehearse (Join-Path $jdk 'bin\java.exe')
        Move-Item -Force (Join-Path $target 'building') (Join-Path $target 'built')
    }
    $jdk
} catch {
    Say $_.Exception.Message
    exit 1
}
