"""Reads string catalogs with Python's json and says what the titles of nodes are in a language.

It knows nothing of tabspec: it goes by docs/languages.md.
"""

import json
import pathlib
import re

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
    """The text of a localization on a device; None where it has none."""
    while True:
        if "stringUnit" in localization:
            return localization["stringUnit"].get("value")
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
                return pairs[key]
        return None


def nodes(spec):
    """The titles of all nodes by identifier, a search tab's own aside."""
    found, left = {}, list(spec["tabs"])
    while left:
        node = left.pop()
        left += node.get("children", [])
        if node.get("type") != "search":
            found[node["identifier"]] = node["title"]
    return found


def read(key, language, catalogs, device):
    """What a key reads in a language."""
    for catalog in catalogs:
        if not catalog.has(key):
            continue
        if not catalog.is_translatable(key):
            return key
        own = catalog.unit(key, language, device)
        if own is not None:
            return own
        source = catalog.unit(key, catalog.source, device)
        base = without_region(language)
        other = catalog.unit(key, base, device) if base else None
        return next((text for text in (other, source) if text is not None), key)
    return key


def titles(spec, catalogs, language, platform):
    """The title of each node, by identifier."""
    device = DEVICES[platform]
    return {name: read(key, language, catalogs, device) for name, key in nodes(spec).items()}


def languages(catalogs):
    return sorted(set().union(*[catalog.languages for catalog in catalogs]))
