internal import HarmlessText

/// HTML or SVG whose only tags are those that this module's own literals have.
///
/// This is the one place where text is escaped: a text that is put into a literal is data, and stays text. Everything
/// that a page is made of goes through here, once.
struct Markup: ExpressibleByStringInterpolation, Sendable {
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Collects the literals as they are, and the data escaped.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    /// Data: markup becomes text, and what is invisible becomes an escape.
    mutating func appendInterpolation(_ data: String) {
      Markup.escape(UnseenCharacters.escaped(data, .all), into: &text)
    }

    /// Data as a device draws it: controls become escapes, letters and what orders them stay.
    mutating func appendInterpolation(shown data: String) {
      Markup.escape(UnseenCharacters.escaped(data, .controls), into: &text)
    }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    mutating func appendInterpolation(_ markup: Markup) { text += markup.text }

    mutating func appendInterpolation(_ list: [Markup]) {
      for markup in list { text += markup.text }
    }
  }

  /// The characters that begin or end something in markup, in text and in quoted attributes, and what XML doesn't have.
  private static func escape(_ data: String, into text: inout String) {
    for scalar in data.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "`": text += "&#96;"
      // A line of the file is ours.
      case "\t": text += "&#9;"
      case "\n": text += "&#10;"
      case "\u{2028}": text += "&#8232;"
      case "\u{2029}": text += "&#8233;"
      default:
        text.unicodeScalars.append(scalar.value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar)
      }
    }
  }
}

extension Optional {
  /// The markup of a value, and none without one.
  func markup(_ write: (Wrapped) -> Markup) -> Markup { map(write) ?? "" }
}
