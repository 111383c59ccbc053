import Testing
import TextEncodings

struct PercentEncodingTests {
  @Test(arguments: [("a-Z_0.~", "a-Z_0.~"), ("a b/ü", "a%20b%2F%C3%BC"), ("%", "%25")])
  func `What is reserved becomes a percent sign and digits, and is read again`(
    text: String, encoded: String
  ) {
    let result = PercentEncoding.encoding(text, keeping: PercentEncoding.isUnreserved)
    #expect(result == encoded)
    #expect(PercentEncoding.decoding(result[...]) == text)
  }

  @Test func `More may be kept`() {
    let result = PercentEncoding.encoding("a/b:c") {
      PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: "/")
    }
    #expect(result == "a/b%3Ac")
  }

  @Test(arguments: ["%", "%4", "%4g", "%ff", "%+1"])
  func `What isn't two digits, or isn't UTF-8, isn't read`(text: String) {
    #expect(PercentEncoding.decoding(text[...]) == nil)
  }
}
