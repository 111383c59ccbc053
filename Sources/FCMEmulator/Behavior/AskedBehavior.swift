import PushMessages

/// The behavior that a request asks for, if any.
enum AskedBehavior {
  case none
  case known(EmulatedBehavior)
  /// It asks for one that there is not.
  case unknown(String)

  static let header = "X-Pushwright-Behave"
  private static let prefix = "behave-"

  /// The header goes first, then the message's own target.
  init(header: String?, message: JSONNode) {
    let targets = ["token", "fid", "topic"].compactMap { message[$0]?.string }
    self.init(header: header, names: targets)
  }

  /// The header goes first, then the first name that asks for something.
  init(header: String?, names: [String]) {
    if let header {
      self.init(name: header)
    } else if let asking = names.first(where: { $0.hasPrefix(Self.prefix) }) {
      // What follows a dot or an at sign only tells several of them apart.
      self.init(name: String(asking.dropFirst(Self.prefix.count).prefix { $0 != "." && $0 != "@" }))
    } else {
      self = .none
    }
  }

  private init(name: String) {
    self = EmulatedBehavior(name: name).map(Self.known) ?? .unknown(name)
  }

  /// The answer with this behavior.
  func answer(
    accept: () -> EmulatorAnswer, refuse: (EmulatedBehavior.Refusal) -> EmulatorAnswer
  ) -> EmulatorAnswer {
    switch self {
    case .none: accept()
    case .known(let behavior): behavior.answer(accept: accept, refuse: refuse)
    case .unknown(let name):
      .error(400, "INVALID_ARGUMENT", "The emulator has no behavior named '\(name)'.")
    }
  }
}
