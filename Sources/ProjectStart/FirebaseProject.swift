internal import ByteSearch
internal import PushMessages

/// A Firebase project that a file of the tree names.
public struct FirebaseProject: Hashable, Sendable {
  public var id: String
  /// The file that names it, from the top of the tree.
  public var file: String

  public init(id: String, file: String) {
    self.id = id
    self.file = file
  }

  /// The projects of a tree, each once, in the order of their files.
  static func all(in tree: WorkingTree) -> [FirebaseProject] {
    var seen: Set<String> = []
    return tree.texts.keys.sorted().compactMap { path in
      guard let id = tree.texts[path].flatMap({ id(in: $0, named: WorkingTree.name(of: path)) }),
        isID(id), seen.insert(id).inserted
      else { return nil }
      return FirebaseProject(id: id, file: path)
    }
  }

  /// Whether a text can be the ID of a project.
  public static func isID(_ text: String) -> Bool {
    (1...100).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"): true
        default: false
        }
      }
  }

  /// Whether the name of a project says that it is for developers.
  public var seemsToBeForTests: Bool {
    id.split { $0 == "-" || $0 == "." || $0 == ":" }.contains { part in
      ["dev", "develop", "debug", "test", "qa", "staging", "stage", "sandbox"].contains(part)
    }
  }

  private static func id(in text: String, named name: String) -> String? {
    switch name {
    case "google-services.json": GoogleServices(text)?.project
    case "GoogleService-Info.plist": value(of: "PROJECT_ID", inPropertyList: text)
    default: nil
    }
  }

  /// The string behind a key; the file has no nested values.
  private static func value(of key: String, inPropertyList text: String) -> String? {
    guard let start = text.firstBytes(of: "<key>\(key)</key>") else { return nil }
    let rest = text[start.upperBound...].drop { $0.isWhitespace }
    guard rest.hasPrefix("<string>") else { return nil }
    return String(rest.dropFirst("<string>".count).prefix { $0 != "<" })
  }
}
