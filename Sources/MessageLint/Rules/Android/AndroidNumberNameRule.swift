import PushMessages
import Resolver

/// Android takes an icon or a key for the number of a resource.
///
/// Android reads a name of digits alone as a resource ID before it looks for a resource of that name. An icon with such a
/// number isn't drawn, or its notification is dropped. A key with one crashes the app when the message arrives, because no
/// text has that number.
enum AndroidNumberNameRule: LintRule {
  static let id = "android-name-is-number"
  static let severity = Finding.Severity.error
  static let summary = "Android takes the name of an icon or a key for the number of a resource."

  static func findings(in subject: LintSubject) -> [Finding] {
    ["icon", "title_loc_key", "body_loc_key"].compactMap { field in
      let path = subject.android.notification.appending(field)
      guard let name = subject.document.string(at: path), isNumber(name) else { return nil }
      let fate =
        field == "icon"
        ? "no icon has it, and the notification may be dropped"
        : "no text has it, and the app crashes when the message arrives"
      return finding(
        "\(path.description): Android takes ‘\(name.excerpt)’ for the number of a resource; \(fate)",
        headline: "\(path.description): Android takes ‘\(name.excerpt)’ for a number",
        remedy: field == "icon" ? "write the icon's name" : "write a key that isn't a number",
        at: path, on: .android)
    }
  }

  /// What `Integer.parseInt` takes.
  static func isNumber(_ name: String) -> Bool {
    let digits = name.hasPrefix("+") || name.hasPrefix("-") ? name.dropFirst() : name[...]
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber } && Int32(name) != nil
  }
}
