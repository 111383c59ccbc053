/// What a test or a rehearsal can ask the emulator to do instead of accepting a right message.
///
/// A message asks for it by its target: a `token`, `fid` or `topic` of the form `behave-NAME`, with
/// an optional `.ANYTHING` after it that tells several of them apart (`behave-unregistered.mia`). Any
/// request can ask for it by the header `X-Pushwright-Behave: NAME`, which goes first. A service account or
/// user of the token endpoint asks by its name: `behave-NAME@…`, or the refresh token `behave-NAME`.
///
/// | name | what happens |
/// | --- | --- |
/// | `unregistered` | 404 with FCM's code `UNREGISTERED` |
/// | `quota-exceeded`, `quota-exceeded-N` | 429 with `Retry-After: N`, 60 if none is given |
/// | `unauthenticated` | 401, as if the access token had expired |
/// | `sender-id-mismatch` | 403 with FCM's code `SENDER_ID_MISMATCH` |
/// | `permission-denied` | 403 without a code of FCM |
/// | `internal` | 500 |
/// | `unavailable`, `unavailable-N` | 503, with `Retry-After: N` if one is given |
/// | `slow-N` | accepted at once, answered after N seconds |
/// | `cut-before-reading` | the connection ends, nothing is accepted; asked for by the header, not even the request's body is read |
/// | `cut-before-answering` | accepted, then the connection ends |
/// | `cut-while-answering` | accepted, then the connection ends in the middle of the answer |
/// | `empty-answer` | accepted, answered with 200 and no body |
/// | `nameless-answer` | accepted, answered with 200 and an empty object |
///
/// A dry-run behaves alike and is never delivered. A message that is wrong is refused as always.
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
    case unauthenticated
    case senderIDMismatch = "sender-id-mismatch"
    case permissionDenied = "permission-denied"
    case `internal`
    case unavailable
  }

  /// A name of the table; `nil` for any other.
  init?(name: some StringProtocol) {
    let hyphen = name.lastIndex(of: "-")
    let seconds = hyphen.flatMap { Int(name[$0...].dropFirst()) }
    let word = if let hyphen, seconds != nil { String(name[..<hyphen]) } else { String(name) }
    switch (word, seconds) {
    case ("slow", let seconds?): self = .slow(seconds: seconds)
    case ("cut-before-reading", nil): self = .cutBeforeReading
    case ("cut-before-answering", nil): self = .cutBeforeAnswering
    case ("cut-while-answering", nil): self = .cutWhileAnswering
    case ("empty-answer", nil): self = .emptyAnswer
    case ("nameless-answer", nil): self = .namelessAnswer
    case ("quota-exceeded", let seconds):
      self = .refusal(.quotaExceeded, retryAfter: seconds ?? 60)
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
