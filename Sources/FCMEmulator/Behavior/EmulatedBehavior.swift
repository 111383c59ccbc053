internal import ByteSearch

/// What a test or a rehearsal can ask the emulator to do instead of accepting a right message.
///
/// The names, and the ways to ask, are in the documentation of ``Emulator``.
enum EmulatedBehavior: Hashable {
  case refusal(Refusal, retryAfter: Int?)
  case slow(seconds: Int)
  case cutBeforeReading
  case cutBeforeAnswering
  case cutWhileAnswering
  case emptyAnswer
  case namelessAnswer

  /// The kinds of refusal, under their names.
  enum Refusal: String, Hashable, CaseIterable {
    case unregistered
    case quotaExceeded = "quota-exceeded"
    case projectQuotaExceeded = "project-quota-exceeded"
    case unauthenticated
    case senderIDMismatch = "sender-id-mismatch"
    case permissionDenied = "permission-denied"
    case unknownProject = "unknown-project"
    case thirdPartyAuth = "third-party-auth"
    case `internal`
    case unavailable
  }

  /// A name of the table; `nil` for any other.
  init?(name: some StringProtocol) {
    let name = String(name)
    let hyphen = name.lastByte("-")
    let seconds = hyphen.flatMap { Int(name[$0...].dropFirst()) }
    let word = if let hyphen, seconds != nil { String(name[..<hyphen]) } else { name }
    switch (word, seconds) {
    case ("slow", let seconds?):
      guard (0...EmulatorLimits.slowestAnswer).contains(seconds) else { return nil }
      self = .slow(seconds: seconds)
    case ("cut-before-reading", nil): self = .cutBeforeReading
    case ("cut-before-answering", nil): self = .cutBeforeAnswering
    case ("cut-while-answering", nil): self = .cutWhileAnswering
    case ("empty-answer", nil): self = .emptyAnswer
    case ("nameless-answer", nil): self = .namelessAnswer
    case ("quota-exceeded", let seconds):
      self = .refusal(.quotaExceeded, retryAfter: seconds ?? 60)
    case ("project-quota-exceeded", let seconds):
      self = .refusal(.projectQuotaExceeded, retryAfter: seconds ?? 60)
    case ("unavailable", let seconds?): self = .refusal(.unavailable, retryAfter: seconds)
    case (_, nil):
      guard let refusal = Refusal(rawValue: word) else { return nil }
      self = .refusal(refusal, retryAfter: nil)
    default: return nil
    }
  }

  /// The answer of a server that does so; `accept` is called where the request is to be accepted.
  func answer(
    accept: () -> EmulatorAnswer, refuse: (Refusal) -> EmulatorAnswer
  ) -> EmulatorAnswer {
    switch self {
    case .refusal(let refusal, let retryAfter):
      var answer = refuse(refusal)
      answer.retryAfter = retryAfter
      return answer
    case .cutBeforeReading:
      return .cutBeforeReading
    case .slow, .cutBeforeAnswering, .cutWhileAnswering, .emptyAnswer, .namelessAnswer:
      let answer = accept()
      return answer.status == 200 ? spoiling(answer) : answer
    }
  }

  private func spoiling(_ answer: EmulatorAnswer) -> EmulatorAnswer {
    var answer = answer
    switch self {
    case .slow(let seconds): answer.delay = seconds
    case .cutBeforeAnswering: answer.ending = .beforeTheAnswer
    case .cutWhileAnswering: answer.ending = .withinTheAnswer
    case .emptyAnswer: answer.body = ""
    case .namelessAnswer: answer.body = "{}"
    case .refusal, .cutBeforeReading: break
    }
    return answer
  }
}
