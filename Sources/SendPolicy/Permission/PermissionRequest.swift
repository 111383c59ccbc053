import FCMClient
import HarmlessText

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

  /// Why permission is needed, in lower case and without a full stop; the powers are listed elsewhere.
  public var sentence: String {
    let more = powers.count > 1 ? " (+\(powers.count - 1) more)" : ""
    return "this project file wants to \(powers.first?.description ?? "do something")\(more)"
  }

  /// What to do about it, in the same form.
  public var remedy: String { "if you trust it, run \(command)" }

  /// The file's path, fit for one line of a terminal.
  public var shownFile: String { VisibleText.of(file, limit: .max) }

  /// The whole request for a terminal, a line each.
  public var lines: [String] {
    ["\(shownFile) wants to"] + powers.map { "  - \($0)" }
  }

  /// Whether all of it is in view above a question on a terminal of 80×24: nothing that scrolled away is allowed by one key.
  public var fitsOnScreen: Bool {
    lines.reduce(0) { $0 + $1.unicodeScalars.count / 80 + 1 } <= 20
  }

  /// The command that gives the permission, fit to be pasted into a shell.
  public var command: String { "pushwright config trust \(ShellQuoting.word(shownFile))" }
}
