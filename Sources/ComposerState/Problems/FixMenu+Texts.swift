import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver

extension FixMenu {
  /// What can be done about a finding in this message, the sure fix first.
  ///
  /// A literal text in a broken translation's place is never applied blindly: it replaces every language, so the choice says how
  /// many locales would see which one.
  init?(
    _ finding: Finding, locale: PreviewLocale, seeing derived: Derived, in document: MessageDocument
  ) {
    var choices: [Choice] = []
    if let fix = finding.fix, fix.applied(to: document) != nil {
      choices.append(Choice(fix.title, .change(fix)))
    }
    if let path = finding.path, let platform = finding.platform, !finding.places.isEmpty,
      let field = LocalizedField(path)
    {
      let arguments = Self.argumentChoices(
        about: path, in: finding, seeing: derived, in: document)
      choices += arguments
      choices += Self.choices(
        about: field, on: platform, in: document, locale: locale, seeing: derived,
        lacksArguments: !arguments.isEmpty)
    }
    if finding.rule == "target" {
      choices += Self.targetChoices(in: document, list: derived.key.list?.path)
    }
    if finding.rule == "exclusive-blocks" { choices += Self.blockChoices(in: document) }
    if finding.rule == "platforms-differ" {
      choices += Self.agreements(about: finding.path, in: document)
    }
    if finding.rule == "json-syntax" {
      choices.append(
        Choice("fix the text in $EDITOR", .editDocument(line: finding.position?.line ?? 1)))
    }
    choices += Self.namedChoices(of: finding, seeing: derived, in: document)
    self.init(finding, choices: choices)
  }

  /// FCM takes one target: each that the draft sets can go.
  private static func targetChoices(
    in document: MessageDocument, list: String?
  ) -> [Choice] {
    let kinds = TargetKind.fields.filter { document.node(at: $0.path) != nil }
    guard kinds.count > (list == nil ? 1 : 0) else { return [] }
    // Of a device's two addresses the deprecated one goes.
    let isBoth = kinds.contains(.fid) && kinds.contains(.token)
    let ordered = isBoth ? [.token] + kinds.filter { $0 != .token } : kinds
    return ordered.map { kind in
      let value = document.node(at: kind.path).map { $0.string ?? JSONText.compact($0) } ?? ""
      let others = kinds.filter { $0 != kind }.map(\.rawValue) + (list == nil ? [] : ["list"])
      let shown = TargetEntry(kind: kind, value: value).shortValue
      return Choice(
        "remove \(kind.rawValue)",
        consequence: "\(shown) gets nothing; \(others.joined(separator: " and ")) stays",
        .change(Fix("remove \(kind.rawValue)", .remove(kind.path))))
    }
  }

  /// FCM takes one Android block: either can go.
  private static func blockChoices(in document: MessageDocument) -> [Choice] {
    AndroidBlock.allCases.map { block in
      let other = block == .v1 ? AndroidBlock.v2 : .v1
      let count = document.node(at: block.path)?.members?.count ?? 0
      return Choice(
        "remove \(block.rawValue)",
        consequence: "removes its \(count) field\(count == 1 ? "" : "s"); \(other.rawValue) stays",
        .change(Fix("remove \(block.rawValue)", .remove(block.path))))
    }
  }

  /// The arguments that the texts to blame take and the message does not have: to give one is the first thing to do.
  private static func argumentChoices(
    about path: FieldPath, in finding: Finding, seeing derived: Derived,
    in document: MessageDocument
  ) -> [Choice] {
    guard let text = KeyedText(of: .field(path)), let key = document.string(at: path) else {
      return []
    }
    let count = document.node(at: text.arguments)?.elements?.count ?? 0
    let sources = finding.places.compactMap(\.source)
    var missing: [Int: String] = [:]
    for (localized, uses) in derived.placeholders(of: text, key: key)
    where sources.contains(localized.source) {
      for use in uses where use.argument > count && use.argument <= Composer.argumentLimit {
        missing[use.argument] = missing[use.argument] ?? use.written
      }
    }
    return missing.sorted { $0.key < $1.key }.map { number, written in
      Choice(
        "give argument \(number)", consequence: "\(written) uses it",
        .giveArgument(text, number - 1))
    }
  }

  /// One platform's arguments for both, where both keys name the same text: those of another one would fill other places.
  private static func agreements(about path: FieldPath?, in document: MessageDocument) -> [Choice] {
    guard let path, let apple = KeyedText(of: .field(path)),
      let android = apple.counterpart(in: document.androidBlock),
      let key = document.string(at: apple.key), let other = document.string(at: android.key),
      key.isSameLocalizationKey(as: other)
    else { return [] }
    return [(android, apple), (apple, android)].compactMap { from, to in
      guard document.string(at: from.key) != nil,
        let arguments = document.node(at: from.arguments).map(JSONValue.init),
        arguments != document.node(at: to.arguments).map(JSONValue.init)
      else { return nil }
      let fix = Fix(
        "use the arguments of \(from.platformName) for both", .set(to.arguments, arguments))
      return fix.applied(to: document) == nil ? nil : Choice(fix.title, .change(fix))
    }
  }

  private static func choices(
    about field: LocalizedField, on platform: Platform, in document: MessageDocument,
    locale: PreviewLocale,
    seeing derived: Derived, lacksArguments: Bool
  ) -> [Choice] {
    let name = platform == .android ? "Android" : "Apple"
    var choices: [Choice] = []
    let count = derived.rows.count
    let all = count == 1 ? "then the only locale shows" : "then all \(count) locales show"
    // Everybody would read it: so the language that the app is translated from goes before the previewed one.
    let sources = [derived.shownInSource(on: platform), derived.shown(in: locale, on: platform)]
    let offered = sources.lazy.compactMap { shown in
      field.promisedText(of: shown).map { (text: $0, place: field.source(of: shown)) }
    }.first
    if let (text, place) = offered {
      let key = document.string(at: field.key) ?? ""
      let language = derived.language(of: text, for: key, on: platform, at: place)
      let from = place.map { " from \($0.shortLocalization)" } ?? ""
      let words = language.map { "\($0) text" } ?? "text"
      choices.append(
        Choice(
          "a literal text\(language.map { " in \($0)" } ?? ""): “\(text)”",
          consequence: "\(all) this one \(words)\(from)",
          .change(field.replacing(with: text))))
    } else if !lacksArguments {
      choices.append(
        Choice(
          "a literal text: write it", consequence: "\(all) this one text",
          .edit(field.literal)))
    }
    choices.append(Choice("use another key", .pickKey(field.key)))
    let hasCommon = derived.key.document.node(at: "notification")?.members != nil
    let holder =
      platform == .android ? document.androidBlock.notification : "apns.payload.aps.alert"
    choices.append(
      Choice(
        "leave \(name) out",
        consequence: hasCommon
          ? "then \(name) shows the common text" : "then \(name) shows nothing",
        .change(Fix("remove \(holder)", .remove(holder)))))
    return choices
  }
}

/// A text that a platform looks up by key, and its neighbors in the message.
private struct LocalizedField {
  var key: FieldPath
  var arguments: FieldPath
  var literal: FieldPath
  private var name: String

  init?(_ key: FieldPath) {
    guard let holder = key.parent else { return nil }
    let names: [String: (arguments: String, literal: String)] = [
      "title_loc_key": ("title_loc_args", "title"), "body_loc_key": ("body_loc_args", "body"),
      "title-loc-key": ("title-loc-args", "title"), "loc-key": ("loc-args", "body"),
      "subtitle-loc-key": ("subtitle-loc-args", "subtitle"),
    ]
    guard let found = names[key.lastKey] else { return nil }
    self.key = key
    arguments = holder.appending(found.arguments)
    literal = holder.appending(found.literal)
    name = found.literal
  }

  /// Where the device takes the text from, which may be another language's.
  func source(of shown: ShownNotification) -> TextSource? {
    shown.texts.first { $0.name == name }?.resolution.source
  }

  /// The text as it is meant to be, in the language of that device.
  func promisedText(of shown: ShownNotification) -> String? {
    let resolution = shown.texts.first { $0.name == name }?.resolution
    guard let text = resolution?.documented, !text.isEmpty,
      // A literal is never formatted: its placeholders would be read.
      UnfilledPlaceholder.first(in: text) == nil
    else { return nil }
    return text
  }

  /// The key goes too: beside a literal it would do nothing on Android, and win on Apple.
  func replacing(with text: String) -> Fix {
    Fix(
      "write the text", .set(literal, .string(text)), .remove(arguments), .remove(key))
  }
}
