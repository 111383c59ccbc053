import DevicePreview
import PushMessages
import Resolver

/// A text has what was meant as a placeholder and isn't one: `%1s$`, `%s1$`, `%1 $s`, `1$s`, `％1$s`.
///
/// A device shows it as it is, or inserts an argument and leaves the rest beside it: `Bob$`. Where it crashes the app,
/// or garbles the text, `crash` and `garbled-text` tell.
///
/// Now: another key, or a literal text that has the value. In the next release: the placeholder as the finding
/// spells it.
enum MistypedPlaceholderRule: LintRule {
  static let id = "mistyped-placeholder"
  static let severity = Finding.Severity.error
  static let summary = "A text has a mistyped placeholder, which no device fills as intended."

  static func findings(in subject: LintSubject) -> [Finding] {
    let keyed = subject.keyedFields.flatMap { field -> [Finding] in
      WrittenTexts.findings(
        of: Self.self, field, in: subject, having: [.percentSign, .special, .argumentSign]
      ) { text in
        MistypedPlaceholder(in: text, on: field.platform).map {
          WrittenFault(
            what: "‘\($0.written)’ isn't a placeholder", remedy: "write \($0.right)")
        }
      }
    }
    return literals(in: subject) + keyed.filter { !isTold($0, in: subject) }
  }

  /// Of a text that no device shows as it was meant, another rule tells.
  private static func isTold(_ finding: Finding, in subject: LintSubject) -> Bool {
    guard let field = subject.keyedFields.first(where: { $0.path == finding.path }) else {
      return false
    }
    let troubled = field.troubledSources(in: subject)
    return finding.places.allSatisfy { $0.source.map(troubled.contains) ?? false }
  }

  /// Nothing would fill the right spelling either.
  private static func literals(in subject: LintSubject) -> [Finding] {
    subject.ownTexts.compactMap { own in
      let platform = Platform(blockOf: own.path)
      guard UnfilledPlaceholder.first(in: own.text) == nil,
        let mistyped = MistypedPlaceholder(in: own.text, on: platform ?? .android)
      else { return nil }
      return finding(
        "\(own.path.description): devices show ‘\(mistyped.written)’ literally; nothing fills it",
        headline: "\(own.path.description): nothing fills ‘\(mistyped.written)’",
        remedy: own.isArgument ? "write the value" : "write the value, or use a key with arguments",
        at: own.path, on: platform)
    }
  }
}
