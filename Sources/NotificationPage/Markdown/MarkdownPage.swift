internal import DevicePreview
internal import Resolver

/// A page as Markdown for pull requests and tickets, never longer than they take.
struct MarkdownPage {
  /// GitHub takes 65,536 letters of a comment; some room is left for what is written above it.
  static let limit = 65_000

  private let page: SignOffPage
  private(set) var text = ""

  init(_ page: SignOffPage) {
    self.page = page
    text = head
    var room = Self.limit - Self.length(text)
    for (index, draft) in page.drafts.enumerated() {
      // The drafts that are left share the room.
      let part = Self.part(of: draft, room: room / (page.drafts.count - index))
      guard Self.length(part) <= room else {
        text += "\nNot shown here: \(page.drafts.count - index) more drafts.\n"
        return
      }
      text += part
      room -= Self.length(part)
    }
  }

  /// As GitHub counts: UTF-16 code units, which are never fewer than letters.
  static func length(_ text: String) -> Int { text.utf16.count }

  private var head: String {
    let head = page.head
    let releases = head.releases.prefix(20).map { MarkdownText.code($0) }.joined(separator: ", ")
    let lines = [
      "App \(MarkdownText.code(head.appName)), strings: \(MarkdownText.code(head.revisionWords))",
      head.releases.isEmpty ? nil : "Releases in the field: \(releases)",
      head.profile.map { "Profile \(MarkdownText.code($0))" },
      "Made \(head.maker.map { "by \(MarkdownText.code($0)), " } ?? "")\(MarkdownText.code(head.time))",
      head.unsavedWords.map { "**Made \($0)**" },
    ]
    return "# Push notification sign-off\n\n"
      + lines.compactMap { $0.map { "- \($0)\n" } }.joined()
  }

  /// A draft with as many of its locales as there is room for, the worst first, and a line that counts the others.
  private static func part(of draft: PagedDraft, room: Int) -> String {
    var text = "\n" + heading(of: draft)
    // Behind the locales come that line and the payload.
    let payload = folded("The message", MarkdownText.block(draft.payload, language: "json"))
    let left = room - length(text) - 200
    let hasPayload = length(payload) < left / 3
    var rest = left - (hasPayload ? length(payload) : 0)
    text += "\n### Locales, the worst first\n\n"
    let order = draft.worstFirst.map(\.locale)
    var shown = 0
    for locale in order {
      let section = MarkdownPage.section(of: locale, draft)
      guard length(section) <= rest else { break }
      text += section
      rest -= length(section)
      shown += 1
    }
    let missing = order.count - shown
    if missing > 0 {
      let isFine = order.dropFirst(shown).allSatisfy { $0.verdict == .fine }
      let words = isFine ? ", in which the texts are shown as intended" : ""
      text += "\n**\(missing) more locales aren't listed here\(words).** The HTML page has all.\n"
    }
    return hasPayload ? text + "\n" + payload : text
  }

  /// Facts, totals and problems; of very many problems the first.
  private static func heading(of draft: PagedDraft) -> String {
    var text = "## \(MarkdownText.code(draft.name))\n\n"
    if let target = draft.target {
      let (field, value) = (MarkdownText.code(target.field), MarkdownText.code(target.value))
      text += "- Target: \(field) \(value)\n"
    }
    if let hash = draft.payloadHash { text += "- Payload hash: \(MarkdownText.code(hash))\n" }
    for platform in draft.addressed {
      let counts = draft.counts(on: platform).map { "\($0.mark) \($1) × \($0.label)" }
      text += "- \(platform.device): \(counts.joined(separator: ", "))\n"
    }
    for sentence in draft.unaddressedWords { text += "- \(sentence)\n" }
    text += "- Review: \(draft.reviewWords)\n"
    guard !draft.findings.isEmpty else { return text }
    text += "\n### Problems\n\n"
    for finding in draft.findings.prefix(listedFindings) { text += Self.text(of: finding) }
    let more = draft.findings.count - listedFindings
    return more > 0 ? text + "- and \(more) more\n" : text
  }

  private static let listedFindings = 20

  private static func text(of finding: PageFinding) -> String {
    let place = finding.place.map { "\n  \(MarkdownText.code($0))" } ?? ""
    let now = finding.remedy.map { "\n  Now: \(MarkdownText.code($0))" } ?? ""
    let next = finding.appRemedy.map { "\n  Next app release: \(MarkdownText.code($0))" } ?? ""
    return "- \(finding.mark) \(MarkdownText.code(finding.sentence))\(place)\(now)\(next)\n"
  }

  /// A locale: its worst in the line that is seen, the rest folded.
  private static func section(of locale: PagedLocale, _ draft: PagedDraft) -> String {
    let platforms = draft.addressed
    let addressed = locale.shown.filter { platforms.contains($0.device.platform) }
    let marks = addressed.map { "\(locale.verdict(of: $0).mark) \($0.device.platform.device)" }
    let review = locale.review.map { "\($0.mark) \($0.word)" } ?? "not reviewed"
    let title =
      "\(MarkdownText.summary(locale.name)) \(marks.joined(separator: ", ")), \(review)"
    var content = ""
    if let review = locale.review, !review.note.isEmpty || review.reviewer != nil {
      let reviewer = review.reviewer.map { " by \(MarkdownText.code($0))" } ?? ""
      let note = review.note.isEmpty ? "" : ": \(MarkdownText.code(review.note))"
      content += "- \(review.word)\(reviewer)\(note)\n"
    }
    for sentence in locale.review?.overrides ?? [] {
      content += "- \(MarkdownText.code(sentence))\n"
    }
    for doubt in locale.doubts { content += "- ⚠ \(MarkdownText.code(doubt))\n" }
    for shown in addressed {
      content += device(shown, in: locale, like: draft.sourceLike(shown))
    }
    return folded(title, content)
  }

  private static func device(
    _ shown: ShownNotification, in locale: PagedLocale, like source: String?
  ) -> String {
    let verdict = locale.verdict(of: shown)
    let absence = shown.absence.map { ": \(MarkdownText.code($0))" } ?? ""
    let headline =
      "- **\(shown.device.platform.device)** \(verdict.mark) "
      + (shown.remarks.isEmpty && shown.releases.isEmpty
        ? verdict.label : MarkdownText.code(locale.headline(of: shown)))
    let like = source.map { ", \(MarkdownText.code($0))" } ?? ""
    let buttons = (shown.card?.actions ?? []).map { MarkdownText.code($0) }
    let last = buttons.isEmpty ? "" : "  - buttons: \(buttons.joined(separator: ", "))\n"
    return headline + absence + like + "\n" + shown.askedTexts.map(text).joined() + last
  }

  private static func text(_ name: String, _ resolution: Resolution) -> String {
    let outcome =
      switch resolution.outcome {
      case .shows(let text): MarkdownText.code(text, limit: longestText)
      case .omitted: "left out"
      case .crashes(let exception): "crashes: \(MarkdownText.code(exception))"
      case .showsKey(let key): "\(MarkdownText.code(key)) (shows the key)"
      case .garbled(let text): "\(MarkdownText.code(text, limit: longestText)) (garbled)"
      case .unknown: "not known"
      }
    let place = resolution.source.map { " in \(MarkdownText.code($0.place))" } ?? ""
    let language =
      resolution.isFallback && resolution.outcome.text != nil ? ", in another language" : ""
    let promise =
      resolution.documented.flatMap { promised in
        promised == resolution.outcome.text
          ? nil
          : "\n    - the FCM page promises \(MarkdownText.code(promised, limit: longestText))"
      } ?? ""
    let reason = resolution.placedReason.map { "\n    - \(MarkdownText.code($0))" } ?? ""
    return "  - \(name): \(outcome)\(place)\(language)\(reason)\(promise)\n"
  }

  /// Longer than what FCM takes: a text that someone signs off stands there whole.
  private static let longestText = 6000

  /// An empty line on both sides makes what is inside Markdown again.
  private static func folded(_ title: String, _ content: String) -> String {
    "<details><summary>\(title)</summary>\n\n\(content)\n</details>\n"
  }
}

extension SignOffPage {
  /// For pull requests and tickets: the worst locales first, and never more than a comment takes.
  public var markdown: String { MarkdownPage(self).text }
}
