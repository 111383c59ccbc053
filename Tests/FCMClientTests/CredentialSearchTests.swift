import FCMClient
import Testing

struct CredentialSearchTests {
  private func search(
    _ choice: CredentialSearch.Choice = CredentialSearch.Choice(), at endpoint: String? = nil,
    _ environment: [String: String] = [:]
  ) throws -> CredentialSearch {
    let endpoint = try endpoint.map { try FCMEndpoint(parsing: $0) } ?? .google
    return CredentialSearch(choice, endpoint: endpoint, environment: environment)
  }

  @Test func `What the profile names is taken, and nothing else is tried`() throws {
    let environment = ["GOOGLE_APPLICATION_CREDENTIALS": "/adc.json", "HOME": "/home/mia"]
    var choice = CredentialSearch.Choice(command: ["gcloud", "auth", "print-access-token"])
    #expect(
      try search(choice, environment).sources == [
        .command(["gcloud", "auth", "print-access-token"])
      ]
    )
    choice.variable = "FCM_TOKEN"
    #expect(try search(choice, environment).sources == [.variable("FCM_TOKEN")])
    choice.file = "/key.json"
    #expect(try search(choice, environment).sources == [.file(path: "/key.json", .profile)])
    #expect(try search(choice).sources.first?.isOptional == false)
  }

  @Test func `Without a word of the profile it is as with Google's own tools`() throws {
    let home = ["HOME": "/home/mia"]
    let gcloud = CredentialSource.file(
      path: "/home/mia/.config/gcloud/application_default_credentials.json", .gcloud)
    let metadata = CredentialSource.metadataServer(host: "metadata.google.internal")
    #expect(try search(home).sources == [gcloud, metadata])
    #expect(gcloud.isOptional)
    let named = home.merging(["GOOGLE_APPLICATION_CREDENTIALS": "/adc.json"]) { $1 }
    #expect(try search(named).sources == [.file(path: "/adc.json", .environment)])
    let other = ["CLOUDSDK_CONFIG": "/g", "NO_GCE_CHECK": "true"]
    #expect(
      try search(other).sources
        == [.file(path: "/g/application_default_credentials.json", .gcloud)])
    #expect(try search(["GCE_METADATA_HOST": "m:80"]).sources == [.metadataServer(host: "m:80")])
  }

  @Test func `Google's credentials are not given to another host unless the profile says so`()
    throws
  {
    let environment = ["GOOGLE_APPLICATION_CREDENTIALS": "/adc.json", "HOME": "/home/mia"]
    let other = try search(at: "https://proxy.example.com", environment)
    #expect(other.sources == [])
    #expect(other.failure.sentence == "the profile names no credentials for proxy.example.com")
    #expect(try search(at: "https://fcm.googleapis.com.example.com", environment).sources == [])
    #expect(try search(at: "http://127.0.0.1:8123", environment).sources == [.anyToken])
    let named = CredentialSearch.Choice(variable: "T")
    #expect(try search(named, at: "https://proxy.example.com").sources == [.variable("T")])
  }

  @Test func `A command is shown without its arguments`() {
    #expect(
      CredentialSource.command(["/bin/vault", "s3cr3t"]).description == "the command /bin/vault")
  }

  private func search(
    _ choice: CredentialSearch.Choice, _ environment: [String: String]
  ) throws -> CredentialSearch {
    try search(choice, at: nil, environment)
  }

  private func search(_ environment: [String: String]) throws -> CredentialSearch {
    try search(CredentialSearch.Choice(), at: nil, environment)
  }
}
