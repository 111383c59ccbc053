/// A text that Android and Apple both look up by key.
///
/// Apple's subtitle is not among them: Android has none.
public enum LinkedText: String, Hashable, Sendable, CaseIterable {
  case title
  case body
}
