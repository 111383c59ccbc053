import FuzzSupport

/// Random texts of what goes wrong in terminals.
enum NastyText {
  static let pieces: [String] = [
    "a", "Word", " ", "  ", "-", "—", ",", ".", "(", ")", "「", "」", "1", "3.14", "\n", "\r\n", "\r",
    "\t",
    "\u{0}", "\u{7}", "\u{8}", "\u{1B}", "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{90}", "\u{9B}",
    "\u{9D}", "\u{9F}",
    "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}", "\u{1160}", "\u{180B}", "\u{180E}", "\u{200B}",
    "\u{200C}",
    "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202B}", "\u{202C}",
    "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{206A}",
    "\u{3164}",
    "\u{FE00}", "\u{FE0E}", "\u{FE0F}", "\u{FEFF}", "\u{FFA0}", "\u{FFF9}", "\u{FFFC}", "\u{FFFD}",
    "\u{FFFF}",
    "\u{1D173}", "\u{E0001}", "\u{E0041}", "\u{E007F}", "\u{E0100}", "\u{E01EF}", "\u{10FFFF}",
    "\u{E000}",
    "\u{301}", "\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "\u{20E3}", "\u{5B8}", "\u{64B}", "é",
    "漢", "字",
    "かな", "ッ", "ー", "Ａ", "ﾊ", "가", "ᄒ", "ᅡ", "ᆫ", "क", "\u{94D}", "ष", "ि", "स्ते", "กำ", "เ", "ไทย",
    "ລາວ", "မြန်", "ש", "שלום", "ا", "لا", "مرحبا", "٣", "\u{600}", "👩", "💻", "👩‍👩‍👧‍👦", "👍🏽", "🏽", "🇩", "🇪",
    "🇩🇪", "🏴", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤", "❤️", "1️⃣", "⌚︎", "🫨", "\u{1FAFF}", "…", "│", "§", "‹ZWSP›", "◌",
  ]

  /// The same texts in every run.
  static func texts(count: Int, seed: UInt64 = 6) -> [String] {
    var random = SplitMix(state: seed)
    return (0..<count).map { _ in
      let length = Int.random(in: 0...14, using: &random)
      return (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
  }
}
