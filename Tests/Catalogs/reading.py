"""Reads string catalogs with Python's json and says what `tabspec titles --format json` has to say.

It knows nothing of tabspec: it goes by docs/languages.md.
"""

import json
import pathlib
import re
import unicodedata

DEVICES = {
    "iOS": "iphone", "iPadOS": "ipad", "macCatalyst": "mac", "tvOS": "appletv",
    "visionOS": "applevision",
}


def without_region(language):
    """The code without its region and what comes after; None where it has none."""
    parts = re.split("[-_]", language)
    for index, part in enumerate(parts[1:], 1):
        if len(part) == 1:
            return None
        if re.fullmatch("[A-Za-z]{2}|[0-9]{3}", part):
            return "-".join(parts[:index])
    return None


def unit(localization, device):
    """The text and the state of a localization on a device; None where it has none."""
    while True:
        if "stringUnit" in localization:
            found = localization["stringUnit"]
            return (found["value"], found.get("state")) if "value" in found else None
        variations = localization.get("variations", {})
        if "device" in variations:
            localization = variations["device"].get(device) or variations["device"].get("other")
        elif "plural" in variations:
            localization = variations["plural"].get("other")
        else:
            return None
        if localization is None:
            return None


class XCStrings:
    def __init__(self, path):
        document = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        self.source = document["sourceLanguage"]
        self.strings = document["strings"]
        self.languages = {self.source}
        for entry in self.strings.values():
            self.languages.update(entry.get("localizations", {}))

    def has(self, key):
        return key in self.strings

    def is_translatable(self, key):
        return self.strings[key].get("shouldTranslate") is not False

    def unit(self, key, language, device):
        localization = self.strings[key].get("localizations", {}).get(language)
        return None if localization is None else unit(localization, device)


class Strings:
    """The .strings files of one table, each `(language, {key: text})`."""

    def __init__(self, files):
        self.files = files
        self.source = files[0][0]
        self.languages = {language for language, _ in files}

    def has(self, key):
        return any(key in pairs for _, pairs in self.files)

    def is_translatable(self, key):
        return True

    def unit(self, key, language, device):
        for other, pairs in self.files:
            if other == language and key in pairs:
                return (pairs[key], None)
        return None


def characters(text):
    """Extended grapheme clusters, for the texts of these tests: marks, joiners and flags."""
    count, flags, joined = 0, 0, False
    for scalar in text:
        code = ord(scalar)
        is_flag = 0x1F1E6 <= code <= 0x1F1FF
        is_mark = (
            unicodedata.category(scalar) in ("Mn", "Me", "Mc") or code in (0x200D, 0xFE0F)
            or 0x1F3FB <= code <= 0x1F3FF)
        if not (is_mark and count or joined or is_flag and flags % 2):
            count += 1
        flags = flags + 1 if is_flag else 0
        joined = code == 0x200D
    return count


def entries(spec):
    """Every title: pointer, node or None, parent, whether it is a node's title."""
    found, siblings = [], []

    def walk(nodes, pointer, parent):
        for index, node in enumerate(nodes):
            here = f"{pointer}/{index}"
            kind = node.get("type") or ("group" if "children" in node else "tab")
            identifier = (
                "com.apple.UIKit.Search" if kind == "search" else node["identifier"])
            siblings.append((here, parent, identifier, node.get("title", "Search")))
            if "title" in node:
                limit = 24 if kind == "group" else 16 if parent == "" else 32
                found.append((here + "/title", identifier, node["title"], limit, here))
            if "subtitle" in node:
                found.append((here + "/subtitle", identifier, node["subtitle"], None, None))
            for action, value in enumerate(node.get("sidebarActions", [])):
                found.append(
                    (f"{here}/sidebarActions/{action}/title", None, value["title"], None, None))
            walk(node.get("children", []), here + "/children", here)

    walk(spec["tabs"], "/tabs", "")
    if "bottomAccessory" in spec:
        found.append(("/bottomAccessory/title", None, spec["bottomAccessory"]["title"], None, None))
    for view in ("header", "footer", "bottomBar"):
        if view in spec.get("sidebar", {}):
            title = spec["sidebar"][view]["title"]
            found.append((f"/sidebar/{view}/title", None, title, None, None))
    return found, siblings


def read(key, language, catalogs, device):
    """What a key reads in a language: text, state, whether that is missing."""
    for catalog in catalogs:
        if not catalog.has(key):
            continue
        if not catalog.is_translatable(key):
            return key, None, False
        own = catalog.unit(key, language, device)
        if own:
            return own[0], own[1], False
        source = catalog.unit(key, catalog.source, device)
        text = source[0] if source else key
        base = without_region(language)
        other = catalog.unit(key, base, device) if base else None
        return other[0] if other else text, None, language != catalog.source
    return key, None, bool(catalogs) and language != catalogs[0].source


def titles(spec, catalogs, platform="iOS"):
    """What `tabspec titles --format json` prints."""
    device = DEVICES[platform]
    languages = sorted(set().union(*[catalog.languages for catalog in catalogs]))
    found, siblings = entries(spec)
    result = []
    for pointer, identifier, key, limit, here in found:
        texts = {}
        for language in languages:
            text, state, is_missing = read(key, language, catalogs, device)
            equals = []
            if here:
                parent = next(s[1] for s in siblings if s[0] == here)
                for place, other, name, title in siblings:
                    same = read(title, language, catalogs, device)[0]
                    if "title" not in node_at(spec, place):
                        same = "Search"
                    if other == parent and place != here and same.strip() == text.strip():
                        equals.append(name)
            texts[language] = {
                "text": text, "state": state, "characters": characters(text),
                "isTooLong": limit is not None and characters(text.strip()) > limit,
                "isMissing": is_missing, "equals": equals[:10],
            }
        result.append({
            "pointer": pointer, "identifier": identifier, "key": key,
            "isKey": any(catalog.has(key) for catalog in catalogs), "limit": limit, "texts": texts,
        })
    return {
        "sourceLanguage": catalogs[0].source if catalogs else None, "languages": languages,
        "titles": result,
    }


def node_at(spec, pointer):
    place = spec
    for part in pointer.split("/")[1:]:
        place = place[int(part)] if isinstance(place, list) else place[part]
    return place
