/// A moment as people read it, `2026-11-21 20:00 UTC`, and as it was given for programs.
struct TimeMarkup {
  /// `2026-11-21T20:00:00Z`; anything else is shown as it is.
  var text: String

  var html: Markup {
    guard let match = text.wholeMatch(of: Self.form)?.output else { return "<time>\(text)</time>" }
    return "<time datetime=\"\(text)\">\(String(match.1)) \(String(match.2)) UTC</time>"
  }

  private static var form: Regex<(Substring, Substring, Substring)> {
    /([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}:[0-9]{2}):[0-9]{2}Z/
  }
}
