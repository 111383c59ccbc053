internal import FCMClient
internal import SendPolicy

/// How far a list has come and how fast, as one line says it.
struct ListPace: Hashable, Sendable {
  let total: Int
  var tally = ListTally()
  /// Why nothing begins at the moment; `nil` if messages do.
  var pause: String?
  /// When how many were done, over the last seconds.
  private var samples = [Sample(at: .zero, done: 0)]

  private struct Sample: Hashable {
    var at: Duration
    var done: Int
  }

  init(total: Int) {
    self.total = total
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

  /// `1200 of 2000, 9000/min, 2 dead, 5 s left`.
  var words: String {
    var parts = ["\(tally.begun) of \(total)"]
    if let perMinute, perMinute > 0 { parts.append("\(perMinute)/min") }
    parts += faults
    if let pause {
      parts.append(pause)
    } else if let perMinute, perMinute > 0, tally.begun < total {
      let left = Double(total - tally.begun) * 60 / Double(perMinute)
      parts.append("\(ListAudience.words(for: .seconds(left))) left")
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
