internal import DevicePreview
internal import Resolver

/// A card as HTML, in the frame of its device.
struct CardMarkup {
  var face: CardFace
  /// The device's language, which its layout follows.
  var language: PageLanguage
  /// The number of the draft, whose icons the page holds once.
  var draft: Int

  var html: Markup {
    switch face.surface {
    case .androidCollapsed, .androidBigText, .androidBigPicture: android
    case .iPhoneLockScreen, .iPhoneBanner, .iPhoneExpanded: iPhone
    case .web, .webExpanded: browser
    }
  }

  private var card: NotificationCard { face.card }
  private var state: Markup { face.isOpened ? "o" : "c" }

  private func framed(_ frame: Markup, _ content: Markup) -> Markup {
    """
    <div class="k \(frame) \(state)" lang="\(language.tag)" dir="\(language.direction)">\(content)</div>
    """
  }

  /// Since Android 12 a collapsed row begins with the title, an opened one with the app's name.
  private var android: Markup {
    let icon: Markup = "<svg class=\"i\" aria-hidden=\"true\"><use href=\"#a\(draft)\"/></svg>"
    let head: Markup =
      face.isOpened || face.title == nil
      ? "<div class=\"t\"><span class=\"ap\">\(card.appName)</span><span class=\"nw\">now</span></div>"
      : "<div class=\"t\">\(line(face.title, "b"))<span class=\"nw\">now</span></div>"
    let title: Markup = face.isOpened ? line(face.title, "b", in: "div") : ""
    return framed(
      "an",
      """
      <div class="n">\(icon)<div class="x">\(head)\(title)\(line(face.body, "p"))</div>\
      \(thumbnail)<span class="ch" aria-hidden="true"></span>\(picture)</div>
      """)
  }

  private var iPhone: Markup {
    let icon: Markup = "<svg class=\"i\" aria-hidden=\"true\"><use href=\"#p\(draft)\"/></svg>"
    return framed(
      "ip",
      """
      <div class="n">\(picture)\(icon)<div class="x"><div class="t">\(line(face.title, "b"))\
      <span class="nw">now</span></div>\(line(face.subtitle, "b", in: "div"))\
      \(line(face.body, "p"))</div>\(thumbnail)</div>
      """)
  }

  private var browser: Markup {
    let titles = card.actions.map { "<span dir=\"auto\">\(shown: $0)</span>" as Markup }
    let buttons: Markup = titles.isEmpty ? "" : "<div class=\"bt\">\(titles)</div>"
    return framed(
      "br",
      """
      <div class="n"><div class="ap">your site<span class="nw">now</span></div>\
      \(line(face.title, "b", in: "div"))\(line(face.body, "p"))\(thumbnail)\(picture)\
      \(buttons)</div>
      """)
  }

  /// A text of the notification, in the direction of its own letters.
  private func line(
    _ line: CardFace.Line?, _ tag: Markup, in block: Markup? = nil
  ) -> Markup {
    let content: Markup
    switch line {
    case .text(let text):
      // A row that is cut off anyway needs no more of a long text.
      let limit = face.isOpened ? Self.longest : Self.longestCollapsed
      let part = String(text.unicodeScalars.prefix(limit))
      content = "<\(tag) dir=\"auto\">\(shown: part)</\(tag)>"
    case .unknown(let name): content = "<\(tag) class=\"q\" lang=\"en\">\(name) not known</\(tag)>"
    case nil: return ""
    }
    return block.map { "<\($0) class=\"h\">\(content)</\($0)>" } ?? content
  }

  /// The longest text that Android takes.
  static let longest = 5120
  private static let longestCollapsed = 400

  private var thumbnail: Markup {
    guard card.image != nil, !face.surface.showsImageLarge else { return "" }
    return "<span class=\"th\" role=\"img\" aria-label=\"image, not loaded\"></span>"
  }

  private var picture: Markup {
    guard card.image != nil, face.surface.showsImageLarge else { return "" }
    return "<span class=\"pi\" lang=\"en\" dir=\"ltr\">image, not loaded</span>"
  }
}
