/// Items between an opening and a closing, as all languages have them: calls, literals, chains of setters.
struct CodeGroup: Hashable {
  var open: String
  var close: String
  var items: [CodeItem]
  var layout: Layout

  /// How a language lays out such a group.
  struct Layout: Hashable {
    /// After each item; after the last one only on several lines.
    var separator = ","
    /// Between items on one line.
    var joint = ""
    /// Inside of the brackets on one line.
    var padding = ""
    /// Whether the closing is indented as the items are, as the end of a chain is.
    var closesInside = false
    /// Whether a bracket that opens several lines has a line of its own.
    var opensOnOwnLine = false
    /// Whether values of neighboring lines begin in one column.
    var alignsValues = false
    /// Whether the items stay on one line of their own if there are several lines.
    var isPacked = false
    /// Whether it is on several lines although it fits on one.
    var isBroken = false
  }
}
