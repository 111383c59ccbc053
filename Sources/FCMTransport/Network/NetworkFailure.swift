/// How an exchange went wrong below HTTP, without any word of the request.
enum NetworkFailure: Error, Hashable {
  /// No connection; nothing of the body left this machine.
  case unreachable(because: String)
  /// The system lets this program open too few files for a connection; nothing of the body left this machine.
  case tooFewFiles
  /// No trusted connection; nothing of the body left this machine.
  case insecure(because: String)
  /// The deadline passed after the body was on its way.
  case timedOut
  /// The connection ended after the body was on its way.
  case interrupted(because: String)
  /// The answer has more bytes than its reader takes.
  case answerTooLong(limit: Int)
  /// The caller gave up.
  case cancelled(hasLeft: Bool)
}
