/// What a file of an Apple app's sources is, as far as its path tells.
enum AppleFileKind: Hashable {
  case project
  case settings
  case list
  case services
  case catalog
  case strings
  case code
  case sound

  init?(_ path: String, _ name: String) {
    switch name {
    case "project.pbxproj": self = .project
    case "Localizable.xcstrings": self = .catalog
    case "Localizable.strings", "Localizable.stringsdict": self = .strings
    case _ where name.hasPrefix("GoogleService-Info") && name.hasSuffix(".plist"): self = .services
    case _ where name.hasSuffix(".plist") || name.hasSuffix(".entitlements"): self = .list
    case _ where name.hasSuffix(".xcconfig"): self = .settings
    case _ where Self.has(name, Self.codeEndings): self = .code
    case _ where Self.has(name.lowercased(), Self.soundEndings): self = .sound
    default: return nil
    }
  }

  private static func has(_ name: String, _ endings: [String]) -> Bool {
    endings.contains { name.hasSuffix($0) }
  }

  private static let codeEndings = [
    ".swift", ".m", ".mm", ".h", ".dart", ".ts", ".tsx", ".js", ".jsx",
  ]
  private static let soundEndings = [
    ".caf", ".aif", ".aiff", ".aifc", ".wav", ".mp3", ".m4a", ".aac",
  ]
}
