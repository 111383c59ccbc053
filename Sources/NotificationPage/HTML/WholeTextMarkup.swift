internal import DevicePreview

/// The texts that a card may cut off, whole, because a signature is about all of them.
///
/// They aren't folded away: no browser prints what is.
struct WholeTextMarkup {
  /// The card that shows most.
  var face: CardFace
  var language: PageLanguage

  var html: Markup {
    let cut = face.cutTexts
    guard !cut.isEmpty else { return "" }
    let texts = cut.map { drawn -> Markup in
      let tag: Markup = drawn.name == "body" ? "span" : "b"
      return "<\(tag) dir=\"auto\">\(long: drawn.text)</\(tag)>"
    }
    let names = cut.map(\.name)
    let last = names.last.map { names.count > 1 ? " and \($0)" : $0 } ?? ""
    return """
      <div class="wt"><h6>Whole \(names.dropLast().joined(separator: ", "))\(last)</h6>\
      <p lang="\(language.tag)" dir="\(language.direction)">\(texts)</p></div>

      """
  }
}

extension Markup.StringInterpolation {
  /// What devices draw, outside of a card: all of it, and of a text that would swell the page the beginning.
  mutating func appendInterpolation(long text: String) {
    let scalars = text.unicodeScalars
    guard scalars.count > Self.longest else { return appendInterpolation(shown: text) }
    appendInterpolation(shown: String(scalars.prefix(Self.longest)))
    appendLiteral("<i lang=\"en\"> … the first ")
    appendInterpolation(Self.longest)
    appendLiteral(" of ")
    appendInterpolation(scalars.count)
    appendLiteral(" characters</i>")
  }

  private static var longest: Int { 20_000 }
}
