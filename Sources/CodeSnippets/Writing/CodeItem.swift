/// An item of a group, with what is before it.
struct CodeItem: Hashable {
  /// Lines of comments, without the mark of a comment.
  var comments: [String] = []
  /// What comes before the value: a name and its mark, or a method and its bracket.
  var label = ""
  /// `nil` if there are only comments.
  var value: CodeText?
  /// What closes the label's bracket.
  var end = ""
}
