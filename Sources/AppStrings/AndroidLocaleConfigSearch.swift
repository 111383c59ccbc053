internal import Resolver
internal import StringResources

/// Finds the languages that an Android app declares: the file that its manifest names, or the one
/// of the usual name.
struct AndroidLocaleConfigSearch: Sendable {
  /// The file that devices of this app read.
  struct Found: Sendable {
    var path: String
    var bytes: [UInt8]
    /// What names it; `nil` if no manifest does.
    var declaration: Declaration?
  }

  /// An `android:localeConfig`, and the manifest that has it.
  struct Declaration: Sendable {
    var manifest: String
    var localeConfig: AndroidManifestFile.LocaleConfig
  }

  private static let usualName = "locales_config"
  /// Of the file that the Android Gradle plugin makes of the directories' names.
  private static let generatedName = "_generated_res_locale_config"

  private(set) var found: Found?
  /// `nil` if the app declares nothing that devices could read.
  private(set) var localeConfig: AndroidLocaleConfig?
  private(set) var problems: [SourceProblem] = []
  private let source: AppFiles

  /// The directories are in the order of the sources, so the last one's files count first.
  init(_ directories: [String], from source: AppFiles) {
    self.source = source
    let manifests = readManifests(directories.reversed())
    find(in: directories.reversed(), manifests)
    guard let found else { return }
    let file = AndroidLocaleConfigFile.reading(found.bytes)
    problems += file.problems.map { SourceProblem(path: found.path, $0) }
    guard file.isUsable else { return }
    localeConfig = AndroidLocaleConfig(
      supportedLocales: file.locales, defaultLocale: file.defaultLocale)
  }

  /// The files in which a pack's reader finds the same.
  ///
  /// A pack takes nothing else from a manifest, which may hold keys of other services.
  var packedFiles: [String: [UInt8]] {
    guard let found else { return [:] }
    var files = [found.path: found.bytes]
    if let declaration = found.declaration {
      let text = """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
          <application android:localeConfig="@xml/\(declaration.localeConfig.name)"/>
        </manifest>

        """
      files[declaration.manifest] = Array(text.utf8)
    }
    return files
  }

  /// Beside a `res` directory, as in every Android project.
  static func manifest(of directory: String) -> String {
    Directory.join(
      Directory.parent(of: directory) ?? Directory.join(directory, ".."), "AndroidManifest.xml")
  }

  private struct Manifests {
    var declaration: Declaration?
    /// The path of one that was read and could have declared it.
    var silent: String?
  }

  private mutating func readManifests(_ directories: [String]) -> Manifests {
    var manifests = Manifests()
    for path in directories.map(Self.manifest) {
      guard let bytes = source.bytes(path) else { continue }
      let file = AndroidManifestFile.reading(bytes)
      problems += file.problems.map { SourceProblem(path: path, $0) }
      if let localeConfig = file.localeConfig {
        manifests.declaration =
          manifests.declaration ?? Declaration(manifest: path, localeConfig: localeConfig)
      } else if file.problems.isEmpty {
        manifests.silent = manifests.silent ?? path
      }
    }
    return manifests
  }

  private mutating func find(in directories: [String], _ manifests: Manifests) {
    if let declaration = manifests.declaration {
      let localeConfig = declaration.localeConfig
      found = file(localeConfig.name, in: directories)
      found?.declaration = declaration
      guard found == nil else { return }
      let sentence =
        "xml/\(localeConfig.name).xml isn't in any res directory: add the directory that has it"
      let problem = FileProblem(
        .warning, sentence, line: localeConfig.line, column: localeConfig.column)
      return problems.append(SourceProblem(path: declaration.manifest, problem))
    }
    let usual = file(Self.usualName, in: directories)
    // The build names its own file in the manifest that it makes.
    let generated = file(Self.generatedName, in: directories)
    guard let usual, let manifest = manifests.silent else {
      found = usual ?? generated
      return
    }
    let sentence =
      "devices ignore it: write android:localeConfig=\"@xml/\(Self.usualName)\" in \(manifest)"
    problems.append(.whole(usual.path, .warning, sentence))
    found = generated
  }

  private func file(_ name: String, in directories: [String]) -> Found? {
    directories.lazy.compactMap { directory in
      let path = Directory.join(directory, "xml/\(name).xml")
      return source.bytes(path).map { Found(path: path, bytes: $0) }
    }.first
  }
}
