/// A notification channel that the app's code makes.
public struct NotificationChannel: Hashable, Sendable {
  /// What users see as its name.
  public enum Title: Hashable, Sendable {
    case text(String)
    /// A key of the app's strings.
    case key(String)
  }

  public var id: String
  public var place: SourcePlace
  /// `HIGH` of `IMPORTANCE_HIGH`; `nil` if the code doesn't spell it out.
  public var importance: String?
  public var title: Title?

  public init(id: String, place: SourcePlace, importance: String? = nil, title: Title? = nil) {
    self.id = id
    self.place = place
    self.importance = importance
    self.title = title
  }
}
