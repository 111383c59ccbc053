import DevicePreview
import PushMessages
import Resolver

/// A literal text has a placeholder, and no device fills it: people read `%1$s`, `%@`, `{{name}}`, `${NAME:-you}` or `%NAME%`.
///
/// Only the text of a localization key is formatted. An Apple device also formats the literal that stands in for a missing
/// key, so there a placeholder that has an argument isn't one of these. A percent sign of prose (`50 % off`) isn't a
/// placeholder, and `$5` is an amount. In a draft that goes to a list, the list's columns fill `{{name}}`. `$AAPL` may be a variable or the symbol of a stock, so it is a warning.
///
/// Write the value into the text, or send a key with arguments.
enum UnfilledPlaceholderRule: LintRule {
  static let id = "unfilled-placeholder"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "it may be the symbol of a stock, such as $AAPL"
  static let summary = "A literal text has a placeholder that no device fills."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.ownTexts.compactMap { own -> Finding? in
      // What stands in an argument is shown as it is, too.
      let filled = own.isArgument ? 0 : argumentCount(for: own.path, in: subject)
      let open = UnfilledPlaceholder.all(in: own.text).filter {
        ($0.argument ?? .max) > filled
          && !(subject.project.list != nil && LintedList.fills($0.written))
      }
      guard let first = open.first(where: { $0.form != .symbol }) ?? open.first else { return nil }
      let written = first.written
      return finding(
        "\(own.path.description): devices show \(written) literally; nothing fills it",
        headline: "\(own.path.description): nothing fills \(written)",
        as: first.form == .symbol ? .warning : .error,
        remedy: own.isArgument ? "write the value" : "write the value, or use a key with arguments",
        at: own.path,
        on: Platform(blockOf: own.path))
    }
  }

  /// How many arguments the literal gets in place of its key on an Apple device.
  private static func argumentCount(for path: FieldPath, in subject: LintSubject) -> Int {
    guard let holder = path.parent, holder == "apns.payload.aps.alert" else { return 0 }
    let prefix = path.lastKey == "body" ? "loc" : "\(path.lastKey)-loc"
    guard subject.document.string(at: holder.appending("\(prefix)-key"))?.isEmpty == false else {
      return 0
    }
    return subject.document.node(at: holder.appending("\(prefix)-args"))?.elements?.count ?? 0
  }
}
