import PushMessages
import Resolver

/// A localization's text uses other arguments than the texts of the same key in other languages.
///
/// The text is shown, and says less than was meant, or something else: a translation lost `%1$s`, or was made for an
/// older text. Where most of the translations agree against the source text, that one is to blame. Texts that crash, are
/// garbled or are left out on a device of the preview are reported by `crash`, `garbled-text` and `missing-text`; of
/// those that no device of the preview shows, this rule also tells where a specifier is of another kind than elsewhere:
/// an error, because the users of that language see a crash, a raw rest or nothing. Of texts for dark mode, tablets and
/// other Android versions `device-state` tells.
///
/// Now: another key, or a literal text that has the value. In the next release: the placeholder, in that language.
enum PlaceholderMismatchRule: LintRule {
  static let id = "placeholder-mismatch"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "the text is still shown"
  static let summary = "A localization's text uses other arguments than those of other languages."

  /// One text of a key and what it inserts.
  private struct Use {
    var text: LocalizedText
    var placeholders: [PlaceholderUse]
    /// Another rule tells what a device does to it.
    var isTroubled: Bool

    func takes(_ argument: Int) -> Bool { placeholders.contains { $0.argument == argument } }
  }

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.keyedFields.flatMap { field -> [Finding] in
      guard field.arguments != nil, field.hasDifferentPlaceholders else { return [] }
      let troubled = field.troubledSources(in: subject)
      let uses = zip(field.texts, field.placeholders).filter { !$0.0.isForOtherState }.map {
        Use(
          text: $0, placeholders: $1,
          isTroubled: troubled.contains($0.source)
            || MistypedPlaceholder(in: $0.text, on: field.platform) != nil)
      }
      return differences(uses, of: field, in: subject)
    }
  }

  private static func differences(
    _ uses: [Use], of field: KeyedField, in subject: LintSubject
  ) -> [Finding] {
    let highest = uses.flatMap(\.placeholders).map(\.argument).max() ?? 0
    guard highest > 0 else { return [] }
    // A hostile text may ask for the argument 999999999.
    return (1...min(highest, 99)).flatMap { argument -> [Finding] in
      let with = uses.filter { $0.takes(argument) }
      let without = uses.filter { !$0.takes(argument) }
      var findings = conversions(with, argument, of: field, in: subject)
      if with.isEmpty || without.isEmpty { return findings }
      let isExtra = without.contains { $0.text.isSource } && with.count <= without.count
      let faulty = (isExtra ? with : without).filter { !$0.isTroubled }.map(\.text)
      let blamed = field.judged(faulty, in: subject)
      guard !blamed.isEmpty else { return findings }
      findings.append(
        isExtra
          ? extra(argument, blamed, of: field, in: subject)
          : lost(argument, blamed, of: field, in: subject))
      return findings
    }
  }

  private static func lost(
    _ argument: Int, _ texts: [LocalizedText], of field: KeyedField, in subject: LintSubject
  ) -> Finding {
    let what = "\(field.argumentName(argument)) is lost in \(field.names(of: texts))"
    var finding = finding(
      "\(field.title): \(what)", headline: "\(field.headline): \(what)", as: .warning,
      remedy: "use a literal text with the value, or another key", at: field.path,
      on: field.platform)
    finding.cause = "argument \(argument) is lost"
    finding.appRemedy = "add the placeholder for argument \(argument), as other languages have it"
    finding.places = field.places(of: texts, in: subject)
    return finding
  }

  private static func extra(
    _ argument: Int, _ texts: [LocalizedText], of field: KeyedField, in subject: LintSubject
  ) -> Finding {
    let what = "\(field.argumentName(argument)) is used only in \(field.names(of: texts))"
    let isThere = argument <= field.arguments?.count ?? 0
    // Without the argument Apple shows <null>, and Android leaves the line out.
    let severity: Finding.Severity = !isThere && field.platform == .apple ? .error : .warning
    var finding = finding(
      "\(field.title): \(what)", headline: "\(field.headline): \(what)", as: severity,
      remedy: isThere
        ? "check what the argument says there"
        : "give the message \(argument) arguments, or use another key", at: field.path,
      on: field.platform)
    finding.cause = "argument \(argument) is extra"
    finding.appRemedy = "use the same arguments in every language"
    finding.places = field.places(of: texts, in: subject)
    return finding
  }

  /// Specifiers that aren't text, although other languages insert one; other rules report troubled texts.
  private static func conversions(
    _ uses: [Use], _ argument: Int, of field: KeyedField, in subject: LintSubject
  ) -> [Finding] {
    let specifiers = uses.map { use in
      (use, use.placeholders.first { $0.argument == argument && $0.conversion != .text })
    }
    guard
      let usual = specifiers.first(where: { $0.1 == nil }).flatMap({ use, _ in
        use.placeholders.first { $0.argument == argument }
      })
    else { return [] }
    let blamed = specifiers.filter { $0.1 != nil && !$0.0.isTroubled }
    let texts = field.judged(blamed.map(\.0.text), in: subject)
    guard let written = blamed.first(where: { $0.0.text == texts.first })?.1?.written else {
      return []
    }
    let what = "\(written) in \(field.names(of: texts)), \(usual.written) elsewhere"
    var finding = finding(
      "\(field.title): \(what)", headline: "\(field.headline): \(what)",
      remedy: "use a literal text or another key", at: field.path, on: field.platform)
    finding.cause = "\(written) for \(usual.written)"
    finding.appRemedy = "use \(usual.written) in every language"
    finding.places = field.places(of: texts, in: subject)
    return [finding]
  }
}
