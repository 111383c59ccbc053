/// What the release build does with a resource.
public enum Removal: Hashable, Sendable {
  public enum Certainty: Hashable, Sendable {
    /// The build keeps only what code or XML names.
    case certain
    /// An older build also keeps what looks like a text in the code.
    case possible
  }

  /// A `tools:keep` protects it.
  case kept(SourcePlace)
  /// Code or XML names it, or the build removes nothing.
  case staysInUse
  /// It is at the first place, and the second one makes the build remove it.
  case removed(Certainty, SourcePlace, by: SourcePlace)
}
