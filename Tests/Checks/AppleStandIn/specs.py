"""Makes random specs that a tab bar controller can be set up by."""

import json
import random

PLATFORMS = ["iOS", "iPadOS", "macCatalyst", "tvOS", "visionOS"]
VERSIONS = ["18.0", "18.4", "26.0", "26.1", "26.4", "27.0"]
PLACEMENTS = ["automatic", "default", "optional", "movable", "pinned", "fixed", "sidebarOnly"]
TITLES = [
    "Home", "Library", "Für dich", "设置", "100%", "A \"quoted\" title", "back\\slash", "\\(x)",
    "two\nlines", "tab\there", "#\"raw\"#", "🏠", "\"\"\"", "e\u0301", "\u202eltr", "a\u200db",
]
IDENTIFIERS = [
    "home", "library.artists", "self", "class", "default", "init", "allCases", "1st", "🏠",
    "Search", "search", "my_tab", "com.example.tab", "Größe", "rawValue", "none", "a b", "\"", "\\",
]


SEARCH = "com.apple.UIKit.Search"


def version_at_least(low):
    return random.choice([v for v in VERSIONS if float(v) >= float(low)])


class Maker:
    platforms = PLATFORMS

    def __init__(self, seed):
        random.seed(seed)
        self.count = 0
        self.has_search = False
        self.targets = self.make_targets()
        # What the keys of newer specs make of them: half of the specs have none.
        self.conditions = random.choice([[], [], ["signedIn"], ["signedIn", "isOffline"]])
        self.has_repeated = random.random() < 0.4

    def make_targets(self):
        names = random.sample(self.platforms, random.choice([1, 1, 2, 3, 5]))
        return [{"platform": n, "minimumVersion": random.choice(VERSIONS)} for n in names]

    def identifier(self):
        self.count += 1
        name = random.choice(IDENTIFIERS)
        return name if random.random() < 0.4 and self.count < 4 else f"{name}.{self.count}"

    def image(self):
        return random.choice([
            "house", {"systemName": "gear"}, {"asset": "Logo"}, {"asset": "a/b (c)"}, "star.circle"])

    def availability(self):
        result = {}
        if random.random() < 0.6:
            result["platforms"] = random.sample(self.platforms, random.choice([1, 2, 3, 4]))
        if random.random() < 0.4:
            result["horizontalSizeClass"] = random.choice(["compact", "regular"])
        if random.random() < 0.4:
            result["minimumVersion"] = random.choice(VERSIONS)
        if random.random() < 0.3:
            result["maximumVersion"] = version_at_least(result.get("minimumVersion", "18.0"))
        for name in self.conditions:
            if random.random() < 0.6:
                result.setdefault(random.choice(["when", "unless"]), []).append(name)
        return result

    def repeat(self, node):
        node["identifier"] = random.choice(["show.*", "*", "a \"*\".b"]) + f".{self.count}"
        node["repeats"] = {"samples": random.sample(TITLES, random.choice([0, 1, 3]))}
        self.has_repeated = False

    def live(self, node):
        keys = ["title", "subtitle", "image", "selectedImage", "isHidden", "isEnabled"]
        node["live"] = random.sample(keys, random.choice([1, 2]))

    def node(self, depth, siblings):
        kind = random.choice(["tab", "tab", "tab", "group" if depth < 3 else "tab", "search"])
        if kind == "search" and (self.has_search or depth > 1):
            kind = "tab"
        node = {}
        if kind == "search":
            self.has_search = True
            node["type"] = "search"
            if random.random() < 0.3:
                node["title"] = random.choice(["Find", "Search"])
            if random.random() < 0.3:
                node["image"] = "sparkle.magnifyingglass"
        else:
            node["identifier"] = self.identifier()
            node["title"] = random.choice(TITLES)
            if random.random() < 0.8:
                node["image"] = self.image()
        self.options(node, kind)
        if kind == "tab" and self.has_repeated and random.random() < 0.3:
            self.repeat(node)
        if random.random() < 0.1:
            self.live(node)
        if kind != "group" and random.random() < 0.1:
            node["performsAction"] = True
        if random.random() < 0.25:
            node["availability"] = self.availability()
        if kind == "group":
            node["children"] = [
                self.node(depth + 1, None) for _ in range(random.choice([0, 1, 2, 3]))]
            self.group_options(node)
        return node

    def options(self, node, kind):
        def maybe(key, value, share=0.15):
            if random.random() < share:
                node[key] = value
        maybe("selectedImage", self.image())
        maybe("subtitle", random.choice(TITLES + [""]))
        maybe("badgeValue", random.choice(["3", "", "99+", "\n"]))
        maybe("accessibilityLabel", random.choice([title for title in TITLES if title]))
        maybe("viewController", "SampleViewController")
        if kind == "search":
            maybe("preferredPlacement", "pinned", 0.3)
            maybe("automaticallyActivatesSearch", random.random() < 0.5, 0.3)
        else:
            maybe("preferredPlacement", random.choice(PLACEMENTS), 0.5)
        for key in ["isHidden", "isHiddenByDefault", "allowsHiding", "isEnabled"]:
            maybe(key, random.random() < 0.5)

    def group_options(self, node):
        children = [
            c["identifier"] for c in node["children"] if "identifier" in c and "repeats" not in c]
        def maybe(key, value, share=0.25):
            if random.random() < share:
                node[key] = value
        if children:
            maybe("defaultChildIdentifier", random.choice(children))
            maybe("displayOrderIdentifiers", random.sample(children, random.randint(0, len(children))))
        for key in ["allowsReordering", "managesNavigation", "isSidebarDestination",
                    "isCollapsedByDefault"]:
            maybe(key, random.random() < 0.7)
        maybe("sidebarAppearance", random.choice(["automatic", "inline", "rootSection"]))
        maybe("sidebarActions", [
            {"title": random.choice(TITLES), **({"image": self.image()} if random.random() < 0.5 else {})}
            for _ in range(random.choice([0, 1, 2]))])

    def root_values(self, roots):
        """Keys of the root that variants may have, too."""
        values = {}
        def maybe(key, value, share=0.25):
            if random.random() < share:
                values[key] = value
        maybe("mode", random.choice(["automatic", "tabBar", "tabSidebar"]))
        maybe("compactTabIdentifiers", random.sample(roots, random.randint(0, len(roots))))
        maybe("customizationIdentifier", random.choice(["main", "a\"b"]))
        if roots:
            maybe("prominentTabIdentifier", random.choice(roots))
        maybe("isTabBarHidden", random.random() < 0.5)
        maybe("horizontalSizeClass", random.choice(["compact", "regular"]))
        maybe("tabBarMinimizeBehavior",
              random.choice(["automatic", "never", "onScrollDown", "onScrollUp"]))
        maybe("bottomAccessory", {"title": random.choice(TITLES)})
        if random.random() < 0.3:
            values["sidebar"] = {
                key: value for key, value in {
                    "isHidden": True, "preferredLayout": random.choice(["automatic", "overlap", "tile"]),
                    "preferredPlacement": random.choice(["automatic", "sidebar", "tabBar"]),
                    "header": {"title": "Top"}, "footer": {"title": "End"},
                    "bottomBar": {"title": "Bar"}}.items() if random.random() < 0.4}
        return values

    def spec(self):
        tabs = [self.node(1, None) for _ in range(random.choice([1, 2, 3, 4, 6]))]
        spec = {"tabs": tabs}
        if random.random() < 0.85:
            spec = {"targets": self.targets, **spec}
        roots = [t["identifier"] for t in tabs if "identifier" in t and "repeats" not in t]
        if self.conditions:
            spec["conditions"] = {
                name: {"meaning": f"It is {name}.", "usually": random.random() < 0.5}
                for name in self.conditions}
        def maybe(key, value, share=0.25):
            if random.random() < share:
                spec[key] = value
        maybe("name", random.choice(["Shop", "self", "", "2 Panes", "日本", "UI"]))
        maybe("initialTabIdentifier", random.choice(roots or [SEARCH]))
        spec.update(self.root_values(roots))
        if random.random() < 0.3:
            variants = []
            for _ in range(random.choice([1, 2])):
                availability, values = self.availability(), self.root_values(roots)
                if availability and values:
                    variants.append({"availability": availability, **values})
            if variants:
                spec["variants"] = variants
        items = list(spec.items())
        random.shuffle(items)
        return dict(items)


class SwiftUIMaker(Maker):
    """Specs for a `TabView`."""

    platforms = ["iOS", "iPadOS", "macCatalyst", "macOS", "tvOS", "visionOS"]

    def node(self, depth, siblings):
        # Several search tabs are allowed.
        self.has_search = self.has_search and random.random() < 0.8
        node = super().node(depth, siblings)
        if "children" in node:
            # Sections are repeated, too.
            if self.has_repeated and random.random() < 0.3:
                self.repeat(node)
            # What SwiftUI's sections do not have would leave out nearly all of these specs.
            for key in ["image", "viewController"] if random.random() < 0.9 else []:
                node.pop(key, None)
        if random.random() < 0.1:
            node["hasCustomizationID"] = random.random() < 0.5
        return node

    def spec(self):
        return {"framework": "SwiftUI", **super().spec()}


# Words that Swift keeps for itself, that its types have already, or that the generated code uses.
WORDS = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open
    operator private precedencegroup protocol public rethrows static struct subscript typealias var
    break case catch continue default defer do else fallthrough for guard if in repeat return switch
    throw where while Any as await false is nil self Self super throws true try _ actor async macro
    some any each consume copy borrowing consuming nonisolated isolated package left right get set
    willSet didSet lazy weak unowned mutating none optional override postfix precedence prefix
    required rawValue hashValue allCases Type Protocol description hash identifier tab UITab
    UIViewController String Int Bool Optional setUp content mode tabs sidebar
""".split()
SIGNS = [
    "1st", "2 nd", "-", "--", "🏠", "🏳️‍🌈", "é", "a.b", "a-b", "a_b", "aB", "A.B", "\"", "\\", "\\(x)", "#",
    "`self`", "`", "'", "\n", "\t", "\u2028", "\u202e", "\u200b", "a\u200db", "数", "数.二", "0", "00",
    "ǆ", "ß", "SS", "ss", " ", "  ", "$0", "$x", "@x", "#if", "//", "/*", "*/", "\"\"\"", "a" * 200,
    "\U000e0101x", "x\ufe0f",
]


def hostile():
    """A spec whose identifiers and titles are what Swift has a meaning for, or cannot name."""
    names = WORDS + SIGNS
    groups = []
    for start in range(0, len(names), 12):
        part = names[start:start + 12]
        groups.append({
            "identifier": f"group {start}", "title": part[0],
            # A `*` in an identifier is what a repeated node has.
            "children": [{"identifier": n.replace("*", "•"), "title": n + "\\(1)\"\"\"#"} for n in part],
            "sidebarActions": [{"title": n} for n in part[:3]],
        })
    return {"name": "class \\(x) \"", "tabs": groups}


def numbers(words):
    """How many specs are made, from which seed on, and the other words."""
    wanted = first = 0
    if words[:1] == ["--generated"]:
        wanted, words = int(words[1]), words[2:]
    if words[:1] == ["--first"]:
        first, words = int(words[1]), words[2:]
    return wanted, first, words


def add(check, name, spec):
    """Whether a check takes a spec, written into its folder."""
    path = f"{check.work}/{name}.tabspec.json"
    with open(path, "w", encoding="utf-8") as file:
        json.dump(spec, file, ensure_ascii=False)
    return check.add(path)


def add_made(check, name, maker, wanted, first):
    """Makes specs until a check took as many as wanted; returns how many it took."""
    seed, made = first, 0
    while made < wanted and seed < first + wanted * 20:
        made += add(check, f"{name}-{seed}", maker(seed).spec())
        seed += 1
    return made
