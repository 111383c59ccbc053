internal import HarmlessText

/// A text inside a page: nothing in it is markup, and nothing turns letters round.
enum HTMLText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in VisibleText.removing(from: text, keepingLineFeeds: true) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
