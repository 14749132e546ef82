"""Compares what tabspec reads in string catalogs with what Python's json and the rules give.

    compare.py TOOL CASES
"""

import json
import pathlib
import subprocess
import sys

import reading

# What the .strings files of the cases hold; Python has no reader for them.
STRINGS = {
    "en": {"Home": "Home", "Library": "Library"},
    "de": {"Home": 'Start "A"\n', "Settings": "Einstellungen"},
    "ar": {"Home": "\u0627\u0644", "Library": "Library"},
}


def catalogs(folder, names):
    found, files = [], []
    for name in names:
        if name.endswith(".xcstrings"):
            found.append(reading.XCStrings(folder / name))
            continue
        language = name.split(".")[0]
        files.append((language, STRINGS[language]))
        if len(files) == 1:
            found.append(None)
    return [catalog or reading.Strings(files) for catalog in found]


def main(tool, cases):
    count = 0
    for folder in sorted(pathlib.Path(cases).iterdir()):
        spec = json.loads((folder / "App.tabspec.json").read_text(encoding="utf-8"))
        names = (folder / "strings").read_text(encoding="utf-8").split("\n")[:-1]
        options = [word for name in names for word in ("--strings", str(folder / name))]
        read = catalogs(folder, names)
        for platform in reading.DEVICES if folder.name.startswith("seed") else ["iOS"]:
            expected = reading.titles(spec, read, platform)
            words = [tool, "titles", "--no-config", "--format", "json", "--platform", platform]
            run = subprocess.run(
                words + options + ["--", str(folder / "App.tabspec.json")], capture_output=True)
            if run.returncode != 0:
                sys.exit(f"{folder.name}: {run.returncode}\n{run.stderr.decode()}")
            found = json.loads(run.stdout)
            for mine, theirs in zip(expected["titles"], found["titles"]):
                count += len(mine["texts"])
                if mine == theirs and list(mine) == list(theirs):
                    continue
                for language in mine["texts"]:
                    if mine["texts"][language] != theirs["texts"].get(language):
                        sys.exit(
                            f"{folder.name} on {platform}, {mine['pointer']} in {language}:\n"
                            f"expected {mine['texts'][language]}\nfound    "
                            f"{theirs['texts'].get(language)}")
                sys.exit(f"{folder.name} on {platform}: expected {mine}\nfound {theirs}")
            if expected != found:
                sys.exit(f"{folder.name} on {platform}: {expected.keys()} {found['languages']}")
    print(f"{count} texts are the same")


main(sys.argv[1], sys.argv[2])
