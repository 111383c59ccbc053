public import FCMClient

/// What unchanged programs need to take an emulator for FCM: some files, and variables that name them.
public struct ClientSetup: Sendable {
  /// A file of the run's folder.
  public struct File: Hashable, Sendable {
    public var name: String
    public var bytes: [UInt8]
  }

  /// Variables that name a file of certificates; each file stands in for those of the system.
  public static let certificateVariables = [
    "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS",
  ]

  public private(set) var files: [File] = []
  public private(set) var environment: [String: String]

  private let folder: String
  private let port: Int

  private static let authority = "authority.pem"
  private static let certificates = "certificates.pem"
  private static let trustStore = "certificates.jks"
  private static let nodeShim = "redirect.cjs"
  private static let account = "service-account.json"

  /// Puts files and variables together.
  ///
  /// `folder` is where the files will be, `trusted` what is trusted besides the authority, `environment` the user's own, and
  /// `now` in seconds since 1970. The account is used if the user names none.
  public init(
    port: Int, folder: String, authority: EmulatorAuthority, trusted: CertificateBundle,
    account: FakeAccount, project: ProjectID, environment: [String: String], at now: Int
  ) {
    self.folder = folder
    self.port = port
    self.environment = environment
    addCertificates(authority, trusted, at: now)
    setProxy()
    setNode()
    setPython()
    setJava()
    setCredentials(account, project)
    let address = "127.0.0.1:\(port)"
    self.environment["FIREBASE_MESSAGING_EMULATOR_HOST"] = address
    self.environment["PUSHWRIGHT_EMULATOR"] = "http://\(address)"
  }

  /// The project of a run: what is asked for, what the user's variables say, or the one of rehearsals.
  public static func project(asked: ProjectID?, environment: [String: String]) -> ProjectID {
    let named = ["GOOGLE_CLOUD_PROJECT", "GCLOUD_PROJECT"].lazy.compactMap {
      environment[$0].flatMap(ProjectID.init)
    }
    return asked ?? named.first ?? .demo
  }

  private var proxy: String { "http://127.0.0.1:\(port)" }

  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  private mutating func addCertificates(
    _ authority: EmulatorAuthority, _ trusted: CertificateBundle, at now: Int
  ) {
    var all = trusted
    all.add(pem: authority.certificate)
    files += [
      File(name: Self.authority, bytes: Array(authority.certificate.utf8)),
      File(name: Self.certificates, bytes: Array(all.pem.utf8)),
      File(name: Self.trustStore, bytes: JavaTrustStore.bytes(all.certificates, at: now)),
    ]
    for name in Self.certificateVariables {
      // Node.js adds the file to its own certificates; the user's file is part of ours.
      let isOwn = name == "NODE_EXTRA_CA_CERTS" && (environment[name] ?? "").isEmpty
      environment[name] = path(isOwn ? Self.authority : Self.certificates)
    }
  }

  private mutating func setProxy() {
    let exceptions = ProxyExceptions([environment["NO_PROXY"], environment["no_proxy"]])
    for name in ["HTTPS_PROXY", "HTTP_PROXY", "ALL_PROXY"] { setBoth(name, proxy) }
    setBoth("NO_PROXY", exceptions.variable)
    for name in ["GCE_METADATA_HOST", "GCE_METADATA_IP"] {
      environment[name] = "127.0.0.1:\(port)"
    }
  }

  /// Some programs look for the one, some for the other spelling.
  private mutating func setBoth(_ name: String, _ value: String) {
    environment[name] = value
    environment[name.lowercased()] = value
  }

  private mutating func setNode() {
    files.append(File(name: Self.nodeShim, bytes: Array(NodeShim.text(port: port).utf8)))
    environment["NODE_USE_ENV_PROXY"] = "1"
    let quoted = path(Self.nodeShim).map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
    append("--require \"\(quoted)\"", to: "NODE_OPTIONS", separator: " ")
  }

  private mutating func setPython() {
    files.append(
      File(
        name: "sitecustomize.py", bytes: Array(PythonShim.text(proxy: proxy).utf8)))
    let own = (environment["PYTHONPATH"] ?? "").isEmpty ? "" : ":\(environment["PYTHONPATH"] ?? "")"
    environment["PYTHONPATH"] = folder + own
  }

  private mutating func setJava() {
    let exceptions = ProxyExceptions([environment["NO_PROXY"], environment["no_proxy"]])
    let options = [
      "-Dhttps.proxyHost=127.0.0.1", "-Dhttps.proxyPort=\(port)", "-Dhttp.proxyHost=127.0.0.1",
      "-Dhttp.proxyPort=\(port)", "-Dhttp.nonProxyHosts=\(exceptions.java)",
      "'-Djavax.net.ssl.trustStore=\(path(Self.trustStore))'", "-Djavax.net.ssl.trustStoreType=JKS",
    ]
    append(options.joined(separator: " "), to: "JAVA_TOOL_OPTIONS", separator: " ")
    // These are read later, and the last one counts.
    for name in ["JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"] where !(environment[name] ?? "").isEmpty {
      append(options.joined(separator: " "), to: name, separator: " ")
    }
  }

  private mutating func setCredentials(_ account: FakeAccount, _ project: ProjectID) {
    if (environment["GOOGLE_APPLICATION_CREDENTIALS"] ?? "").isEmpty {
      files.append(File(name: Self.account, bytes: account.file))
      environment["GOOGLE_APPLICATION_CREDENTIALS"] = path(Self.account)
    }
    for name in ["GOOGLE_CLOUD_PROJECT", "GCLOUD_PROJECT"] where (environment[name] ?? "").isEmpty {
      environment[name] = "\(project)"
    }
  }

  private mutating func append(_ text: String, to name: String, separator: String) {
    let own = environment[name] ?? ""
    environment[name] = own.isEmpty ? text : own + separator + text
  }
}
