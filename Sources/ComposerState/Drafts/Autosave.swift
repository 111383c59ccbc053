/// When the draft has to be kept in the state directory, so that a crash costs a second of work at most.
///
/// Times are milliseconds of a clock that only goes forward.
struct Autosave: Hashable, Sendable {
  /// How long nothing may have changed before a draft is kept.
  static let quiet = 300
  /// How long a change waits at most while somebody types on and on.
  static let longest = 1000

  /// After what time one that failed is tried again: room on a disk comes back without a key being pressed.
  static let pause = 15_000

  private var firstChange: Int?
  private var lastChange: Int?
  /// Whether the state directory holds something of this session.
  private(set) var isKept = false
  /// Why it could not be kept last; said once.
  private(set) var blocker: String?
  /// When to try again.
  private var retry: Int?

  /// When the draft has to be kept; `nil` where all that changed is kept.
  var due: Int? {
    guard let firstChange, let lastChange else { return retry }
    return min(lastChange + Self.quiet, firstChange + Self.longest)
  }

  mutating func noteChange(at moment: Int) {
    firstChange = firstChange ?? moment
    lastChange = moment
  }

  mutating func noteKept() {
    (firstChange, lastChange, retry) = (nil, nil, nil)
    isKept = true
  }

  mutating func noteFailure(_ sentence: String, at moment: Int) {
    blocker = sentence
    retry = moment + Self.pause
  }

  /// Nothing is unsaved any more.
  mutating func noteForgotten() { self = Autosave() }
}
