/// Texts that want to do something to a terminal, to the lines of a report or to the eye of its reader.
package struct HostileText: Hashable, Sendable, CustomStringConvertible {
  package var description: String
  package var text: String

  init(_ description: String, _ text: String) {
    self.description = description
    self.text = text
  }

  package static let all: [HostileText] = [
    HostileText("CSI, clears", "a\u{1B}[2J\u{1B}[31mb"),
    HostileText("CSI, leaves the screen", "a\u{1B}[?1049lb"),
    HostileText("CSI, asks", "a\u{1B}[6n\u{1B}[cb"),
    HostileText("a full reset", "a\u{1B}cb"),
    HostileText("OSC, title", "a\u{1B}]0;taken\u{7}b"),
    HostileText("OSC 52, clipboard", "a\u{1B}]52;c;aGFja2Vk\u{1B}\\b"),
    HostileText("OSC 8, link", "a\u{1B}]8;;http://evil.example\u{1B}\\here\u{1B}]8;;\u{1B}\\b"),
    HostileText("DCS", "a\u{1B}P$q\"p\u{1B}\\b"),
    HostileText("APC", "a\u{1B}_Gf=100;AAAA\u{1B}\\b"),
    HostileText("PM and SOS", "a\u{1B}^x\u{1B}\\\u{1B}Xy\u{1B}\\b"),
    HostileText("C0", "a\u{1}\u{5}\u{7}\u{8}\u{B}\u{C}\u{E}\u{F}\u{18}\u{1A}b"),
    HostileText("DEL", "a\u{7F}b"),
    HostileText("C1 CSI", "a\u{9B}2J\u{9B}?1049lb"),
    HostileText("C1 OSC", "a\u{9D}52;c;eA==\u{9C}b"),
    HostileText("C1 DCS, APC, PM, SOS", "a\u{90}q\u{9C}\u{9F}x\u{9C}\u{9E}y\u{9C}\u{98}z\u{9C}b"),
    HostileText("C1, all", "a" + (0x80...0x9F).map(scalar).joined() + "b"),
    HostileText("line ends", "a\nFORGED\r\nFORGED\rFORGED\u{85}FORGED\u{2028}FORGED\u{2029}FORGED"),
    HostileText("tabs", "a\tb\tc"),
    HostileText("bidi override", "a\u{202E}drow\u{202C}b"),
    HostileText("bidi left open", "a\u{202B}\u{2067}\u{202E}b"),
    HostileText("bidi closed too often", "a\u{2069}\u{202C}\u{2069}b"),
    HostileText("bidi marks", "a\u{200E}\u{200F}\u{61C}b"),
    HostileText("zero-width", "a\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}b"),
    HostileText("tag characters", "a\u{E0001}\u{E0068}\u{E0069}\u{E007F}b"),
    HostileText("variation selectors", "a\u{FE0F}\u{E0100}\u{E01EF}b"),
    HostileText("deprecated and hidden formats", "a\u{206A}\u{206F}\u{FFF9}x\u{FFFA}y\u{FFFB}b"),
    HostileText("noncharacters", "a\u{FFFE}\u{FFFF}\u{10FFFF}b"),
    HostileText("fillers", "a\u{3164}\u{115F}\u{1160}\u{FFA0}b"),
    HostileText("marks piled up", "a" + String(repeating: "\u{301}", count: 60) + "b"),
    HostileText("lone marks", "\u{301}\u{20E3}b"),
    HostileText("very long", String(repeating: "long ", count: 4000)),
    HostileText("very long without a space", String(repeating: "\u{1B}[A", count: 5000)),
  ]

  /// All of them in one text, for places that show a text whole.
  package static let joined = all.filter { $0.text.utf8.count < 1000 }.map(\.text).joined(
    separator: "|")

  private static func scalar(_ value: Int) -> String {
    Unicode.Scalar(UInt32(value)).map { String($0) } ?? ""
  }

  /// Whether a terminal would obey the character: C0, DEL and C1.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value
  }

  /// Whether the character changes what is read without being seen.
  package static func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB,
      0xE0000...0xE007F:
      true
    default: false
    }
  }

  /// What is in a text that should not get to a terminal; no line feeds, which are the report's own.
  package static func harm(in text: String, isData: Bool = false) -> [String] {
    Set(
      text.unicodeScalars.filter {
        $0 != "\n" && (isControl($0) || !isData && isDeceptive($0))
      }
    ).map { "U+\(String($0.value, radix: 16, uppercase: true))" }.sorted()
  }
}
