import DevicePreview
import LanguageTags
import PushMessages
import Resolver

/// A text of the message that the app's strings say by its key, on one platform.
struct KeyedField {
  var platform: Platform
  /// `title`, `subtitle` or `body`.
  var name: String
  var key: String
  /// As devices read them; `nil` if the message has no list, so that nothing is formatted.
  var arguments: [String]?
  /// The key's field.
  var path: FieldPath
  /// The field of the arguments.
  var argumentsPath: FieldPath
  /// The app's texts for the key, one for each localization.
  var texts: [LocalizedText]
  /// What is in each of the texts.
  var traits: [TextTraits]
  /// How each of the texts is written.
  var scripts: [TextScript]
  /// What each of the texts inserts.
  var placeholders: [[PlaceholderUse]]
  /// Whether one of the texts inserts something else than another.
  var hasDifferentPlaceholders: Bool

  /// The fields whose key a device looks at: on Android a literal text hides it.
  ///
  /// Those with a key that an older field has take its texts, so these have to be of the same strings.
  static func all(
    in message: Message, _ android: AndroidBlock, _ strings: AppLocalizations,
    after older: [KeyedField] = []
  ) -> [KeyedField] {
    var fields: [KeyedField] = []
    if let own = message.android?.notification, strings.android != nil {
      let common = message.notification
      let block = android.notification
      for (name, text, other) in [
        ("title", own.title, common?.title), ("body", own.body, common?.body),
      ] where !text.hasLiteral && other?.hasLiteral != true {
        fields += field(.android, name, text, block, "\(name)_loc_", strings, older)
      }
    }
    if let apple = message.apple, let alert = apple.alert, strings.apple != nil {
      let block: FieldPath = "apns.payload.aps.alert"
      fields += field(.apple, "title", alert.title, block, "title-loc-", strings, older)
      fields += field(.apple, "subtitle", apple.subtitle, block, "subtitle-loc-", strings, older)
      fields += field(.apple, "body", alert.body, block, "loc-", strings, older)
    }
    return fields
  }

  private static func field(
    _ platform: Platform, _ name: String, _ text: Message.Text, _ block: FieldPath,
    _ prefix: String, _ strings: AppLocalizations, _ older: [KeyedField]
  ) -> [KeyedField] {
    guard let key = text.key, !key.isEmpty else { return [] }
    let known = older.first { $0.platform == platform && $0.key == key }
    let texts = known?.texts ?? strings.texts(for: key, on: platform)
    let placeholders =
      known?.placeholders ?? texts.map { PlaceholderUse.all(in: $0.text, on: platform) }
    let arguments = text.arguments.map { $0.map { $0.string ?? JSONText.compact($0) } }
    return [
      KeyedField(
        platform: platform, name: name, key: key, arguments: arguments,
        path: block.appending("\(prefix)key"), argumentsPath: block.appending("\(prefix)args"),
        texts: texts, traits: known?.traits ?? texts.map { TextTraits($0.text) },
        scripts: known?.scripts ?? texts.map(TextScript.init(of:)),
        placeholders: placeholders,
        hasDifferentPlaceholders: known?.hasDifferentPlaceholders ?? areDifferent(placeholders))
    ]
  }

  /// Order does not matter, and nor does how often, or how they are written: `%s` is `%1$s`.
  private static func areDifferent(_ placeholders: [[PlaceholderUse]]) -> Bool {
    guard let first = placeholders.first else { return false }
    let meant = Set(first.map(\.unwritten))
    return placeholders.contains { $0 != first && Set($0.map(\.unwritten)) != meant }
  }

  /// The texts that have any of these.
  func texts(having wanted: TextTraits) -> [LocalizedText] {
    traits.indices.filter { !traits[$0].isDisjoint(with: wanted) }.map { texts[$0] }
  }

  /// The arguments that these texts take and the message does not have, counted from 1.
  func missingArguments(in sources: [TextSource?]) -> [Int] {
    let count = arguments?.count ?? 0
    var missing: Set<Int> = []
    for (text, uses) in zip(texts, placeholders) where sources.contains(text.source) {
      // A hostile text may ask for the argument 999999999.
      for use in uses where use.argument > count && use.argument <= 20 {
        missing.insert(use.argument)
      }
    }
    return missing.sorted()
  }

  /// `body on Android`: how statements begin.
  var title: String { "\(name) on \(platform.name)" }

  /// `Android body`: how headlines begin.
  var headline: String { "\(platform.name) \(name)" }

  /// `argument 2 (Bob)`; a long argument is cut.
  func argumentName(_ number: Int) -> String {
    guard let arguments, arguments.indices.contains(number - 1), !arguments[number - 1].isEmpty
    else { return "argument \(number)" }
    let argument = arguments[number - 1]
    let shown = argument.count > 24 ? argument.prefix(23) + "…" : argument[...]
    return "argument \(number) (\(shown))"
  }
}

extension PlaceholderUse {
  /// What it does, however it is written.
  fileprivate var unwritten: PlaceholderUse {
    PlaceholderUse(argument: argument, conversion: conversion, written: "")
  }
}

extension Message.Text {
  fileprivate var hasLiteral: Bool { literal?.isEmpty == false }
}

extension String {
  /// A locale without script and region; of a device's whole list, that of the first.
  var languageCode: Substring { LanguageTag.language(of: self) }

  /// The locale that a preview's device stands for: its name, or what stands first in a name of several languages.
  var firstLanguage: String { String(prefix { $0 != "," }) }
}
