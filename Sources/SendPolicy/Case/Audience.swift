import PushMessages

/// Who gets a message, as far as its target tells.
enum Audience: Hashable, Sendable {
  /// A token or an installation ID: FCM takes an installation ID in the place of a token, too.
  case device(String)
  case subscribers(TopicCondition.Expression)

  /// Whether two audiences have devices in common.
  enum Overlap: Hashable, Sendable {
    case certain
    case possible
    case none
  }

  /// `nil` for a condition that can't be read.
  init?(_ target: Message.Target) {
    switch target {
    case .token(let text), .installation(let text): self = .device(text)
    case .topic(let name):
      let isPrefixed = name.hasPrefix(TopicName.prefix)
      self = .subscribers(
        .topic(isPrefixed ? String(name.dropFirst(TopicName.prefix.count)) : name))
    case .condition(let text):
      guard let condition = try? TopicCondition(text) else { return nil }
      self = .subscribers(condition.expression)
    }
  }

  /// Certain if every device of one audience is in the other; which topics a device has subscribed to isn't known.
  func overlap(with other: Audience) -> Overlap {
    switch (self, other) {
    case (.device(let own), .device(let their)): own == their ? .certain : .none
    case (.subscribers(let own), .subscribers(let their)): Self.overlap(own, their)
    case (.device, .subscribers), (.subscribers, .device): .none
    }
  }

  /// FCM takes five topics in a condition; more than those of two such are not tried out.
  private static let longest = 10

  /// Tries out every set of topics that a device can have.
  private static func overlap(
    _ own: TopicCondition.Expression, _ their: TopicCondition.Expression
  ) -> Overlap {
    let shared = Set(own.topics).intersection(their.topics)
    let names = Set(own.topics).union(their.topics).sorted()
    guard names.count <= longest else {
      return own == their ? .certain : shared.isEmpty ? .none : .possible
    }
    var (isOwn, isTheir, isBoth, isOnlyOwn, isOnlyTheir) = (false, false, false, false, false)
    for bits in 0..<(1 << names.count) {
      let topics = Set(names.enumerated().filter { bits & (1 << $0.offset) != 0 }.map(\.element))
      let (inOwn, inTheir) = (own.holds(for: topics), their.holds(for: topics))
      isOwn = isOwn || inOwn
      isTheir = isTheir || inTheir
      isBoth = isBoth || inOwn && inTheir
      isOnlyOwn = isOnlyOwn || inOwn && !inTheir
      isOnlyTheir = isOnlyTheir || inTheir && !inOwn
    }
    guard isOwn, isTheir, isBoth else { return .none }
    if !isOnlyOwn || !isOnlyTheir { return .certain }
    // Those without any of the topics are nearly everyone.
    let isWide = own.holds(for: []) || their.holds(for: [])
    return isWide || !shared.isEmpty ? .possible : .none
  }
}
