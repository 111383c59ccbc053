internal import LocalFiles
internal import Resolver
public import StringResources

/// A problem of one of the app's files or directories.
public struct SourceProblem: Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var problem: FileProblem

  public init(path: String, _ problem: FileProblem) {
    self.path = path
    self.problem = problem
  }

  /// The form of compilers: `res/values-fr/strings.xml:3:5: error: unescaped apostrophe in string`.
  public var description: String {
    var place = path
    if problem.line > 0 { place += ":\(problem.line)" }
    if problem.line > 0, let column = problem.column { place += ":\(column)" }
    let severity = problem.severity == .error ? "error" : "warning"
    return "\(place): \(severity): \(problem.sentence)"
  }

  var isError: Bool { problem.severity == .error }

  /// What the resolver has to know of it; `nil` for what makes no text unknown, as warnings.
  func fault(on platform: Platform) -> StringsFault? {
    isError && !problem.onlyStopsBuild ? asFault(on: platform) : nil
  }

  /// What stops the build and makes no text unknown; `nil` for all else.
  func blocker(on platform: Platform) -> StringsFault? {
    isError && problem.onlyStopsBuild ? asFault(on: platform) : nil
  }

  /// What is in no app although the build goes on; `nil` for all else.
  func loss(on platform: Platform) -> StringsFault? {
    problem.severity == .warning && problem.losesText ? asFault(on: platform) : nil
  }

  private func asFault(on platform: Platform) -> StringsFault {
    let parts = path.pathNames
    // Of a directory as a whole, its own name is that of the localization.
    let isFolder = parts.last.map { $0.hasPrefix("values") || $0.hasSuffix(".lproj") } ?? false
    let folder = (isFolder ? parts[...] : parts.dropLast()).last ?? ""
    let source = TextSource(localization: folder, file: path, line: problem.line)
    return StringsFault(platform, source, problem.sentence)
  }
}
