/// What a `project.pbxproj` says: its targets, their settings and the files in them.
struct XcodeProject: Sendable {
  /// The folder that has the project, to which its paths are relative; empty for the top.
  let folder: String
  /// The file itself.
  let path: String
  private let objects: [String: PlistNode]
  private let project: PlistNode
  /// The paths of files and folders by their ids, from the top of the sources.
  private(set) var paths: [String: String] = [:]
  /// Why some of them aren't known; `nil` if all are that the file tells.
  private(set) var gap: String?

  /// No system has longer paths, and nobody nests groups so deep: with more, a small file would take all memory.
  private static let (longest, deepest) = (1024, 128)

  /// `nil` if the file isn't one of a project.
  init?(_ bytes: [UInt8], path: String) {
    guard let top = OldPlist.reading(bytes), let objects = top["objects"],
      let root = top["rootObject"]?.text, let project = objects[root]
    else { return nil }
    self.path = path
    folder = FilePath.directory(of: FilePath.directory(of: path))
    self.objects = Dictionary(objects.members.map { ($0.key, $0.value) }) { _, last in last }
    self.project = project
    readPaths()
  }

  func object(_ id: String?) -> PlistNode? { id.flatMap { objects[$0] } }

  /// The objects of a list of ids.
  func objects(_ list: PlistNode?) -> [(id: String, node: PlistNode)] {
    (list?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// The objects of one class, in the order of their ids.
  func all(_ name: String) -> [(id: String, node: PlistNode)] {
    objects.filter { $0.value["isa"]?.text == name }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The targets that make an app or an extension of one, in their order.
  var installedTargets: [(id: String, node: PlistNode)] {
    objects(project["targets"]).filter { _, node in
      let product = node["productType"]?.text ?? ""
      return node["isa"]?.text == "PBXNativeTarget"
        && ["com.apple.product-type.application", "com.apple.product-type.app-extension"]
          .contains(product)
    }
  }

  func place(_ node: PlistNode) -> SourcePlace { SourcePlace(path, line: node.line) }

  /// The configuration that releases are built in, of a target or of the project.
  func release(of owner: PlistNode?) -> PlistNode? {
    let list = object((owner ?? project)["buildConfigurationList"]?.text)
    let configurations = objects(list?["buildConfigurations"]).map(\.node)
    let name = { (node: PlistNode) in node["name"]?.text ?? "" }
    return configurations.first { name($0) == "Release" }
      ?? configurations.first { name($0).lowercased().contains("release") }
      ?? configurations.first { node in
        ["appstore", "prod"].contains { name(node).lowercased().contains($0) }
      }
      ?? configurations.first { name($0) == list?["defaultConfigurationName"]?.text }
  }

  /// The folders and files of the groups; those whose place only Xcode knows have none.
  private mutating func readPaths() {
    guard let main = project["mainGroup"]?.text else { return }
    let root = project["projectDirPath"]?.text ?? ""
    guard let base = FilePath.joined(folder, root) else { return }
    var open = [(main, base, 0)]
    var seen: Set<String> = []
    while let (id, parent, depth) = open.popLast() {
      guard seen.insert(id).inserted, let node = objects[id] else { continue }
      let own = node["path"]?.text
      let whole: String? =
        switch node["sourceTree"]?.text {
        case "<group>", nil: own.map { FilePath.joined(parent, $0) } ?? parent
        case "SOURCE_ROOT": own.map { FilePath.joined(base, $0) } ?? base
        default: nil
        }
      guard let whole else { continue }
      guard whole.utf8.count <= Self.longest, depth < Self.deepest else {
        gap = "\(path) has groups too deep to follow"
        continue
      }
      paths[id] = whole
      open += (node["children"]?.texts ?? []).map { ($0, whole, depth + 1) }
    }
  }
}
