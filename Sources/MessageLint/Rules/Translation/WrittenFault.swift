/// What is wrong with a text wherever it stands.
struct WrittenFault: Hashable {
  /// `white space at the start`.
  var what: String
  /// `take the white space away`.
  var remedy: String
  /// The text without it; `nil` if that is not sure.
  var mended: String?
}
