internal import AppStrings
internal import Drafts
internal import LocalFiles
internal import PushMessages
internal import Resolver
internal import Workspace

/// What a project has that a command line may name.
///
/// It is read as `lint` reads it, but silently: a project that is broken or that others could have written offers nothing.
/// No program is run, so that strings of another revision aren't known, and nothing leaves this machine.
struct ProjectCandidates: Sendable {
  private let start: String
  private let project: Project?

  init(_ line: UnfinishedLine) {
    start = line.start
    project = line.projects.lazy.compactMap { try? Project($0, namesFromHere: true) }.first
  }

  var profiles: [Candidate] {
    (project?.file?.profiles ?? []).map { profile in
      let project = profile.project.map { ", \($0)" } ?? ""
      return Candidate(profile.name, remark: "\(profile.kind.rawValue)\(project)")
    }
  }

  var apps: [Candidate] { (project?.file?.apps ?? []).map { Candidate($0.name) } }

  /// The git revisions of the releases in the field.
  var revisions: [Candidate] {
    (project?.releases ?? []).compactMap { release in
      release.sources.revision.map { Candidate($0, remark: "release \(release.name)") }
    }
  }

  /// The test devices of the chosen profile, and before one is chosen those of all; never their addresses.
  var testTargets: [Candidate] {
    let profiles = project?.file?.profiles ?? []
    let chosen = project?.profile.profile.map { [$0] } ?? profiles
    return chosen.flatMap { profile in
      profile.testTargets.map { Candidate($0.name, remark: "test device of \(profile.name)") }
    }
  }

  /// The topics that the project's drafts go to.
  var topics: [Candidate] {
    projectDrafts.compactMap { path in
      guard let text = try? TextFile.read(path, as: .draft),
        let topic = MessageDocument(text: text).message?["topic"]?.string
      else { return nil }
      return Candidate(topic, remark: "topic of \(RealPath.name(of: path))")
    }.sorted { $0.word < $1.word }
  }

  var registrationsAndTopics: [Candidate] { testTargets + topics }

  /// The project's drafts, and what the path so far leads to.
  var drafts: [Candidate] { projectDrafts.map { Candidate($0) } + pathCandidates }

  /// The preview's locales, and the others that the strings have.
  func locales() async -> [Candidate] {
    guard let project else { return [] }
    let own = project.namesLocales ? project.settings.locales.map { Candidate($0.name) } : []
    let strings = await strings()
    return own + (strings?.deviceLocales ?? []).map { Candidate($0) }
  }

  /// The localization keys, with the text that translations are made from.
  func keys() async -> [Candidate] {
    guard let strings = await strings() else { return [] }
    let inventory = KeyInventory(strings)
    return [Platform.android, .apple].flatMap { inventory.keys(on: $0) }
      .filter { $0.name.hasPrefix(start) }
      .map { Candidate($0.name, remark: $0.text) }
      .sorted { $0.word < $1.word }
  }

  private func strings() async -> AppLocalizations? {
    // Git would be run for it.
    guard let project, project.sources.revision == nil else { return nil }
    return try? await project.strings(isQuiet: true).localizations
  }

  private var projectDrafts: [String] {
    guard let directory = project?.draftsDirectory else { return [] }
    return DraftFolder.drafts(in: directory, goesBelow: true).paths
      .map { ReportPath.relative($0) }
  }

  /// The directories and files of JSON where the path so far ends; hidden ones only if it begins so.
  private var pathCandidates: [Candidate] {
    let folder = start.utf8.contains(UInt8(ascii: "/")) ? RealPath.directory(of: start + "x") : ""
    let prefix = folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    let entries =
      LocalFile.entries(prefix.isEmpty ? "." : UserPath.expanded(prefix), atMost: 10_000) ?? []
    let wantsHidden = RealPath.name(of: start + "x").hasPrefix(".")
    return entries.filter { $0.isNameText && (wantsHidden || !$0.name.hasPrefix(".")) }
      .compactMap { entry in
        let path = prefix + entry.name
        let isLink = entry.kind == .link
        if entry.kind == .directory || isLink && LintedFiles.isDirectory(UserPath.expanded(path)) {
          return Candidate(path + "/")
        }
        let isJSON = DraftFolder.endings.contains { entry.name.lowercased().hasSuffix($0) }
        let isDraft = isJSON && !entry.name.hasSuffix(".pushwright.json")
        return isDraft ? Candidate(path) : nil
      }.sorted { $0.word < $1.word }
  }
}
