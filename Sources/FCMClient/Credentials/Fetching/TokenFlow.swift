import HarmlessText

/// The way from credentials to a token, step by step: the caller, which owns files, processes, keys and
/// the network, performs a step and passes its result to the next call.
///
/// Each call of ``update(_:now:)`` gives the one next step; after `finish` and `fail` there is none
/// but the same again.
public struct TokenFlow: Sendable {
  public enum Step: Hashable, Sendable {
    /// Sign with RS256, then `signed`.
    case sign(JWTToSign)
    /// Read the file, then `read`.
    case readFile(path: String)
    /// Read the variable, then `read`; absent is `failed`.
    case readVariable(String)
    /// Run the program without a shell, then `read` its standard output.
    case run([String])
    /// Perform the request without following redirects, then `answered`.
    case request(TokenRequest)
    case finish(AccessToken)
    case fail(CredentialFailure)
  }

  public enum Event: Sendable {
    case started
    case signed([UInt8])
    case read([UInt8])
    case answered(status: Int, headers: [HTTPHeader], body: [UInt8])
    /// The step could not be done.
    case failed(CredentialFailure)
  }

  enum State: Sendable {
    case ready(TokenOrigin)
    case signing(ServiceAccount, JWTToSign)
    case readingToken(from: String)
    case readingSubject(ExternalAccount, ExternalAccount.Format, from: String)
    case fetchingSubject(ExternalAccount, ExternalAccount.Format, TokenRequest)
    case exchanging(TokenRequest)
    case impersonating(Impersonation, TokenRequest)
    case askingMetadata(TokenRequest)
    case ended(Step)
  }

  var state: State
  /// Whose rights are taken on, one after the other, once there is a token.
  var impersonations: [Impersonation] = []
  let scope: TokenScope
  private let quotaProject: String?

  /// A way that begins with the event `started`.
  public init(_ origin: TokenOrigin, scope: TokenScope = .messaging) {
    state = .ready(origin)
    self.scope = scope
    quotaProject = origin.quotaProject
  }

  /// Takes the result of the last step; `now` in seconds since 1970.
  ///
  /// An event that does not belong to the last step is a mistake of the caller's and ends the way.
  public mutating func update(_ event: Event, now: Int) -> Step {
    if case .ended(let step) = state { return step }
    if case .failed(let failure) = event { return end(.fail(failure)) }
    do throws(CredentialFailure) {
      return try advance(event, now: now)
    } catch {
      return end(.fail(error))
    }
  }

  private mutating func advance(_ event: Event, now: Int) throws(CredentialFailure) -> Step {
    switch (state, event) {
    case (.ready(let origin), .started): return try begin(origin, now: now)
    case (.signing(let account, let jwt), .signed(let signature)):
      return exchange(account, jwt.signed(signature))
    case (.readingToken(let place), .read(let bytes)):
      return finish(try Self.token(in: bytes, from: place))
    case (.readingSubject(let account, let format, let place), .read(let bytes)):
      return exchange(account, try TokenAnswer.subjectToken(in: bytes, format, from: place))
    case (
      .fetchingSubject(let account, let format, let request),
      .answered(let status, let headers, let body)
    ):
      let answer = TokenAnswer(
        status: status, headers: headers, body: body, request: request, now: now)
      return exchange(account, try answer.subjectToken(format))
    case (_, .answered(let status, let headers, let body)):
      return try take(status, headers, body, now: now)
    default: throw Self.outOfTurn
    }
  }

  private mutating func take(
    _ status: Int, _ headers: [HTTPHeader], _ body: [UInt8], now: Int
  ) throws(CredentialFailure) -> Step {
    let answer = { (request: TokenRequest) in
      TokenAnswer(status: status, headers: headers, body: body, request: request, now: now)
    }
    switch state {
    case .exchanging(let request):
      return goOn(with: try answer(request).oauthToken())
    case .impersonating(let impersonation, let request):
      let token = try answer(request).impersonatedToken(lifetime: impersonation.lifetime)
      return goOn(with: token)
    case .askingMetadata(let request):
      guard MetadataServer.isGenuine(headers) else { throw Self.noMetadataServer }
      return finish(try answer(request).oauthToken())
    default: throw Self.outOfTurn
    }
  }

  private mutating func goOn(with token: AccessToken) -> Step {
    guard !impersonations.isEmpty else { return finish(token) }
    return impersonate(impersonations.removeFirst(), with: token.token)
  }

  mutating func finish(_ token: AccessToken) -> Step {
    var token = token
    token.quotaProject = quotaProject
    return end(.finish(token))
  }

  private mutating func end(_ step: Step) -> Step {
    state = .ended(step)
    return step
  }

  private static func token(
    in bytes: [UInt8], from place: String
  ) throws(CredentialFailure) -> AccessToken {
    guard let token = String(validating: bytes, as: UTF8.self).flatMap(BearerToken.init) else {
      throw CredentialFailure(
        .unusable, "\(VisibleText.of(place)) gave something that isn't an access token",
        remedy: "it must be only the token, on one line")
    }
    return AccessToken(token)
  }

  static let outOfTurn = CredentialFailure(
    .unusable, "the steps to a token came out of order", remedy: "try again")

  static let noMetadataServer = CredentialFailure(
    .missing, "this machine has no metadata server of Google's cloud",
    remedy: "add credentials = \"service-account.json\" to the profile, "
      + "or run gcloud auth application-default login")
}
