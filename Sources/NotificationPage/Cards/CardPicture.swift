public import DevicePreview
internal import Resolver
internal import TextLayout

/// One card as an SVG picture, for chats and tickets; it needs nothing else and loads nothing.
///
/// A picture can't break lines by itself, so they are broken where phones break them, about.
public struct CardPicture {
  private static let width = 384
  private static let lineHeight = 20

  /// A line of text with its baseline.
  private struct Line {
    var text: String
    var size = 14
    var isBold = false
    var isFaint = false
  }

  private let shown: ShownNotification
  private let locale: String
  private let language: PageLanguage
  private let isDoubted: Bool

  /// The device's own language decides about the side on which it begins to write; `isDoubted` if lint has something
  /// against the text.
  public init(_ shown: ShownNotification, in locale: String, isDoubted: Bool = false) {
    self.shown = shown
    self.locale = locale
    self.isDoubted = isDoubted
    language = PageLanguage(shown.device.locales.first ?? "")
  }

  /// The card as it is opened, or what is there in its place.
  public var svg: String {
    let lines = content
    let height = lines.count * Self.lineHeight + 28
    let full = height + 44
    let texts = lines.enumerated().map { index, line in
      text(line, y: 36 + 14 + (index + 1) * Self.lineHeight - 5)
    }
    let fill: Markup = shown.device.platform == .apple ? "#f1f1f5" : "#f5f6fd"
    let frame: Markup =
      shown.card == nil
      ? "fill=\"#fff\" stroke=\"#a81b12\" stroke-width=\"1.5\" stroke-dasharray=\"6 4\""
      : "fill=\"\(fill)\""
    let caption =
      "\(locale) · \(shown.device.platform.device) · \(shown.headline(isDoubted: isDoubted))"
    let picture: Markup = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(Self.width)" height="\(full)" \
      viewBox="0 0 \(Self.width) \(full)" role="img" \
      font-family="Roboto, 'Noto Sans', system-ui, sans-serif">
      <title>\(caption)</title>
      <rect width="\(Self.width)" height="\(full)" fill="#d3d8e6"/>
      <text x="14" y="24" font-size="13" fill="#33373f">\(shown.pageVerdict(isDoubted: isDoubted).mark) \
      \(caption.truncated(toWidth: 52, ambiguous: .offScreen))</text>
      <rect x="8" y="36" width="\(Self.width - 16)" height="\(height)" rx="22" \(frame)/>
      \(texts)</svg>

      """
    return picture.text
  }

  private var content: [Line] {
    guard let face = shown.faces.last else {
      let words = shown.verdict == .unknown ? "Not known" : "Nothing is shown"
      return [Line(text: words, size: 15, isBold: true)]
        + (shown.absence.map { wrapped($0, lines: 3) } ?? [])
    }
    let head = Line(text: face.card.appName, size: 12, isFaint: true)
    return [head] + lines(of: face.title, isBold: true, limit: face.surface.titleLines)
      + lines(of: face.subtitle, isBold: true, limit: 1)
      + lines(of: face.body, limit: face.surface.bodyLines ?? 20)
  }

  private func lines(
    of line: CardFace.Line?, isBold: Bool = false, limit: Int
  ) -> [Line] {
    switch line {
    case .text(let text):
      wrapped(text, lines: limit).map { line in
        var line = line
        line.isBold = isBold
        return line
      }
    case .unknown(let name): [Line(text: "\(name) not known", isFaint: true)]
    case nil: []
    }
  }

  private func wrapped(_ text: String, lines: Int) -> [Line] {
    text.wrapped(toWidth: TextCut.columns, maximumLines: lines, ambiguous: .offScreen).lines
      .map { Line(text: $0) }
  }

  private func text(_ line: Line, y: Int) -> Markup {
    let isRightToLeft = language.isRightToLeft
    let x = isRightToLeft ? Self.width - 26 : 26
    let weight: Markup = line.isBold ? " font-weight=\"600\"" : ""
    let direction: Markup = isRightToLeft ? " direction=\"rtl\"" : ""
    return """
      <text x="\(x)" y="\(y)" font-size="\(line.size)"\(weight)\(direction) \
      fill="\(line.isFaint ? "#545c69" : "#1b1f25")" unicode-bidi="plaintext">\
      \(shown: line.text)</text>

      """
  }
}
