import DevicePreview
import PushMessages
import Resolver

/// Android and Apple devices say different things: another time, another argument, another key's text, or another literal.
///
/// The API has a field for each platform, so a change of one is easily forgotten in the other: 18:30 on Android, 19:30 on an
/// iPhone. So are the strings of two apps: `values-de` says one time and `de.lproj` another. Compared is what devices show in each
/// locale of the preview: numbers, times, addresses and the places of arguments, however a language writes them. A fact that only
/// one platform states isn't a finding, because it may be in words on the other: `2` and `two`.
///
/// Whole texts are compared where they are literals, or of keys with different names; texts that only have other words for the
/// same, as apps of two platforms often do, aren't findings. `missing-on-platform` reports texts that one lacks.
enum PlatformsDifferRule: LintRule {
  static let id = "platforms-differ"
  static let severity = Finding.Severity.warning
  static let summary = "Android and Apple devices say different things."

  /// More causes of one text than these are one finding.
  private static let mostFindings = 3

  static func findings(in subject: LintSubject) -> [Finding] {
    guard subject.platforms.isSuperset(of: [.android, .apple]) else { return [] }
    let (android, apple) = (subject.effective.android, subject.effective.apple)
    return [("title", android.title, apple.title), ("body", android.body, apple.body)].flatMap {
      (name, android, apple) -> [Finding] in
      guard let android = PlatformSource(android, on: .android),
        let apple = PlatformSource(apple, on: .apple)
      else { return [] }
      let texts = PlatformTexts.all(name, in: subject)
      let shown = differences(of: texts, android, apple, name, in: subject)
      let found = shown.isEmpty ? [difference(android, apple, texts)].compactMap(\.self) : shown
      let shownCount = found.count > mostFindings ? 1 : found.count
      return united(found).map { difference in
        finding(difference, more: found.count - shownCount, name, apple, in: subject)
      }
    }
  }

  /// What devices show in each locale, each cause once.
  private static func differences(
    of texts: [PlatformTexts], _ android: PlatformSource, _ apple: PlatformSource, _ name: String,
    in subject: LintSubject
  ) -> [PlatformDifference] {
    let fields = subject.keyedFields.filter { $0.name == name }
    let (own, other) = (
      fields.first { $0.platform == .android }, fields.first { $0.platform == .apple }
    )
    var found: [PlatformDifference] = []
    // Many locales show the same text.
    var known: [[PlatformTexts.Side]: Int?] = [:]
    for texts in texts {
      let pair = [texts.android, texts.apple]
      if let index = known[pair] {
        if let index { found[index].add(texts) }
        continue
      }
      let difference = arguments(of: texts, own, other) ?? facts(of: texts, android, apple)
      guard var difference else {
        known[pair] = .some(nil)
        continue
      }
      let index = found.firstIndex {
        $0.kind == difference.kind && $0.android == difference.android
          && $0.apple == difference.apple
      }
      if let index {
        found[index].add(texts)
      } else {
        difference.add(texts)
        found.append(difference)
      }
      known[pair] = index ?? found.count - 1
    }
    return found
  }

  private static func arguments(
    of texts: PlatformTexts, _ android: KeyedField?, _ apple: KeyedField?
  ) -> PlatformDifference? {
    guard let android, let apple, let arguments = android.arguments, let others = apple.arguments,
      let template = android.template(texts.android.source),
      let other = apple.template(texts.apple.source)
    else { return nil }
    let pair = ArgumentPlaces.difference(
      ArgumentPlaces(template, arguments, on: .android), in: texts.android.text,
      ArgumentPlaces(other, others, on: .apple), in: texts.apple.text)
    return pair.map { PlatformDifference(arguments == others ? .texts : .values, $0) }
  }

  private static func facts(
    of texts: PlatformTexts, _ android: PlatformSource, _ apple: PlatformSource
  ) -> PlatformDifference? {
    let (here, there) = (texts.android.text, texts.apple.text)
    guard here != there, let pair = TextFacts.difference(TextFacts(here), TextFacts(there)) else {
      return nil
    }
    guard case .key(_, let arguments) = android, case .key(_, let others) = apple else {
      return PlatformDifference(.values, pair)
    }
    return PlatformDifference(arguments == others ? .texts : .values, pair)
  }

  /// What the message itself says, whatever a locale shows of it.
  private static func difference(
    _ android: PlatformSource, _ apple: PlatformSource, _ texts: [PlatformTexts]
  ) -> PlatformDifference? {
    switch (android, apple) {
    case (.literal(let here), .literal(let there)):
      guard here != there else { return nil }
      if let pair = TextFacts.difference(TextFacts(here), TextFacts(there)) {
        return PlatformDifference(.values, pair)
      }
      return Wording(here) == Wording(there) ? nil : PlatformDifference(.wording, (here, there))
    case (.key(let key, let arguments), .key(let other, let others)):
      // The arguments of an unknown text are unknown too.
      if texts.isEmpty, let pair = values(arguments, others) {
        return PlatformDifference(.values, pair)
      }
      guard !key.isSameLocalizationKey(as: other), let first = texts.first, !areAlike(texts) else {
        return nil
      }
      return PlatformDifference(.wording, (first.android.text, first.apple.text))
    case (.literal, .key), (.key, .literal):
      guard let first = texts.first, !areAlike(texts) else { return nil }
      return PlatformDifference(.wording, (first.android.text, first.apple.text))
    }
  }

  /// Values that one list has and the other has not, in both directions: a list may also be longer than the other.
  private static func values(_ here: [String], _ there: [String]) -> (String, String)? {
    let first = here.first { value in
      !there.contains { TextFacts.areSame($0, value) || $0 == value }
    }
    let second = there.first { value in
      !here.contains { TextFacts.areSame($0, value) || $0 == value }
    }
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// Texts of two keys, or of a key and a literal, say the same if they have words in common in any locale.
  private static func areAlike(_ texts: [PlatformTexts]) -> Bool {
    texts.contains { Wording($0.android.text).likeness(to: Wording($0.apple.text)) >= 0.5 }
  }

  /// Of many causes the first stands for all: prices that differ in forty currencies.
  private static func united(_ found: [PlatformDifference]) -> [PlatformDifference] {
    guard found.count > mostFindings, var first = found.first else { return found }
    first.take(placesOf: found.dropFirst())
    return [first]
  }

  private static func finding(
    _ difference: PlatformDifference, more: Int, _ name: String, _ apple: PlatformSource,
    in subject: LintSubject
  ) -> Finding {
    let others = more > 0 ? ", and \(more) other differences elsewhere" : ""
    var finding = finding(
      "\(name): \(difference.sentence)\(others)",
      headline: "\(name) differs: \(difference.headline)",
      remedy: difference.kind == .texts
        ? "use another key, or accept it with a reason"
        : "make both say the same, or accept it with a reason",
      at: path(of: name, apple, in: subject))
    if difference.kind == .texts { finding.appRemedy = "make the texts of both apps say the same" }
    guard !difference.places.isEmpty else { return finding }
    finding.places = difference.places
    finding.localeCount = subject.locales.count
    return finding
  }

  private static func path(
    of name: String, _ apple: PlatformSource, in subject: LintSubject
  ) -> FieldPath {
    switch apple {
    case .literal: subject.literalPath(of: name, on: .apple)
    case .key:
      FieldPath("apns.payload.aps.alert").appending(name == "title" ? "title-loc-key" : "loc-key")
    }
  }
}

extension KeyedField {
  /// The app's text for the key that stands at a place.
  fileprivate func template(_ source: TextSource?) -> String? {
    source.flatMap { source in texts.first { $0.source == source }?.text }
  }
}
