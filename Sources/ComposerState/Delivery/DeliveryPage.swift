public import FCMClient

/// FCM's delivery figures of a past send's label and day.
public struct DeliveryPage: Modal {
  /// The label; `nil` for messages without one, which share their figures.
  public let label: String?
  /// The day of America/Los_Angeles on which it was sent.
  public let day: PacificDay
  /// `nil` until FCM has answered.
  public private(set) var answer: DeliveryAnswer?
  public private(set) var scroll = 0

  init(label: String?, day: PacificDay) {
    self.label = label
    self.day = day
  }

  /// The figures of the label's days, the newest first; those of the send's own day come first.
  public var entries: [DeliveryEntry] {
    guard case .entries(let all)? = answer else { return [] }
    let own = all.filter { $0.label == label }
    return own.filter { $0.day == day } + own.filter { $0.day > day }.sorted { $1.day < $0.day }
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(let command): scroll = command.scrolled(scroll, last: Self.limit)
    case .scrolled(let line): scroll = max(0, line)
    default: break
    }
    return .stay
  }

  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {
    if case .deliveryRead(let answer) = news { self.answer = answer }
  }

  /// More lines than a week of figures has.
  private static let limit = 200
}
