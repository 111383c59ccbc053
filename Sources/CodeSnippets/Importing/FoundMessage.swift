internal import PushMessages

/// A message in a text, in whatever form.
struct FoundMessage {
  enum Source {
    case payload(FoundPayload)
    case curl(CurlCommand)
    case unreadable(UnreadableMessage)
  }

  var source: Source
  /// Where it stands, in the text that was searched.
  var range: Range<Int>

  init(_ payload: FoundPayload) {
    source = .payload(payload)
    range = payload.range ?? payload.root.range
  }

  /// Whether it is one of source code.
  var isOfCode: Bool {
    guard case .payload(let payload) = source else { return false }
    return payload.range != nil
  }

  /// Whether it was read as data.
  var isData: Bool {
    guard case .payload(let payload) = source else { return false }
    return payload.range == nil
  }

  /// The places of the text whose values are missing or doubted.
  var losses: Set<Int> {
    guard case .payload(let payload) = source else { return [] }
    return Set(
      payload.findings.compactMap { finding in
        if case .loss = finding.kind { finding.offset } else { nil }
      })
  }

  /// Whether it is empty since all of its values are parameters of a function.
  var isHelper: Bool {
    guard case .payload(let payload) = source else { return false }
    return payload.isHelper
  }

  init(_ message: UnreadableMessage) {
    source = .unreadable(message)
    range = message.range
  }

  init(_ command: CurlCommand) {
    source = .curl(command)
    range = command.start..<max(command.start, command.end)
  }
}
