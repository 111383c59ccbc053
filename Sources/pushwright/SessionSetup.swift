import Commands
import ComposerScreens
import ComposerState
import DevicePreview
import Foundation
import MessageLint
import PushMessages
import Resolver
import TerminalUI
import Workspace

/// All that a session needs before the first paint: options, project, draft and configuration as values.
struct SessionSetup {
  var project: Project
  var composer: Composer
  var keymap = Keymap.standard
  var theme: Theme
  var glyphs: Glyphs
  var state: String?
  /// The demo's folder; it goes when nothing in it was saved.
  var demoDirectory: String?
  var token: String?

  init(_ command: ComposeCommand) throws {
    let environment = ProcessInfo.processInfo.environment
    let directories = StandardDirectories(environment: environment)
    state = directories.state
    var options = command.project
    var draft = command.draft
    if command.demo {
      let directory = try DemoFolder.make()
      demoDirectory = directory
      options.project = directory
      draft = draft ?? "\(directory)/drafts/fcm-example.json"
    } else if let path = draft, Self.isDirectory(path) {
      options.project = options.project ?? path
      draft = nil
    }
    project = try Project(options)
    let profile = ProfileSummary(project.profile) { environment[$0]?.isEmpty == false }
    token = project.profile.profile?.tokenVariable.flatMap { environment[$0] }
    let (document, file) = try Self.open(draft)
    let (notes, complaints) = file.path.map(DraftNotes.reading(beside:)) ?? (DraftNotes(), [])
    var settings = project.settings
    settings.suppressions += notes.suppressions
    composer = Composer(document: document, file: file, settings: settings, profile: profile)
    theme = Self.standardTheme
    glyphs = command.ascii ? .ascii : .unicode
    notice(from: project.problems)
    if let complaint = complaints.first { composer.notice = Notice(.warning, complaint) }
    configure(directories)
    if !(environment["NO_COLOR"] ?? "").isEmpty { theme = theme.withoutColors }
    if command.demo, composer.notice == nil {
      composer.notice = Notice(
        .info, "The documentation's own example: look what it does. ] next language, d dry-run")
    }
  }

  private static let standardTheme =
    Theme.builtIn(named: "terminal") ?? Theme(name: "terminal")

  private static func isDirectory(_ path: String) -> Bool {
    (try? URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
  }

  private static func open(
    _ path: String?
  ) throws(CommandFailure) -> (MessageDocument, DraftFile) {
    guard let path else { return (.empty, DraftFile()) }
    do throws(CommandFailure) {
      let text = try TextFile.read(path)
      return (MessageDocument(text: text), DraftFile(path: path, savedText: text))
    } catch {
      // As with editors: a name that is not there yet is a new draft.
      guard error.status == .noSuchFile else { throw error }
      return (.empty, DraftFile(path: path))
    }
  }

  private mutating func notice(from problems: [WorkspaceProblem]) {
    guard let first = problems.first else { return }
    composer.notice = Notice(first.severity == .error ? .error : .warning, "\(first)")
  }

  private mutating func configure(_ directories: StandardDirectories) {
    guard let path = directories.configurationFile, FileManager.default.fileExists(atPath: path),
      let text = try? TextFile.read(path)
    else { return }
    let (configuration, problems) = UserConfiguration.reading(text, path: path)
    notice(from: problems)
    if configuration.isASCII { glyphs = .ascii }
    for assignment in configuration.keymap {
      let problem = keymap.assign(assignment.keys, toCommandNamed: assignment.command)
      if let problem {
        composer.notice = Notice(.warning, "\(path):\(assignment.line): \(problem)")
      }
    }
    guard case .one(let name)? = configuration.theme else { return }
    if let named = Theme.builtIn(named: name) {
      theme = named
    } else {
      composer.notice = Notice(.warning, "\(path): there is no theme ‘\(name)’")
    }
  }
}
