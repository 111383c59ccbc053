/// Where messages go, as the new project file describes it.
public struct PlannedProfile: Hashable, Sendable {
  public var project: String
  /// The file that names the project; `nil` if a person did.
  public var file: String?
  /// Whether the project is only for tests.
  public var isTest = false

  /// `production`, `test`, or the project's ID where there are several of the kind.
  func name(among all: [PlannedProfile]) -> String {
    let isOnly = all.count { $0.isTest == isTest } == 1
    return isOnly ? (isTest ? "test" : "production") : project
  }
}
