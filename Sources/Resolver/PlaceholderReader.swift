/// Reads the placeholders of a literal text.
struct PlaceholderReader {
  let text: [Unicode.Scalar]
  var position = 0

  init(_ text: [Unicode.Scalar]) {
    self.text = text
  }

  mutating func all() -> [UnfilledPlaceholder] {
    var found: [UnfilledPlaceholder] = []
    var ordinary = 0
    while position < text.count {
      let start = position
      switch text[position] {
      case "%":
        if let index = specifier() {
          if index == 0 { ordinary += 1 }
          add(.specifier(argument: index == 0 ? ordinary : index), from: start, to: &found)
          continue
        }
        position = start
        if percentVariable() {
          add(.variable, from: start, to: &found)
          continue
        }
        // Of two signs the second begins nothing.
        position = start + (peek(at: start + 1) == "%" ? 2 : 1)
      case "$":
        if let form = dollarVariable() {
          add(form, from: start, to: &found)
        } else {
          position = start + 1
        }
      case "<":
        if marked(by: "%") {
          add(.template, from: start, to: &found)
        } else {
          position = start + 1
        }
      case "{":
        if marked(by: "%") {
          add(.template, from: start, to: &found)
        } else if let begin = template() {
          add(.template, from: begin, to: &found)
        }
      default: position += 1
      }
    }
    return found
  }

  private func add(
    _ form: UnfilledPlaceholder.Form, from start: Int, to found: inout [UnfilledPlaceholder]
  ) {
    found.append(UnfilledPlaceholder(written: written(from: start), form: form))
  }

  func peek(at place: Int) -> Unicode.Scalar? { place < text.count ? text[place] : nil }

  private func written(from start: Int) -> String {
    var written = ""
    written.unicodeScalars.append(contentsOf: text[start..<position])
    return written
  }

  /// The index of the argument, 0 for the next one; `nil` if the sign is one of prose.
  private mutating func specifier() -> Int? {
    let start = position
    position += 1
    let digits = digits()
    var index: Int?
    if !digits.isEmpty, peek(at: position) == "$" {
      index = Int(digits)
      position += 1
      _ = self.digits()
    } else if !digits.isEmpty, !digits.hasPrefix("0") {
      return nil
    }
    if peek(at: position) == "." {
      position += 1
      _ = self.digits()
    }
    while let letter = peek(at: position), "lhqz".unicodeScalars.contains(letter) {
      position += 1
    }
    guard let conversion = peek(at: position),
      "@sSdDiuxXofFeEgGcCbB".unicodeScalars.contains(conversion)
    else { return nil }
    position += 1
    if let index { return max(1, index) }
    let endsWord = peek(at: position)?.properties.isAlphabetic != true
    if conversion == "@" { return endsWord || !followsNumber(start) ? 0 : nil }
    return endsWord && !followsNumber(start) ? 0 : nil
  }

  func followsNumber(_ start: Int) -> Bool {
    var place = start - 1
    while place >= 0, text[place].properties.isWhitespace { place -= 1 }
    return place >= 0 && text[place].properties.numericType != nil
  }

  private mutating func digits() -> String {
    var digits = ""
    while let digit = peek(at: position), "0"..."9" ~= digit, digits.count < 6 {
      digits.unicodeScalars.append(digit)
      position += 1
    }
    return digits
  }

  /// Reads `{name}`, `{0}` or `{{ user.name }}`; the place where it begins, because braces before it may be of prose.
  ///
  /// Of other braces every opening one is read, so that none is read twice.
  private mutating func template() -> Int? {
    let opening = run(of: "{")
    let name = position
    var (hasName, hasSpace) = (false, false)
    var end = name
    while let scalar = peek(at: end), scalar != "}" {
      let isName = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
      guard isName || scalar == "_" || scalar == "." || scalar == "-" || scalar == " " else {
        return nil
      }
      hasName = hasName || isName
      hasSpace = hasSpace || scalar == " "
      end += 1
    }
    var closing = 0
    while closing < opening, peek(at: end + closing) == "}" { closing += 1 }
    guard hasName, closing > (hasSpace ? 1 : 0) else { return nil }
    position = end + closing
    return name - closing
  }

  mutating func run(of scalar: Unicode.Scalar) -> Int {
    let start = position
    while peek(at: position) == scalar { position += 1 }
    return position - start
  }
}
