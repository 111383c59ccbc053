/// What a target's `Info.plist` or its entitlements have, as a release is built.
struct PlistFacts: Hashable, Sendable {
  /// The keys of its top.
  var entries: [String: SourcedValue] = [:]
  /// The file, or what names none.
  var place: SourcePlace?
  /// Why a key that isn't here may be there after all; `nil` if none is.
  var gap: String?

  func value(_ key: String) -> LookUp<SourcedValue> {
    if let value = entries[key] { return .there(value) }
    return gap.map { .cannotTell($0) } ?? .notThere
  }

  /// The file that a build setting names, and what it has.
  static func reading(
    _ setting: String, of target: XcodeTarget, list: (String) -> PlistNode?
  ) -> (facts: PlistFacts, list: PlistNode?) {
    var facts = PlistFacts(place: target.place, gap: target.gap)
    if target.conditional.contains(setting) { facts.gap = "\(setting) depends on the device" }
    guard let (path, place) = target.file(setting) else { return (facts, nil) }
    facts.place = place
    guard let path else {
      facts.gap = "only a build knows the file that \(setting) names"
      return (facts, nil)
    }
    guard let list = list(path) else {
      facts.gap = "\(path) can't be read"
      return (facts, nil)
    }
    facts.place = SourcePlace(path)
    var growth = 0
    for member in list.members {
      var value = SourcedValue(member, path: path)
      value.texts = value.texts.map { text in
        guard growth <= mostGrowth, let expanded = target.expanded(text) else { return text }
        growth += expanded.utf8.count
        return expanded
      }
      facts.entries[member.key] = value
    }
    if growth > mostGrowth { facts.gap = "\(path) refers to too many build settings" }
    return (facts, list)
  }

  /// In bytes: a file of references to one long setting would be gigabytes.
  private static let mostGrowth = 1_000_000

  /// Adds what build settings put into an `Info.plist`, such as `INFOPLIST_KEY_NSSupportsLiveActivities`.
  mutating func addSettings(of target: XcodeTarget) {
    let prefix = "INFOPLIST_KEY_"
    for (key, setting) in target.settings where key.hasPrefix(prefix) {
      let name = String(key.dropFirst(prefix.count))
      let text = target.expanded(setting.value) ?? setting.value
      entries[name] =
        entries[name]
        ?? SourcedValue(
          name == "UIBackgroundModes" ? text.split(separator: " ").map(String.init) : [text],
          place: setting.place)
    }
  }
}
