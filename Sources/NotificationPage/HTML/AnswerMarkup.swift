internal import Crypto
internal import PushMessages
internal import Resolver
internal import TextEncodings

/// The controls with which a reader answers; hidden until the page's script runs.
///
/// Ids are made of numbers, and names of hashes. What a file of answers needs of the data is in attributes. No browser is
/// to bring an answer back when the page is loaded again: it may belong to a page that showed something else.
struct AnswerMarkup {
  var draft: PagedDraft
  /// Counted from 1.
  var number: Int
  /// The draft's name, if the page has several.
  var title: String?

  /// The answer for a locale; none if its texts aren't known, because no one has seen them.
  func controls(for locale: PagedLocale) -> Markup {
    guard !locale.isUnknown, !locale.textsHash.isEmpty else { return "" }
    guard locale.isPreviewed else {
      return "<p>No answer: the project's preview doesn't have this locale.</p>"
    }
    let name = controlName(for: locale)
    func choice(_ value: Markup, _ words: Markup, _ state: Markup = "") -> Markup {
      """
      <label><input type="radio" name="\(name)" value="\(value)"\(state) autocomplete="off"> \
      \(words)</label>
      """
    }
    return """
      <fieldset class="aw" hidden data-l="\(locale.languages.joined(separator: ", "))" \
      data-h="\(locale.textsHash)"\(seen(locale.review))><legend>Your answer for \(locale.name)\
      \(title.markup { " in \($0)" })</legend>\
      \(choice("", "none", " checked"))\
      \(locale.unshown.isEmpty ? choice("reviewed", "approve") : "")\
      \(choice("rejected", "reject"))\(unseen(locale.unshown))\
      <label class="nt">Reason <input type="text" name="\(name)n" dir="auto" disabled \
      autocomplete="off"></label>\(confirmation(for: locale, name))</fieldset>
      """
  }

  /// Why a locale can't be approved here: some of its devices aren't on the page.
  private func unseen(_ platforms: [Platform]) -> Markup {
    guard !platforms.isEmpty else { return "" }
    let names = platforms.map(\.device).joined(separator: " and ")
    return "<p>To approve it, ask for a page that also shows \(names).</p>"
  }

  /// Names the answer after what it is about, so that it can't move to another locale, text or message.
  private func controlName(for locale: PagedLocale) -> Markup {
    let about =
      ["\(number)", draft.name, draft.payloadHash ?? "", draft.payload, locale.textsHash]
      + locale.languages
    let hash = SHA256.hash(data: Array(about.joined(separator: "\0").utf8))
    return "a\(Hexadecimal.digits(of: hash.prefix(8)))"
  }

  /// The rejections that the reader sees: an approval overrides these, and none that comes later.
  private func seen(_ review: PageReview?) -> Markup {
    guard let rejections = review?.rejections, !rejections.isEmpty else { return "" }
    let names = rejections.map { rejection in
      let email = rejection.email.isEmpty ? "" : "\"email\":\(JSONText.quoted(rejection.email)),"
      return "{\(email)\"at\":\(JSONText.quoted(rejection.time))}"
    }
    return " data-x=\"\("[\(names.joined(separator: ","))]")\""
  }

  /// What is asked before an approval counts; none where the text appears whole and no one has rejected it.
  private func confirmation(for locale: PagedLocale, _ name: Markup) -> Markup {
    let isRejected = locale.review?.state == .rejected
    let rejection =
      isRejected ? "\(locale.review?.shortName ?? "a reviewer") rejected it" : nil
    let reasons = [locale.trouble.map { "it \($0)" }, rejection].compactMap(\.self)
    guard !reasons.isEmpty else { return "" }
    return """
      <label class="bw" hidden><input type="checkbox" name="\(name)c" autocomplete="off"> Approve it, although \
      \(reasons.joined(separator: ", and "))</label>
      """
  }

  /// Saves the answers for the draft; `isAlone` if the page has no other.
  func button(isAlone: Bool) -> Markup {
    let about: Markup = isAlone ? "" : " for \(draft.name)"
    return """
      <p><button type="button" data-s="d\(number)" data-d="\(draft.name)" \
      data-h="\(draft.payloadHash ?? draft.messageHash ?? "")" \
      data-o="\(draft.platforms.map(\.rawValue).joined(separator: " "))">Save answers\(about)\
      </button> <output></output></p>

      """
  }
}

extension SignOffPage {
  /// Asks once who answers, and saves a file for each draft.
  var answers: Markup {
    let buttons = drafts.enumerated().map { index, draft in
      AnswerMarkup(draft: draft, number: index + 1).button(isAlone: drafts.count == 1)
    }
    return """
      <section class="sv" id="answers" hidden>
      <h2>Your answers</h2><span class="er" id="er" hidden></span>
      <p>Approve or reject each locale above. Then save the answers and send the file back to the \
      person who sent you this page. This page sends nothing by itself.</p>
      <p><label>Your name <input type="text" id="wn" autocomplete="name"></label> \
      <label>Your e-mail <input type="email" id="wm" autocomplete="email"></label></p>
      \(buttons)</section>

      """
  }
}
