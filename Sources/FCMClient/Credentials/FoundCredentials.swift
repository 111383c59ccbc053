import HarmlessText

/// What a ``CredentialSearch`` has found.
public struct FoundCredentials: Hashable, Sendable {
  /// Where it was found.
  public var source: CredentialSource
  public var origin: TokenOrigin
  /// What should be known about it, such as a file that others may read.
  public var problems: [CredentialProblem]
}

extension CredentialSearch {
  /// Looks at the sources in their order and takes the first that has something.
  ///
  /// A file that is there and cannot be used ends the search: going on would use another account's
  /// rights. Whether a variable is set, a command works and a metadata server answers shows when a
  /// token is asked for.
  public func find(with steps: TokenSteps) async throws(CredentialFailure) -> FoundCredentials {
    for source in sources {
      switch source {
      case .file(let path, _):
        guard let file = try await source.file(path, steps) else { continue }
        return try Self.reading(file, path, from: source)
      case .variable(let name):
        return FoundCredentials(source: source, origin: .variable(name), problems: [])
      case .command(let words):
        return FoundCredentials(source: source, origin: .command(words), problems: [])
      case .metadataServer(let host):
        guard let server = MetadataServer(host: host) else { continue }
        return FoundCredentials(source: source, origin: .metadataServer(server), problems: [])
      case .anyToken: return FoundCredentials(source: source, origin: .anyToken, problems: [])
      }
    }
    throw failure
  }

  private static func reading(
    _ file: TokenSteps.File, _ path: String, from source: CredentialSource
  ) throws(CredentialFailure) -> FoundCredentials {
    var (credentials, problems) = Credentials.reading(file.bytes, path: path)
    guard let credentials else {
      let problem = problems.first { $0.severity == .error }
      throw CredentialFailure(
        .unusable, "the credentials can't be used",
        remedy: VisibleText.of(problem?.description ?? path))
    }
    if let warning = CredentialProblem.permissions(mode: file.mode, path: path) {
      problems.append(warning)
    }
    return FoundCredentials(source: source, origin: .credentials(credentials), problems: problems)
  }
}

extension CredentialSource {
  fileprivate func file(
    _ path: String, _ steps: TokenSteps
  ) async throws(CredentialFailure) -> TokenSteps.File? {
    isOptional ? try await steps.readFile(path) : try await steps.existing(path)
  }
}
