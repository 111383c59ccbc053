/// The locales that a built app has any resource for: among them a device with several languages
/// chooses one.
///
/// A directory whose files are empty, or whose resources the build removes, isn't one of them.
struct AndroidAppLocales: Sendable {
  /// By the numbers of the configurations.
  private let hasResources: [Bool]
  /// Those that may have some in what couldn't be read.
  private let faults: [Int: StringsFault]

  init(_ table: AndroidStringTable) {
    hasResources = table.configurationsWithResources
    faults = Dictionary(
      table.gaps.map { ($0.configuration, $0.fault) }, uniquingKeysWith: { first, _ in first })
  }

  func choices(of all: [AndroidConfigurationChoice]) -> [AndroidConfigurationChoice] {
    zip(all, hasResources).filter(\.1).map(\.0)
  }

  /// With everything that couldn't be read, as if there were resources.
  func choicesWithUnread(
    of all: [AndroidConfigurationChoice]
  ) -> (choices: [AndroidConfigurationChoice], fault: StringsFault)? {
    let added = faults.filter { !hasResources[$0.key] }
    guard let fault = added.min(by: { $0.key < $1.key })?.value else { return nil }
    return (all.indices.filter { hasResources[$0] || added[$0] != nil }.map { all[$0] }, fault)
  }
}
