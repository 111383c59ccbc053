internal import ByteSearch
import HarmlessText

extension CallFailure {
  /// What an answer means that isn't a success.
  ///
  /// The status decides where Google's own body repeats it; a front end, a proxy or a login page can't know more than that
  /// something is wrong with the way.
  init(_ answer: APIAnswer, about subject: CallSubject) {
    let status = answer.status
    guard let remote = answer.remoteStatus, remote.isOfFCM(status: status) else {
      self = Self.withoutStatus(answer, about: subject)
      return
    }
    self = Self.refused(remote, status, about: subject)
    retryAfter = RetryAfter.reading(answer.headers) ?? remote.retryDelay
    self.status = status
    sentence += Self.quoting(remote)
  }

  private static func refused(
    _ remote: RemoteStatus, _ status: Int, about subject: CallSubject
  ) -> CallFailure {
    let answerer = subject.endpoint.answerer
    switch status {
    case 401:
      return CallFailure(
        .unauthenticated,
        remote.reason == "ACCESS_TOKEN_EXPIRED"
          ? "the access token has expired" : "\(answerer) rejected the access token",
        remedy: "get a new access token; they expire after an hour", reach: .token)
    case 403: return denied(remote, subject)
    case 404:
      let missing = subject.missing
      return CallFailure(
        missing.code, missing.sentence, remedy: missing.remedy, reach: missing.reach)
    case 429:
      return CallFailure(
        .quotaExceeded, "\(answerer) accepts no more calls of project \(subject.project) for now",
        remedy: "wait a minute and try again; finished changes stay as they are",
        reach: .quota)
    case 500...599:
      return CallFailure(
        status == 500 ? .internalError : .unavailable,
        status == 500 ? "\(answerer) had an internal error" : "\(answerer) is unavailable for now",
        remedy: "try again in a minute", reach: .unknown)
    case 408, 499:
      return CallFailure(
        .timedOut, "\(answerer) gave up waiting", remedy: "try again", reach: .unknown)
    default:
      return CallFailure(
        status == 400 ? .invalidArgument : .unspecified,
        "\(answerer) refused \(subject.thing)",
        remedy: "check \(subject.thing) and the profile's project", reach: .call)
    }
  }

  private static func denied(_ remote: RemoteStatus, _ subject: CallSubject) -> CallFailure {
    let project = subject.project
    if remote.fcmErrorCode == "SENDER_ID_MISMATCH" {
      return CallFailure(
        .senderIDMismatch, "the registration belongs to a project other than \(project)",
        remedy: "choose the profile of the app's own project", reach: .call)
    }
    if remote.meansDisabledAPI {
      return CallFailure(
        .permissionDenied, "the \(subject.api) isn't enabled in project \(project)",
        remedy: "enable the \(subject.api) for project \(project), then wait a few minutes",
        reach: .run)
    }
    if remote.reason == "ACCESS_TOKEN_SCOPE_INSUFFICIENT" {
      return CallFailure(
        .permissionDenied, "the access token lacks the scope for the \(subject.api)",
        remedy: "use credentials that give tokens of the scope cloud-platform", reach: .run)
    }
    return CallFailure(
      .permissionDenied, "the account isn't allowed to do this in project \(project)",
      remedy: remote.meansMissingQuotaProject
        ? "set a quota project for these credentials, or use a service account"
        : "give the account the permission \(subject.permission) in project \(project)",
      reach: .run)
  }

  /// Nothing that Google's API said.
  private static func withoutStatus(_ answer: APIAnswer, about subject: CallSubject) -> CallFailure
  {
    let answerer = subject.endpoint.answerer
    let remedy = "check the endpoint \(subject.endpoint); a proxy or a login page may answer for it"
    let (code, sentence, reach): (SendFailure.Code, String, Reach) =
      switch answer.status {
      case 200...299:
        (.unreadableAnswer, "\(answerer) answered \(answer.status), but not as FCM does", .foreign)
      case 300...399: (.redirected, "\(answerer) points elsewhere: not followed", .foreign)
      case 429: (.quotaExceeded, "\(answerer) answered 429 without saying why", .quota)
      case 500...599:
        (.unavailable, "\(answerer) answered \(answer.status) without saying why", .unknown)
      case 401: (.unauthenticated, "\(answerer) answered 401 without saying why", .foreign)
      case 403: (.permissionDenied, "\(answerer) answered 403 without saying why", .foreign)
      case 404: (.notFound, "\(answerer) has no such path", .foreign)
      default:
        (.unreadableAnswer, "\(answerer) answered \(answer.status) without saying why", .foreign)
      }
    return CallFailure(
      code, sentence, remedy: remedy, reach: reach,
      retryAfter: RetryAfter.reading(answer.headers), status: answer.status)
  }

  /// The server's own words after a colon, the first sentence of them for a missing token.
  private static func quoting(_ remote: RemoteStatus) -> String {
    let words = remote.violations.first?.description ?? remote.quotas.first ?? remote.message ?? ""
    let line = words.split(whereSeparator: \.isNewline).joined(separator: "; ")
    let first = line.firstBytes(of: ". Expected").map { line[..<$0.lowerBound] } ?? line[...]
    guard !first.isEmpty else { return "" }
    return ": \(VisibleText.of(first.hasSuffix(".") ? first.dropLast() : first, limit: 200))"
  }
}
