import PushMessages
import SendPolicy

/// What a text that is typed becomes as the value of a field, and what is to be said of it.
///
/// What does not fit its kind is kept as text: nothing typed is lost, and the problems pane says so.
struct FieldInput: Hashable, Sendable {
  var value: JSONValue
  var remark: InputHint?

  /// By whose clock a text is read.
  struct Context {
    var clock: WallClock
    /// Seconds since 1970.
    var now: Int
  }

  init(_ text: String, _ kind: Field.Kind, limit: Field.Limit? = nil, in context: Context) {
    value = .string(text)
    switch kind {
    case .duration: readDuration(text)
    case .seconds: readSeconds(text)
    case .epoch, .epochSeconds, .epochMilliseconds, .timestamp: readMoment(text, kind, context)
    case .color: readColor(text)
    case .url: readURL(text)
    case .integer, .flag: readInteger(text)
    case .decimal: readDecimal(text)
    case .boolean: readBoolean(text)
    case .marker: if text == "{}" { value = .object([]) }
    default: break
    }
    guard remark?.isWrong != true, let limit, !limit.allows(value) else { return }
    // Whoever has typed half of an address has not typed a wrong one.
    if case .hint = remark { return }
    remark = .wrong(Self.sentence(limit, text))
  }

  private static func sentence(_ limit: Field.Limit, _ text: String) -> String {
    if case .range(let bounds) = limit, bounds.upperBound == 2_419_200 {
      return "\(text) is too long: FCM keeps a message for 4 weeks at most"
    }
    return "this must be \(limit.phrase)"
  }

  private mutating func readDuration(_ text: String) {
    guard let duration = DurationInput(text) else { return refuseDuration(text) }
    // What FCM takes as it is is not written in another way: 3.50s.
    if !Self.isWritten(text) { value = .string(duration.written) }
    remark = .means("= \(duration.written), \(duration.phrase)")
  }

  /// Whether the text is a number with an `s`, as FCM wants it.
  private static func isWritten(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9]+(\.[0-9]{1,9})?s/) != nil
  }

  private mutating func readSeconds(_ text: String) {
    guard let duration = DurationInput(text) else { return refuseDuration(text) }
    guard duration.nanoseconds == 0 else {
      remark = .wrong("\(text) isn't a whole number of seconds")
      return
    }
    value = .string("\(duration.seconds)")
    remark = .means("= \(duration.seconds), \(duration.phrase)")
  }

  private mutating func refuseDuration(_ text: String) {
    remark = .wrong("\(text) isn't a duration, such as \(DurationInput.examples)")
  }

  private mutating func readColor(_ text: String) {
    guard let color = ColorInput(text) else {
      remark = .wrong("\(text) isn't a color, such as \(ColorInput.examples)")
      return
    }
    value = .string(color.hex)
    remark = .means("= \(color.hex)")
  }

  private mutating func readURL(_ text: String) {
    let (scheme, start) = ("https://", text.lowercased())
    if start.hasPrefix(scheme), start.count > scheme.count, !text.contains(where: \.isWhitespace) {
      return
    }
    if scheme.hasPrefix(start) {
      remark = .hint("an address starts with https://")
    } else if text.contains(where: \.isWhitespace) {
      remark = .wrong("an address has no spaces")
    } else if !start.hasPrefix("http://") {
      remark = .wrong("this isn't an address: it starts with https://")
    }
  }

  private mutating func readInteger(_ text: String) {
    guard let number = Int(text) else {
      remark = .wrong("\(text) isn't a whole number, such as 42")
      return
    }
    value = .number("\(number)")
  }

  private mutating func readDecimal(_ text: String) {
    guard let node = try? JSONNode(strict: text), case .number = node.kind else {
      remark = .wrong("\(text) isn't a number, such as 0.5")
      return
    }
    value = JSONValue(node)
  }

  private mutating func readBoolean(_ text: String) {
    switch text {
    case "true": value = .boolean(true)
    case "false": value = .boolean(false)
    default: remark = .wrong("\(text) is neither true nor false")
    }
  }
}
