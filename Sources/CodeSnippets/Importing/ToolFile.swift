internal import PushMessages

/// A JSON file of another tool, which may hold a message deep inside as a text or a list of lines.
struct ToolFile {
  /// What its users call it.
  let name: String

  /// `nil` for any other JSON.
  init?(_ root: JSONNode?) {
    guard let root, let kind = Self.kinds.first(where: { $0.isOne(root) }) else { return nil }
    name = kind.name
  }

  var sentence: String {
    "this is \(name), and Pushwright doesn't look for messages in it: save the message's own text as a file"
  }

  private struct Kind {
    var name: String
    var isOne: @Sendable (JSONNode) -> Bool
  }

  private static let kinds = [
    Kind(name: "a notebook of Jupyter") { $0["cells"]?.elements != nil && $0["nbformat"] != nil },
    Kind(name: "a record of a browser's requests (HAR)") {
      $0["log"]?["entries"]?.elements != nil
    },
    Kind(name: "an export of Insomnia") {
      $0["_type"]?.string == "export" && $0["resources"]?.elements != nil
    },
    Kind(name: "a collection of Postman") {
      $0["info"]?["schema"] != nil && $0["item"]?.elements != nil
    },
    Kind(name: "a package.json of npm") { root in
      root["name"] != nil
        && ["dependencies", "devDependencies", "scripts"].contains { root[$0]?.members != nil }
    },
  ]
}
