internal import LanguageTags

extension LintSuppression {
  /// `nil` with a problem if a part is missing, unknown or unusable: the rest would accept more than was meant.
  init?(_ reader: inout TableReader) {
    let rule = reader.text("rule")
    let field = reader.text("field")
    let key = reader.text("key")
    let locale = Self.locale(&reader)
    let platform = reader.choice("platform", of: Platform.self)
    let file = Self.file(&reader)
    let reason = Self.reason(&reader)
    if rule == nil, !reader.has("rule") {
      reader.fail("this suppression has no rule: add rule = \"…\"")
    }
    let isWhole = [
      ("field", field != nil), ("key", key != nil), ("locale", locale != nil),
      ("platform", platform != nil), ("file", file != nil),
    ].allSatisfy { key, isRead in isRead || !reader.has(key) }
    guard let rule, let reason, isWhole, !reader.hasUnknownKeys else { return nil }
    self.init(
      rule: rule, field: field, key: key, locale: locale, platform: platform, file: file,
      reason: reason, line: reader.line(of: "rule"))
  }

  private static func file(_ reader: inout TableReader) -> String? {
    guard let file = reader.text("file") else { return nil }
    if let sentence = complaint(aboutFile: file) {
      reader.fail(sentence, at: "file")
      return nil
    }
    return file
  }

  /// What is wrong with a file that a suppression names by the end of its path; `nil` if nothing is.
  public static func complaint(aboutFile file: String) -> String? {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.contains(where: { ["", ".", ".."].contains($0) }) else { return nil }
    return "‘file’ is the end of a path, as in ‘values-fr/strings.xml’, not \(QuotedName(file))"
  }

  private static func reason(_ reader: inout TableReader) -> String? {
    guard reader.has("reason") else {
      _ = reader.value("reason")
      reader.fail("this suppression has no reason: add reason = \"…\"")
      return nil
    }
    guard let reason = reader.text("reason") else { return nil }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      reader.fail("‘reason’ is blank: say why you accept this", at: "reason")
      return nil
    }
    return reason
  }

  private static func locale(_ reader: inout TableReader) -> String? {
    guard let locale = reader.text("locale") else { return nil }
    guard LanguageTag(locale) != nil else {
      reader.fail(LanguageTag.sentence(about: locale), at: "locale")
      return nil
    }
    return locale
  }
}
