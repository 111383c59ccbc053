/// What is asked about a draft's list of recipients: the file, and whether it has what the draft's placeholders need.
public struct ListQuestion: Hashable, Sendable {
  /// As the notes beside the draft name it.
  public var path: String
  /// The names in `{{name}}`, each once.
  public var placeholders: [String]
}
