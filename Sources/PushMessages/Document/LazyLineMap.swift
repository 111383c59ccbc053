import Synchronization

/// The line map of a text, made when the first place is asked for.
///
/// A document with a hundred thousand findings asks as often, and a map costs a pass over the text.
final class LazyLineMap: Sendable {
  private let text: String
  private let made = Mutex<LineMap?>(nil)

  init(_ text: String) {
    self.text = text
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    let map = made.withLock { made in
      let map = made ?? LineMap(text)
      made = map
      return map
    }
    return map.place(of: offset)
  }
}
