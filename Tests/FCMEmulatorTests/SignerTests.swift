import CryptoExtras
import FCMTransport
import Testing

struct SignerTests {
  @Test func `A token is three parts, and the JSON is signed as it was given`() async throws {
    let mia = try #require(Account.mia)
    let signer = try ServiceAccountSigner(mia.privateKey)
    let token = try await signer.sign(
      header: Array(#"{"alg":"RS256"}"#.utf8), claims: Array(#"{ "iss" : "ä?~" }"#.utf8))
    let parts = token.split(separator: ".", omittingEmptySubsequences: false)
    #expect(parts.count == 3)
    #expect(parts.first == "eyJhbGciOiJSUzI1NiJ9")
    #expect(parts.dropFirst().first == "eyAiaXNzIiA6ICLDpD9-IiB9")
    // 256 bytes
    #expect(parts.last?.count == 342)
  }

  @Test(arguments: [
    "", "secret", "-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n-----END PRIVATE KEY-----\n",
    "-----BEGIN PUBLIC KEY-----\nc2VjcmV0\n-----END PUBLIC KEY-----\n",
  ])
  func `What is no private key is not repeated`(text: String) {
    let failure = #expect(throws: ServiceAccountSigner.Failure.self) {
      try ServiceAccountSigner(PrivateKeyPEM(text))
    }
    #expect(
      failure?.description
        == "the private key isn't an RSA key in PEM of 2048 bits or more: create a new key for the account"
    )
  }

  @Test func `Neither the key nor its signer can be printed`() async throws {
    let mia = try #require(Account.mia)
    let signer = try ServiceAccountSigner(mia.privateKey)
    var dumped = "\(mia.privateKey) \(String(reflecting: mia.privateKey)) \(signer)"
    dump(mia.privateKey, to: &dumped)
    dump(signer, to: &dumped)
    #expect(!dumped.contains("BEGIN"))
    #expect(!dumped.contains("RSA"))
  }
}
