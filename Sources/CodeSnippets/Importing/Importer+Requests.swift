internal import PushMessages

/// Requests that a program writes as JSON, and that were read as data.
extension Importer {
  /// Reads them as code where that knows more of them: what a variable holds there, and what may change it.
  mutating func readRequests(
    in whole: Excerpt, _ language: CodeLanguage?, into found: inout [FoundMessage],
    isNothingElse: Bool
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
      guard let place = found.firstIndex(where: { $0.range.overlaps(request.range) }),
        found[place].isData, found[place].range.lowerBound == request.range.lowerBound
      else { continue }
      let known = found[place].losses
      let isConstant = request.losses.count < known.count
      if isConstant || !request.losses.subtracting(known).isEmpty { found[place] = request }
    }
  }
}
