import HarmlessText

/// Files, processes, keys and the network as the way to a token needs them.
///
/// None of the closures may put what it gets or gives into a message, a log or an argument list.
public struct TokenSteps: Sendable {
  /// A file's bytes and the bits of `st_mode`.
  public struct File: Hashable, Sendable {
    public var bytes: [UInt8]
    public var mode: UInt32

    public init(bytes: [UInt8], mode: UInt32) {
      self.bytes = bytes
      self.mode = mode
    }
  }

  /// Signs ``JWTToSign/signingInput`` with RS256 (RSASSA-PKCS1-v1_5 and SHA-256).
  public var sign: @Sendable (JWTToSign) async throws(CredentialFailure) -> [UInt8]
  /// `nil` if the file doesn't exist; any other error is a failure that names it.
  public var readFile: @Sendable (_ path: String) async throws(CredentialFailure) -> File?
  /// `nil` if it is not set.
  public var readVariable: @Sendable (_ name: String) -> String?
  /// Runs a program without a shell and gives its standard output; a status other than 0 is a failure.
  public var run: @Sendable (_ words: [String]) async throws(CredentialFailure) -> [UInt8]
  /// Performs the request within its deadline, without following redirects; an answer of any status
  /// isn't a failure.
  public var perform:
    @Sendable (TokenRequest) async throws(CredentialFailure) -> (
      status: Int, headers: [HTTPHeader], body: [UInt8]
    )
  /// Seconds since 1970.
  public var now: @Sendable () -> Int

  public init(
    sign: @escaping @Sendable (JWTToSign) async throws(CredentialFailure) -> [UInt8],
    readFile: @escaping @Sendable (_ path: String) async throws(CredentialFailure) -> File?,
    readVariable: @escaping @Sendable (_ name: String) -> String?,
    run: @escaping @Sendable (_ words: [String]) async throws(CredentialFailure) -> [UInt8],
    perform:
      @escaping @Sendable (TokenRequest) async throws(CredentialFailure) -> (
        status: Int, headers: [HTTPHeader], body: [UInt8]
      ),
    now: @escaping @Sendable () -> Int
  ) {
    self.sign = sign
    self.readFile = readFile
    self.readVariable = readVariable
    self.run = run
    self.perform = perform
    self.now = now
  }

  /// Goes the whole way from an origin to a token.
  public func token(
    from origin: TokenOrigin, scope: TokenScope = .messaging
  ) async throws(CredentialFailure) -> AccessToken {
    var flow = TokenFlow(origin, scope: scope)
    var event = TokenFlow.Event.started
    while true {
      let step = flow.update(event, now: now())
      switch step {
      case .finish(let token): return token
      case .fail(let failure): throw failure
      case .sign(let jwt): event = .signed(try await sign(jwt))
      case .readFile(let path): event = .read(try await existing(path).bytes)
      case .readVariable(let name): event = .read(Array(try variable(name).utf8))
      case .run(let words): event = .read(try await run(words))
      case .request(let request):
        let answer = try await perform(request)
        event = .answered(status: answer.status, headers: answer.headers, body: answer.body)
      }
    }
  }

  private func variable(_ name: String) throws(CredentialFailure) -> String {
    if let text = readVariable(name), !text.isEmpty { return text }
    throw CredentialFailure(
      .missing, "the variable \(VisibleText.of(name)) holds no access token",
      remedy: "put one into it and restart Pushwright")
  }

  func existing(_ path: String) async throws(CredentialFailure) -> File {
    guard !CredentialPath.isKey(path) else {
      throw CredentialFailure(
        .unusable, "the credentials are a key where the name of its file belongs",
        remedy: "write the key to a file that only you can read, and name that file")
    }
    if let file = try await readFile(path) { return file }
    throw CredentialFailure(
      .missing, "no such file: \(VisibleText.of(path))",
      remedy: "correct its name, or put the file there")
  }
}
