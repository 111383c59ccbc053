internal import DevicePreview
internal import Resolver

/// What one device shows, as HTML: the verdict, the cards, what was promised instead, and why.
struct DeviceMarkup {
  var shown: ShownNotification
  var language: PageLanguage
  var draft: Int
  /// What the platform's texts are translated from: `en`; `nil` if that isn't known.
  var sourceLanguage: String?
  /// That a translation reads as the source text does; `nil` if none does.
  var sourceLike: String?
  /// Whether lint has something against what it shows.
  var isDoubted = false

  private var verdict: PageVerdict { shown.pageVerdict(isDoubted: isDoubted) }

  var html: Markup {
    let verdict = verdict
    return """
      <article class="d" data-p="\(shown.device.platform.rawValue)"><h5>\
      \(shown.device.platform.device) <span class="v \(verdict.style)"><span aria-hidden="true">\
      \(verdict.mark)</span> \(shown.headline(isDoubted: isDoubted))</span></h5>
      \(cards)\(whole)\(promise)\(remarks)\(facts)</article>

      """
  }

  private var cards: Markup {
    let faces = shown.faces
    guard !faces.isEmpty else { return nothing }
    let figures = faces.map { face -> Markup in
      let caption: Markup =
        faces.count > 1 ? "<figcaption>\(face.caption)</figcaption>" : ""
      let card = CardMarkup(face: face, language: language, draft: draft)
      return "<figure>\(caption)\(card.html)</figure>"
    }
    return "\(figures)"
  }

  private var whole: Markup {
    shown.faces.last.markup { WholeTextMarkup(face: $0, language: language).html }
  }

  /// The device's frame with nothing in it, which says so.
  private var nothing: Markup {
    let frame: Markup =
      switch shown.device.platform {
      case .android: "an"
      case .apple: "ip"
      case .web: "br"
      }
    let words = shown.verdict == .unknown ? "Not known" : "Nothing is shown"
    let reason = (shown.absence ?? shown.unknownPart).markup { "<span>\($0)</span>" }
    return "<div class=\"k \(frame)\"><p class=\"no\"><b>\(words)</b>\(reason)</p></div>\n"
  }

  private var promise: Markup {
    guard let promise = shown.promise else { return "" }
    let face = CardFace(promise)
    let lines = [(face.title, "b" as Markup), (face.subtitle, "b"), (face.body, "span")]
    let texts = lines.compactMap { line, tag -> Markup? in
      guard case .text(let text)? = line else { return nil }
      return "<\(tag) dir=\"auto\">\(long: text)</\(tag)>"
    }
    return """
      <div class="pr"><h6>What the FCM page promises</h6>\
      <p lang="\(language.tag)" dir="\(language.direction)">\(texts)</p></div>

      """
  }

  /// What a reader has to know to judge the card.
  private var remarks: Markup {
    let like = sourceLike.markup { "<b class=\"w\">=</b> \($0)" }
    let items =
      (sourceLike == nil ? [] : [like]) + fallbacks + cuts
      + others
    return items.isEmpty ? "" : "<ul class=\"m\">\(items.map { "<li>\($0)</li>" as Markup })</ul>"
  }

  /// Keys, files and lines, which only developers look for.
  private var facts: Markup {
    let texts = shown.texts.compactMap { fact($0.name, $0.resolution) }
    guard !texts.isEmpty else { return "" }
    let title: Markup =
      verdict == .fine ? "Where the texts are" : "Why, and where the texts are"
    return "<details class=\"m\"><summary>\(title)</summary><ul>\(texts)</ul></details>"
  }

  /// Where a text comes from and what happens to it; `nil` for a literal that is shown as it is.
  private func fact(_ name: String, _ resolution: Resolution) -> Markup? {
    let outcome: Markup =
      switch resolution.outcome {
      case .shows: ""
      case .omitted where resolution.reason == nil: ""
      case .omitted: "<b class=\"w\">left out</b> "
      case .crashes: "<b class=\"e\">crashes</b> "
      case .showsKey: "<b class=\"e\">shows the key</b> "
      case .garbled: "<b class=\"e\">garbled</b> "
      case .unknown: "<b class=\"u\">not known</b> "
      }
    let reason = (resolution.placedReason ?? exception(resolution)).markup { "\($0) " }
    let place = resolution.source.markup { "<code class=\"pl\">\($0.place)</code>" }
    guard !outcome.text.isEmpty || !reason.text.isEmpty || !place.text.isEmpty else { return nil }
    return """
      <li><span class="tn">\(name)</span> \(outcome)\(reason)\(place)\(trail(resolution))</li>
      """
  }

  /// The exception, where no reason has it.
  private func exception(_ resolution: Resolution) -> String? {
    guard case .crashes(let exception) = resolution.outcome else { return nil }
    return exception
  }

  /// Each language once that is shown in the place of the device's own.
  private var fallbacks: [Markup] {
    var names: [String] = []
    for found in shown.localizations where found.isFallback {
      let name = found.source.shortLocalization
      // The name of `values/` doesn't say its language.
      let tag = name == "values" ? sourceLanguage ?? name : name
      let language = WrittenLanguage(ofLocale: tag)?.name ?? tag
      if !names.contains(language) { names.append(language) }
    }
    return names.map { "<b class=\"w\">↩ another language: \($0)</b>" }
  }

  /// How the device got to the text, where that isn't plain.
  private func trail(_ resolution: Resolution) -> Markup {
    let isPlain = Verdict(resolution.outcome) == .fine && !resolution.isFallback
    let steps = resolution.trail
    guard !isPlain, !steps.isEmpty else { return "" }
    let items = steps.map { "<li>\($0)</li>" as Markup }
    return "<ol>\(items)</ol>"
  }

  private var cuts: [Markup] {
    shown.card.map(TextCut.all).map { cuts in
      cuts.map { "\($0.name): about \($0.seen) of \($0.count) characters are seen at first" }
    } ?? []
  }

  private var others: [Markup] {
    [
      shown.caveat, shown.isShown ? shown.unknownPart : nil, shown.handling,
      shown.card?.channel.map { "channel \($0.words)" },
    ].compactMap { $0.map { "\($0)" } }
  }
}
