import ByteSearch
import HarmlessText
import PushMessages

extension TokenAnswer {
  /// What an answer means that isn't a success.
  var failure: CredentialFailure {
    let remote = RemoteStatus(body: body)
    let words = remote?.message ?? ""
    let code = remote?.status ?? ""
    if let clock = wrongClock(words) { return clock }
    if status >= 500 || status == 429 {
      return CredentialFailure(
        .unreachable, "\(request.url) gives no token for now; it answered \(status)",
        remedy: "try again in a minute")
    }
    if (300...399).contains(status) {
      return CredentialFailure(
        .unreachable, "\(request.url) redirected elsewhere; Pushwright didn't follow",
        remedy: "a proxy or a login page may answer for it")
    }
    if code == "invalid_grant", let grant = invalidGrant(words) { return grant }
    return CredentialFailure(
      .refused, "\(request.url) gave no token" + quoting(words, code), remedy: remedy(for: code))
  }

  /// Google says so in words; where it only refuses, the `Date` of its answer tells.
  private func wrongClock(_ words: String) -> CredentialFailure? {
    let skew = ClockSkew(headers, now: now)
    let isTold =
      words.holds("short-lived token") || words.holds("iat and exp")
      || words.holds("Token used too early")
    guard isTold || (skew != nil && (400...403).contains(status)) else { return nil }
    return CredentialFailure(
      .wrongClock, skew?.description ?? "this machine's clock seems to be wrong",
      remedy: ClockSkew.remedy)
  }

  private func invalidGrant(_ words: String) -> CredentialFailure? {
    if words.holds("Invalid JWT Signature") || words.holds("account not found") {
      return CredentialFailure(
        .refused, "Google doesn't know this key of the service account",
        remedy: "the key or the account was deleted: create a new key in the Firebase console")
    }
    guard
      words.holds("expired or revoked") || words.holds("reauth")
        || words.holds("Bad Request") || words == "invalid_grant"
    else { return nil }
    return CredentialFailure(
      .signInAgain, "the sign-in has expired or was revoked",
      remedy: "run gcloud auth application-default login")
  }

  private func remedy(for code: String) -> String {
    switch code {
    case "PERMISSION_DENIED":
      "give the account the role Service Account Token Creator on the impersonated account"
    case "invalid_client", "unauthorized_client": "download the credentials file again"
    case "NOT_FOUND": "check the account's address in the credentials file"
    default: "check the credentials file"
    }
  }

  /// The server's own words, without anything that it was given in confidence.
  private func quoting(_ words: String, _ code: String) -> String {
    let given = (try? JSONNode(strict: body))?["access_token"]?.string
    let text = Redaction(request.secrets + [given].compactMap(\.self), saying: "(secret)")
      .hiding(in: words.isEmpty ? code : words)
    let line = text.split(whereSeparator: \.isNewline).joined(separator: "; ")
    guard !line.isEmpty else { return "; it answered \(status)" }
    return ": \(VisibleText.of(line.hasSuffix(".") ? line.dropLast() : line[...], limit: 200))"
  }
}
