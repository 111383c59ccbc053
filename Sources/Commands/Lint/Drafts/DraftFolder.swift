internal import CodeSnippets
internal import FoundationEssentials
internal import LocalFiles
internal import PushMessages
internal import Spelling

/// The drafts in a directory and all directories below it.
///
/// The directory may be the whole disk, if a project file or a link in a repository says so: the search has limits, and
/// follows no links out of the repository or the project.
public struct DraftFolder {
  /// How far below the directory drafts are looked for, in how many directories, at how many names and in how many
  /// bytes.
  static let (maximumDepth, mostDirectories, mostNames) = (16, 10_000, 100_000)
  static let mostBytes = 20_000_000

  /// In the order of their names.
  var drafts: [String] = []
  /// What looks like a draft and is none, and directories that weren't searched.
  var unseen: [String] = []
  /// Directories and drafts that can't be read, and why: of these a gate knows nothing.
  var failures: [(path: String, failure: CommandFailure)] = []
  /// Notes and marks whose draft is gone.
  var remarks: [String] = []
  /// The directories that were read, as they are really called: links may lead in a circle.
  private var read: Set<String> = []
  private var nameCount = 0
  /// Of the files that may be drafts, which are all read.
  private var byteCount = 0
  private var isLenient = false
  private var goesBelow = true
  private var isWanted: () -> Bool = { true }
  /// Why the search ended before it was over, or didn't begin; a sentence without a full stop.
  private var complaint: String?

  /// Hidden files and directories are passed over, and so is what isn't `*.json`, `*.jsonc` or `*.json5`, in any case.
  ///
  /// - Throws: ``CommandFailure`` if the directory can't be listed, or has more than is searched.
  static func reading(_ directory: String) throws(CommandFailure) -> DraftFolder {
    var folder = DraftFolder()
    try folder.search(directory)
    if let complaint = folder.complaint { throw CommandFailure(.unreadableInput, complaint) }
    return folder
  }

  /// The same paths for a list to choose from, without directories that can't be listed, and why it isn't the whole list
  /// (`nil` if it is).
  ///
  /// `goesBelow` if directories below count. The search ends as soon as `isWanted` says `false`.
  public static func drafts(
    in directory: String, goesBelow: Bool, isWanted: @escaping () -> Bool = { true }
  ) -> (paths: [String], complaint: String?) {
    var folder = DraftFolder()
    (folder.isLenient, folder.goesBelow, folder.isWanted) = (true, goesBelow, isWanted)
    try? folder.search(directory)
    return (folder.drafts, folder.complaint)
  }

  private mutating func search(_ directory: String) throws(CommandFailure) {
    if let link = StrayLink(onWayTo: directory) {
      complaint = "couldn't search \(directory) for drafts: \(link.words); name that place itself"
      return
    }
    try read(directory, depth: 0)
    guard complaint != nil else { return }
    complaint =
      "couldn't search all of \(directory) for drafts: it has more than \(Self.mostDirectories) directories, "
      + "\(Self.mostNames) names, \(Self.mostBytes / 1_000_000) MB of JSON or \(Self.maximumDepth) levels; "
      + "name the directory that has the drafts"
  }

  private mutating func read(_ directory: String, depth: Int) throws(CommandFailure) {
    guard complaint == nil, isWanted(),
      read.insert(URL(filePath: directory).resolvingSymlinksInPath().path).inserted
    else { return }
    guard let entries = LocalFile.entries(directory, atMost: Self.mostNames + 1 - nameCount) else {
      if isLenient { return }
      let failure = CommandFailure(
        .unreadableInput, "couldn't list \(directory): check its permissions")
      guard depth > 0 else { throw failure }
      failures.append((directory, failure))
      return
    }
    nameCount += entries.count
    guard depth <= Self.maximumDepth, read.count <= Self.mostDirectories,
      nameCount <= Self.mostNames
    else {
      complaint = directory
      return
    }
    try read(entries.filter { !$0.name.hasPrefix(".") }, in: directory, depth: depth)
  }

  private mutating func read(
    _ entries: [LocalFile.Entry], in directory: String, depth: Int
  ) throws(CommandFailure) {
    for entry in entries.sorted(by: { $0.name < $1.name }) where complaint == nil && isWanted() {
      let (name, path) = (entry.name, Self.path(entry.name, in: directory))
      let isLink = entry.kind == .link
      guard entry.isNameText else {
        noteUnreachable(path, entry.kind)
        continue
      }
      if entry.kind == .directory || isLink && LintedFiles.isDirectory(path) {
        guard goesBelow else { continue }
        if !isLink, !isLenient { noteOrphanedReviews(path) }
        if isLink, let link = StrayLink(onWayTo: path) {
          unseen.append("\(ReportPath.relative(path)): warning: not searched: \(link.words)")
        } else {
          try read(path, depth: depth + 1)
        }
      } else if name.hasSuffix(".pushwright.json") {
        noteOrphan(path)
      } else if let ending = Self.endings.first(where: { name.lowercased().hasSuffix($0) }) {
        add(path, isStrict: ending == ".json")
      }
    }
  }

  private static func path(_ name: String, in directory: String) -> String {
    if directory == "." { return name }
    return directory.hasSuffix("/") ? directory + name : "\(directory)/\(name)"
  }

  /// No text names such a file, so that it can't be opened.
  private mutating func noteUnreachable(_ path: String, _ kind: FileKind) {
    let isDraft = Self.endings.contains { path.lowercased().hasSuffix($0) }
    guard !isLenient, isDraft || kind == .directory || kind == .link else { return }
    let failure = CommandFailure(
      .unreadableInput, "couldn't read \(path): its name isn't UTF-8. Rename it")
    failures.append((path, failure))
  }

  static let endings = [".json", ".jsonc", ".json5"]

  private mutating func noteOrphan(_ path: String) {
    let stem = path.dropLast(".pushwright.json".count)
    // Of a draft that isn't called `*.json` the notes have the whole name.
    let isThere = ["", ".json"].contains { ending in
      FileManager.default.fileExists(atPath: stem + ending)
    }
    guard !isThere else { return }
    remarks.append(
      "\(ReportPath.relative(path)): warning: these notes have no draft \(stem).json; remove them or restore it"
    )
  }

  /// A draft that was renamed without its marks would lose what reviewers said.
  private mutating func noteOrphanedReviews(_ path: String) {
    guard let orphan = OrphanedReviews(directory: path) else { return }
    remarks.append(orphan.warning())
  }

  /// A broken file counts as a draft, because its purpose can't be told.
  ///
  /// `isStrict` takes a comment for a fault, as its ending says.
  private mutating func add(_ path: String, isStrict: Bool) {
    let text = try? TextFile.read(path, as: .draft)
    byteCount += text?.utf8.count ?? 0
    if byteCount > Self.mostBytes { complaint = path }
    guard let text, let root = Self.root(of: text, isStrict: isStrict),
      !MessageImport.reading(text).canBeRead, !Self.looksLikeDraft(root)
    else { return drafts.append(path) }
    unseen.append(
      "\(ReportPath.relative(path)): warning: not linted: it isn't an FCM message")
  }

  private static func root(of text: String, isStrict: Bool) -> JSONNode? {
    guard !isStrict else { return try? JSONNode(strict: text) }
    let document = MessageDocument(text: text)
    return document.problems.contains { $0.severity == .error } ? nil : document.root
  }

  /// Whether an object, or one in a list, has a key that messages have, perhaps misspelled.
  private static func looksLikeDraft(_ root: JSONNode, depth: Int = 0) -> Bool {
    // What lists in lists hold so far down isn't looked for, so it may be anything.
    if depth > Self.maximumDepth { return true }
    if let elements = root.elements {
      return elements.contains { looksLikeDraft($0, depth: depth + 1) }
    }
    return (root.members ?? []).contains { member in
      keys.contains(member.key) || nearKeys.contains { isNear(member.key, $0) }
    }
  }

  /// One edit away: `mesage`, `massage`, `messages`.
  private static func isNear(_ key: String, _ name: String) -> Bool {
    NearestName.suggestion(for: key, among: [name]) != nil
  }

  private static let nearKeys = ["message", "notification", "validate_only"]

  private static let keys: Set<String> = [
    "message", "validate_only", "validateOnly", "notification", "android", "apns", "webpush",
    "fcm_options", "fcmOptions", "token", "topic", "condition", "fid", "data", "to",
    "registration_ids",
  ]
}
