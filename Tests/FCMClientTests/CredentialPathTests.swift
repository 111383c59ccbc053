import FCMClient
import Testing

struct CredentialPathTests {
  @Test(arguments: [
    #"{"type": "service_account", "private_key": "-----BEGIN PRIVATE KEY-----"}"#,
    "  \n{}", "-----BEGIN RSA PRIVATE KEY-----", "key\n",
  ])
  func `A key in the place of its file's name is never printed`(key: String) {
    #expect(CredentialPath.isKey(key))
    #expect(CredentialPath.shown(key) == "(a key, not the name of a file)")
    for naming in [CredentialSource.Naming.profile, .environment, .gcloud] {
      let words = CredentialSource.file(path: key, naming).description
      #expect(!words.contains("PRIVATE") && !words.contains("{"))
    }
  }

  @Test func `The name of a file is printed`() {
    #expect(CredentialPath.shown("keys/shop.json") == "keys/shop.json")
    #expect(CredentialPath.shown("a\u{1B}[2J") != "a\u{1B}[2J")
  }
}
