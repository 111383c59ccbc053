internal import ComposerState
internal import Foundation
internal import Workspace

/// Reads a `--locale`: one device's languages, most wanted first, as `L` takes them in the composer.
struct LocaleArgument {
  /// The locales of the project and the app: what a mistyped one is compared with.
  private let known: [String]
  /// The languages that the app has texts in, some of which no list of languages may have.
  private let languages: Set<String>

  init(known: [String]) {
    self.known = known
    languages = Set(known.map(Self.language))
  }

  /// - Throws: ``CommandFailure`` if a language in it isn't one that a device can have.
  func reading(_ text: String) throws(CommandFailure) -> ComposerState.PreviewLocale {
    let (tags, refused) = TypedLanguages.tags(in: text)
    if let wrong = refused ?? tags.first(where: { !isLocale($0) }) { throw refusal(of: wrong) }
    guard !tags.isEmpty else {
      throw CommandFailure(.usage, "--locale names no language: write it like fr-CA")
    }
    return ComposerState.PreviewLocale(tags.joined(separator: ", "), languages: tags)
  }

  private func refusal(of tag: String) -> CommandFailure {
    let hint = nearest(to: tag).map { "did you mean \($0)?" } ?? "write it like fr-CA"
    return CommandFailure(.usage, "‘\(tag)’ isn't a locale: \(hint)")
  }

  /// The known locale with nearly the same letters; without one, as much of the tag as is right.
  private func nearest(to tag: String) -> String? {
    if let near = NearestName.suggestion(for: tag, among: known) { return near }
    var parts = tag.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      let (tags, refused) = TypedLanguages.tags(in: parts.joined(separator: "-"))
      if refused == nil, let first = tags.first, isLocale(first) { return first }
      parts.removeLast()
    }
    return nil
  }

  /// Whether its language, script and region exist; the app's own languages always do.
  private func isLocale(_ tag: String) -> Bool {
    guard !Self.pseudoLocales.contains(tag), !known.contains(tag) else { return true }
    let parts = tag.split(separator: "-").map(String.init)
    guard let language = parts.first, isLanguage(language) else { return false }
    var rest = parts.dropFirst()
    if let script = rest.first, script.utf8.count == 4, script.first?.isLetter == true {
      guard Locale.Script(script).isISOScript else { return false }
      rest.removeFirst()
    }
    guard let region = rest.first, 2...3 ~= region.utf8.count else { return true }
    return Locale.Region(region).isISORegion
  }

  private func isLanguage(_ language: String) -> Bool {
    languages.contains(language) || Self.olderLanguages.contains(language)
      || Locale.LanguageCode(language).isISOLanguage
  }

  private static func language(of tag: String) -> String {
    tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  private static let pseudoLocales: Set<String> = ["en-XA", "ar-XB", "x-double-length"]

  /// Codes that Java and Android still take for he, id, yi, fil, sr and ro.
  private static let olderLanguages: Set<String> = ["iw", "in", "ji", "tl", "sh", "mo"]
}
