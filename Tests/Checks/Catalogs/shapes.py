"""Makes catalogs of the shapes that real ones have, and specs whose titles are their keys.

    shapes.py FOLDER

Each case is a folder with `App.tabspec.json`, `strings` (the paths of its catalogs, one on each line) and
the catalogs. The same bytes in every run.
"""

import json
import pathlib
import random
import sys

LANGUAGES = ["ar", "ca", "de", "de-AT", "en-GB", "es", "es-419", "fr", "ja", "pt-BR", "zh-Hans"]
WORDS = [
    "Home", "Library", "Settings", "Notifications", "Timeline", "All Subscriptions", "Search",
    "Einstellungen", "Bibliothèque", "Notificaciones", "Línia de temps", "Totes les subscripcions",
    "الرئيسية", "ホーム", "🏳️‍🌈 Pride", "👩‍👩‍👧 Family", "🇩🇪🇫🇷 Flags", "e\u0301te\u0301", "", " padded ",
    "100 % \"quoted\" \\ %lld items", "line\nbreak",
]
STATES = ["new", "needs_review", "translated", "translated", "translated"]


class Maker:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def unit(self):
        return {"stringUnit": {
            "state": self.random.choice(STATES), "value": self.random.choice(WORDS)}}

    def plural(self):
        cases = ["zero", "one", "two", "few", "many", "other"]
        return {"variations": {"plural": {
            case: self.unit() for case in self.random.sample(cases, 3)}}}

    def device(self):
        cases = ["iphone", "ipad", "mac", "appletv", "applevision", "applewatch", "ipod", "other"]
        return {"variations": {"device": {
            case: self.plural() if self.random.random() < 0.3 else self.unit()
            for case in self.random.sample(cases, 4)}}}

    def localization(self):
        kind = self.random.random()
        if kind < 0.6:
            return self.unit()
        if kind < 0.75:
            return self.device()
        if kind < 0.85:
            return self.plural()
        if kind < 0.9:
            return {"stringSet": {"state": "translated", "values": ["a", "b"]}}
        found = self.unit()
        found["substitutions"] = {"count": {
            "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {"other": self.unit()}}}}
        return found

    def entry(self, source):
        if self.random.random() < 0.1:
            return {"shouldTranslate": False}
        found = {}
        if self.random.random() < 0.3:
            found["comment"] = "Title of a tab."
        if self.random.random() < 0.4:
            found["extractionState"] = self.random.choice(
                ["manual", "stale", "extracted_with_value", "migrated"])
        if found.get("extractionState") == "extracted_with_value":
            found["localizations"] = {
                source: {"stringUnit": {"state": "new", "value": self.random.choice(WORDS)}}}
        if self.random.random() < 0.8:
            some = self.random.sample(LANGUAGES, self.random.randrange(len(LANGUAGES)))
            found.setdefault("localizations", {}).update(
                {language: self.localization() for language in some})
        if self.random.random() < 0.05:
            found["shouldTranslate"] = self.random.random() < 0.5
        if self.random.random() < 0.1:
            found["unknownMember"] = [None, {"stringUnit": 1}]
        return found

    def catalog(self, keys, source, version):
        return {
            "sourceLanguage": source, "strings": {key: self.entry(source) for key in keys},
            "version": version,
        }

    def spec(self, keys):
        """A spec that has all these keys as titles, subtitles and actions."""
        keys = list(keys)
        self.random.shuffle(keys)

        def take():
            return keys.pop() if keys else "not a key"

        tabs, count = [], 0
        while keys:
            group = {"identifier": f"g{count}", "title": take(), "children": []}
            for child in range(self.random.randrange(1, 6)):
                node = {"identifier": f"g{count}.{child}", "title": take()}
                if self.random.random() < 0.2:
                    node["subtitle"] = take()
                group["children"].append(node)
            if self.random.random() < 0.3:
                group["sidebarActions"] = [{"title": take()}, {"title": take()}]
            tabs += [group, {"identifier": f"t{count}", "title": take()}]
            count += 1
        tabs.append({"type": "search"})
        found = {"tabs": tabs, "sidebar": {
            "footer": {"title": "Home"}, "bottomBar": {"title": "no key"},
            "header": {"title": "Library"}}}
        found["bottomAccessory"] = {"title": "Settings"}
        return found


def write(folder, spec, catalogs):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "App.tabspec.json").write_text(
        json.dumps(spec, ensure_ascii=False, indent=1), encoding="utf-8")
    for name, text in catalogs.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    (folder / "strings").write_text("".join(name + "\n" for name in catalogs), encoding="utf-8")


def main(folder):
    for seed in range(40):
        maker = Maker(seed)
        version = "1.0" if seed % 2 else "1.1"
        source = ["en", "en", "en", "ca", "pt-BR"][seed % 5]
        keys = WORDS[:12] + [f"tab.key.{n}" for n in range(30 if seed else 0)]
        if seed % 3 == 0:
            keys.append("")
        catalogs = {"Localizable.xcstrings": maker.catalog(keys, source, version)}
        if seed % 4 == 3:
            other = maker.catalog(keys[::2] + ["only here"], "fr", version)
            catalogs["More/More.xcstrings"] = other
        # Xcode writes a space before the colon, keys in order; other tools do not, and escape.
        style = {"separators": (",", " : ")} if seed % 2 else {}
        texts = {
            name: json.dumps(
                catalog, indent=2, ensure_ascii=seed % 7 == 0, sort_keys=seed % 2 == 1, **style)
            for name, catalog in catalogs.items()}
        write(folder / f"seed-{seed:02}", maker.spec(keys + ["only here"]), texts)
    maker = Maker(1000)
    keys = [f"{word} {n}" for n in range(65) for word in WORDS[:20]]
    catalog = maker.catalog(keys, "en", "1.0")
    write(folder / "large", maker.spec(keys), {"Localizable.xcstrings": json.dumps(catalog)})
    files = {
        "en.lproj/Localizable.strings": '/* A title */\n"Home" = "Home";\n"Library" = "Library";\n',
        "de.lproj/Localizable.strings":
            '// Titel\n"Home" = "Start \\"A\\"\\n";\n"Settings"="Einstellungen";\n'.encode("utf-16"),
        "ar.lproj/Localizable.strings":
            b"\xef\xbb\xbf" + 'Home = "\\U0627\\U0644";\n"Library";\n'.encode(),
    }
    spec = {"tabs": [
        {"identifier": "home", "title": "Home"}, {"identifier": "library", "title": "Library"},
        {"identifier": "settings", "title": "Settings"}, {"identifier": "x", "title": "Neither"}]}
    write(folder / "strings-files", spec, files)
    mixed = dict(files)
    mixed["Localizable.xcstrings"] = json.dumps(
        Maker(2000).catalog(["Home", "Neither"], "en", "1.0"))
    write(folder / "mixed", spec, mixed)
    # Shapes without anything in them.
    empty = {"Localizable.xcstrings": '{"sourceLanguage": "en", "strings": {}, "version": "1.0"}'}
    write(folder / "empty", spec, empty)


main(pathlib.Path(sys.argv[1]))
