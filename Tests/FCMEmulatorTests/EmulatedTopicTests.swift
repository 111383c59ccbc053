import Testing

@testable import FCMEmulator

/// The topic subscription API of the emulator, and its delivery data.
struct EmulatedTopicTests {
  /// 2026-11-22 12:00 UTC.
  private let fcm = EmulatedFCM(now: { 1_795_348_800 })
  private let path = "/v1/projects/demo/registrations/c:x/topicSubscriptions"

  private func answer(
    _ method: String, _ path: String, _ query: String? = nil, body: String = ""
  ) -> EmulatorAnswer {
    fcm.answer(
      EmulatorRequest(
        method: method, path: path, query: EmulatorQuery(query), authorization: "Bearer x",
        body: Array(body.utf8)))
  }

  @Test func `A topic is made once, read, listed and removed`() {
    let one =
      #"{"name":"projects/demo/registrations/c%3Ax/topicSubscriptions/news","topic_name":"news","create_time":"2026-11-22T12:00:00Z"}"#
    #expect(answer("POST", path, "topic_name=news").body == one)
    let again = answer("POST", path, "topicName=news")
    #expect(again.status == 409)
    #expect(again.body.contains("ALREADY_EXISTS"))
    #expect(answer("GET", path + "/news").body == one)
    #expect(answer("GET", path).body == #"{"topicSubscriptions":[\#(one)]}"#)
    #expect(answer("DELETE", path + "/news").body == "{}")
    #expect(answer("DELETE", path + "/news").status == 404)
    #expect(answer("DELETE", path + "/news", "allow_missing=true").status == 200)
    #expect(answer("GET", path).body == "{}")
    #expect(answer("GET", path + "/news").status == 404)
  }

  @Test func `A patch makes a topic only where it may`() {
    #expect(answer("PATCH", path + "/a%25b").status == 404)
    #expect(
      answer("PATCH", path + "/a%25b", "allowMissing=true").body.contains(#""topic_name":"a%b""#))
    #expect(answer("PATCH", path + "/a%25b").status == 200)
  }

  @Test func `A long list comes in pages, in either spelling`() {
    for number in 1...5 { _ = answer("POST", path, "topic_name=t\(number)") }
    let first = answer("GET", path, "page_size=3")
    #expect(first.body.contains(#""nextPageToken":"t3""#) && !first.body.contains(#""t4""#))
    let second = answer("GET", path, "pageSize=3&pageToken=t3")
    #expect(second.body.contains(#""t4""#) && second.body.contains(#""t5""#))
    #expect(!second.body.contains("nextPageToken") && !second.body.contains(#""t3""#))
    #expect(answer("GET", path, "page_size=-1").status == 400)
  }

  @Test func `A registration has 2000 topics at most`() {
    for number in 1...2000 { _ = answer("POST", path, "topic_name=t\(number)") }
    let refused = answer("POST", path, "topic_name=more")
    #expect(refused.status == 400)
    #expect(refused.body.contains("too many topics"))
  }

  @Test(
    arguments: [
      ("POST", "", "topic_name=%2Ftopics%2Fa", 400), ("POST", "", nil, 400),
      ("POST", "/news", "topic_name=a", 404), ("PUT", "", nil, 404), ("GET", "/a%20b", nil, 400),
    ] as [(String, String, String?, Int)])
  func `What the API doesn't have is refused`(
    method: String, path: String, query: String?, status: Int
  ) {
    #expect(answer(method, self.path + path, query).status == status)
  }

  @Test func `Registrations and topics ask for failures by their names`() {
    let failing = "/v1/projects/demo/registrations/behave-unregistered/topicSubscriptions"
    #expect(answer("GET", failing).status == 404)
    #expect(answer("POST", path, "topic_name=behave-permission-denied").status == 403)
    #expect(answer("DELETE", path + "/behave-unavailable").status == 503)
  }

  @Test func `Sends are counted by label, dry runs are not`() {
    let send = "/v1/projects/demo/messages:send"
    let bodies = [
      #"{"message":{"topic":"a","notification":{"title":"T"},"fcm_options":{"analytics_label":"l"}}}"#,
      #"{"message":{"topic":"a","android":{"fcm_options":{"analytics_label":"l"}}}}"#,
      #"{"message":{"topic":"a","androidV2":{"remoteNotification":{"notification":{"title":"T"}},"fcmOptions":{"analyticsLabel":"l"}}}}"#,
      #"{"message":{"topic":"a"}}"#,
      #"{"validate_only":true,"message":{"topic":"a"}}"#,
    ]
    for body in bodies { #expect(answer("POST", send, body: body).status == 200) }
    let data = "/v1beta1/projects/demo/androidApps/1:1:android:a/deliveryData"
    let answered = answer("GET", data)
    let entries = [("l", 3, 2), ("", 1, 0)].map { label, messages, notifications in
      (label.isEmpty ? "" : #""analyticsLabel":"\#(label)","#)
        + #""data":{"countMessagesAccepted":"\#(messages)","countNotificationsAccepted":"\#(notifications)""#
    }
    for entry in entries { #expect(answered.body.contains(entry), "\(answered.body)") }
    #expect(answered.body.contains(#""date":{"year":2026,"month":11,"day":22}"#))
    #expect(answer("GET", data, "pageSize=1").body.contains(#""nextPageToken":"1""#))
    #expect(!answer("GET", data, "page_size=1&page_token=1").body.contains("nextPageToken"))
    #expect(answer("GET", data.replacing("1:1:android:a", with: "com.example")).status == 404)
  }
}
