extension KeyScanner {
  /// The parts of `a."b.c".d`, each where it starts; spaces around the dots do not count.
  mutating func scanDottedKey() -> [(name: String, position: TextPosition)] {
    var keys: [(name: String, position: TextPosition)] = []
    while true {
      skipSpaces()
      let start = position
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): keys.append((scanString(), start))
      default:
        let name = scanBareKey()
        guard !name.isEmpty else { return keys }
        keys.append((name, start))
      }
      skipSpaces()
      guard next == UInt8(ascii: ".") else { return keys }
      advance()
    }
  }

  private mutating func scanBareKey() -> String {
    var name: [UInt8] = []
    while let byte = next, !Self.endsBareKey(byte) {
      name.append(byte)
      advance()
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func endsBareKey(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "="), UInt8(ascii: "]"), UInt8(ascii: "["),
      UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "#"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: byte <= UInt8(ascii: " ")
    }
  }

  /// A number, a date, `true` or `false`.
  mutating func skipBareValue() {
    while let byte = next {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"),
        UInt8(ascii: "\n"):
        return
      default: advance()
      }
    }
  }

  mutating func skipSpaces() {
    while next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") { advance() }
  }

  mutating func skipLine() {
    while let byte = next, byte != UInt8(ascii: "\n") { advance() }
  }

  /// White space, line ends and comments.
  mutating func skipBlanks() {
    while let byte = next {
      if byte == UInt8(ascii: "#") {
        skipLine()
      } else if byte <= UInt8(ascii: " ") {
        advance()
      } else {
        return
      }
    }
  }
}
