/// The file of a draft.
public struct DraftFile: Hashable, Sendable {
  /// `nil` until the draft has a name.
  public var path: String?
  /// What the file holds as far as we know; `nil` where there is no file yet.
  public var savedText: String?
  /// The draft that was made of the file where it is none itself: a curl command, a legacy payload.
  ///
  /// Such a file is never written: the draft is saved under another name.
  public var importedText: String?
  /// Which message of a file with several it is, counted from 1.
  var snippet: Int?
  /// Whether another program removed the file since it was opened or saved.
  var isRemoved = false

  public init(path: String? = nil, savedText: String? = nil, importedText: String? = nil) {
    self.path = path
    self.savedText = savedText
    self.importedText = importedText
  }

  /// The path for a name that was typed: drafts end in `.json`, or no list would have them.
  public static func path(named name: String) -> String {
    let isFolder = name.hasSuffix("/")
    return isFolder || name.lowercased().hasSuffix(".json") ? name : name + ".json"
  }

  /// The folders before the name, with the last slash; empty without any.
  var folder: String { path.map { String($0.dropLast(name.count)) } ?? "" }

  /// The file's name without its folders.
  public var name: String {
    guard let path, let name = path.split(separator: "/").last else { return "untitled.json" }
    return String(name)
  }
}
