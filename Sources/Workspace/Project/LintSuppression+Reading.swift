extension LintSuppression {
  /// `nil` with a problem where a part is missing or cannot be read: the rest would accept more than was meant.
  init?(_ reader: inout TableReader) {
    let rule = reader.text("rule")
    let field = reader.text("field")
    let locale = Self.locale(&reader)
    let platform = reader.choice("platform", of: Platform.self)
    let reason = Self.reason(&reader)
    if rule == nil, !reader.has("rule") {
      reader.fail("this suppression has no rule, add rule = \"…\"")
    }
    let isWhole = [
      ("field", field != nil), ("locale", locale != nil), ("platform", platform != nil),
    ].allSatisfy { key, isRead in isRead || !reader.has(key) }
    guard let rule, let reason, isWhole else { return nil }
    self.init(
      rule: rule, field: field, locale: locale, platform: platform, reason: reason,
      line: reader.line(of: "rule"))
  }

  private static func reason(_ reader: inout TableReader) -> String? {
    guard reader.has("reason") else {
      _ = reader.value("reason")
      reader.fail("this suppression has no reason, add reason = \"…\"")
      return nil
    }
    guard let reason = reader.text("reason") else { return nil }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      reader.fail("‘reason’ is blank, say why this is accepted", at: "reason")
      return nil
    }
    return reason
  }

  private static func locale(_ reader: inout TableReader) -> String? {
    guard let locale = reader.text("locale") else { return nil }
    guard LanguageTag.isWellFormed(locale) else {
      reader.fail(LanguageTag.sentence(about: locale), at: "locale")
      return nil
    }
    return locale
  }
}
