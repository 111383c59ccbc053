internal import DevicePreview
internal import Resolver

/// A draft as a part of the page: the brief, problems, and a section for each locale.
struct DraftMarkup {
  var draft: PagedDraft
  /// Counted from 1.
  var number: Int
  /// Its name without directories, or with those that tell it from the page's other drafts.
  var title: String
  /// Whether the page has no other.
  var isAlone: Bool
  var head: PageHead

  var html: Markup {
    // Once for all locales, where that says all of it; a device on which nothing is meant to appear isn't looked at.
    let alike = draft.platformsAlike.subtracting(draft.unaddressed)
    let leftOut = alike.union(draft.unaddressed)
    let sections = draft.locales.enumerated().map { index, locale in
      LocaleMarkup(
        locale: locale, draft: draft, title: isAlone ? nil : title, place: (number, index + 1),
        leavingOut: leftOut
      ).html
    }
    return """
      <section class="dr" id="d\(number)">
      <h2>\(title)</h2>
      \(IconMarkup(draft: draft, number: number, appName: head.appName).html)\
      \(BriefMarkup(draft: draft, head: head, number: number).html)\(problems)
      <h3>Locales</h3>
      \(chips)\(common(alike))\(sections)\(TechnicalMarkup(draft: draft, head: head).html)</section>

      """
  }

  /// Each locale with the marks of its devices, as a link to its section.
  private var chips: Markup {
    let platforms = draft.addressed
    let chips = draft.locales.enumerated().map { index, locale -> Markup in
      let shown = locale.shown.filter { platforms.contains($0.device.platform) }
      let marks = shown.map { locale.verdict(of: $0).mark }.joined()
      let words = shown.map { "\($0.device.platform.device) \(locale.headline(of: $0))" }
        .joined(separator: ", ")
      let review = locale.review.markup {
        "<span class=\"rv\" aria-hidden=\"true\">\($0.mark)</span>"
      }
      return """
        <li><a class="\(locale.verdict.style)" href="#\(LocaleMarkup.id(number, index + 1))" \
        title="\(words)">\(locale.name) <span aria-hidden="true">\(marks)</span>\(review)</a></li>
        """
    }
    let order = platforms.map(\.device).joined(separator: ", ")
    return """
      <nav aria-label="Locales of \(title)"><p class="hi">Marks: \(order), then the review.</p>\
      <ul class="ix">\(chips)</ul></nav>

      """
  }

  /// What is the same in every locale, once.
  private func common(_ platforms: Set<Platform>) -> Markup {
    guard !platforms.isEmpty, let first = draft.locales.first else { return "" }
    let devices = first.shown.filter { platforms.contains($0.device.platform) }.map {
      DeviceMarkup(
        shown: $0, language: PageLanguage(""), draft: number,
        isDoubted: first.doubted.contains($0.device.platform)
      ).html
    }
    return """
      <section class="l al"><header><h4>All \(draft.locales.count) locales</h4>\
      <p>A browser looks up no key: it shows every language the same text.</p></header>
      <div class="g">
      \(devices)</div></section>

      """
  }

  private var problems: Markup {
    guard !draft.findings.isEmpty else { return "" }
    let items = draft.findings.map { finding -> Markup in
      let place = finding.place.markup { "<code class=\"pl\">\($0)</code>" }
      let now = finding.remedy.markup { "<p>Now: \($0)</p>" }
      let next = finding.appRemedy.markup { "<p>Next app release: \($0)</p>" }
      let style: Markup = finding.isError ? "e" : "w"
      return """
        <li><p><b class="\(style)">\(finding.mark) \(finding.word)</b> \(finding.sentence)</p>\
        <details><summary>How to fix it</summary>\(now)\(next)<p>\(place) <code>\(finding.rule)</code></p>\
        </details></li>

        """
    }
    return "<h3 id=\"d\(number)p\">Problems</h3>\n<ol class=\"f\">\(items)</ol>\n"
  }
}
