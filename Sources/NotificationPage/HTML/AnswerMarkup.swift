internal import PushMessages
internal import Resolver

/// The controls with which a reader answers; hidden until the page's script runs.
///
/// Names and ids are made of numbers. What a file of answers needs of the data is in attributes.
struct AnswerMarkup {
  var draft: PagedDraft
  /// Counted from 1.
  var number: Int

  /// The answer for a locale; none if its texts aren't known, because no one has seen them.
  func controls(for locale: PagedLocale, _ place: Int) -> Markup {
    guard !locale.isUnknown, !locale.textsHash.isEmpty else { return "" }
    let name: Markup = "d\(number)l\(place)a"
    func choice(_ value: Markup, _ words: Markup, _ state: Markup = "") -> Markup {
      """
      <label><input type="radio" name="\(name)" value="\(value)"\(state)> \(words)</label>
      """
    }
    return """
      <fieldset class="aw" hidden data-l="\(locale.languages.joined(separator: ", "))" \
      data-h="\(locale.textsHash)"\(seen(locale.review))><legend>Your answer for \(locale.name)</legend>\
      \(choice("", "none", " checked"))\(choice("reviewed", "approve"))\
      \(choice("rejected", "reject"))\
      <label class="nt">Reason <input type="text" name="\(name)n" dir="auto" disabled></label>\
      \(confirmation(for: locale))</fieldset>
      """
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
  private func confirmation(for locale: PagedLocale) -> Markup {
    let isRejected = locale.review?.state == .rejected
    let rejection =
      isRejected ? "\(locale.review?.shortName ?? "a reviewer") rejected it" : nil
    let reasons = [locale.trouble.map { "it \($0)" }, rejection].compactMap(\.self)
    guard !reasons.isEmpty else { return "" }
    return """
      <label class="bw" hidden><input type="checkbox"> Approve it, although \
      \(reasons.joined(separator: ", and "))</label>
      """
  }

  /// Saves the answers for the draft; `isAlone` if the page has no other.
  func button(isAlone: Bool) -> Markup {
    let about: Markup = isAlone ? "" : " for \(draft.name)"
    return """
      <p><button type="button" data-s="d\(number)" data-d="\(draft.name)" \
      data-h="\(draft.payloadHash ?? "")" \
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
      <h2>Your answers</h2>
      <p>Approve or reject each locale above. Then save the answers and send the file back to the \
      person who sent you this page. This page sends nothing by itself.</p>
      <p><label>Your name <input type="text" id="wn" autocomplete="name"></label> \
      <label>Your e-mail <input type="email" id="wm" autocomplete="email"></label></p>
      \(buttons)</section>

      """
  }
}
