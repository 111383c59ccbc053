internal import DevicePreview
internal import Resolver

/// What the person who signs asks first: what it says, where it goes, what is wrong, what reviewers think, and what to answer.
struct BriefMarkup {
  var draft: PagedDraft
  var head: PageHead
  /// Counted from 1.
  var number: Int

  var html: Markup {
    """
    <dl class="bf"><dt>What it says</dt><dd>\(says)</dd>
    <dt>Where it goes</dt><dd>\(destination)</dd>
    <dt>What is wrong</dt><dd>\(wrong)</dd>
    <dt>Reviews</dt><dd>\(reviews)</dd>
    <dt>Your answer</dt><dd>Look at each locale below. Approve it, or reject it and say why.\(unscripted)</dd></dl>

    """
  }

  /// What a reader sees in the place of the controls, which need the page's script.
  private var unscripted: Markup {
    """
    <noscript> Without script this page has no answer boxes. Open it in a browser that runs scripts, \
    or use <code>pushwright review approve</code> and <code>pushwright review reject</code>.</noscript>
    """
  }

  private var says: Markup {
    let sayings = draft.sayings
    guard !sayings.isEmpty else { return "no text" }
    let parts = sayings.map { saying -> Markup in
      let names: Markup =
        sayings.count > 1
        ? "<span class=\"sp\">\(saying.platforms.map(\.device).joined(separator: ", "))</span>" : ""
      let language = PageLanguage(saying.language)
      let texts = saying.texts.enumerated().map { index, text -> Markup in
        index == 0 && saying.texts.count > 1
          ? "<b dir=\"auto\">\(long: text)</b>" : "<span dir=\"auto\">\(long: text)</span>"
      }
      return "\(names)<p class=\"sy\" lang=\"\(language.tag)\">\(texts)</p>"
    }
    return "\(parts)"
  }

  private var destination: Markup {
    let target: Markup =
      draft.target.map { "\($0.field) <b>\($0.value)</b>" } ?? "no target, or more than one"
    let profile: Markup = head.profile.markup { ", with the profile \($0)" }
    let devices = draft.addressed.map(\.device).joined(separator: ", ")
    let others = draft.unaddressedWords.map { "<br>\($0)" as Markup }
    return "\(target)\(profile)<br>\(devices)\(others)"
  }

  private var wrong: Markup {
    let totals = draft.addressed.map { platform -> Markup in
      "<p>\(platform.device) \(draft.counts(on: platform).map(Self.count))</p>"
    }
    let problems: Markup =
      draft.findings.isEmpty
      ? "<p>Lint found no problems.</p>"
      : "<p><a href=\"#d\(number)p\">\(draft.findingWords)</a></p>"
    return "<p class=\"su\">\(draft.summary)</p>\(totals)\(problems)"
  }

  private static func count(_ verdict: PageVerdict, _ count: Int) -> Markup {
    """
    <span class="v \(verdict.style)"><span aria-hidden="true">\(verdict.mark)</span> \
    \(count) × \(verdict.label)</span>
    """
  }

  /// One line of verdict: how many are approved, who has rejected which and why, and what is open.
  private var reviews: Markup {
    func named(_ state: PageReview.State?) -> [(PagedLocale, PageReview?)] {
      draft.locales.filter { $0.review?.state == state }.map { ($0, $0.review) }
    }
    let approved = named(.reviewed)
    let rejected = named(.rejected).map { locale, review -> Markup in
      let name = review?.shortName.markup { " by \($0)" } ?? ""
      let note: Markup =
        review.map { $0.note.isEmpty ? "" : ": <q dir=\"auto\">\($0.note)</q>" } ?? ""
      return "<br><b class=\"e\">✗ \(locale.name)</b> rejected\(name)\(note)"
    }
    let overrides = approved.compactMap { locale, review -> Markup? in
      guard let review, !review.overrides.isEmpty else { return nil }
      return "<br><b class=\"w\">⚠ \(locale.name)</b> \(review.overrides.joined(separator: "; "))"
    }
    let lapsed = Self.list(named(.lapsed).map(\.0), "changed since their review")
    let open = Self.list(named(nil).map(\.0), "not reviewed")
    return """
      <b>\(approved.count) of \(draft.locales.count) locales approved</b>\(rejected)\(overrides)\(lapsed)\(open)
      """
  }

  private static func list(_ locales: [PagedLocale], _ words: String) -> Markup {
    guard !locales.isEmpty else { return "" }
    let names = locales.prefix(named).map(\.name).joined(separator: ", ")
    let more = locales.count > named ? " and \(locales.count - named) more" : ""
    return "<br>\(locales.count) \(words): \(names)\(more)"
  }

  private static let named = 12
}
