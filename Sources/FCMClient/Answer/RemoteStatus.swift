import PushMessages

/// The body of an error answer, `google.rpc.Status`, as far as it could be read.
struct RemoteStatus {
  /// The HTTP status as the body repeats it.
  var code: Int?
  /// `INVALID_ARGUMENT`, `PERMISSION_DENIED` and so on.
  var status: String?
  /// Google's words; may hold line breaks, one line a violation.
  var message: String?
  /// `UNREGISTERED`, `SENDER_ID_MISMATCH`, …; FCM's own code, finer than `status`.
  var fcmErrorCode: String?
  /// From `google.rpc.BadRequest`, or from the lines of `message` where the details are missing.
  var violations: [FieldViolation] = []
  /// From `google.rpc.QuotaFailure`: which quota it was.
  var quotas: [String] = []
  /// From `google.rpc.RetryInfo`, a duration such as `"30s"`.
  var retryDelay: Duration?
  /// The reason that `google.rpc.ErrorInfo` names: `ACCESS_TOKEN_EXPIRED`, `RATE_LIMIT_EXCEEDED`, `SERVICE_DISABLED`.
  var reason: String?
  var apns: APNsError?
  /// Whether the body has the form of OAuth 2, with which front ends of Google refuse an access token.
  private var isOfOAuth = false

  /// The status of an answer that says nothing.
  init() {}

  /// `nil` if the body isn't a JSON object with an `error` in it.
  init?(body: [UInt8]) {
    guard let answer = try? JSONNode(strict: body), let error = answer["error"] else {
      return nil
    }
    if let name = error.string {
      // The form of OAuth 2, which Google's front ends use too.
      status = name
      isOfOAuth = true
      message = answer["error_description"]?.string ?? name
      return
    }
    guard error.members != nil else { return nil }
    code = Self.number(error["code"])
    status = error["status"]?.string
    message = error["message"]?.string
    for detail in error["details"]?.elements ?? [] { read(detail) }
    if violations.isEmpty { violations = Self.violations(inLinesOf: message ?? "") }
  }

  /// The same without an access token that the server repeats: no screen and no journal gets it.
  func hiding(_ token: BearerToken?) -> RemoteStatus {
    guard let token else { return self }
    var status = self
    status.status = self.status.map(token.hidden)
    status.message = message.map(token.hidden)
    status.fcmErrorCode = fcmErrorCode.map(token.hidden)
    status.violations = violations.map {
      FieldViolation(
        field: token.hidden(in: $0.field), description: token.hidden(in: $0.description))
    }
    status.quotas = quotas.map(token.hidden)
    status.reason = reason.map(token.hidden)
    status.apns?.reason = apns?.reason.map(token.hidden)
    return status
  }

  /// Whether FCM itself speaks: its errors repeat the HTTP status.
  ///
  /// Proxies, login pages and front ends answer with bodies of their own, and can't know whether FCM took a message.
  func isOfFCM(status: Int) -> Bool { code == status || isOfOAuth && status == 401 }

  private mutating func read(_ detail: JSONNode) {
    let type = detail["@type"]?.string ?? ""
    switch type.split(separator: "/").last {
    case "google.rpc.BadRequest":
      violations += (detail["fieldViolations"]?.elements ?? []).map { violation in
        FieldViolation(
          field: violation["field"]?.string ?? "",
          description: violation["description"]?.string ?? "")
      }
    case "google.firebase.fcm.v1.FcmError":
      fcmErrorCode = detail["errorCode"]?.string
    case "google.rpc.QuotaFailure":
      quotas += (detail["violations"]?.elements ?? []).compactMap { $0["description"]?.string }
    case "google.rpc.RetryInfo":
      retryDelay = detail["retryDelay"]?.string.flatMap(Self.duration)
    case "google.rpc.ErrorInfo": reason = detail["reason"]?.string
    case "google.firebase.fcm.v1.ApnsError":
      apns = APNsError(status: Self.number(detail["statusCode"]), reason: detail["reason"]?.string)
    default:
      // Details of other kinds (`Help`) repeat in links what `message` says in words.
      break
    }
  }

  private static func violations(inLinesOf message: String) -> [FieldViolation] {
    message.split(whereSeparator: \.isNewline)
      .map { FieldViolation(field: "", description: String($0)) }
      .filter { $0.path { _ in [] } != nil }
  }

  private static func number(_ node: JSONNode?) -> Int? {
    guard case .number(let digits)? = node?.kind else { return nil }
    return Int(digits)
  }

  private static func duration(_ text: String) -> Duration? {
    guard text.hasSuffix("s"), let seconds = Double(text.dropLast()), seconds >= 0 else {
      return nil
    }
    return .milliseconds(Int(min(seconds, Double(RetryAfter.longest)) * 1000))
  }
}
