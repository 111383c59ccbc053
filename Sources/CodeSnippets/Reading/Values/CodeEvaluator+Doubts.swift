internal import PushMessages

extension CodeEvaluator {
  /// One sentence for all values that were put in and that other code may replace, so that a person settles them once.
  ///
  /// `leftOut` are the offsets of uses that took no value.
  func doubtFindings(besides leftOut: Set<Int>) -> [Finding] {
    var names: [String] = []
    let used = doubts.filter { !leftOut.contains($0.offset) }
    for doubt in used {
      let name = "‘\(doubt.name)’ (line \(doubt.line))"
      if !names.contains(name) { names.append(name) }
    }
    guard let first = used.min(by: { $0.offset < $1.offset }), let last = names.last else {
      return []
    }
    let isOne = names.count == 1
    let shown = names.dropLast().prefix(Self.maximumNames)
    let rest = names.count - 1 - shown.count
    let all = shown + [rest > 0 ? "\(rest + 1) more" : last]
    let list = isOne ? last : all.dropLast().joined(separator: ", ") + " and \(all[all.count - 1])"
    return [
      Finding(
        severity: .warning,
        sentence: isOne
          ? "\(list) may have another value when the message is sent: check the result"
          : "\(list) may have other values when the message is sent: check the result",
        offset: first.offset, kind: .loss(.init(extent: .doubtful, code: first.name)))
    ]
  }

  /// So many are named in one sentence.
  private static let maximumNames = 5
}
