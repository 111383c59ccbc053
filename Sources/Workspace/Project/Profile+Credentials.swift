extension Profile {
  /// Catches the token itself, which should not stand in a file that is shared.
  static func tokenVariable(_ reader: inout TableReader) -> String? {
    guard let name = reader.text("token-variable") else { return nil }
    let isName =
      name.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
      && name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isASCIILetterOrDigit
      }
    guard isName else {
      reader.fail(
        "‘token-variable’ must name an environment variable, as in \"FCM_TOKEN\", not hold a token",
        at: "token-variable")
      return nil
    }
    return name
  }

  /// A list is taken as it stands.
  ///
  /// A string is taken apart at white space and nothing else: what looks as if it
  /// were for a shell is refused, because none reads it.
  static func tokenCommand(_ reader: inout TableReader) -> [String] {
    guard let texts = reader.texts("token-command") else { return [] }
    guard texts.count == 1, let only = texts.first, only.index == nil else {
      if reader.isEmptyList("token-command") {
        reader.fail("‘token-command’ is empty: name a program", at: "token-command")
      }
      return texts.map(\.text)
    }
    guard !only.text.contains(where: { "|&;<>()$`\\\"'*?[]#~=%!{}".contains($0) }) else {
      reader.fail(
        "Pushwright runs ‘token-command’ without a shell: write it as a list, as in [\"sh\", \"-c\", \"…\"]",
        at: "token-command")
      return []
    }
    let words = only.text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.isEmpty {
      reader.fail("‘token-command’ is empty: name a program", at: "token-command")
    }
    return words
  }

  /// Two sources of credentials would leave open whose rights are used.
  static func warnOfUnusedCredentials(_ reader: inout TableReader) {
    let named = ["credentials", "token-variable", "token-command"].filter { reader.has($0) }
    for key in named.dropFirst() {
      reader.warn("‘\(key)’ has no effect beside ‘\(named[0])’", at: key)
    }
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
