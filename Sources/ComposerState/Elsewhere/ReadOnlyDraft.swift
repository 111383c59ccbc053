/// A draft that is looked at here while another program edits it.
struct ReadOnlyDraft: Hashable, Sendable {
  /// The draft under any other name can be edited.
  var path: String?
  var other: String
}
