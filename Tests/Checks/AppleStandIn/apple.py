"""Type-checks generated code against Apple's SDKs, on a Mac with Xcode."""

import shutil
import subprocess
import sys

import play

# For each platform: the SDK, the compiler's target, and how far its numbers before 26 are below iOS's.
SDKS = {
    "iOS": ("iphonesimulator", "arm64-apple-ios{}-simulator", 0),
    "iPadOS": ("iphonesimulator", "arm64-apple-ios{}-simulator", 0),
    "macCatalyst": ("macosx", "arm64-apple-ios{}-macabi", 0),
    "macOS": ("macosx", "arm64-apple-macosx{}", 3),
    "tvOS": ("appletvsimulator", "arm64-apple-tvos{}-simulator", 0),
    "visionOS": ("xrsimulator", "arm64-apple-xros{}-simulator", 16),
}


def is_there():
    """Whether there is an SDK of Apple to check with."""
    return sys.platform == "darwin" and shutil.which("xcrun") is not None


def release(platform, minimum):
    """A release as the compiler's target names it: visionOS 2 and macOS 15 are what came with iOS 18."""
    major, _, minor = minimum.partition(".")
    less = SDKS[platform][2]
    return f"{int(major) - less if int(major) < 26 else major}.{minor or 0}"


def words(platform, minimum, mode, files):
    """The command that type-checks files for a platform."""
    sdk, triple, _ = SDKS[platform]
    result = ["xcrun", "--sdk", sdk, "swiftc", "-typecheck", "-parse-as-library",
              "-warnings-as-errors", "-package-name", "app", "-swift-version", mode,
              "-target", triple.format(release(platform, minimum))]
    if platform == "macCatalyst":
        root = subprocess.run(["xcrun", "--sdk", sdk, "--show-sdk-path"], capture_output=True,
                              text=True, check=True).stdout.strip()
        support = root + "/System/iOSSupport"
        result += ["-Fsystem", support + "/System/Library/Frameworks",
                   "-I", support + "/usr/lib/swift"]
    return result + files


def check(specs, shared, folder, fail):
    """Checks the code of specs: (name, source, targets) of each, with files that all of them share.

    Returns how often the code was checked.
    """
    play.write(folder, shared | {name: source for name, source, _ in specs})
    # What has equal targets is checked together.
    groups = {}
    for name, _, targets in specs:
        for target in targets:
            groups.setdefault((target["platform"], target["minimumVersion"]), []).append(name)
    count = 0
    for (platform, minimum), names in sorted(groups.items()):
        paths = [f"{folder}/{name}.swift" for name in [*shared, *names]]
        for mode in "5", "6":
            result = subprocess.run(
                words(platform, minimum, mode, paths), capture_output=True, text=True)
            count += 1
            if result.returncode != 0:
                fail(f"Apple's SDK refuses {platform} {minimum}, Swift {mode}:\n"
                     + result.stderr[:6000])
    return count
