internal import DevicePreview
internal import Resolver

/// A locale of a draft as a section of the page: its devices' cards beside review and source text.
struct LocaleMarkup {
  var locale: PagedLocale
  var draft: PagedDraft
  /// The draft's name, if the page has several.
  var title: String?
  /// The draft's number and the locale's, both counted from 1.
  var place: (draft: Int, locale: Int)
  /// The platforms that are shown once for all locales.
  var leavingOut: Set<Platform>

  /// By which the section is linked to: never made of data.
  static func id(_ draft: Int, _ locale: Int) -> Markup { "d\(draft)l\(locale)" }

  var html: Markup {
    let shown = locale.shown.filter { !leavingOut.contains($0.device.platform) }
    let language = PageLanguage(locale.languages.first ?? "")
    let devices = shown.map { shown in
      DeviceMarkup(
        shown: shown, language: language, draft: place.draft,
        sourceLanguage: draft.sources.first { $0.platform == shown.device.platform }?.language,
        sourceLike: draft.sourceLike(shown),
        isDoubted: locale.doubted.contains(shown.device.platform)
      ).html
    }
    return """
      <section class="l" id="\(Self.id(place.draft, place.locale))" \
      data-v="\(locale.verdict.style)" data-r="\(locale.isReviewed ? 1 : 0)" \
      data-n="\(language.tag)" data-t="\(locale.name)">
      <header><h4>\(locale.name)</h4><p class="nm"></p>\(list)\(review)\(doubts)\(answer)\(sources)</header>
      <div class="g">
      \(devices)</div></section>

      """
  }

  /// The device's languages where there are several.
  private var list: Markup {
    locale.languages.count > 1 ? "<p>\(locale.languages.joined(separator: ", "))</p>" : ""
  }

  private var review: Markup {
    guard let review = locale.review else { return "<p class=\"r\">Not reviewed</p>" }
    let style: Markup =
      switch review.state {
      case .reviewed: "o"
      case .rejected: "e"
      case .lapsed: "w"
      }
    let note: Markup = review.note.isEmpty ? "" : "<q dir=\"auto\">\(review.note)</q>"
    return """
      <p class="r"><b class="\(style)">\(review.mark) \(review.word)</b>\
      \(review.reviewer.markup { " by \($0)" })\
      \(review.time.markup { "<br>\(TimeMarkup(text: $0).html)" })\(note)\
      \(review.overrides.map { "<br><b class=\"w\">⚠</b> \($0)" as Markup })</p>
      """
  }

  /// What lint has against it, which a card alone doesn't show: an argument that is lost, a text that isn't translated.
  private var doubts: Markup {
    let lines = locale.doubts.map { "<p><b class=\"w\">⚠</b> \($0)</p>" as Markup }
    return "\(lines)"
  }

  private var answer: Markup {
    AnswerMarkup(draft: draft, number: place.draft, title: title).controls(for: locale)
  }

  /// Once if both platforms translate the same text.
  private var sources: Markup {
    let all = draft.sources.filter { source in
      !source.texts.isEmpty && !leavingOut.contains(source.platform)
    }
    guard let first = all.first else { return "" }
    let isOne = all.allSatisfy { $0.isLike(first) }
    let parts = (isOne ? [first] : all).map { source -> Markup in
      let of: Markup = isOne ? "" : " of \(source.platform.device)"
      let texts = source.texts.map { "<p dir=\"auto\">\(shown: $0.text)</p>" as Markup }
      let language = PageLanguage(source.language)
      return """
        <details class="so"><summary>Source text\(of) (\(source.language))</summary>\
        <div lang="\(language.tag)">\(texts)</div></details>
        """
    }
    return "\(parts)"
  }
}
