internal import FoundationEssentials
internal import LocalFiles

/// A file that a verb makes, which replaces nothing that a person did not mean.
struct NewFile {
  var path: String
  var mayReplace: Bool
  /// The file that was read, which is never replaced, whatever name it goes by; `nil` if none was.
  var except: String?
  /// What `--force` isn't meant for; `nil` if it is meant for everything.
  var own: ProjectFiles?
  /// Whether no file of JSON is replaced, because what is written isn't any.
  var sparesJSON = false

  func write(_ text: String) throws(CommandFailure) { try write(text.utf8) }

  /// - Throws: ``CommandFailure`` if it would replace something, or cannot be written.
  func write(_ bytes: some Sequence<UInt8>) throws(CommandFailure) {
    try check()
    do throws(FileFailure) {
      if mayReplace || LocalFile.outputDescriptor(path) != nil {
        try LocalFile.write(Array(bytes), toArgument: path)
      } else {
        try LocalFile.make(path, with: Array(bytes))
      }
    } catch {
      throw error.reason == .taken ? alreadyThere : CommandFailure(error)
    }
  }

  private var alreadyThere: CommandFailure {
    CommandFailure(
      .usage, "\(path) already exists: name another file, or replace it with --force")
  }

  /// Before the work whose result goes there.
  func check() throws(CommandFailure) {
    guard LocalFile.outputDescriptor(path) == nil else { return }
    if let link = StrayLink(onWayTo: path) {
      throw CommandFailure(FileFailure(path, .writing, .strayLink(link)))
    }
    if isInput {
      throw CommandFailure(
        .usage, "\(path) is the input, which is never replaced: name another file")
    }
    if isOfProject {
      throw CommandFailure(
        .usage,
        "\(path) belongs to the project or to Pushwright and is never replaced: name another file")
    }
    if !mayReplace, FileManager.default.fileExists(atPath: path) {
      throw alreadyThere
    }
  }

  /// Whether `--force` isn't meant for it.
  private var isOfProject: Bool {
    guard FileManager.default.fileExists(atPath: path) else { return false }
    let name = RealPath.name(of: Self.target(of: path)).lowercased()
    let isJSON = [".json", ".jsonc", ".json5"].contains { name.hasSuffix($0) }
    return sparesJSON && isJSON || own?.own(path) == true
  }

  /// Two paths may lead to one file through links.
  private var isInput: Bool {
    guard let except, except != "-" else { return false }
    return Self.target(of: path) == Self.target(of: except)
  }

  private static func target(of path: String) -> String {
    URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
