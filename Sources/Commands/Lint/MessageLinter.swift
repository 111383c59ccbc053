internal import CodeSnippets
public import MessageLint
internal import PushMessages
public import Resolver

/// What `pushwright lint` says of messages that are in no draft, by a project's rules, devices and sources.
public struct MessageLinter: Sendable {
  private let linter: DraftLinter

  /// `strings` are those of the project.
  ///
  /// - Throws: ``CommandFailure`` if the strings of a release in the field cannot be read.
  public init(
    _ project: Project, strings: AppLocalizations
  ) async throws(CommandFailure) {
    let released = try await project.releasedStrings()
    linter = DraftLinter(
      project: project.previewing(strings, released), strings: strings, released: released,
      moment: .composing, images: [:],
      mayLackStrings: true, apps: await project.appProjects())
  }

  /// The findings that count, errors first; `message` is the value of `message` as JSON.
  public func findings(in message: String) -> [Finding] {
    let text = #"{"message": \#(message)}"#
    let input = LintInput("message", message: MessageImport.reading(text))
    return linter.examine(input).judgement.kept
  }
}
