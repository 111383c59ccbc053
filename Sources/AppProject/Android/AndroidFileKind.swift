/// What a file of an Android app's sources is, as far as its path tells.
enum AndroidFileKind: Hashable {
  case script
  case properties
  case catalog
  case manifest
  case code
  case resource
  case services
  /// What Flutter and JavaScript name their plugins in.
  case packages

  init?(_ path: String, _ name: String) {
    switch name {
    case "AndroidManifest.xml": self = .manifest
    case "gradle.properties": self = .properties
    case "google-services.json": self = .services
    case "pubspec.yaml", "package.json": self = .packages
    case _ where name.hasSuffix(".gradle") || name.hasSuffix(".gradle.kts"): self = .script
    case _ where name.hasSuffix(".versions.toml"): self = .catalog
    case _ where ResourcePath(path) != nil: self = .resource
    case _ where Self.codeEndings.contains { name.hasSuffix($0) }: self = .code
    default: return nil
    }
  }

  private static let codeEndings = [".kt", ".java", ".dart", ".ts", ".tsx", ".js", ".jsx"]
}
