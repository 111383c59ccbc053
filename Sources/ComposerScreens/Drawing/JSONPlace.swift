/// A place in a line of JSON: inside of a string or not.
struct JSONPlace {
  private(set) var isInside = false
  private var isEscaped = false

  mutating func pass(_ text: String) {
    for character in text { pass(character) }
  }

  mutating func pass(_ character: Character) {
    if character == "\"", !isEscaped { isInside.toggle() }
    isEscaped = character == "\\" && !isEscaped
  }
}
