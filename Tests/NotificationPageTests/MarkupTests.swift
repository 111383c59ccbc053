import Testing

@testable import NotificationPage

/// The one place where text is escaped.
struct MarkupTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onload='x' `", "&quot; onload=&#39;x&#39; &#96;"), ("&lt;", "&amp;lt;"),
    ("a\u{1B}[2J\u{0}", "a\\u001b[2J\\u0000"), ("\u{FFFE}", "\u{FFFD}"),
    ("a\nb\tc", "a&#10;b&#9;c"), ("مرحبا", "مرحبا"),
  ])
  func `Data in a literal stays text`(data: String, expected: String) {
    let markup: Markup = "<p>\(data)</p>"
    #expect(markup.text == "<p>\(expected)</p>")
  }

  @Test func `Markup in markup is escaped once`() {
    let inner: Markup = "<b>\("a & b")</b>"
    let outer: Markup = "<p>\(inner)\([inner, inner])\(3)</p>"
    let bold = "<b>a &amp; b</b>"
    #expect(outer.text == "<p>\(bold)\(bold)\(bold)3</p>")
  }

  @Test func `What a device draws keeps the characters that order its letters, and no control`() {
    let text = "a\u{202E}b\u{1B}c"
    let (data, shown): (Markup, Markup) = ("\(text)", "\(shown: text)")
    #expect(data.text == "a\\u202eb\\u001bc")
    #expect(shown.text == "a\u{202E}b\\u001bc")
  }
}
