/// Writes texts as literals of a language, which end where the text ends.
enum TextEscapes {
  static func literal(_ text: String, _ language: CodeLanguage) -> String {
    let quote: Unicode.Scalar = language == .node ? "'" : "\""
    var result = String(quote)
    for scalar in text.unicodeScalars {
      switch scalar {
      case quote, "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.needsEscape: result += escape(scalar, language)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + String(quote)
  }

  private static func escape(_ scalar: Unicode.Scalar, _ language: CodeLanguage) -> String {
    let isLong = scalar.value > 0xFFFF
    switch language {
    case .node: return isLong ? "\\u{\(scalar.hexadecimal(1))}" : "\\u\(scalar.hexadecimal(4))"
    case .python where scalar.value < 0x100: return "\\x\(scalar.hexadecimal(2))"
    case .go where scalar.value < 0x80: return "\\x\(scalar.hexadecimal(2))"
    case .python, .go, .csharp:
      return isLong ? "\\U\(scalar.hexadecimal(8))" : "\\u\(scalar.hexadecimal(4))"
    // Java reads \u before it reads literals: a control character's \u would end one.
    case .java where scalar.value < 0x100:
      let digits = String(scalar.value, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
    case .java: return scalar.utf16Escapes
    }
  }

  /// A line of a comment that stays one, and is seen as it is.
  static func comment(_ line: String, _ language: CodeLanguage) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      if scalar.needsEscape {
        result += "<U+\(scalar.hexadecimal(4).uppercased())>"
      } else if language == .java, scalar == "u", result.last == "\\" {
        // In Java \u means something even in a comment.
        result.removeLast()
        result += "\\u005cu"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
