/// Web push has no localization keys: every browser shows the literal text.
struct WebTextResolver {
  func resolve(_ request: TextRequest) -> Resolution {
    guard let literal = request.sentLiteral else {
      return Resolution(
        documented: nil, outcome: .omitted,
        reason: "no text for the web: web push has no localization keys")
    }
    return Resolution(
      documented: literal, outcome: .shows(literal), trail: ["the literal text, unchanged"])
  }
}
