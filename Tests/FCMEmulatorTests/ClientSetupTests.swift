import FCMClient
import Foundation
import TestPacing
import Testing

@testable import FCMEmulator

/// The files and variables that lead unchanged programs to the emulator.
@Suite(.takingTurns)
struct ClientSetupTests {
  private static let account = try? FakeAccount(
    project: .demo, tokenURL: "http://127.0.0.1:4711/token")

  private func setup(_ environment: [String: String] = [:]) throws -> ClientSetup {
    ClientSetup(
      port: 4711, folder: "/tmp/a run", authority: try EmulatorAuthority(at: 1_795_348_800),
      trusted: CertificateBundle(), account: try #require(Self.account), project: .demo,
      environment: environment, at: 1_795_348_800)
  }

  @Test func `Every language finds the way by variables of its own`() throws {
    let environment = try setup(["HOME": "/home/mia"]).environment
    for (name, value) in [
      ("HTTPS_PROXY", "http://127.0.0.1:4711"), ("https_proxy", "http://127.0.0.1:4711"),
      ("NO_PROXY", "localhost,127.0.0.1,::1"), ("SSL_CERT_FILE", "/tmp/a run/certificates.pem"),
      ("REQUESTS_CA_BUNDLE", "/tmp/a run/certificates.pem"),
      ("NODE_EXTRA_CA_CERTS", "/tmp/a run/authority.pem"),
      ("NODE_OPTIONS", "--require \"/tmp/a run/redirect.cjs\""),
      ("PYTHONPATH", "/tmp/a run"), ("GCE_METADATA_HOST", "127.0.0.1:4711"),
      ("GOOGLE_APPLICATION_CREDENTIALS", "/tmp/a run/service-account.json"),
      ("GOOGLE_CLOUD_PROJECT", "demo-project"), ("GCLOUD_PROJECT", "demo-project"),
      ("PUSHWRIGHT_EMULATOR", "http://127.0.0.1:4711"), ("HOME", "/home/mia"),
    ] {
      #expect(environment[name] == value, "\(name)")
    }
    let java = try #require(environment["JAVA_TOOL_OPTIONS"])
    #expect(java.contains("-Dhttps.proxyPort=4711 "))
    #expect(java.contains("'-Djavax.net.ssl.trustStore=/tmp/a run/certificates.jks'"))
  }

  @Test func `What the user has set stays, and is added to`() throws {
    let own = [
      "NODE_OPTIONS": "--no-warnings", "PYTHONPATH": "/lib/mine", "JAVA_TOOL_OPTIONS": "-Xmx1g",
      "GOOGLE_APPLICATION_CREDENTIALS": "/home/mia/key.json", "GCLOUD_PROJECT": "shop",
      "NO_PROXY": "db.internal", "no_proxy": ".corp.example 10.0.0.1",
      "HTTPS_PROXY": "http://proxy",
      "NODE_EXTRA_CA_CERTS": "/home/mia/ca.pem",
    ]
    let setup = try setup(own)
    let environment = setup.environment
    #expect(environment["NODE_OPTIONS"]?.hasPrefix("--no-warnings --require ") == true)
    #expect(environment["PYTHONPATH"] == "/tmp/a run:/lib/mine")
    #expect(environment["JAVA_TOOL_OPTIONS"]?.hasPrefix("-Xmx1g -Dhttps.proxyHost=") == true)
    #expect(environment["GOOGLE_APPLICATION_CREDENTIALS"] == "/home/mia/key.json")
    #expect(environment["GCLOUD_PROJECT"] == "shop")
    #expect(
      environment["no_proxy"] == "localhost,127.0.0.1,::1,db.internal,.corp.example,10.0.0.1")
    #expect(environment["NODE_EXTRA_CA_CERTS"] == "/tmp/a run/certificates.pem")
    #expect(environment["HTTPS_PROXY"] == "http://127.0.0.1:4711")
    #expect(!setup.files.contains { $0.name == "service-account.json" })
  }

  @Test(arguments: [
    "*", "googleapis.com", ".googleapis.com", "*.googleapis.com", "FCM.googleapis.com:443", "com",
    "oauth2.googleapis.com", ".google.internal", "*.*", "", "googleapis.com.",
    ".googleapis.com.", "com.", "fcm.googleapis.*", "f*", "*.google*", "x|fcm.googleapis.com",
  ])
  func `No exception lets a program past the emulator`(entry: String) {
    #expect(ProxyExceptions([entry]).hosts == ["localhost", "127.0.0.1", "::1"])
  }

  @Test func `Java's other variables, which are read later, lead through the emulator too`() throws
  {
    let environment = try setup([
      "JDK_JAVA_OPTIONS": "-Dhttps.proxyHost=corp.example", "_JAVA_OPTIONS": "-Xmx1g",
    ]).environment
    for name in ["JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"] {
      let options = try #require(environment[name]).split(separator: " ")
      #expect(options.last { $0.hasPrefix("-Dhttps.proxyHost=") } == "-Dhttps.proxyHost=127.0.0.1")
    }
    #expect(try setup([:]).environment["JDK_JAVA_OPTIONS"] == nil)
  }

  @Test func `The project is the one asked for, then the user's, then one of rehearsals`() throws {
    let shop = try #require(ProjectID("shop"))
    #expect(ClientSetup.project(asked: shop, environment: ["GCLOUD_PROJECT": "b"]) == shop)
    #expect(
      ClientSetup.project(
        asked: nil, environment: ["GOOGLE_CLOUD_PROJECT": "", "GCLOUD_PROJECT": "shop"]) == shop)
    #expect(ClientSetup.project(asked: nil, environment: [:]) == .demo)
  }

  @Test func `The made-up key file has the form of the console's`() throws {
    let account = try #require(Self.account)
    let (credentials, problems) = Credentials.reading(account.file, path: "key.json")
    #expect(problems.isEmpty)
    guard case .serviceAccount(let found)? = credentials else {
      Issue.record("it isn't a service account")
      return
    }
    #expect(found.email == "emulator@demo-project.iam.gserviceaccount.com")
    #expect(found.privateKey.text.hasPrefix("-----BEGIN PRIVATE KEY-----"))
  }

  @Test func `Certificates are taken once each, and what isn't one is passed over`() throws {
    let one = try EmulatorAuthority(at: 0).certificate
    let two = try EmulatorAuthority(at: 0).certificate
    var bundle = CertificateBundle()
    bundle.add(pem: "# Ä comment\r\n\(one)\n-----BEGIN X-----\nAAAA\n-----END X-----\n")
    bundle.add(pem: "\(one)\n\(two)\n-----BEGIN CERTIFICATE-----\nAAAA")
    #expect(bundle.certificates.count == 2)
    #expect(bundle.pem.split(separator: "\n") == (one + "\n" + two).split(separator: "\n"))
  }

  @Test func `Java's file of certificates has its form to the byte`() {
    let bytes = JavaTrustStore.bytes([[1, 2, 3]], at: 1)
    let head: [UInt8] = [0xFE, 0xED, 0xFE, 0xED, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 2, 0, 13]
    #expect(bytes.starts(with: head + Array("certificate-0".utf8)))
    let rest = Array(bytes.dropFirst(head.count + 13))
    #expect(
      rest.starts(
        with: [0, 0, 0, 0, 0, 0, 3, 0xE8, 0, 5] + Array("X.509".utf8) + [0, 0, 0, 3, 1, 2, 3]))
    // A sum of twenty bytes is the end.
    #expect(bytes.count == head.count + 13 + 22 + 20)
  }
}
