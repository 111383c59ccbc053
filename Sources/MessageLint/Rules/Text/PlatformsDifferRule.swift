import DevicePreview
import PushMessages
import Resolver

/// Android and Apple devices say different things: another argument, another key's text, or another literal.
///
/// The API has a field for each platform, so a change of one is easily forgotten in the other: 18:30 on Android, 19:30 on an
/// iPhone. Compared are the arguments of keys, literals, and what keys of different names say. Texts that only have other
/// words for the same, as apps of two platforms often do, are no finding, and neither is a text that one platform does not
/// have.
enum PlatformsDifferRule: LintRule {
  static let id = "platforms-differ"
  static let severity = Finding.Severity.warning
  static let summary = "Android and Apple devices say different things."

  /// What a platform shows for a text of the message.
  private enum Source {
    case literal(String)
    case key(String, arguments: [String])

    init?(_ text: ReceivedMessage.Text, on platform: Platform) {
      let literal = text.literal.flatMap { $0.isEmpty ? nil : $0 }
      let key = text.key.flatMap { $0.isEmpty ? nil : $0 }
      let arguments = (text.arguments ?? []).map { value in
        if case .string(let text) = value { text } else { JSONText.compact(value) }
      }
      switch (literal, key) {
      case (let literal?, nil): self = .literal(literal)
      case (nil, let key?): self = .key(key, arguments: arguments)
      case (let literal?, let key?):
        self = platform == .android ? .literal(literal) : .key(key, arguments: arguments)
      case (nil, nil): return nil
      }
    }
  }

  static func findings(in subject: LintSubject) -> [Finding] {
    let (android, apple) = (subject.effective.android, subject.effective.apple)
    return [("title", android.title, apple.title), ("body", android.body, apple.body)].compactMap {
      (name, android, apple) in
      guard let android = Source(android, on: .android), let apple = Source(apple, on: .apple),
        let (here, there) = difference(android, apple, name, in: subject)
      else { return nil }
      let (first, second) = (quote(here), quote(there))
      return finding(
        "\(name): Android says \(first), Apple \(second)",
        headline: "\(name) differs: \(first) on Android, \(second) on Apple",
        remedy: "make both say the same, or accept it with a reason",
        at: path(of: name, apple, in: subject))
    }
  }

  /// What each says where the other says something else.
  private static func difference(
    _ android: Source, _ apple: Source, _ name: String, in subject: LintSubject
  ) -> (String, String)? {
    switch (android, apple) {
    case (.literal(let here), .literal(let there)):
      return here != there && Wording(here) != Wording(there) ? (here, there) : nil
    case (.key(let key, let arguments), .key(let other, let others)):
      if let pair = difference(arguments, others) { return pair }
      guard folded(key) != folded(other) else { return nil }
      return difference(of: texts(name, in: subject))
    case (.literal(let literal), .key):
      let texts = texts(name, in: subject)
      return difference(of: literal, texts.map(\.apple))
    case (.key, .literal(let literal)):
      let texts = texts(name, in: subject)
      return difference(of: literal, texts.map(\.android)).map { ($0.1, $0.0) }
    }
  }

  /// Values that one list has and the other has not, in both directions: a list may also be longer than the other.
  private static func difference(_ here: [String], _ there: [String]) -> (String, String)? {
    let first = here.first { value in !there.contains { $0 == value } }
    let second = there.first { value in !here.contains { $0 == value } }
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// The texts of a locale on both platforms, as the message means them.
  private static func texts(
    _ name: String, in subject: LintSubject
  ) -> [(android: String, apple: String)] {
    var android: [String: String] = [:]
    return subject.shown.compactMap { shown in
      guard let locale = shown.device.previewName,
        let resolution = shown.texts.first(where: { $0.name == name })?.resolution,
        // The name of a key says nothing.
        let text = resolution.documented
      else { return nil }
      switch shown.device.platform {
      case .android: android[locale] = text
      case .apple: return android[locale].map { ($0, text) }
      case .web: break
      }
      return nil
    }
  }

  /// Keys of different names: their texts differ where they have little in common in any locale.
  private static func difference(
    of texts: [(android: String, apple: String)]
  ) -> (String, String)? {
    guard let first = texts.first else { return nil }
    let isAlike = texts.contains { Wording($0).likeness(to: Wording($1)) >= 0.5 }
    return isAlike ? nil : first
  }

  /// A literal and the texts of a key: it has to be one of them, with the same numbers.
  private static func difference(of literal: String, _ texts: [String]) -> (String, String)? {
    let wording = Wording(literal)
    var best: (text: String, likeness: Double)?
    for text in texts {
      let likeness = wording.likeness(to: Wording(text))
      if likeness > best?.likeness ?? -1 { best = (text, likeness) }
    }
    guard let best else { return nil }
    let isSame = best.likeness >= 0.5 && Wording(best.text).numbers == wording.numbers
    return isSame ? nil : (literal, best.text)
  }

  /// `new_message` and `NEW-MESSAGE` are the same key, as apps of two platforms name it.
  private static func folded(_ key: String) -> String {
    key.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private static func path(of name: String, _ apple: Source, in subject: LintSubject) -> FieldPath {
    switch apple {
    case .literal: subject.literalPath(of: name, on: .apple)
    case .key:
      FieldPath("apns.payload.aps.alert").appending(name == "title" ? "title-loc-key" : "loc-key")
    }
  }

  /// Short enough for both to be in one line.
  private static func quote(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return "‘\(line.count > 28 ? line.prefix(27) + "…" : line[...])’"
  }
}
