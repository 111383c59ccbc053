internal import CBuildStamp

/// The program's version, for `--version` and for reports that name the tool.
public enum ProgramVersion {
  public static let current = "0.1.0"

  /// What `--version` prints: with the commit and its day in a package, and otherwise saying that it is none.
  public static var described: String { described(stamp: stamp) }

  /// The day of the commit, as `2026-11-26`; empty outside of packages.
  static var day: String { String(stamp.split(separator: " ").last ?? "") }

  static func described(stamp: String) -> String {
    "pushwright \(current) (\(stamp.isEmpty ? "built from source, not a release" : stamp))"
  }

  private static var stamp: String { unsafe String(cString: pushwright_build_stamp()) }
}
