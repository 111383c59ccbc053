public import FCMClient

extension HTTPTransport {
  /// The steps to a token: signature and network are the transport's, files, variables and programs the caller's.
  public func tokenSteps(
    readFile:
      @escaping @Sendable (_ path: String) async throws(CredentialFailure) -> TokenSteps.File?,
    readVariable: @escaping @Sendable (_ name: String) -> String?,
    run: @escaping @Sendable (_ words: [String]) async throws(CredentialFailure) -> [UInt8],
    now: @escaping @Sendable () -> Int
  ) -> TokenSteps {
    TokenSteps(
      sign: { jwt async throws(CredentialFailure) in try await Self.signature(of: jwt) },
      readFile: readFile, readVariable: readVariable, run: run,
      perform: { request async throws(CredentialFailure) in
        try await self.perform(request)
      }, now: now)
  }

  private static func signature(of jwt: JWTToSign) async throws(CredentialFailure) -> [UInt8] {
    do throws(ServiceAccountSigner.Failure) {
      let signer = try ServiceAccountSigner(PrivateKeyPEM(jwt.privateKey.text))
      return try await signer.signature(of: Array(jwt.signingInput.utf8))
    } catch {
      throw CredentialFailure(
        .unusable, "the service account's private key can't be used",
        remedy: "download a new key from the Firebase console")
    }
  }

  private func perform(
    _ request: TokenRequest
  ) async throws(CredentialFailure) -> (status: Int, headers: [HTTPHeader], body: [UInt8]) {
    let url: ExchangeURL
    do throws(InvalidExchangeURL) {
      url = try ExchangeURL(parsing: request.url.text)
    } catch {
      throw CredentialFailure(
        .unusable, "Pushwright can't fetch tokens from \(request.url)",
        remedy: "check the address in the credentials")
    }
    do throws(ExchangeFailure) {
      let answer = try await exchange(
        ExchangeRequest(
          method: request.method, url: url,
          headers: request.headers.map { HTTPHeader(name: $0.name, value: $0.value.text) },
          body: Array((request.body?.text ?? "").utf8), deadline: request.deadline))
      return (answer.status, answer.headers, answer.body)
    } catch {
      guard error.code != .tooFewFiles else { throw .tooFewFiles }
      throw CredentialFailure(
        .unreachable, error.description, remedy: "check the network, and try again")
    }
  }
}
