import CalendarTime
import PushMessages
import SendPolicy

/// Moments: whatever is typed, the draft gets the spelling that the field wants.
extension FieldInput {
  /// A number is taken as the field counts, or as seconds in the place of a date.
  mutating func readMoment(_ text: String, _ kind: Field.Kind, _ context: Context) {
    let number = text.wholeMatch(of: /[0-9]+/) == nil ? nil : Int(text)
    // Fewer digits are the beginning of a date.
    if let number, kind != .timestamp || text.count > 8 {
      let seconds = kind == .epochMilliseconds ? number / 1000 : number
      guard MomentInput.span.contains(seconds) else {
        remark = .wrong(
          kind == .epochMilliseconds
            ? "\(text) is after the year 9999"
            : "\(text) is after the year 9999: this counts seconds, not milliseconds")
        return
      }
      return write(seconds, as: kind, number: number, context)
    }
    guard let moment = MomentInput(text, clock: context.clock, now: context.now) else {
      remark = .wrong("\(text) isn't a time, such as \(MomentInput.examples)")
      return
    }
    write(moment.seconds, as: kind, number: nil, context)
    // What FCM takes as it is is not written in another way.
    if kind == .timestamp, moment.isComplete { value = .string(text) }
  }

  private mutating func write(
    _ seconds: Int, as kind: Field.Kind, number: Int?, _ context: Context
  ) {
    let local = context.clock.text(seconds, now: context.now)
    switch kind {
    case .epoch:
      value = .string("\(seconds)")
      remark = .means(seconds == 0 ? "= 0, tried once" : "= \(local)")
    case .epochSeconds:
      value = .number("\(seconds)")
      remark = .means("= \(local)")
    case .epochMilliseconds:
      value = .number("\(number ?? seconds * 1000)")
      remark = .means("= \(local)")
    default:
      let written = Timestamp(secondsSince1970: seconds).description
      value = .string(written)
      remark = .means("= \(written), \(local)")
    }
  }
}
