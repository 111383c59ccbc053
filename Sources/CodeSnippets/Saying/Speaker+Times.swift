internal import PushMessages

extension Speaker {
  mutating func milliseconds(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard let span = node.string.flatMap(Span.init) else { return nil }
    return .number("\(rounded(span, to: 1_000_000, at: path).milliseconds)")
  }

  mutating func millisecondsList(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard let elements = node.elements else { return nil }
    var values: [SaidValue] = []
    for (index, element) in elements.enumerated() {
      guard let value = milliseconds(element, at: path.appending(index)) else { return nil }
      values.append(value)
    }
    return .list(values)
  }

  mutating func span(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard let span = node.string.flatMap(Span.init) else { return nil }
    switch language {
    // A `time.Duration` has 64 bits of nanoseconds.
    case .go: return span.seconds < 9_223_372_036 ? .span(span) : nil
    case .csharp: return .span(rounded(span, to: 100, at: path))
    case .python: return .span(rounded(span, to: 1000, at: path))
    case .java: return .span(span)
    case .node: return nil
    }
  }

  mutating func instant(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    guard let instant = node.string.flatMap(Instant.init) else { return nil }
    let unit =
      switch language {
      case .node, .java: 1_000_000
      case .python, .csharp: 1000
      case .go: 1
      }
    return .instant(rounded(instant, to: unit, at: path))
  }

  mutating func epochMilliseconds(_ node: JSONNode, at path: FieldPath) -> SaidValue? {
    instant(node, at: path)
  }

  private mutating func rounded(_ span: Span, to unit: Int, at path: FieldPath) -> Span {
    let rounded = span.rounded(to: unit)
    if rounded != span {
      note(path, Self.lessPrecise(span.text, rounded.text), .changed)
    }
    return rounded
  }

  private mutating func rounded(_ instant: Instant, to unit: Int, at path: FieldPath) -> Instant {
    let rounded = instant.rounded(to: unit)
    if rounded != instant {
      note(path, Self.lessPrecise(instant.text, rounded.text), .changed)
    }
    return rounded
  }

  private static func lessPrecise(_ text: String, _ rounded: String) -> String {
    "\(text) becomes \(rounded), because the SDK isn't more precise"
  }
}
