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

  /// Where it and the values of variables that are in it stand.
  var ranges: [Range<Int>] {
    if case .curl(let command) = source { return [range] + command.sources }
    guard case .payload(let payload) = source else { return [range] }
    return [range, payload.root.range] + payload.parts
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

  /// Whether it is an object, and not a request, that code puts into another message.
  func isPart(of other: FoundMessage) -> Bool {
    guard case .payload(let payload) = source, case .payload(let whole) = other.source,
      isData, payload.payload != .request
    else { return false }
    let isInside = other.range.lowerBound < range.lowerBound && other.range.overlaps(range)
    return isInside || whole.parts.contains { $0.overlaps(range) }
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
