import AppStrings
import CodeSnippets
import Commands
import ComposerScreens
import ComposerState
import CursesTerminal
import DevicePreview
import Drafts
import Foundation
import PushMessages
import Resolver
import TerminalUI
import TextLayout
import Workspace

/// Everything that a session needs before the first paint: options, project, draft and configuration as values.
struct SessionSetup {
  var project: Project
  var composer: Composer
  var keymap = Keymap.standard
  /// What the user wants everywhere.
  var user: UserConfiguration
  var themes: ThemeChooser
  var theme: ThemeChooser.Reading
  var glyphs: Glyphs
  var terminal = TerminalPreferences()
  /// The terminal's other name, under which it takes exact colors; `nil` if it stays with its own.
  var terminalName: String?
  var state: String?
  var drawing = DrawingOptions()
  /// Where the project's drafts are.
  var draftsDirectory: String
  /// Whether that is a directory of drafts, and not just where the program was started.
  var goesBelow = true
  /// Whether the list of drafts comes first.
  var startsWithList = false
  /// Whether nothing is here to begin with: no project, no draft.
  var startsWithWelcome = false
  /// The draft that the command line names, while its disk has not answered.
  var awaited: FirstDraft?
  /// The demo's folder; it goes when nothing in it was saved.
  var demoDirectory: String?
  var environment: [String: String]
  /// As the project was found with them.
  var options: ProjectOptions
  /// The terminal's ground as far as the environment tells it.
  var ground: TerminalBackground

  @MainActor
  init(_ command: ComposeCommand) throws {
    let environment = ProcessInfo.processInfo.environment
    let directories = StandardDirectories(environment: environment)
    state = directories.state
    self.environment = environment
    var options = command.project
    var draft = command.draft
    var listed: String?
    var first: FirstDraft.Reading?
    var isFound = false
    if command.demo {
      let directory = try DemoFolder.make()
      demoDirectory = directory
      options.project = directory
      draft = draft ?? "\(directory)/drafts/fcm-example.json"
    }
    if let path = draft {
      let reader: FirstDraft
      (reader, first) = FirstDraft.named(path)
      draft = reader.path
      if first == nil { awaited = reader }
    }
    if !command.demo, let path = draft, case .directory = first {
      isFound = options.project == nil
      options.project = options.project ?? Project.filePath(around: path)
      draft = nil
      listed = path
    }
    self.options = options
    project = try Project(options, isFound: isFound)
    if case .unknown = project.profile, let sentence = project.profile.sentence {
      throw CommandFailure(.configuration, sentence)
    }
    // A project's own directory stands for its drafts; any other directory is one of drafts.
    let named = listed.flatMap { Project.filePath(in: $0) == nil ? $0 : nil }
    draftsDirectory = named ?? project.draftsDirectory ?? "."
    goesBelow = named != nil || project.draftsDirectory != nil
    startsWithList = listed != nil
    startsWithWelcome =
      draft == nil && listed == nil && project.path == nil && project.sources == AppSources()
      && DraftFolder.drafts(in: ".", goesBelow: false).paths.isEmpty
    let profile = ProfileSummary(project.profile) { environment[$0]?.isEmpty == false }
    composer = try Self.composer(opening: draft, first, of: project, profile)
    let (configuration, path, problems) = UserConfiguration.onDisk(directories)
    user = configuration
    let usesColors = (environment["NO_COLOR"] ?? "").isEmpty
    themes = ThemeChooser(
      directories, choice: configuration.theme, profile: project.profile.profile,
      usesColors: usesColors)
    ground = TerminalBackground(colorFGBG: environment["COLORFGBG"])
    theme = themes.reading(themes.name(on: ground))
    let isWide = configuration.ambiguousWidth == .wide
    glyphs = command.ascii || configuration.isASCII ? .ascii : isWide ? .asciiLines : .unicode
    terminal.drawsAmbiguousWide = isWide
    terminal.usesColors = usesColors
    terminal.usesMouse = configuration.usesMouse && !command.noMouse
    terminal.showsCursor = command.accessible
    terminal.bidi = BidiDisplay.mode(
      environment: environment, choice: BidiDisplay.Choice(configuration.bidi))
    drawing = DrawingOptions(
      isAccessible: command.accessible, bidi: terminal.bidi,
      ambiguousWidth: isWide ? .wide : .narrow)
    composer.start(
      profiles: project.profiles { environment[$0]?.isEmpty == false },
      projectProblem: project.problems.first { $0.severity == .error }?.description,
      isMouseOn: terminal.usesMouse, themes: Themes(themes.names, shown: themes.name(on: ground)))
    if theme.theme.hasExactColors {
      terminalName = DirectColor.entry(
        besideTerminal: environment["TERM"] ?? "", colorTerm: environment["COLORTERM"])
    }
    notice(from: project.problems)
    if let sentence = project.profile.refusal { composer.notice = Notice(.error, sentence) }
    if case .draft(let draft, let notes, let complaint) = first, !draft.hasChoice {
      take(notes, complaint)
    }
    notice(from: problems)
    useKeys(of: configuration, path)
    if let themeProblem = theme.problem { composer.notice = Notice(.warning, themeProblem) }
    if let remark = project.appRemark, composer.notice == nil {
      composer.notice = Notice(.info, remark.prefix(1).uppercased() + remark.dropFirst())
    }
    if composer.notice == nil, let path = composer.file.path, composer.file.savedText == nil,
      awaited == nil
    {
      composer.notice = Notice(.info, "New draft: \(path)")
    }
    if command.demo, composer.notice == nil {
      composer.notice = Notice(
        .info, "FCM's own example. See what each device really shows")
    }
  }

  /// `nil` in the demo, whose project goes with it.
  var localeTables: KeptLocaleTables? {
    guard let state, demoDirectory == nil else { return nil }
    return KeptLocaleTables(state: state, project: project.file?.path ?? ".")
  }

  private static func composer(
    opening path: String?, _ reading: FirstDraft.Reading?, of project: Project,
    _ profile: ProfileSummary
  ) throws(CommandFailure) -> Composer {
    var file = DraftFile()
    switch reading {
    case .draft(let draft, let notes, _) where draft.hasChoice:
      var composer = Composer(
        document: .empty, file: file, settings: project.settings, profile: profile)
      composer.choose(
        from: draft.imported.snippets,
        of: DraftContents(path: draft.path, text: draft.text, notes: notes))
      return composer
    case .draft(let draft, _, _):
      return Composer(
        opening: draft.imported, text: draft.text, path: draft.path, settings: project.settings,
        profile: profile)
    // As with editors: a name that is not there yet is a new draft.
    case .failed(let failure) where failure.status == .noSuchFile: file.path = path
    case .failed(let failure): throw failure
    case .directory, nil: break
    }
    var composer = Composer(
      document: .empty, file: file, settings: project.settings, profile: profile)
    if let path, reading == nil { composer.awaitDraft(path, at: .now) }
    return composer
  }

  /// The worst problem; a mistake in the project file also keeps everything from being sent.
  private mutating func notice(from problems: [WorkspaceProblem]) {
    guard let first = problems.first(where: { $0.severity == .error }) ?? problems.first
    else { return }
    composer.notice = Notice(first.severity == .error ? .error : .warning, "\(first)")
  }

  /// What is accepted in this draft alone.
  private mutating func take(_ notes: DraftNotes, _ complaint: String?) {
    composer.take(notes)
    if let complaint { composer.notice = Notice(.warning, complaint) }
  }

  private mutating func useKeys(of configuration: UserConfiguration, _ path: String?) {
    let (keymap, problems) = Keymap.standard.applying(
      configuration.keymap.map {
        KeymapLine(command: $0.command, keys: $0.keys, number: $0.line)
      })
    self.keymap = keymap
    guard let first = problems.first else { return }
    let more = problems.count > 1 ? " (+\(problems.count - 1) more)" : ""
    composer.notice = Notice(.warning, "\(path ?? ""):\(first.line): \(first.sentence)\(more)")
  }
}

extension BidiDisplay.Choice {
  fileprivate init(_ mode: UserConfiguration.BidiMode) {
    self =
      switch mode {
      case .auto: .auto
      case .visual: .visual
      case .logical: .logical
      }
  }
}
