/// In which order the locales are listed.
public enum LocaleOrder: String, Hashable, Sendable, CaseIterable {
  /// As the project file has them.
  case project
  case worstFirst = "worst-first"
  /// What is rejected, has lapsed or was never looked at comes before what is reviewed.
  case unreviewedFirst = "unreviewed-first"

  /// As the list says it.
  public var title: String {
    switch self {
    case .project: "as in the project"
    case .worstFirst: "worst first"
    case .unreviewedFirst: "unreviewed first"
    }
  }
}
