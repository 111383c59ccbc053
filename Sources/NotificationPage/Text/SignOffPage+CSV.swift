internal import DevicePreview
internal import HarmlessText
internal import Resolver

extension SignOffPage {
  /// For spreadsheets: a row for each draft, locale and device.
  public var csv: String {
    let rows = drafts.flatMap { draft in
      draft.locales.flatMap { locale in
        locale.shown.map { Self.row(of: $0, locale, draft) }
      }
    }
    return ([Self.columns] + rows).map { SpreadsheetRow($0).description }.joined()
  }

  private static let texts = ["title", "subtitle", "body"]

  private static let columns =
    ["draft", "payload_hash", "locale", "languages", "platform", "verdict", "shown", "absence"]
    + texts.flatMap { name in
      [
        "\(name)", "\(name)_outcome", "\(name)_promised", "\(name)_reason", "\(name)_place",
        "\(name)_other_language", "\(name)_source_text",
      ]
    } + [
      "review", "reviewer", "reviewed_at", "note", "overridden_rejections", "same_as_source",
      "buttons", "findings",
    ]

  private static func row(
    of shown: ShownNotification, _ locale: PagedLocale, _ draft: PagedDraft
  ) -> [String] {
    let platform = shown.device.platform
    let isKnown = !shown.isWhollyUnknown
    let source = draft.sources.first { $0.platform == platform }
    let review = locale.review
    let resolved = texts.flatMap { name -> [String] in
      let text = shown.askedTexts.first { $0.name == name }
      let isFrozen = shown.frozenTexts.contains { $0.name == name }
      return text.map {
        cells(
          of: $0.resolution, source?.texts.first { $0.name == name }?.text, isFrozen: isFrozen)
      }
        ?? Array(repeating: "", count: 7)
    }
    return [
      draft.name, draft.payloadHash ?? "", locale.name, locale.languages.joined(separator: ", "),
      platform.rawValue, locale.headline(of: shown),
      isKnown ? (shown.isShown ? "yes" : "no") : "not known",
      shown.absence ?? "",
    ] + resolved + [
      review?.state.rawValue ?? "", review?.reviewer ?? "", review?.time ?? "", review?.note ?? "",
      review?.overrides.joined(separator: "; ") ?? "", draft.sourceLike(shown) ?? "",
      shown.card?.actions.joined(separator: "; ") ?? "",
      locale.doubted.contains(platform) ? locale.doubts.joined(separator: "; ") : "",
    ]
  }

  /// A literal of another language is `isFrozen`.
  private static func cells(
    of resolution: Resolution, _ source: String?, isFrozen: Bool
  ) -> [String] {
    let isOther = isFrozen || resolution.isFallback && resolution.outcome.text != nil
    return [
      resolution.outcome.text ?? "", resolution.outcome.name, resolution.documented ?? "",
      resolution.placedReason ?? "", resolution.source?.place ?? "", isOther ? "yes" : "",
      source ?? "",
    ]
  }
}
