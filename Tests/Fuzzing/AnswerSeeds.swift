import FCMClient

/// What FCM and Google's token servers answer, as ``ServerBytes`` reads it, and credentials.
enum AnswerSeeds {
  static let request = try? SendRequest.dryRun(
    project: "shop", messageText: #"{"topic": "news", "data": {"a": "b", "from": "x"}}"#)

  static let sends = [
    "200\n\n{\"name\": \"projects/shop/messages/123\"}",
    #"""
    400
    Content-Type: application/json

    {"error": {"code": 400, "message": "Invalid value at 'message.data[0].value'", "status": "INVALID_ARGUMENT", "details": [
      {"@type": "type.googleapis.com/google.firebase.fcm.v1.FcmError", "errorCode": "INVALID_ARGUMENT"},
      {"@type": "type.googleapis.com/google.rpc.BadRequest", "fieldViolations": [{"field": "message.data[1].key", "description": "x"}]},
      {"@type": "type.googleapis.com/google.firebase.fcm.v1.ApnsError", "statusCode": 403, "reason": "BadDeviceToken"}]}}
    """#,
    "429\nRetry-After: 60\nDate: Sun, 06 Nov 1994 08:49:37 GMT\n\n{\"error\": {\"code\": 429, \"status\": \"RESOURCE_EXHAUSTED\"}}",
    "503\nRetry-After: Sun, 06 Nov 1994 08:50:37 GMT\nDate: Sun, 06 Nov 1994 08:49:37 GMT\n\n<html>",
    "302\nLocation: https://evil.example/\u{1B}\n\n",
  ]

  static let topics = [
    #"200\#n\#n{"subscriptions": [{"topic_name": "news", "create_time": "2026-11-01T00:00:00Z"}, {"name": "a/b%2Fc"}], "nextPageToken": "p"}"#,
    #"404\#n\#n{"error": {"code": 404, "status": "NOT_FOUND", "message": "ya29.secret"}}"#,
  ]

  static let deliveries = [
    #"200\#n\#n{"androidDeliveryData": [{"appId": "1:123:android:0a1b2c", "date": {"year": 2026, "month": 11, "day": 1}, "analyticsLabel": "l", "data": {"countMessagesAccepted": "12", "messageOutcomePercents": {"delivered": 71.5}, "proxyNotificationInsightPercents": {"proxied": 1e300}}}], "nextPageToken": ""}"#
  ]

  static let tokens = [
    #"200\#nMetadata-Flavor: Google\#n\#n{"access_token": "ya29.a", "expires_in": 3599, "token_type": "Bearer"}"#,
    #"200\#nDate: Sun, 06 Nov 1994 08:49:37 GMT\#n\#n{"accessToken": "ya29.a", "expireTime": "2026-11-26T21:00:00Z", "value": "t"}"#,
    #"400\#n\#n{"error": "invalid_grant", "error_description": "Invalid JWT: Token must be a short-lived token"}"#,
    "401\n\n{\"error\": {\"code\": 401, \"status\": \"UNAUTHENTICATED\"}}",
  ]

  static let credentials = [
    #"""
    {"type": "service_account", "project_id": "shop", "private_key_id": "0123abcd",
     "private_key": "-----BEGIN PRIVATE KEY-----\nMIIs\n-----END PRIVATE KEY-----\n",
     "client_email": "push@shop.iam.gserviceaccount.com", "token_uri": "https://oauth2.googleapis.com/token"}
    """#,
    #"{"type": "authorized_user", "client_id": "7.apps", "client_secret": "GOCSPX-x", "refresh_token": "1//x", "quota_project_id": "q"}"#,
    #"""
    {"type": "external_account", "audience": "//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/p/providers/q",
     "subject_token_type": "urn:ietf:params:oauth:token-type:jwt", "token_url": "https://sts.googleapis.com/v1/token",
     "credential_source": {"url": "https://ci.example.com/token", "headers": {"Authorization": "bearer x"},
       "format": {"type": "json", "subject_token_field_name": "value"}},
     "service_account_impersonation_url": "https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/push@shop.iam.gserviceaccount.com:generateAccessToken",
     "service_account_impersonation": {"token_lifetime_seconds": 1800}}
    """#,
  ]
}
