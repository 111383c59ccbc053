public import ArgumentParser

/// What the options and arguments of the verbs are completed with.
extension CompletionKind {
  /// The project's drafts, other files of JSON and directories.
  public static let drafts = project { $0.drafts }
  /// A file that isn't a draft.
  static let projectFile = CompletionKind.file(extensions: ["toml"])
  static let profiles = project { $0.profiles }
  static let apps = project { $0.apps }
  static let revisions = project { $0.revisions }
  static let locales = project { await $0.locales() }
  static let keys = project { await $0.keys() }
  static let testTargets = project { $0.testTargets }
  static let topics = project { $0.topics }
  static let registrationsAndTopics = project { $0.registrationsAndTopics }

  static func choice<Choice: RawRepresentable & CaseIterable>(_: Choice.Type) -> CompletionKind
  where Choice.RawValue == String { .list(Choice.allCases.map(\.rawValue)) }

  private static func project(
    _ find: @escaping @Sendable (ProjectCandidates) async -> [Candidate]
  ) -> CompletionKind {
    .custom { words, index, typed in CandidateSearch.lines(words, index, typed, find) }
  }
}
