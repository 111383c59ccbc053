internal import FoundationEssentials
internal import LocalFiles
internal import PushMessages
internal import Spelling

/// The drafts in a directory and all directories below it.
public struct DraftFolder {
  /// In the order of their names.
  var drafts: [String] = []
  /// What looks like a draft and is none, and notes whose draft is gone.
  var remarks: [String] = []
  /// The directories that were read, as they are really called: links may lead in a circle.
  private var read: Set<String> = []
  private var isLenient = false
  private var goesBelow = true

  /// Hidden files and directories are passed over, and so is what isn't `*.json`, `*.jsonc` or `*.json5`, in any case.
  ///
  /// - Throws: ``CommandFailure`` if a directory can't be listed.
  static func reading(_ directory: String) throws(CommandFailure) -> DraftFolder {
    var folder = DraftFolder()
    try folder.read(directory)
    return folder
  }

  /// The same paths for a list to choose from, without directories that can't be listed; `goesBelow` if directories
  /// below count.
  public static func drafts(in directory: String, goesBelow: Bool) -> [String] {
    var folder = DraftFolder()
    (folder.isLenient, folder.goesBelow) = (true, goesBelow)
    try? folder.read(directory)
    return folder.drafts
  }

  private mutating func read(_ directory: String) throws(CommandFailure) {
    guard read.insert(URL(filePath: directory).resolvingSymlinksInPath().path).inserted else {
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
    } catch {
      if isLenient { return }
      throw CommandFailure(
        .unreadableInput, "couldn't list \(directory): check that it is yours to read")
    }
    for name in names where !name.hasPrefix(".") {
      let path = Self.path(name, in: directory)
      if LintedFiles.isDirectory(path) {
        if goesBelow { try read(path) }
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

  private static let endings = [".json", ".jsonc", ".json5"]

  private mutating func noteOrphan(_ path: String) {
    let stem = path.dropLast(".pushwright.json".count)
    // Of a draft that isn't called `*.json` the notes have the whole name.
    let isThere = ["", ".json"].contains { ending in
      FileManager.default.fileExists(atPath: stem + ending)
    }
    guard !isThere else { return }
    remarks.append(
      "\(ReportPath.relative(path)): warning: these notes have no draft \(stem).json")
  }

  /// What is broken is a draft: nobody can tell what it was to be.
  ///
  /// `isStrict` takes a comment for a fault, as its ending says.
  private mutating func add(_ path: String, isStrict: Bool) {
    guard let text = try? TextFile.read(path, as: .draft),
      let root = Self.root(of: text, isStrict: isStrict),
      !MessageImport.reading(text).canBeRead, !Self.looksLikeDraft(root)
    else { return drafts.append(path) }
    remarks.append(
      "\(ReportPath.relative(path)): warning: not linted: it isn't an FCM message")
  }

  private static func root(of text: String, isStrict: Bool) -> JSONNode? {
    guard !isStrict else { return try? JSONNode(strict: text) }
    let document = MessageDocument(text: text)
    return document.problems.contains { $0.severity == .error } ? nil : document.root
  }

  /// Whether an object has a key that messages have, perhaps misspelled.
  private static func looksLikeDraft(_ root: JSONNode) -> Bool {
    (root.members ?? []).contains { member in
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
