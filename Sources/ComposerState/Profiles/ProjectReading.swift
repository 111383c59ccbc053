public import Drafts

/// What the project file says now, read while the program runs.
public struct ProjectReading: Hashable, Sendable {
  /// Tells the runtime which reading it is.
  public var number: Int
  public var settings: PreviewSettings
  public var profiles: [ProfileSummary]
  /// The one that is used where none was chosen yet.
  public var standardProfile: ProfileSummary
  /// Whether the app's strings are read anew, because they are elsewhere now.
  public var readsStrings: Bool
  /// What is different from the reading before, in a few words each.
  public var changes: [String]
  /// What in the file is probably not meant, each with file and line.
  public var warnings: [String]

  public init(
    number: Int, settings: PreviewSettings, profiles: [ProfileSummary],
    standardProfile: ProfileSummary, readsStrings: Bool = false, changes: [String],
    warnings: [String] = []
  ) {
    self.number = number
    self.settings = settings
    self.profiles = profiles
    self.standardProfile = standardProfile
    self.readsStrings = readsStrings
    self.changes = changes
    self.warnings = warnings
  }
}
