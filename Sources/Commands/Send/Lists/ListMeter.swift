internal import FCMClient
internal import Synchronization
internal import TextLayout

/// Shows on standard error how far a list has come: a bar on a terminal, else a line every ten seconds.
public final class ListMeter: Sendable {
  public enum Style: Hashable, Sendable {
    /// A terminal of so many columns.
    case bar(columns: Int)
    case lines
    case none
  }

  private let style: Style
  private let pace: Mutex<ListPace>
  private let begin = ContinuousClock.now

  init(_ style: Style, total: Int, rate: SendRate) {
    self.style = style
    pace = Mutex(ListPace(total: total, rate: rate))
  }

  /// Shows until the task is canceled.
  func run() async {
    let pause: Duration
    switch style {
    case .bar: pause = .milliseconds(200)
    case .lines: pause = .seconds(10)
    case .none: return
    }
    while (try? await Task.sleep(for: pause)) != nil { show() }
    if case .bar = style { StandardError.draw(Self.clear) }
  }

  func take(_ outcome: ListOutcome) {
    pace.withLock { pace in
      pace.tally.add(outcome)
      pace.pause = nil
    }
  }

  func take(pause: Duration, after failure: SendFailure) {
    let wait = "waiting \(pause.components.seconds) s"
    let now = begin.duration(to: .now)
    pace.withLock { $0.wait(pause, words: wait, at: now) }
    guard style != .none else { return }
    if case .bar = style { StandardError.draw(Self.clear) }
    Narration.say("\(failure.sentence); \(wait)")
  }

  private func show() {
    let now = begin.duration(to: .now)
    let pace = pace.withLock { pace in
      pace.sample(at: now)
      return pace
    }
    switch style {
    case .bar(let columns):
      StandardError.draw(Self.clear + pace.bar(width: columns - 1).displayable)
    case .lines: Narration.say(pace.words)
    case .none: return
    }
  }

  private static let clear = "\r\u{1B}[K"
}
