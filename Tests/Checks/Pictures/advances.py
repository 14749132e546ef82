"""Measures fonts like the systems' own, and checks the table of advances that pictures go by.

    advances.py [--write]

Inter stands for the systems' Latin, Cyrillic and Greek letters, Noto for the other scripts and once
more for Latin. The shaper is HarfBuzz, so that kerning and joined letters count. With --write the
table in Sources is made anew; without, it is compared with the fonts: on average it may be 5 % off,
and it may never be more than 12 % short of a title.

Needs uharfbuzz (PyPI) and Debian's fonts-inter, fonts-noto-core and fonts-noto-cjk.
"""

import json
import pathlib
import re
import sys
import unicodedata

try:
    import uharfbuzz as harfbuzz
except ImportError:
    harfbuzz = None

ROOT = pathlib.Path(__file__).resolve().parents[3]
TABLE = next(ROOT.glob("Sources/*/**/AdvanceTable.swift"), None)
INTER = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
SEMIBOLD = "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans{}-Regular.ttf"
CJK = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
ARABIC = NOTO.format("Arabic")
JOINER = "\u200d"
EMOJI = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

# Names of the stretches in the Swift table, their first and last scalars, and their font.
STRETCHES = (
    ("latin", 0x20, 0x17F, INTER),
    ("greek", 0x384, 0x3CE, INTER),
    ("cyrillic", 0x400, 0x45F, INTER),
    ("hebrew", 0x5D0, 0x5EA, NOTO.format("Hebrew")),
    ("arabic", 0x621, 0x64A, ARABIC),
    # Letters at the end of a word have long tails.
    ("arabicEnd", 0x621, 0x64A, ARABIC),
    ("devanagari", 0x900, 0x97F, NOTO.format("Devanagari")),
    ("thai", 0xE01, 0xE5B, NOTO.format("Thai")),
    ("punctuation", 0x2010, 0x2026, INTER),
)
# Words that bars have, for the scripts that the corpus does not have.
SAMPLES = {
    "Greek": (INTER, "Αρχική Αναζήτηση Βιβλιοθήκη Ρυθμίσεις Αγαπημένα Μηνύματα Προφίλ Λήψεις"),
    "Cyrillic": (INTER, "Главная Поиск Медиатека Настройки Избранное Сообщения Профиль Загрузки"),
    "Hebrew": (NOTO.format("Hebrew"), "בית חיפוש ספרייה הגדרות מועדפים הודעות פרופיל הורדות"),
    "Arabic": (ARABIC,
               "الرئيسية بحث المكتبة الإعدادات المفضلة الرسائل التنزيلات الأخبار"),
    "Devanagari": (NOTO.format("Devanagari"),
                   "होम खोज लाइब्रेरी सेटिंग पसंदीदा संदेश प्रोफ़ाइल डाउनलोड समाचार"),
    "Thai": (NOTO.format("Thai"), "หน้าหลัก ค้นหา คลัง ตั้งค่า รายการโปรด ข้อความ โปรไฟล์ ข่าว"),
    "Chinese": (CJK, "首页 搜索 资料库 设置 收藏 消息 我的"),
    "Japanese": (CJK, "ホーム 検索 ライブラリ 設定 お気に入り メッセージ プロフィール"),
    "Korean": (CJK, "홈 검색 보관함 설정 즐겨찾기 메시지 프로필"),
    "emoji": (EMOJI, "🏠 🔍 ⭐ ❤️ 👨‍👩‍👧‍👦 🇨🇭"),
}
FONTS = {}


def measured(text, path):
    """The width of a text in thousandths of its size."""
    if path not in FONTS:
        face = harfbuzz.Face(harfbuzz.Blob.from_file_path(path))
        FONTS[path] = harfbuzz.Font(face), face.upem
    font, upem = FONTS[path]
    buffer = harfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    harfbuzz.shape(font, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions) * 1000 / upem


def advance(scalar, path, ends=False):
    """The advance of one character, as it has it inside a word."""
    text = chr(scalar)
    if unicodedata.category(text) in ("Mn", "Me", "Cf", "Cc", "Cn"):
        return 0
    if path == ARABIC:
        shapes = (JOINER + text,) if ends else (text + JOINER, JOINER + text + JOINER)
        return round(sum(measured(shape, path) for shape in shapes) / len(shapes))
    if unicodedata.category(text) == "Mc":
        # Alone it would stand on a dotted circle.
        return round(measured("\u0915" + text, path) - measured("\u0915", path))
    return round(measured(text, path))


def write():
    path = TABLE or ROOT / "Sources/TabPictures/Pictures/AdvanceTable.swift"
    bold = sum(measured(chr(one), SEMIBOLD) for one in range(0x41, 0x7B))
    bold = round(1000 * bold / sum(measured(chr(one), INTER) for one in range(0x41, 0x7B)))
    lines = [
        "/// The advances of characters in thousandths of the font's size, made by",
        "/// `Tests/Checks/Pictures/advances.py --write`: Inter for Latin, Greek and Cyrillic, Noto Sans for the other",
        "/// scripts. The same script says how far off the sums are.", "enum AdvanceTable {",
        "  /// How much wider bold letters are, in thousandths.", f"  static let bold = {bold}", ""]
    for name, first, last, font in STRETCHES:
        lines.append(f"  /// From U+{first:04X} on.")
        lines.append(f"  static let {name}: [UInt16] = [")
        row = "   "
        for scalar in range(first, last + 1):
            number = f" {advance(scalar, font, name.endswith('End'))},"
            if len(row) + len(number) > 100:
                lines.append(row)
                row = "   "
            row += number
        lines += [row, "  ]", ""]
    widths = {"ideograph": ("字", CJK), "kana": ("あ", CJK), "hangul": ("한", CJK), "emoji": ("🏠", EMOJI)}
    for name, (text, font) in widths.items():
        lines.append(f"  static let {name} = {round(measured(text, font))}")
    path.write_text("\n".join(lines + ["}", ""]))
    print(f"wrote {path.relative_to(ROOT)}")


class Table:
    """The table as the Swift source has it."""

    def __init__(self):
        text = TABLE.read_text()
        self.single = {name: int(value) for name, value in re.findall(r"let (\w+) = (\d+)", text)}
        self.stretches = []
        for name, first, last, _ in STRETCHES:
            body = re.search(rf"let {name}: \[UInt16\] = \[(.*?)\]", text, re.S)[1]
            advances = [int(one) for one in re.findall(r"\d+", body)]
            if name.endswith("End"):
                self.ends = first, last, advances
            else:
                self.stretches.append((first, last, advances))

    def width(self, text):
        total, joins = 0, False
        for index, character in enumerate(text):
            scalar = ord(character)
            first, last, advances = self.ends
            if first <= scalar <= last and not text[index + 1:index + 2].isalpha():
                total += advances[scalar - first]
                continue
            # Emoji that are joined are one picture, and so is a flag of two letters.
            if joins:
                joins = False
                continue
            if scalar == 0x200D:
                joins = True
                continue
            total += self.scalar(scalar)
        return total

    def scalar(self, scalar):
        if unicodedata.category(chr(scalar)) in ("Mn", "Me", "Cf", "Cc"):
            return 0
        for first, last, advances in self.stretches:
            if first <= scalar <= last:
                return advances[scalar - first]
        if 0x1F1E6 <= scalar <= 0x1F1FF:
            return self.single["emoji"] // 2
        if 0x3041 <= scalar <= 0x30FF:
            return self.single["kana"]
        if 0xAC00 <= scalar <= 0xD7A3:
            return self.single["hangul"]
        if 0x2E80 <= scalar <= 0x9FFF:
            return self.single["ideograph"]
        return self.single["emoji"]


def titles(corpus):
    """All titles of the specs in a folder that are not blank."""
    found = set()
    values = [json.loads(path.read_text()) for path in corpus.rglob("*.tabspec.json")]
    while values:
        value = values.pop()
        if isinstance(value, dict):
            if isinstance(value.get("title"), str) and value["title"].strip():
                found.add(value["title"])
            values += value.values()
        elif isinstance(value, list):
            values += value
    return sorted(found)


def compare(what, texts, font, table):
    """Prints how far off the table is, and says whether that will do."""
    errors = []
    for text in texts:
        real = measured(text, font)
        errors.append(((table.width(text) - real) / real, text))
    average = sum(abs(error) for error, _ in errors) / len(errors)
    shortest = min(errors)
    fits = average <= 0.05 and shortest[0] >= -0.12
    print(f"{'' if fits else 'FAILED: '}{what}: {len(texts)} texts, {average:.1%} off on average, "
          f"at worst {shortest[0]:+.1%} ({shortest[1]})")
    return fits


def main():
    words = sys.argv[1:]
    if not harfbuzz or not pathlib.Path(INTER).exists():
        print("SKIPPED: measuring fonts needs uharfbuzz and fonts-inter")
        return 0
    if "--write" in words:
        write()
        return 0
    table = Table()
    found = titles(ROOT / "Tests/Corpus")
    fits = [compare("titles in Inter", found, INTER, table),
            compare("titles in Noto Sans", found, NOTO.format(""), table)]
    fits += [compare(name, words.split(), font, table) for name, (font, words) in SAMPLES.items()]
    return 0 if all(fits) else 1


if __name__ == "__main__":
    sys.exit(main())
