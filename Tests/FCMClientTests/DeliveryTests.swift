import FCMClient
import Testing

struct DeliveryTests {
  private static let page = #"""
    {"androidDeliveryData":[{"appId":"1:123:android:0a1b2c","date":{"year":2026,"month":11,"day":23},
    "analyticsLabel":"stock-alert","data":{"countMessagesAccepted":"1234","countNotificationsAccepted":"1000",
    "messageOutcomePercents":{"delivered":71.25,"droppedTtlExpired":3},
    "deliveryPerformancePercents":{"deliveredNoDelay":60},"messageInsightPercents":{"priorityLowered":0.5},
    "proxyNotificationInsightPercents":{"skippedOptedOut":1}}}],"nextPageToken":"p=2"}
    """#

  @Test func `A count below none is no figure`() throws {
    let page = Self.page.replacing(#""1234""#, with: "-5").replacing("p=2", with: "")
    guard case .success(let answer) = Topics.ok(page) else { return }
    var work = try Topics.deliveries()
    guard case .done(let entries) = work.take(answer) else {
      Issue.record("no entry")
      return
    }
    #expect(entries.map(\.messagesAccepted) == [nil])
    #expect(entries.map(\.notificationsAccepted) == [1000])
  }

  @Test func `Delivery data is read from Google's own host for it, page by page`() throws {
    var work = try Topics.deliveries()
    #expect(work.call.endpoint.description == "https://fcmdata.googleapis.com")
    #expect(
      work.call.target
        == "/v1beta1/projects/demo-shop/androidApps/1%3A123%3Aandroid%3A0a1b2c/deliveryData?pageSize=1000"
    )
    guard case .success(let first) = Topics.ok(Self.page), case .success(let last) = Topics.ok("{}")
    else { return }
    #expect(work.take(first) == .goOn)
    #expect(work.call.target.hasSuffix("?pageSize=1000&pageToken=p%3D2"))
    guard case .done(let entries) = work.take(last), let entry = entries.first else {
      Issue.record("no entry")
      return
    }
    #expect(entry.day.description == "2026-11-23" && entry.label == "stock-alert")
    #expect(entry.messagesAccepted == 1234 && entry.notificationsAccepted == 1000)
    #expect(
      entry.figures.map { "\($0.group.rawValue).\($0.name) \($0.percent) \($0.words)" } == [
        "message_outcome.delivered 71.25 delivered",
        "message_outcome.dropped_ttl_expired 3.0 dropped: expired before delivery",
        "delivery_performance.delivered_no_delay 60.0 delivered without delay",
        "message_insight.priority_lowered 0.5 priority lowered from high to normal",
        "proxy_notification.skipped_opted_out 1.0 not proxied: the app opted out",
      ])
  }

  @Test func `Whoever stands in for FCM stands in for its delivery data`() throws {
    let own = try FCMEndpoint(parsing: "https://fcm.example.com")
    #expect(try Topics.deliveries(at: own).call.endpoint == own)
    #expect(try Topics.deliveries(at: .loopback(port: 1)).call.endpoint == .loopback(port: 1))
  }

  @Test(arguments: [
    (
      Topics.error(403, "PERMISSION_DENIED", "Denied."),
      "the account isn't allowed to do this in project demo-shop: Denied: give the account the permission "
        + "fcmdata.deliverydata.list in project demo-shop"
    ),
    (
      Topics.error(
        403, "PERMISSION_DENIED", "Off.", retryAfter: nil,
        RecordedAnswer.errorInfo("SERVICE_DISABLED")),
      "the Firebase Cloud Messaging Data API isn't enabled in project demo-shop: Off: enable the "
        + "Firebase Cloud Messaging Data API for project demo-shop, then wait a few minutes"
    ),
    (
      Topics.error(
        403, "PERMISSION_DENIED", "Insufficient.", retryAfter: nil,
        RecordedAnswer.errorInfo("ACCESS_TOKEN_SCOPE_INSUFFICIENT")),
      "the access token lacks the scope for the Firebase Cloud Messaging Data API: Insufficient: use "
        + "credentials that give tokens of the scope cloud-platform"
    ),
    (
      Topics.error(404, "NOT_FOUND", "No."),
      "project demo-shop has no Android app 1:123:android:0a1b2c: No: take the app ID from "
        + "google-services.json or the project settings"
    ),
  ])
  func `What stands in the way of delivery data is a sentence`(
    answer: Result<APIAnswer, CallFailure>, sentence: String
  ) throws {
    var work = try Topics.deliveries()
    guard case .failed(let failure) = work.take(try answer.get()) else {
      Issue.record("a refusal is read as data")
      return
    }
    #expect(failure.description == sentence && failure.reach == .run)
  }

  @Test(arguments: [
    // 2026-03-08 10:00 UTC is when the clocks go forward there, 2026-11-01 09:00 UTC when they go back.
    (1_772_956_799, "2026-03-07"), (1_772_956_800, "2026-03-08"), (1_773_039_599, "2026-03-08"),
    (1_773_039_600, "2026-03-09"), (1_793_516_399, "2026-10-31"), (1_793_516_400, "2026-11-01"),
    (1_793_606_399, "2026-11-01"), (1_793_606_400, "2026-11-02"), (1_795_507_199, "2026-11-23"),
    (1_795_507_200, "2026-11-24"),
  ])
  func `A moment is on the day of Los Angeles`(seconds: Int, day: String) {
    #expect(PacificDay(at: seconds)?.description == day)
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "2026-11-24 ", "x"])
  func `What is no day is refused`(text: String) {
    #expect(PacificDay(text) == nil)
  }

  @Test(
    arguments: [
      ("Stock alert.json", "stock-alert"), ("stock-alert-11.json", "stock-alert-11"),
      ("Ünsere Übersicht.json", "nsere-bersicht"), ("日本.json", nil), (".json", nil),
      (String(repeating: "a", count: 80), String(repeating: "a", count: 50)), ("100%.json", "100"),
      ("v1.2_final~.json", "v1.2_final~"),
    ] as [(String, String?)])
  func `A label is made from the name of a draft`(name: String, label: String?) {
    #expect(AnalyticsLabel.made(from: name) == label)
    if let label { #expect(AnalyticsLabel.isValid(label)) }
  }

  @Test(arguments: [
    "", "1:2:android", "1:2:ios:ab", "1:2:android:xyz", "1:2:android:", "a:2:android:1",
  ])
  func `What is no app ID is refused`(text: String) {
    #expect(AndroidAppID(text) == nil)
  }
}
