internal import PushMessages

/// Requests that a program writes as JSON, and that were read as data.
extension Importer {
  /// Reads them as code where that knows more of them: what a variable holds there, and what may change it.
  mutating func readRequests(
    in whole: Excerpt, _ language: CodeLanguage?, into found: inout [FoundMessage],
    besides unreadable: [UnreadableMessage], isNothingElse: Bool
  ) {
    guard format != .curl, [nil, .python, .node].contains(language),
      found.isEmpty ? isNothingElse : found.contains(where: \.isData)
    else { return }
    let requests = CodePayloads.requests(self).all(in: whole, only: language, &work).map(
      FoundMessage.init)
    guard !found.isEmpty else {
      found = requests
      return
    }
    for request in requests {
      // What a variable or the request itself holds is a part of it, and no message of its own.
      let rest = found.filter { !$0.isPart(of: request) }
      guard let place = rest.firstIndex(where: { $0.range.overlaps(request.range) }) else {
        guard !unreadable.contains(where: { $0.range.overlaps(request.range) }) else { continue }
        found = rest
        found.append(request)
        continue
      }
      guard rest.count == found.count, found[place].isData,
        found[place].range.lowerBound == request.range.lowerBound
      else { continue }
      guard !isAmbiguous(request.range, in: whole) else { continue }
      let known = found[place].losses
      let isConstant = request.losses.count < known.count
      if isConstant || !request.losses.subtracting(known).isEmpty { found[place] = request }
    }
  }

  /// Whether only the language decides what the texts of a literal are, and which one it is isn't known: `'It''s'` is one
  /// text in YAML and two in Python.
  private func isAmbiguous(_ range: Range<Int>, in whole: Excerpt) -> Bool {
    let literal = whole.bytes[range]
    guard literal.contains(UInt8(ascii: "\\")) || hasDoubledQuote(literal) else { return false }
    var file = HostFile(whole.bytes)
    return ![.python, .script].contains(file.language(at: range.lowerBound))
      && !hasPrefix(literal)
  }

  /// Whether a quote is written twice behind a letter, and not as an empty text.
  private func hasDoubledQuote(_ literal: ArraySlice<UInt8>) -> Bool {
    zip(literal.indices, literal.indices.dropFirst(2)).contains { first, last in
      literal[last] == UInt8(ascii: "'") && literal[last - 1] == UInt8(ascii: "'")
        && !" :,([{=\t\n".utf8.contains(literal[first])
    }
  }

  /// Whether a quote has a letter before it, as only Python's have: `r'a'`.
  private func hasPrefix(_ literal: ArraySlice<UInt8>) -> Bool {
    zip(literal.indices, literal.indices.dropFirst(2)).contains { first, last in
      "\"'".utf8.contains(literal[last]) && "rubf".utf8.contains(literal[last - 1])
        && " :,([{".utf8.contains(literal[first])
    }
  }
}
