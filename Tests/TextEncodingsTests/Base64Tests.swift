import Testing
import TextEncodings

struct Base64Tests {
  /// The vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `Bytes become digits with padding, and without in URLs`(text: String, digits: String) {
    #expect(Base64.standard(Array(text.utf8)) == digits)
    #expect(Base64.url(Array(text.utf8)) == String(digits.prefix { $0 != "=" }))
  }

  @Test func `The last two digits differ in URLs`() {
    #expect(Base64.standard([0xFB, 0xEF, 0xFF]) == "++//")
    #expect(Base64.url([0xFB, 0xEF, 0xFF]) == "--__")
  }
}
