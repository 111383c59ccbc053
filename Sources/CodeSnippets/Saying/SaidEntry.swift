/// A key of a map and its value.
struct SaidEntry: Hashable {
  var key: String
  var value: SaidValue
}
