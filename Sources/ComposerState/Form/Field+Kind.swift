internal import CalendarTime
public import PushMessages

extension Field.Kind {
  /// Whether a field of this kind is typed; the others are chosen, or are lists and objects.
  public var isTyped: Bool {
    switch self {
    case .choice, .boolean, .flag, .marker: false
    default: !isStructure
    }
  }

  /// Whether no line can hold a value of this kind.
  public var isStructure: Bool {
    switch self {
    case .stringMap, .objects, .freeForm, .group, .textOrGroup: true
    default: false
    }
  }

  /// The moment that a value of the message says, in seconds since 1970; `nil` where it says none.
  func moment(of text: String) -> Int? {
    let seconds: Int? =
      switch self {
      case .epoch, .epochSeconds: Int(text)
      case .epochMilliseconds: Int(text).map { $0 < 0 ? $0 : $0 / 1000 }
      case .timestamp: Timestamp(text)?.secondsSince1970
      default: nil
      }
    return seconds.flatMap { MomentInput.span.contains($0) ? $0 : nil }
  }

  /// The words among which Enter goes on; empty where the field is no choice.
  var words: [String] {
    switch self {
    case .choice(let words): words
    case .boolean: ["true", "false"]
    case .flag: ["1"]
    case .marker: ["{}"]
    default: []
    }
  }
}

extension Field {
  /// The kind of the elements of a list; `nil` where the field is none.
  var elementKind: Kind? {
    switch kind {
    case .arguments: .text
    case .durations: .duration
    case .integers: .integer
    default: nil
    }
  }
}
