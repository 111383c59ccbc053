internal import Crypto
internal import Resolver
internal import TextEncodings

extension SignOffPage {
  /// One page that needs nothing else: no network, and no script to be read.
  ///
  /// Its policy allows this style and this script by their hashes, and nothing else, whatever the texts hold.
  public var html: String {
    let parts = zip(drafts, shortNames).enumerated().map { index, named in
      DraftMarkup(
        draft: named.0, number: index + 1, title: named.1, isAlone: drafts.count == 1, head: head
      ).html
    }
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <meta name="robots" content="noindex">
      <title>Push sign-off: \(title)</title>
      <style>\(PageStyle.text)</style>
      </head>
      <body>
      <a class="sk" href="#main">Skip to the drafts</a>
      <header class="top">
      <h1>Push notification sign-off</h1>
      \(facts)</header>
      \(settings)<main id="main">
      \(index)\(parts)\(answers)</main>
      \(footer)<script>\(PageScript.text)</script>
      </body>
      </html>

      """
    return page.text
  }

  /// A picture of the app's icon is in the page itself; without one no pictures are allowed.
  private var policy: Markup {
    let hasPicture = drafts.contains { draft in
      if case .png = draft.icon?.picture { true } else { false }
    }
    return hasPicture ? "\(Self.policy); img-src data:" : Self.policy
  }

  /// Nothing is loaded, and only what this program has written runs.
  static let policy: Markup = """
    default-src 'none'; style-src 'sha256-\(hash(of: PageStyle.text))'; \
    script-src 'sha256-\(hash(of: PageScript.text))'; base-uri 'none'; form-action 'none'
    """

  private static func hash(of markup: Markup) -> String {
    Base64.standard(Array(SHA256.hash(data: Array(markup.text.utf8))))
  }

  private var facts: Markup {
    """
    <p class="mk"><b>\(head.appName)</b> · made \(head.maker.markup { "by \($0), " })\
    \(TimeMarkup(text: head.time).html)\
    \(head.unsavedWords.markup { " <b class=\"w\">⚠ \($0)</b>" })</p>

    """
  }

  /// Appearance works without script; the rest appears with it.
  private var settings: Markup {
    let present = Set(drafts.flatMap(\.addressed))
    let platforms = Platform.allCases.filter(present.contains).map { platform -> Markup in
      """
      <label><input type="checkbox" checked data-f="\(platform.rawValue)" autocomplete="off"> \
      \(platform.device)</label>
      """
    }
    return """
      <section class="bar" aria-label="What this page shows">
      <fieldset><legend>Appearance</legend>\
      <label><input type="radio" name="ap" id="as" checked autocomplete="off"> system</label>\
      <label><input type="radio" name="ap" id="al" autocomplete="off"> light</label>\
      <label><input type="radio" name="ap" id="ad" autocomplete="off"> dark</label></fieldset>
      <fieldset id="fl" hidden><legend>Show</legend>\
      <label><input type="checkbox" id="fw" autocomplete="off"> problems only</label>\
      <label><input type="checkbox" id="fr" autocomplete="off"> not reviewed only</label>\
      \(platforms)<label>language <input type="search" id="fq" size="8" autocomplete="off"></label>\
      <output id="fo"></output> <a href="#answers">your answers</a></fieldset>
      </section>

      """
  }

  private var index: Markup {
    guard drafts.count > 1 else { return "" }
    let present = Set(drafts.flatMap(\.addressed))
    let columns = Platform.allCases.filter(present.contains)
    let items = drafts.enumerated().map { index, draft -> Markup in
      let others = draft.unaddressed
      let platforms = columns.map { platform -> Markup in
        guard draft.platforms.contains(platform), !others.contains(platform) else {
          return "<td>\(platform.unaddressedWords)</td>"
        }
        let worst = draft.counts(on: platform).map { "\($0.count) × \($0.verdict.label)" }
        return "<td>\(worst.joined(separator: ", "))</td>"
      }
      return """
        <tr><th scope="row"><a href="#d\(index + 1)">\(draft.name)</a></th>\(platforms)\
        <td>\(draft.findingWords)</td><td>\(draft.reviewWords)</td></tr>

        """
    }
    let names = columns.map { "<th scope=\"col\">\($0.device)</th>" as Markup }
    return """
      <table class="in"><caption>Drafts on this page</caption>
      <thead><tr><th scope="col">Draft</th>\(names)<th scope="col">Problems</th>\
      <th scope="col">Review</th></tr></thead>
      <tbody>\(items)</tbody></table>

      """
  }

  private var footer: Markup {
    """
    <footer><p>Made by Pushwright \(head.version).\(head.assumption.markup { " Assumed: \($0)." }) \
    The cards are drawings: fonts, widths and colors differ between devices and their makers. Icons \
    and images are placeholders, because this page loads nothing. “Not known” means that nothing \
    documented or measured tells what the device shows.</p></footer>

    """
  }
}
