/// A target of an Xcode project as a release builds it.
struct XcodeTarget: Sendable {
  let project: XcodeProject
  let id: String
  let node: PlistNode
  /// What its release is built with; of settings for one SDK alone nothing is known.
  private(set) var settings: [String: XcodeConfiguration.Setting] = [:]
  /// Settings that have another value for some SDKs or architectures.
  private(set) var conditional: Set<String> = []
  /// Why a setting that isn't here may be set after all; `nil` if none is.
  private(set) var gap: String?

  init(
    _ project: XcodeProject, _ id: String, _ node: PlistNode, bytes: (String) -> [UInt8]?
  ) {
    (self.project, self.id, self.node) = (project, id, node)
    // The target's own come last: they count before those of the project and of files.
    for owner in [nil, node] as [PlistNode?] {
      guard let release = project.release(of: owner) else { continue }
      add(release, bytes)
    }
  }

  private mutating func add(_ configuration: PlistNode, _ bytes: (String) -> [UInt8]?) {
    var base: String?
    if let id = configuration["baseConfigurationReference"]?.text {
      base = project.paths[id]
    } else if let name = configuration["baseConfigurationReferenceRelativePath"]?.text,
      let anchor = configuration["baseConfigurationReferenceAnchor"]?.text
    {
      base = project.paths[anchor].flatMap { FilePath.joined($0, name) }
    }
    let isNamed =
      configuration["baseConfigurationReference"] != nil
      || configuration["baseConfigurationReferenceAnchor"] != nil
    if let file = base.flatMap({ XcodeConfiguration.settings(of: $0, bytes: bytes) }) {
      settings.merge(file) { _, new in new }
    } else if isNamed {
      // CocoaPods makes its own when it is run; they set nothing of what is asked for here.
      let isPods = base?.utf8.split(separator: UInt8(ascii: "/")).contains {
        $0.elementsEqual("Pods".utf8)
      }
      if isPods != true { gap = "a file of build settings can't be read" }
    }
    for member in configuration["buildSettings"]?.members ?? [] {
      guard let value = member.value.text else { continue }
      if let bracket = member.key.firstIndex(of: "[") {
        conditional.insert(String(member.key[..<bracket]))
      }
      guard settings.count < XcodeConfiguration.mostSettings else {
        gap =
          "\(project.path) has more than \(XcodeConfiguration.mostSettings) settings of a target"
        return
      }
      settings[member.key] = XcodeConfiguration.Setting(
        value: value, place: SourcePlace(project.path, line: member.line))
    }
  }

  var name: String { node["name"]?.text ?? "" }

  var productType: String { node["productType"]?.text ?? "" }

  var place: SourcePlace { project.place(node) }

  /// A build setting with what it refers to; `nil` in its value if only a build knows that.
  func setting(_ key: String) -> (value: String?, place: SourcePlace)? {
    guard let setting = settings[key] else { return nil }
    return (expanded(setting.value, key), setting.place)
  }

  /// `com.example.Shop.push` of `$(BASE).push`.
  func expanded(_ text: String, _ key: String = "") -> String? {
    var count = 0
    return expanded(text, key, depth: 0, &count)
  }

  /// More references than any setting has, each counted as often as it is needed, and a longer text: settings that double each
  /// other eight times over would take hours.
  private static let (mostReferences, longest) = (100, 4096)

  private func expanded(
    _ text: String, _ key: String, depth: Int, _ count: inout Int
  ) -> String? {
    guard depth < 8, text.utf8.count <= Self.longest else { return nil }
    var (result, rest) = ("", text[...])
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let opening = rest.first, opening == "(" || opening == "{",
        let end = rest.firstIndex(of: opening == "(" ? ")" : "}")
      else { return nil }
      let name = String(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
      switch name {
      case "inherited": continue
      case "TARGET_NAME", "TARGETNAME": result += self.name
      case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": result += "."
      default:
        count += 1
        guard count <= Self.mostReferences, name != key, let setting = settings[name],
          let value = expanded(setting.value, name, depth: depth + 1, &count)
        else { return nil }
        result += value
      }
    }
    return result + rest
  }

  /// A file that a setting names, from the top of the sources.
  func file(_ key: String) -> (path: String?, place: SourcePlace)? {
    guard let (value, place) = setting(key), value?.isEmpty != true else { return nil }
    let path = value.flatMap { value in
      FilePath.joined(project.folder, value.hasPrefix("./") ? String(value.dropFirst(2)) : value)
    }
    return (path, place)
  }
}
