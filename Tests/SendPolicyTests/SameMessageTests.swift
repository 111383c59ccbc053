import FCMClient
import PushMessages
import SendPolicy
import Testing
import Workspace

/// The same message to the same people, in whatever form it goes out.
struct SameMessageTests {
  private static let text = #""notification":{"title":"Sale","body":"Now"}"#

  /// A message to that target, in the members of `message`.
  private static func message(_ target: String, _ rest: String = text) -> String {
    "{\(target),\(rest)}"
  }

  private static func topic(_ name: String) -> String { "\"topic\":\"\(name)\"" }

  private static func condition(_ text: String) -> String { "\"condition\":\"\(text)\"" }

  /// What a review says of a message after another one was sent.
  private func review(
    of message: String, after first: String, endpoints: (String, String)? = nil,
    outcome: SendOutcome? = .accepted(name: "n")
  ) throws -> (review: SendReview, verdict: SendVerdict) {
    let before = Sending.profile.changed { $0.endpoint = endpoints?.0 ?? $0.endpoint }
    let now = Sending.profile.changed { $0.endpoint = endpoints?.1 ?? $0.endpoint }
    let sent = try Sending.sendCase(first, profile: before)
    let intent = try #require(SendRules.verdict(on: sent).intent)
    let sendCase = try Sending.sendCase(message, profile: now) {
      $0.history = [
        PastSend(id: 3, at: Sending.now - 9, intent: intent, outcome: outcome, author: "mia@ops")
      ]
    }
    let verdict = SendRules.verdict(on: sendCase)
    return (try #require(verdict.review), verdict)
  }

  @Test(arguments: [
    ("http://localhost:9099", "http://127.0.0.1:9099"),
    ("http://[::1]:9099", "http://localhost:9099"),
    ("http://[0:0:0:0:0:0:0:1]:9099", "http://[::1]:9099"),
    ("http://127.0.0.1", "http://localhost:80"),
    ("https://fcm.googleapis.com", "https://fcm.googleapis.com:443"),
    ("https://fcm.googleapis.com/", "https://FCM.googleapis.com"),
    ("https://fcm.googleapis.com.", "https://fcm.googleapis.com"),
  ])
  func `Another spelling of the endpoint needs again`(one: String, other: String) throws {
    for endpoints in [(one, other), (other, one)] {
      let (review, _) = try review(
        of: Sending.topic, after: Sending.topic, endpoints: endpoints)
      #expect(review.isRepeat, "\(endpoints)")
    }
  }

  @Test(arguments: [
    ("http://localhost:9099", "http://127.0.0.1:9098"),
    ("http://localhost:9099", "https://fcm.googleapis.com"),
  ])
  func `A rehearsal on another server needs nothing`(one: String, other: String) throws {
    let (review, _) = try review(of: Sending.topic, after: Sending.topic, endpoints: (one, other))
    #expect(!review.isRepeat && review.similar.isEmpty)
  }

  @Test func `Another server on the network reaches the same devices, which is said first`() throws
  {
    let (review, verdict) = try review(
      of: Sending.topic, after: Sending.topic,
      endpoints: ("https://fcm.example.com", "https://fcm.googleapis.com"))
    #expect(!review.isRepeat && verdict.confirmation == .typing("prod news"))
    let first = try #require(review.rows { "@\($0 - Sending.now)" }.first)
    #expect(first.label == "Similar" && first.level == .warning)
    #expect(
      first.value == "@-9: the same text to topic news at https://fcm.example.com, accepted by "
        + "mia@ops with prod. Some people may get it twice")
  }

  /// Members that change neither what devices show nor who gets it.
  @Test(arguments: [
    #""android":{"ttl":"60s"}"#, #""webpush":{"headers":{"TTL":"60"}}"#,
    #""fcm_options":{"analytics_label":"again"}"#, #""android":{"priority":"high"}"#,
    #""android":{"collapse_key":"other"}"#, #""data":{"link":"myshop://fixed"}"#,
    #""android":{"notification":{"title":"Sale"}}"#,
    #""webpush":{"notification":{"title":"Only browsers"}}"#,
    #""apns":{"payload":{"aps":{"alert":{"title":"Only iPhones"}}}}"#,
  ])
  func `What devices show counts, not what is beside it`(change: String) throws {
    for messages in [
      [Self.text, "\(Self.text),\(change)"], ["\(Self.text),\(change)", Self.text],
    ] {
      let (review, verdict) = try review(
        of: Self.message(Self.topic("news"), messages[0]),
        after: Self.message(Self.topic("news"), messages[1]))
      #expect(review.sameMessage.map(\.id) == [3] && review.exactSends.isEmpty)
      #expect(verdict.confirmation == .typing("prod news again"))
      let refusal = verdict.commandLineRefusal(confirm: "prod/news", canAsk: false)
      #expect(refusal?.sentence == "send 3 already sent the same text to topic news")
    }
  }

  @Test(arguments: [
    #""notification":{"title":"Sale","body":"Later"}"#, #""notification":{"title":"Sale"}"#,
    #""android":{"notification":{"title_loc_key":"sale"}}"#, #""data":{"title":"Sale"}"#,
  ])
  func `Another text is another message`(other: String) throws {
    let (review, _) = try review(
      of: Self.message(Self.topic("news")), after: Self.message(Self.topic("news"), other))
    #expect(!review.isRepeat && review.similar.isEmpty && review.sameTarget.count == 1)
  }

  @Test(arguments: [
    (#"["3"]"#, #"["3"]"#, true), (#"["3"]"#, #"["4"]"#, false), (#"["3"]"#, "[]", false),
  ])
  func `Keys and their arguments are compared too`(one: String, other: String, isSame: Bool) throws
  {
    let keyed = { (arguments: String) in
      #""android":{"notification":{"title_loc_key":"k","title_loc_args":\#(arguments)}}"#
    }
    let (review, _) = try review(
      of: Self.message(Self.topic("news"), keyed(one) + #","data":{"a":"1"}"#),
      after: Self.message(Self.topic("news"), keyed(other)))
    #expect(review.isRepeat == isSame)
  }

  @Test(arguments: [(#"{"a":"1"}"#, true), (#"{"a":"2"}"#, false), (#"{"a":"1","b":"2"}"#, false)])
  func `A message that shows nothing by itself is compared by its data`(
    data: String, isSame: Bool
  ) throws {
    let (review, _) = try review(
      of: Self.message(Self.topic("news"), #""data":{"a":"1"},"android":{"ttl":"9s"}"#),
      after: Self.message(Self.topic("news"), "\"data\":\(data)"))
    #expect(review.isRepeat == isSame)
  }

  @Test func `Another image, or browsers alone, is said and asks for nothing more`() throws {
    let image = #""notification":{"title":"Sale","body":"Now","image":"https://a.example/i.png"}"#
    let phones =
      #""android":{"notification":{"title":"A","body":"B"}},"#
      + #""apns":{"payload":{"aps":{"alert":{"title":"A","body":"B"}}}},"# + Self.text
    for other in [image, phones] {
      let (review, _) = try review(
        of: Self.message(Self.topic("news")), after: Self.message(Self.topic("news"), other))
      #expect(!review.isRepeat && review.similar.map(\.id) == [3])
    }
  }

  /// Targets before and now, and whether the same people are certain (`true`), possible (`nil`) or ruled out (`false`).
  @Test(
    arguments: [
      (topic("t"), condition("'t' in topics || 'u' in topics"), true),
      (topic("t"), condition("'t' in topics && 'u' in topics"), true),
      (topic("t"), condition("'t' in topics"), true),
      (topic("t"), condition("!(!('t' in topics))"), true),
      (
        condition("'t' in topics||'u' in topics"), condition("'u' in topics || 't' in topics"), true
      ),
      (
        condition("'a' in topics && ('t' in topics || 'u' in topics)"), condition("'a' in topics"),
        true
      ),
      (topic("/topics/t"), topic("t"), true),
      (
        condition("'t' in topics && 'u' in topics"), condition("'t' in topics && 'v' in topics"),
        nil
      ),
      (topic("t"), condition("!('u' in topics)"), nil),
      // FCM reads from left to right: every device that gets this has subscribed to t.
      (topic("t"), condition("'u' in topics || 'v' in topics && 't' in topics"), true),
      (topic("t"), condition("!('t' in topics)"), false), (topic("t"), topic("u"), false),
      (topic("t"), condition("'u' in topics || 'v' in topics"), false),
      (topic("t"), condition("'t' in topics && !('t' in topics)"), false),
      (topic("t"), #""token":"t""#, false), (#""token":"t""#, #""fid":"t""#, true),
      (#""token":"t""#, #""token":"u""#, false),
    ] as [(String, String, Bool?)])
  func `The people count, whatever form the target has`(
    one: String, other: String, isCertain: Bool?
  ) throws {
    for (first, second) in [(one, other), (other, one)] {
      let (review, verdict) = try review(of: Self.message(second), after: Self.message(first))
      #expect(review.isRepeat == (isCertain == true), "\(first) \(second)")
      #expect(review.similar.isEmpty == (isCertain != nil), "\(first) \(second)")
      guard isCertain == nil else { continue }
      #expect(review.rows { "\($0)" }.first?.label == "Similar")
      #expect(verdict.commandLineRefusal(confirm: review.consent, canAsk: false) == nil)
    }
  }

  @Test func `What didn't arrive, and what is of another project, was not sent before`() throws {
    for outcome in [
      SendOutcome.refused(code: "X", sentence: "x"), .notSent(sentence: "x"),
    ] {
      let (review, _) = try review(
        of: Sending.topic, after: Self.message(Self.condition("'news' in topics")),
        outcome: outcome)
      #expect(!review.isRepeat && review.similar.isEmpty)
    }
  }

  @Test func `The outcome that nobody knows of the same text in another form is said`() throws {
    let (review, verdict) = try review(
      of: Sending.topic, after: Self.message(Self.condition("'news' in topics")), outcome: nil)
    #expect(verdict.confirmation == .typing("prod news again"))
    let row = review.repeatRow { "@\($0 - Sending.now)" }
    #expect(
      row?.value == "@-9: the same text to condition 'news' in topics, OUTCOME UNKNOWN by mia@ops "
        + "with prod")
    #expect(row?.level == .error)
  }

  @Test func `The last send to a device counts under whatever name the profile has for it`() throws
  {
    let token = Sending.profile.testTargets[0].address
    let sent = try Sending.sendCase(#"{"token":"\#(token)","notification":{"title":"A"}}"#)
    let intent = try #require(SendRules.verdict(on: sent).intent)
    let renamed = Sending.profile.changed {
      $0.testTargets = [TestTarget(name: "mia", address: token)]
    }
    let sendCase = try Sending.sendCase(
      #"{"token":"\#(token)","notification":{"title":"B"}}"#, profile: renamed
    ) { $0.history = [PastSend(id: 3, at: Sending.now - 9, intent: intent, outcome: nil)] }
    #expect(SendRules.verdict(on: sendCase).confirmation == .typing("prod mia again"))
  }
}
