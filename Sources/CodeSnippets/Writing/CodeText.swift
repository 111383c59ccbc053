/// A piece of source code that can be laid out on one line or on several.
indirect enum CodeText: Hashable {
  /// An item of a group, with what is before it.
  struct Item: Hashable {
    /// Lines of comments, without the mark of a comment.
    var comments: [String] = []
    /// What comes before the value: a name and its mark, or a method and its bracket.
    var label = ""
    /// `nil` if there are only comments.
    var value: CodeText?
    /// What closes the label's bracket.
    var end = ""
  }

  /// A key that a type has no member for, and the comments before it.
  struct Extra {
    var entry: SaidValue.Entry
    var comments: [String]
  }

  /// Items between an opening and a closing, as all languages have them: calls, literals, chains of setters.
  struct Group: Hashable {
    var open: String
    var close: String
    var items: [CodeText.Item]
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

  /// Code that stays on one line.
  case atom(String)
  case group(CodeText.Group)
}
