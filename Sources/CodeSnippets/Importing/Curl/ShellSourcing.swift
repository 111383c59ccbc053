internal import ByteSearch

/// Tells the commands of a shell script that run code from elsewhere, which may set any variable.
enum ShellSourcing {
  /// Whether a line runs another file or a text in the script's own shell: `source ./env`, `. env`, `eval "$x"`,
  /// `export $(cat .env)`.
  static func isIn(_ line: ArraySlice<UInt8>) -> Bool {
    // Most lines have none of the words.
    guard
      line.contains(UInt8(ascii: ".")) || line.offset(of: "source") != nil
        || line.offset(of: "eval") != nil || line.offset(of: "$") != nil
    else { return false }
    var isCommand = true
    var last = ""
    for word in words(of: line) {
      if isCommand, ["source", ".", "eval"].contains(word) { return true }
      if ["export", "declare", "typeset", "readonly", "local"].contains(last), isFilled(word) {
        return true
      }
      isCommand = starters.contains(word)
      last = word
    }
    return false
  }

  /// Whether the shell puts the name of a variable together: `"$NAME=b"`, `$(cat .env)`.
  private static func isFilled(_ word: String) -> Bool {
    word.hasPrefix("$") || word.hasPrefix("\"$")
  }

  /// Words and signs behind which a command starts.
  private static let starters: Set<String> = [
    ";", "then", "do", "else", "if", "while", "until", "!", "{", "builtin", "command", "elif",
  ]

  /// The words of a line, each sign that ends a command as one.
  private static func words(of line: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word = []
    }
    for byte in line.prefix(maximumLength) {
      if byte == 0x20 || byte == 0x09 || byte == 0x0D {
        end()
      } else if ";&|()`".utf8.contains(byte), word.last != UInt8(ascii: "$") {
        end()
        words.append(";")
      } else {
        word.append(byte)
      }
    }
    end()
    return words
  }

  /// A longer line is data.
  private static let maximumLength = 10_000
}
