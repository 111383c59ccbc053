internal import ByteSearch

/// An Apple app's folder with its `Localizable` table, and others that may be meant.
public struct AppleApp: Hashable, Sendable {
  public var directory: String
  /// Of extensions, packages and other targets, whose tables a push never asks.
  public var others: [String]
  /// As an Xcode project says it.
  public var developmentRegion: String?

  public init(directory: String, others: [String] = [], developmentRegion: String? = nil) {
    self.directory = directory
    self.others = others
    self.developmentRegion = developmentRegion
  }

  /// The app of a tree; `nil` if it has no table.
  static func finding(in tree: WorkingTree) -> AppleApp? {
    let tables = tree.paths.filter { hasTable($0, in: tree) }
    let ranked = tables.enumerated().sorted { first, second in
      (doubts(about: first.element), first.offset) < (doubts(about: second.element), second.offset)
    }.map { $0.element.isEmpty ? "." : $0.element }
    guard let first = ranked.first else { return nil }
    let projects = tree.texts.filter { $0.key.hasSuffix("project.pbxproj") }
      .sorted { (WorkingTree.depth(of: $0.key), $0.key) < (WorkingTree.depth(of: $1.key), $1.key) }
    return AppleApp(
      directory: first, others: Array(ranked.dropFirst()),
      developmentRegion: projects.lazy.compactMap { region(in: $0.value) }.first)
  }

  private static func hasTable(_ folder: String, in tree: WorkingTree) -> Bool {
    guard let names = tree.folders[folder], !folder.hasSuffix(".lproj") else { return false }
    if isTable(names.files, orCatalog: true) { return true }
    return names.folders.contains { name in
      name.hasSuffix(".lproj")
        && isTable(tree.folders[WorkingTree.join(folder, name)]?.files ?? [], orCatalog: false)
    }
  }

  private static func isTable(_ files: [String], orCatalog: Bool) -> Bool {
    files.contains("Localizable.strings") || files.contains("Localizable.stringsdict")
      || orCatalog && files.contains("Localizable.xcstrings")
  }

  /// How many parts of a path speak against the app itself.
  private static func doubts(about path: String) -> Int {
    path.lowercased().split(separator: "/").count { part in words.contains { part.holds($0) } }
  }

  private static let words = [
    "test", "widget", "watch", "extension", "intent", "share", "clip", "tvos", "macos", "package",
    "framework", "sample", "example", "preview", "library",
  ]

  /// `en` of `developmentRegion = en;`.
  private static func region(in project: String) -> String? {
    for line in project.split(whereSeparator: \.isNewline) where line.holds("developmentRegion") {
      let words = line.split { " \t=;\"".contains($0) }
      if words.count == 2, words[0] == "developmentRegion" { return String(words[1]) }
    }
    return nil
  }
}
