internal import FCMClient
internal import SendPolicy

/// How far a list has come and how fast, as one line says it.
struct ListPace: Hashable, Sendable {
  let total: Int
  /// How fast it may go, from the first message on.
  private let rate: SendRate
  var tally = ListTally()
  /// Why nothing begins at the moment; `nil` if messages do.
  var pause: String?
  /// When the rate began to rise, for the first time or after a pause.
  private var rises = Duration.zero
  /// When how many were done, over the last seconds.
  private var samples = [Sample(at: .zero, done: 0)]

  private struct Sample: Hashable {
    var at: Duration
    var done: Int
  }

  init(total: Int, rate: SendRate) {
    self.total = total
    self.rate = rate
  }

  /// Nothing begins for so long, and then the rate rises anew.
  mutating func wait(_ duration: Duration, words: String, at now: Duration) {
    pause = words
    rises = now + duration
  }

  /// How fast it goes is told from so many seconds.
  private static let window = Duration.seconds(21)

  mutating func sample(at now: Duration) {
    samples.append(Sample(at: now, done: tally.begun))
    samples.removeAll { $0.at < now - Self.window && $0.at != now }
  }

  /// Messages a minute; `nil` as long as that can't be told.
  var perMinute: Int? {
    guard let first = samples.first, let last = samples.last, last.at > first.at else { return nil }
    let span = (last.at - first.at) / .seconds(1)
    return Int(Double(last.done - first.done) / span * 60)
  }

  /// How long the rest takes; `nil` as long as that can't be told.
  ///
  /// As long as the rate is what holds the list up, it also tells how fast the list will be. Otherwise it goes on as fast
  /// as over the last seconds.
  private var left: Duration? {
    guard tally.begun < total, let first = samples.first, let last = samples.last,
      last.done > first.done
    else { return nil }
    let rest = total - tally.begun
    let planned = rate.duration(of: rest, after: last.at - rises)
    let allowed = rate.count(from: first.at - rises, to: last.at - rises)
    let done = Double(last.done - first.done)
    guard done < allowed * 0.9 else { return planned }
    return max(planned, (last.at - first.at) * (Double(rest) / done))
  }

  /// `1200 of 2000, 9000/min, 2 dead, 5 s left`.
  var words: String {
    var parts = ["\(tally.begun) of \(total)"]
    if let perMinute, perMinute > 0 { parts.append("\(perMinute)/min") }
    parts += faults
    if let pause {
      parts.append(pause)
    } else if let left {
      parts.append("\(ListAudience.words(for: left)) left")
    }
    return parts.joined(separator: ", ")
  }

  private var faults: [String] {
    var parts: [String] = []
    if tally.dead > 0 { parts.append("\(tally.dead) dead") }
    for (code, count) in tally.refused.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      parts.append("\(count) \(code)")
    }
    if tally.notSent > 0 { parts.append("\(tally.notSent) not sent") }
    if tally.unknown > 0 { parts.append("\(tally.unknown) unknown") }
    return parts
  }

  /// With a bar before the words, within so many columns.
  func bar(width: Int) -> String {
    let room = 20
    let filled = total > 0 ? min(room, tally.begun * room / total) : room
    let bar =
      "[" + String(repeating: "#", count: filled) + String(repeating: ".", count: room - filled)
      + "] "
    return String((bar + words).prefix(max(10, width)))
  }
}
