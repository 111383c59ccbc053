import Resolver
import StringResources

/// `available_dirs, device_locale(s), chosen_dir_android14, chosen_dir_android10`: the directory
/// whose text is shown.
enum AndroidLocaleVectors {
  static func check(_ row: VectorFile.Row, version: AndroidVersion) -> VectorCheck {
    let directories = row[0].split(separator: " ").map(String.init)
    return VectorCheck(
      expected: version == .android10 ? row[3] : row[2],
      got: refusal(of: directories) ?? chosen(directories, locales: row[1], version: version))
  }

  /// What the build says to directories that it does not accept beside each other.
  private static func refusal(of directories: [String]) -> String? {
    var known: Set<AndroidConfiguration> = []
    var conflict: String?
    for directory in directories {
      guard let configuration = AndroidConfiguration(directoryName: directory, build: .aapt2) else {
        return "ERROR invalid configuration \(directory)"
      }
      if let script = configuration.locale.script, script.utf8.count != 4,
        let language = configuration.locale.language
      {
        return "ERROR configuration has invalid locale \(language)-\(script.uppercased())"
      }
      if !known.insert(configuration).inserted {
        let name = configuration.directoryName.dropFirst("values-".count)
        conflict = conflict ?? "ERROR conflicting value for configuration (\(name))"
      }
    }
    return conflict
  }

  private static func chosen(
    _ directories: [String], locales: String, version: AndroidVersion
  ) -> String {
    // The rows were recorded of an app that names no `minSdk`.
    var table = AndroidStringTable(build: .aapt2, minimumAPILevel: 1)
    for directory in directories {
      guard let configuration = AndroidConfiguration(directoryName: directory, build: .aapt2) else {
        continue
      }
      table.add(
        [.init(name: "key", kind: .string, value: .text("text"), line: 1)],
        configuration: configuration, directory: directory, path: "res/\(directory)/strings.xml")
    }
    let resolver = StringResolver(strings: AppLocalizations(android: table))
    var device = Device(.android, locales: locales.split(separator: ",").map(String.init))
    if version == .android10 { device.androidLocaleTables = .android10 }
    let resolution = resolver.resolve(TextRequest(key: "key"), on: device)
    if table.isRemovedByBuild("key") { return "NOT_FOUND" }
    return resolution.source?.localization ?? "NONE"
  }
}
