extension String {
  /// As much of a value as a sentence can quote.
  var excerpt: String {
    let limit = 60
    let start = prefix(limit)
    return start.endIndex == endIndex ? self : start + "…"
  }
}
