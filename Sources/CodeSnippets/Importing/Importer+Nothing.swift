internal import PushMessages

extension Importer {
  /// Says why a text without a message has none, in terms of what it was taken for.
  mutating func noteNothingFound(in whole: Excerpt, _ wanted: CodeLanguage?) {
    if let sent = sentName(in: whole, wanted) {
      let sentence =
        sent.isDefined
        ? "the message is in ‘\(sent.name)’, whose value isn't in the text"
        : "the message is in ‘\(sent.name)’, which this text doesn't define"
      return note(.error, sentence, at: whole.origin(of: sent.offset))
    }
    if let end = cutEnd(of: whole, wanted) {
      return note(
        .error, "the code is too long: no message is in what Pushwright reads of it, up to here",
        at: whole.origin(of: end))
    }
    let sentence =
      wanted.map { "no message of \($0.sdk) here" }
      ?? "no message here: an FCM request is {\"message\": {…}}"
    note(.error, sentence, at: 0)
  }

  /// The variable that the text gives to a function that sends.
  private mutating func sentName(
    in whole: Excerpt, _ wanted: CodeLanguage?
  ) -> CodeSearch.SentName? {
    for block in CodeBlock.blocks(of: whole.bytes).prefix(Self.maximumBlocks) {
      let bytes = block.unquoted(whole.bytes)
      let part = bytes[block.range]
      guard part.offset(of: "send") != nil || part.offset(of: "Send") != nil else { continue }
      for language in wanted.map({ [$0] }) ?? block.languages {
        work += block.range.count
        if let name = CodeSearch.sentName(in: CodeTokens(bytes, language, in: block.range)) {
          return name
        }
      }
    }
    return nil
  }

  /// Where reading ended in code that is longer than what is read.
  private mutating func cutEnd(of whole: Excerpt, _ wanted: CodeLanguage?) -> Int? {
    for block in CodeBlock.blocks(of: whole.bytes).prefix(Self.maximumBlocks)
    where block.range.count > CodeLexer.maximumTokens {
      let bytes = block.unquoted(whole.bytes)
      for language in wanted.map({ [$0] }) ?? block.languages
      where CodeSearch.isPossible(language, in: bytes[block.range]) {
        work += block.range.count
        let source = CodeTokens(bytes, language, in: block.range)
        if source.isCut { return source.start(of: source.count) }
      }
    }
    return nil
  }

  /// More blocks than a page has.
  private static let maximumBlocks = 20
}
