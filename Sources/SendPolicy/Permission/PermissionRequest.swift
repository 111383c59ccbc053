import FCMClient

/// A project file and what it still needs the user's permission for.
public struct PermissionRequest: Hashable, Sendable {
  /// The file behind all links; permissions belong to it and to no copy of it.
  public var file: String
  /// At least one.
  public var powers: [ProjectPower]

  /// `file` is an absolute path.
  public init(file: String, powers: [ProjectPower]) {
    self.file = file
    self.powers = powers
  }

  /// The command that gives the permission, fit to be pasted into a shell.
  public var command: String { "pushwright config trust \(Self.quoted(file))" }

  private static func quoted(_ path: String) -> String {
    let plain = path.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "/", ".", "-", "_", "+", ",", ":", "@", "%": true
      default: false
      }
    }
    let shown = VisibleText.of(path, limit: .max)
    return plain ? shown : "'" + shown.replacing("'", with: "'\\''") + "'"
  }
}
