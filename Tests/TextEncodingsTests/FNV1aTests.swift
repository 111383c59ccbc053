import Testing
import TextEncodings

struct FNV1aTests {
  @Test(
    arguments: [
      ([], "cbf29ce484222325"), ([0x61], "af63dc4c8601ec8c"),
      (Array("foobar".utf8), "85944171f73967e8"),
    ] as [([UInt8], String)])
  func `The hash is FNV-1a of 64 bits`(bytes: [UInt8], text: String) {
    var hash = FNV1a()
    for byte in bytes { hash.take(byte) }
    #expect(hash.text == text)
  }

  @Test func `Where one text ends and the next begins counts`() {
    let hashes = [["ab", "c"], ["a", "bc"]].map { texts in
      texts.reduce(into: FNV1a()) { $0.take($1) }.text
    }
    #expect(hashes[0] != hashes[1])
  }
}
