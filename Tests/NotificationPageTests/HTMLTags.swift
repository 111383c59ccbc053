/// The tags of an HTML or SVG text, read the way a browser's tokenizer reads them.
struct HTMLTags {
  /// The elements that a page is made of.
  static let own: Set<String> = [
    "html", "head", "meta", "title", "style", "script", "body", "a", "header", "h1", "h2", "h3",
    "h4", "h5", "h6", "dl", "dt", "dd", "b", "time", "div", "fieldset", "legend", "label", "input",
    "output", "main", "table", "caption", "thead", "tbody", "tr", "th", "td", "section", "svg",
    "symbol", "circle", "rect", "text", "use", "p", "span", "ul", "ol", "li", "code", "nav",
    "article", "figure", "figcaption", "details", "summary", "pre", "i", "q", "footer", "br",
    "button", "noscript",
  ]
  static let ownAttributes: Set<String> = [
    "lang", "charset", "http-equiv", "content", "name", "class", "href", "id", "type", "checked",
    "data-f", "data-v", "data-r", "data-n", "data-t", "data-p", "hidden", "size", "scope",
    "aria-hidden", "aria-label", "viewbox", "cx", "cy", "r", "x", "y", "rx", "width", "height",
    "font-size", "font-weight", "text-anchor", "fill", "dir", "title", "role",
    "datetime", "value", "disabled", "autocomplete", "data-d", "data-h", "data-l", "data-o",
    "data-s",
  ]
  private static let void: Set<String> = ["meta", "input", "br"]

  private(set) var names: Set<String> = []
  private(set) var attributes: Set<String> = []
  /// The values of `href`.
  private(set) var links: [String] = []
  private(set) var scripts: [String] = []
  private(set) var styles: [String] = []
  /// Whether every element ends, inside the one that it began in.
  private(set) var isBalanced = true
  private var open: [String] = []
  private var rest: Substring.UnicodeScalarView

  init(_ text: String) {
    rest = Substring(text).unicodeScalars
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      readTag()
    }
    isBalanced = isBalanced && open.isEmpty
  }

  private mutating func readTag() {
    if rest.first == "!" {
      if !String(rest.prefix(8)).uppercased().hasPrefix("!DOCTYPE") { isBalanced = false }
      return
    }
    let isEnd = rest.first == "/"
    if isEnd { rest = rest.dropFirst() }
    guard rest.first?.properties.isAlphabetic == true else { return }
    let name = take { $0 != ">" && $0 != "/" && !$0.properties.isWhitespace }.lowercased()
    names.insert(name)
    let isClosed = readAttributes()
    if isEnd {
      if open.popLast() != name { isBalanced = false }
    } else if !isClosed, !Self.void.contains(name) {
      open.append(name)
      readRawText(of: name)
    }
  }

  /// Whether the tag closes itself.
  private mutating func readAttributes() -> Bool {
    while let next = rest.first {
      if next == ">" {
        rest = rest.dropFirst()
        return false
      }
      if next == "/" || next.properties.isWhitespace {
        rest = rest.dropFirst()
        if next == "/", rest.first == ">" {
          rest = rest.dropFirst()
          return true
        }
        continue
      }
      let name = take { !"=/>".unicodeScalars.contains($0) && !$0.properties.isWhitespace }
      attributes.insert(name.lowercased())
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst()
      let quote = rest.first
      guard let quote, quote == "\"" || quote == "'" else {
        isBalanced = false
        continue
      }
      rest = rest.dropFirst()
      let value = take { $0 != quote }
      rest = rest.dropFirst()
      if name.lowercased().hasSuffix("href") { links.append(value) }
    }
    return false
  }

  /// Inside of script and style nothing but their end is a tag.
  private mutating func readRawText(of name: String) {
    guard name == "script" || name == "style" else { return }
    let text = String(rest)
    let end = text.firstRange(of: "</\(name)")?.lowerBound ?? text.endIndex
    let raw = String(text[..<end])
    rest = rest.dropFirst(raw.unicodeScalars.count)
    if name == "script" { scripts.append(raw) } else { styles.append(raw) }
  }

  private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(String.UnicodeScalarView(part))
  }
}
