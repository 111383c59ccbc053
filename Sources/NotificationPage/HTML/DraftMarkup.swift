internal import DevicePreview
internal import PushMessages
internal import Resolver

/// A draft as a part of the page: facts, problems, and a section for each locale.
struct DraftMarkup {
  var draft: PagedDraft
  /// Counted from 1.
  var number: Int
  var head: PageHead

  var html: Markup {
    let alike = draft.platformsAlike
    let sections = draft.locales.enumerated().map { index, locale in
      LocaleMarkup(
        locale: locale, draft: draft, place: (number, index + 1), leavingOut: alike
      ).html
    }
    return """
      <section class="dr" id="d\(number)">
      <h2>\(draft.name)</h2>
      \(IconMarkup(draft: draft, number: number, appName: head.appName).html)\(facts)\(problems)
      <h3>Locales</h3>
      \(chips)\(common(alike))\(sections)\(payload)</section>

      """
  }

  private var facts: Markup {
    let target: Markup =
      draft.target.map { "\($0.field) <b>\($0.value)</b>" } ?? "none, or more than one"
    let hash: Markup =
      draft.payloadHash.map { "<code>\($0)</code>" } ?? "not known without a profile's project"
    let totals = draft.platforms.map { platform -> Markup in
      "<dt>\(platform.device)</dt><dd>\(draft.counts(on: platform).map(Self.count))</dd>"
    }
    return """
      <p class="su">\(draft.summary)</p>
      <dl class="fa"><dt>Target</dt><dd>\(target)</dd>
      <dt>Payload hash</dt><dd>\(hash)</dd>\(totals)<dt>Review</dt><dd>\(draft.reviewWords)</dd></dl>

      """
  }

  private static func count(_ verdict: PageVerdict, _ count: Int) -> Markup {
    """
    <span class="v \(verdict.style)"><span aria-hidden="true">\(verdict.mark)</span> \
    \(count) × \(verdict.label)</span>
    """
  }

  /// Each locale with the marks of its devices, as a link to its section.
  private var chips: Markup {
    let chips = draft.locales.enumerated().map { index, locale -> Markup in
      let marks = locale.shown.map(\.pageVerdict.mark).joined()
      let words = locale.shown.map { "\($0.device.platform.device) \($0.headline)" }
        .joined(separator: ", ")
      let review = locale.review.markup {
        "<span class=\"rv\" aria-hidden=\"true\">\($0.mark)</span>"
      }
      return """
        <li><a class="\(locale.verdict.style)" href="#\(LocaleMarkup.id(number, index + 1))" \
        title="\(words)">\(locale.name) <span aria-hidden="true">\(marks)</span>\(review)</a></li>
        """
    }
    let order = draft.platforms.map(\.device).joined(separator: ", ")
    return """
      <nav aria-label="Locales of \(draft.name)"><p class="hi">Marks: \(order), then the review.</p>\
      <ul class="ix">\(chips)</ul></nav>

      """
  }

  /// What is the same in every locale, once.
  private func common(_ platforms: Set<Platform>) -> Markup {
    guard !platforms.isEmpty, let first = draft.locales.first else { return "" }
    let devices = first.shown.filter { platforms.contains($0.device.platform) }.map {
      DeviceMarkup(shown: $0, language: PageLanguage(""), draft: number).html
    }
    return """
      <section class="l al"><header><h4>All \(draft.locales.count) locales</h4>\
      <p>A browser looks up no key: it shows every language the same text.</p></header>
      <div class="g">
      \(devices)</div></section>

      """
  }

  private var problems: Markup {
    guard !draft.findings.isEmpty else {
      return "<h3>Problems</h3>\n<p class=\"r\">Lint found none.</p>\n"
    }
    let items = draft.findings.map { finding -> Markup in
      let place = finding.place.markup { "<code class=\"pl\">\($0)</code>" }
      let now = finding.remedy.markup { "<p>Now: \($0)</p>" }
      let next = finding.appRemedy.markup { "<p>Next app release: \($0)</p>" }
      let style: Markup = finding.isError ? "e" : "w"
      return """
        <li><p><b class="\(style)">\(finding.mark) \(finding.word)</b> \(finding.sentence) \
        <code>\(finding.rule)</code></p>\(place)\(now)\(next)</li>

        """
    }
    return "<h3>Problems</h3>\n<ol class=\"f\">\(items)</ol>\n"
  }

  private var payload: Markup {
    let received = draft.received.map { received -> Markup in
      let lines = received.lines.map { line -> Markup in
        "\(line.text)\(line.note.markup { "<i>  ← \($0)</i>" })\n"
      }
      return """
        <details class="py"><summary>What \(received.platform.device) devices receive</summary>\
        <pre>\(lines)</pre></details>

        """
    }
    return """
      <details class="py"><summary>The message as it is sent to FCM</summary>\
      <pre>\(draft.payload)</pre></details>
      \(received)
      """
  }
}
