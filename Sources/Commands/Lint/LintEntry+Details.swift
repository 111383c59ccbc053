internal import MessageLint
internal import Resolver

extension LintEntry {
  /// More places than these are counted, not listed; `json` and `sarif` have them all.
  private static let listedPlaces = 10

  /// More locales than these are counted, not listed.
  private static let listedLocales = 40

  /// What a report for people adds to the sentence, a line each: the locales, the other places, who changed the severity
  /// or why it is less than the rule's worst, what to do,
  /// and the draft that asks for a text.
  var details: [String] { locales + places + severity + remedies + draftNames }

  /// Which locales the sentence counts: `in ar, de, fr, it, ja`.
  private var locales: [String] {
    guard countsSomeLocales else { return [] }
    let more = finding.locales.count - Self.listedLocales
    let names = finding.locales.prefix(Self.listedLocales).localeNames
    return ["in \(names)" + (more > 0 ? " and \(more) more" : "")]
  }

  /// Where else the finding is: `also in res/values-fr/strings.xml:4 (fr-CA, fr-FR)`.
  private var places: [String] {
    let others = textPlaces.dropFirst().map { place in
      "also in \(Self.name(of: place))"
    }
    let released = releasedPlaces.map { place in
      "in \(place.source?.release ?? ""): \(Self.name(of: place))"
    }
    let all = others + released
    guard all.count > Self.listedPlaces else { return all }
    return all.prefix(Self.listedPlaces - 1)
      + ["and in \(all.count - Self.listedPlaces + 1) more places"]
  }

  private static func name(of place: Finding.Place) -> String {
    let source =
      place.source.map { source in
        ReportPath.relative(source.file) + (source.line > 0 ? ":\(source.line)" : "")
      } ?? ""
    return place.locales.isEmpty ? source : "\(source) (\(place.locales.localeNames))"
  }

  private var severity: [String] {
    (finding.severityNote ?? finding.weighingNote).map { [$0] } ?? []
  }

  /// What to do today and in the app's next release: `now: remove one of the two`.
  var remedies: [String] {
    [
      remedy.map { "now: \($0)" }, finding.appRemedy.map { "next app release: \($0)" },
    ].compactMap(\.self)
  }

  /// The drafts that ask for a text; a finding in the draft itself has its place already.
  private var draftNames: [String] {
    guard isInStrings else { return [] }
    guard drafts.count > 1 else { return ["draft: \(draft):\(draftPosition.line)"] }
    let named = drafts.prefix(3).map(\.file).joined(separator: ", ")
    return ["drafts: \(named)" + (drafts.count > 3 ? " and \(drafts.count - 3) more" : "")]
  }
}
