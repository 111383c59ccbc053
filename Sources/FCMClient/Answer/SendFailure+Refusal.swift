import ByteSearch
import HarmlessText

extension SendFailure {
  /// The failure that a server describes as `google.rpc.Status` does; whether the message was taken is known only if
  /// FCM itself says so.
  static func refused(
    status: Int, _ remote: RemoteStatus, headers: [HTTPHeader], request: SendRequest
  ) -> SendFailure {
    let code = Code(status: status, remote: remote)
    let advice = Advice(code: code, remote: remote, request: request)
    let paths = remote.violations.map { $0.path(keysOfMap: request.keysOfMap(at:)) }
    let field = paths.lazy.compactMap(\.self).first
    let retryAfter = RetryAfter.reading(headers) ?? remote.retryDelay
    var remedy = advice.remedy
    // "correct message" would say nothing.
    if code == .invalidArgument, !advice.isSpecific, let field, field != "message" {
      remedy = "correct \(VisibleText.of(field))"
    }
    if code == .quotaExceeded { remedy = "wait \(RetryAfter.words(retryAfter)) and try again" }
    let consequence: Consequence =
      remote.isOfFCM(status: status) ? Consequence(status: status) : .unknown
    if consequence == .unknown { remedy = request.whenUnknown(remedy) }
    var failure = SendFailure(
      code: code,
      sentence: advice.sentence + quoting(remote, code),
      remedy: remedy,
      consequence: consequence,
      field: field,
      violations: remote.violations,
      retryAfter: retryAfter,
      status: status)
    failure.isOfOneTarget = remote.isAboutOneTarget
    return failure
  }

  /// An error without FCM's JSON: a proxy, a captive portal, a front end of Google.
  static func withoutStatus(
    status: Int, headers: [HTTPHeader], request: SendRequest
  ) -> SendFailure {
    let remote = RemoteStatus()
    let code = Code(status: status, remote: remote)
    return SendFailure(
      code: code,
      sentence: "\(request.answerer) answered \(status) without saying why",
      remedy: request.whenUnknown(Advice(code: code, remote: remote, request: request).remedy),
      consequence: .unknown,
      retryAfter: RetryAfter.reading(headers),
      status: status)
  }

  /// A success that names no message.
  static func withoutName(status: Int, request: SendRequest) -> SendFailure {
    unexpected("answered \(status), but not as FCM does", status: status, request: request)
  }

  /// An answer that FCM doesn't give; `what` goes on after the name of who answered.
  static func unexpected(_ what: String, status: Int, request: SendRequest) -> SendFailure {
    SendFailure(
      code: .unreadableAnswer,
      sentence: "\(request.answerer) \(what)",
      remedy: request.whenUnknown("check the endpoint \(request.endpoint)"),
      consequence: .unknown,
      status: status)
  }

  /// A dry-run that was answered as a send is.
  static func sentDespiteDryRun(
    as name: String, status: Int, request: SendRequest
  ) -> SendFailure {
    SendFailure(
      code: .sentDespiteDryRun,
      sentence: "\(request.answerer) answered the dry run with \(name), the name of a sent message",
      remedy: "it may have been delivered: look at a test device, and check the endpoint "
        + "\(request.endpoint)",
      consequence: .unknown,
      status: status)
  }

  /// A redirect, which is never followed, because the token would go with it.
  ///
  /// The server that redirects may have taken the message before: 303 says so in as many words.
  static func redirected(status: Int, to location: String?, request: SendRequest) -> SendFailure {
    let host = location.map { location in
      let rest = location.firstBytes(of: "//").map { location[$0.upperBound...] }
      return VisibleText.of(rest?.prefix { !"/?#".contains($0) } ?? location[...], limit: 100)
    }
    return SendFailure(
      code: .redirected,
      sentence: "redirected to \(host ?? "an unnamed place"); Pushwright didn't follow",
      remedy: request.whenUnknown(
        "check the endpoint \(request.endpoint); a proxy or a login page may answer for it"),
      consequence: .unknown,
      status: status)
  }

  /// FCM's own words after a colon: the violations if there are any, else the message.
  ///
  /// For the keys of APNs and web push the real server sometimes gives the words that it has for a missing access token,
  /// so only what APNs said is quoted. Of the words about an access token the first sentence is enough.
  private static func quoting(_ remote: RemoteStatus, _ code: Code) -> String {
    if code == .thirdPartyAuthentication {
      return remote.apns?.reason.map { " (APNs: \(VisibleText.of($0, limit: 100)))" } ?? ""
    }
    if code == .unauthenticated, let message = remote.message,
      let end = message.firstBytes(of: ". Expected")
    {
      return ": \(VisibleText.of(message[..<end.lowerBound]))"
    }
    let words = remote.violations.first?.description ?? remote.quotas.first ?? remote.message ?? ""
    let line = words.split(whereSeparator: \.isNewline).joined(separator: "; ")
    guard !line.isEmpty else { return "" }
    let more = remote.violations.count - 1
    let text = VisibleText.of(line.hasSuffix(".") ? line.dropLast() : line[...])
    return ": \(text)" + (more > 0 ? " (and \(more) more)" : "")
  }
}

extension SendFailure.Consequence {
  fileprivate init(status: Int) {
    switch status {
    case 429: self = .refusedForNow
    // 408 and 499: the server gave up waiting, in the middle of what it did.
    case 408, 499: self = .unknown
    case 400...499: self = .refused
    default: self = .unknown
    }
  }
}
