/// A cursor and the other end of its selection.
struct Caret: Hashable, Sendable {
  var head: Position
  var anchor: Position?
}
