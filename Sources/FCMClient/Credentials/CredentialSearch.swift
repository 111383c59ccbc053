/// Where to look for credentials, in order: what the profile names, then what the environment does
/// (Google's “application default credentials”).
public struct CredentialSearch: Hashable, Sendable {
  /// What a profile says about credentials.
  public struct Choice: Hashable, Sendable {
    /// A file as it can be opened.
    public var file: String?
    public var variable: String?
    /// A program and its arguments; empty if none is named.
    public var command: [String]

    /// `file` is an absolute path, or one that is relative to the working directory.
    public init(file: String? = nil, variable: String? = nil, command: [String] = []) {
      self.file = file
      self.variable = variable
      self.command = command
    }

    /// The first that is named; a profile that names more has been told so when it was read.
    fileprivate var source: CredentialSource? {
      if let file { return .file(path: file, .profile) }
      if let variable { return .variable(variable) }
      return command.isEmpty ? nil : .command(command)
    }
  }

  /// To be tried in this order; empty if nothing may be tried.
  public let sources: [CredentialSource]
  private let endpoint: FCMEndpoint

  /// What the environment offers is Google's, so it is used for Google's own endpoint only: any other
  /// host gets what its profile names, and nothing else.
  public init(_ choice: Choice, endpoint: FCMEndpoint, environment: [String: String]) {
    self.endpoint = endpoint
    if let source = choice.source {
      sources = [source]
    } else if endpoint.isLoopback {
      sources = [.anyToken]
    } else if endpoint.isGoogle {
      sources = Self.ambient(environment)
    } else {
      sources = []
    }
  }

  private static func ambient(_ environment: [String: String]) -> [CredentialSource] {
    if let path = environment["GOOGLE_APPLICATION_CREDENTIALS"], !path.isEmpty {
      return [.file(path: path, .environment)]
    }
    var sources: [CredentialSource] = []
    if let directory = gcloudDirectory(environment) {
      let path = directory + "/application_default_credentials.json"
      sources.append(.file(path: path, .gcloud))
    }
    if environment["NO_GCE_CHECK"]?.lowercased() != "true" {
      let host = environment["GCE_METADATA_HOST"].flatMap { $0.isEmpty ? nil : $0 }
      sources.append(.metadataServer(host: host ?? MetadataServer.standardHost))
    }
    return sources
  }

  private static func gcloudDirectory(_ environment: [String: String]) -> String? {
    if let directory = environment["CLOUDSDK_CONFIG"], !directory.isEmpty { return directory }
    return environment["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.config/gcloud" }
  }

  /// What to say where no source had anything.
  public var failure: CredentialFailure {
    guard endpoint.isGoogle else {
      return CredentialFailure(
        .missing, "the profile names no credentials for \(endpoint.host)",
        remedy: "add credentials, token-variable or token-command to it: "
          + "Pushwright doesn't give Google's to other hosts")
    }
    return CredentialFailure(
      .missing, "no credentials for FCM",
      remedy: "add credentials = \"service-account.json\" to the profile, "
        + "or run gcloud auth application-default login")
  }
}

extension FCMEndpoint {
  fileprivate var isGoogle: Bool {
    scheme == "https" && (host == Self.google.host || host.hasSuffix(".googleapis.com"))
  }
}
