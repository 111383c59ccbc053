import DevicePreview
import PushMessages
import Resolver

/// A literal text is shown in every language, although the app has texts in the languages of its users.
///
/// Only a localization key lets each device read its own language. This also finds a message that mixes the two, such as
/// a localized title above a literal body. A text without words has nothing to lose, and neither has one that is the app's
/// name. Browsers know no keys, so a literal for the web isn't a finding.
///
/// Every locale counts that reads it in another language than its own, also one that no key would help; a literal that a key
/// would help nowhere isn't a finding. Where its language is not known, it is taken for the app's source language.
///
/// A literal in the language that the app is translated from is what people read anyway where a translation is missing: a
/// warning. One in another language, such as Japanese in an app that is written in English, was meant for a few and is read
/// by all: an error if more than half of the locales would read it in the place of their own.
enum OneLanguageRule: LintRule {
  static let id = "one-language"
  static let severity = Finding.Severity.error
  static let warnsIf: String? =
    "it is in the app's source language, in an unrecognized one, or in that of most locales"
  static let summary =
    "Every language shows the same literal text, although the app has the users' own."

  /// The literals of one part of the message that are in one language.
  private struct Group {
    var holder: FieldPath
    var language: WrittenLanguage?
    /// The field of the first of them.
    var path: FieldPath
    var names: [String] = []
    var platforms: [Platform] = []
    var locales: [String] = []
    /// Whether a key would show one of the locales its own language.
    var isAvoidable = false
  }

  static func findings(in subject: LintSubject) -> [Finding] {
    var groups: [Group] = []
    for shown in subject.shown where shown.device.platform != .web && !shown.frozenTexts.isEmpty {
      guard let locale = shown.translatedLocale else { continue }
      let platform = shown.device.platform
      for text in shown.frozenTexts where !hidesKey(text.name, on: platform, in: subject) {
        let path = subject.literalPath(of: text.name, on: platform)
        let holder = path.parent ?? path
        let index =
          groups.firstIndex { $0.holder == holder && $0.language == text.language } ?? groups.count
        if index == groups.count {
          groups.append(Group(holder: holder, language: text.language, path: path))
        }
        groups[index].names.add(text.name)
        groups[index].platforms.add(platform)
        groups[index].locales.add(locale)
        if text.isAvoidable { groups[index].isAvoidable = true }
      }
    }
    return groups.filter(\.isAvoidable).map { finding($0, in: subject) }
  }

  private static func finding(_ group: Group, in subject: LintSubject) -> Finding {
    let names = group.names.joined(separator: " and ")
    let platforms = group.platforms.map(\.name).joined(separator: " and ")
    let isOne = group.names.count == 1
    let place = group.platforms.count == 1 ? " on \(platforms)" : ""
    let what =
      group.language.map { "a literal text, read in \($0.name)" }
      ?? "\(isOne ? "one text" : "the same texts") for every language"
    let order = subject.locales
    let locales = group.locales.sorted {
      (order.firstIndex(of: $0) ?? 0) < (order.firstIndex(of: $1) ?? 0)
    }
    return Finding(
      rule: id, isForeign(group, in: subject) ? .error : .warning,
      "\(names) on \(platforms): \(what)",
      headline:
        "literal \(names)\(place): \(group.language.map { "read in \($0.name)" } ?? what)",
      remedy: "use a localization key, or accept it with a reason", path: group.path,
      platform: group.platforms.count == 1 ? group.platforms[0] : nil,
      places: [Finding.Place(nil, locales: locales)], localeCount: order.count)
  }

  /// Whether it is in none of the app's source languages, and most locales read it all the same.
  private static func isForeign(_ group: Group, in subject: LintSubject) -> Bool {
    guard let language = group.language, group.locales.count * 2 > subject.locales.count else {
      return false
    }
    let sources = group.platforms.map {
      AppLocalizations.language(of: subject.strings.sourceLanguage(on: $0))
    }
    return !sources.contains(AppLocalizations.language(of: language.code))
  }

  /// `hidden-key` reports these.
  private static func hidesKey(
    _ name: String, on platform: Platform, in subject: LintSubject
  ) -> Bool {
    guard platform == .android else { return false }
    let texts = subject.effective.android
    return (name == "title" ? texts.title : texts.body).key?.isEmpty == false
  }
}

extension Array where Element: Equatable {
  /// Appends an element unless it is there.
  fileprivate mutating func add(_ element: Element) {
    if last != element, !contains(element) { append(element) }
  }
}
