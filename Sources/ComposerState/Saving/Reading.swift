/// A file that is being read to be opened in the draft's place.
struct Reading: Hashable, Sendable {
  let path: String
  /// On the clock that only goes forward, in milliseconds.
  let since: Int
  /// The draft when the file was chosen: what has changed since was not asked about.
  let version: DraftVersion
  /// What was read, until nothing else is open.
  var contents: DraftContents?
  var isGivenUp = false
  var isSaidSlow = false
}
