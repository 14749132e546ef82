"""Lays out the cases: the examples, and specs that try to break out of the reports.

    cases.py EXAMPLES CASES

Each case is a folder with `specs`, and `options` of the command line where it needs some. Where it
has `record`, a baseline of the specs is recorded before the specs of `later` take their place.
"""

import json
import pathlib
import shutil
import sys

HOSTILE = (
    "</text><script>alert(1)</script> ]]> <!-- -- --> &amp; \"quotes\" 'and' `ticks` ```\n"
    "::error::x\r\n##[error]y \x1b[31m\x1b]8;;https://evil.example\x07 | a || b \\| \\ %0A %25 "
    "\u202etxet\u2066 \x00\x85\u2028\ufffe\uffff\ufeff \U0001d11e\U0001f469 e\u0301 --flag "
    "{0} {{1}} "
    "[click](https://evil.example) ![x](y) <https://evil.example> www.evil.example @everyone #1 "
    "$x$ *b* _i_ ~~s~~ a,b:c;d=e \t end"
)
# As much of it as the name of a file can hold.
HOSTILE_NAME = "\n::error::x | `c` <d> %41 #q?r :x,y=z ]]> \u202e\x1b[31m \U0001d11e\" '& [a](b)"


def write(folder, name, spec):
    folder.mkdir(parents=True, exist_ok=True)
    text = spec if isinstance(spec, str) else json.dumps(spec, ensure_ascii=False, indent=1)
    (folder / name).write_text(text, encoding="utf-8", newline="")


def hostile_spec(lines=1):
    tab = {"identifier": HOSTILE, "title": HOSTILE, "badgeValue": HOSTILE}
    tab["image"] = HOSTILE + ".fill"
    group = {"identifier": HOSTILE, "title": HOSTILE, "children": [tab, tab]}
    spec = {"mode": "tabSidebar", "tabs": [tab, tab, group], "prominentTabIdentifier": HOSTILE}
    return "\n" * lines + json.dumps(spec, ensure_ascii=True, indent=1)


def main():
    examples, cases = (pathlib.Path(word) for word in sys.argv[1:])
    examples = examples.resolve()
    for number, spec in enumerate(sorted(examples.rglob("*.json"))):
        folder = cases / f"example-{spec.name.split('.')[0]}-{number}" / "specs"
        folder.mkdir(parents=True)
        name = spec.name if spec.name.endswith(".tabspec.json") else spec.stem + ".tabspec.json"
        shutil.copy(spec, folder / name)

    (cases / "nothing" / "specs").mkdir(parents=True)
    write(cases / "clean" / "specs", "App.tabspec.json",
          {"tabs": [{"identifier": c, "title": t, "image": i} for c, t, i in
                    [("a", "Ideas", "lightbulb"), ("b", "Notes", "note")]]})
    write(cases / "hostile" / "specs", "App.tabspec.json", hostile_spec())
    write(cases / "hostile" / "specs", HOSTILE_NAME + ".tabspec.json", hostile_spec())
    write(cases / "shape" / "specs", "App.tabspec.json",
          json.dumps({HOSTILE: 1, "mode": HOSTILE, "tabs": [{HOSTILE: HOSTILE}, HOSTILE]}))
    write(cases / "syntax" / "specs", "App.tabspec.json", '{"a\U0001d11e": \r\n [1, \x1b')
    write(cases / "wide" / "specs", "App.tabspec.json",
          '{"tabs": [' + ", ".join(
              '{"identifier": "\U0001f469é%d", "title": "\U0001d11e \U0001d11e%d é"}' % (n % 3, n)
              for n in range(60)) + "]}")

    write(cases / "baseline" / "specs", "App.tabspec.json", hostile_spec())
    write(cases / "baseline" / "later", "App.tabspec.json",
          hostile_spec(lines=9).replace('"mode": "tabSidebar",', '"isTabBarHidden": true,'))
    (cases / "baseline" / "record").touch()
    (cases / "baseline" / "options").write_text("--baseline\nbase.json\n")


main()
