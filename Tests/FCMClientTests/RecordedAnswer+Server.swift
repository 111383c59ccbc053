import FCMClient

/// 429 and 5xx: what may go better later.
extension RecordedAnswer {
  static let ofServers = [
    RecordedAnswer(
      name: "the quota of a project, which comes without a code of FCM's", status: 429,
      body: error(429, "RESOURCE_EXHAUSTED", quota, rateLimit, help), code: .quotaExceeded,
      sentence: "project demo has used up its quota for this minute: \(quota.dropLast())",
      remedy: "wait a minute and try again", consequence: .refusedForNow, mayRetry: true),
    RecordedAnswer(
      name: "the rate of a device or topic", status: 429,
      body: error(
        429, "RESOURCE_EXHAUSTED", "Too many messages.", fcmError("QUOTA_EXCEEDED"), quotaFailure),
      code: .quotaExceeded,
      sentence: "FCM accepts no more messages for now: Device message rate exceeded",
      remedy: "wait a minute and try again", consequence: .refusedForNow, mayRetry: true),
    server(
      "a failure", 500, "INTERNAL", "Internal error encountered.", .internalError,
      "FCM had an internal error"),
    server(
      "overload", 503, "UNAVAILABLE", "The service is currently unavailable.", .unavailable,
      "FCM is unavailable for now"),
    RecordedAnswer(
      name: "a front end, in HTML", status: 502,
      body: "<html><title>Error 502 (Server Error)!!1</title><p>The server encountered a temporary "
        + "error and could not complete your request.<p>Please try again in 30 seconds.</html>",
      code: .unavailable, sentence: "FCM answered 502 without saying why", remedy: tryAgain,
      consequence: .unknown),
  ]

  private static let tryAgain =
    "try again in a minute; nothing was delivered, because it was a dry run"
  private static let quota =
    "Quota exceeded for quota metric 'Send requests' and limit 'Send requests per minute' of "
    + "service 'fcm.googleapis.com' for consumer 'project_number:12345'."

  private static let rateLimit = """
    {"@type":"type.googleapis.com/google.rpc.ErrorInfo","reason":"RATE_LIMIT_EXCEEDED",
    "domain":"googleapis.com","metadata":{"quota_limit_value":"600000","consumer":"projects/12345",
    "quota_metric":"fcm.googleapis.com/send_requests","quota_unit":"1/min/{project}",
    "service":"fcm.googleapis.com","quota_location":"global",
    "quota_limit":"SendsPerMinutePerProject"}}
    """

  private static let help = """
    {"@type":"type.googleapis.com/google.rpc.Help","links":[{"description":
    "Request a higher quota limit.","url":"https://cloud.google.com/docs/quotas"}]}
    """

  private static let quotaFailure = """
    {"@type":"type.googleapis.com/google.rpc.QuotaFailure","violations":[{"subject":"device",
    "description":"Device message rate exceeded"}]}
    """

  private static func server(
    _ name: String, _ status: Int, _ word: String, _ message: String, _ code: SendFailure.Code,
    _ sentence: String
  ) -> RecordedAnswer {
    RecordedAnswer(
      name: name, status: status, body: error(status, word, message, fcmError(word)), code: code,
      sentence: "\(sentence): \(message.dropLast())", remedy: tryAgain, consequence: .unknown)
  }
}
