import PushMessages
import Resolver

/// The message has an argument that no localization's text shows.
///
/// Devices ignore it without a word: often the key is another one than was meant, or the order of the arguments is. An
/// argument that is there only so that `%%` becomes a percent sign counts as used. Where a file or a text of the key is not
/// known, the finding speaks of the known ones only, and no fix takes an argument away.
enum UnusedArgumentsRule: LintRule {
  static let id = "unused-arguments"
  static let severity = Finding.Severity.warning
  static let summary = "The message has arguments that no language's text shows."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.keyedFields.compactMap { field -> Finding? in
      guard let arguments = field.arguments, !arguments.isEmpty, !field.texts.isEmpty else {
        return nil
      }
      var unused = Set(1...arguments.count)
      for uses in field.placeholders where !unused.isEmpty {
        for use in uses { unused.remove(use.argument) }
      }
      if unused.count == arguments.count, !field.texts(having: .percentSign).isEmpty {
        unused.remove(1)
      }
      return unused.isEmpty ? nil : finding(unused.sorted(), of: field, in: subject)
    }
  }

  private static func finding(
    _ unused: [Int], of field: KeyedField, in subject: LintSubject
  ) -> Finding {
    let names = unused.map { field.argumentName($0) }.joined(separator: " and ")
    let isKnown = !field.hasUnknownText(in: subject)
    let what = isKnown ? "no text uses \(names)" : "none of the known texts uses \(names)"
    return finding(
      "\(field.title): \(what)", headline: "\(field.headline): \(what)",
      remedy: "leave it out, or check the key and the order of the arguments",
      at: field.argumentsPath.appending(unused[0] - 1), on: field.platform,
      fix: isKnown ? fix(unused, of: field) : nil)
  }

  /// Only the last arguments can go: any other would change the numbers of those after it.
  private static func fix(_ unused: [Int], of field: KeyedField) -> Fix? {
    let arguments = field.arguments ?? []
    let kept = arguments.count - unused.count
    guard unused.first == kept + 1 else { return nil }
    let title = unused.count == 1 ? "remove the argument" : "remove the arguments"
    guard kept > 0 else { return Fix(title, .remove(field.argumentsPath)) }
    let rest = arguments.prefix(kept).map { JSONValue.string($0) }
    return Fix(title, .set(field.argumentsPath, .list(rest)))
  }
}
