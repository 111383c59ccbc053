import DevicePreview
import MessageLint
import Resolver
import SendPolicy
import Testing

/// What the review says of a literal, for devices in English and French of an app that has both.
struct PlatformOutlookTests {
  @Test(
    arguments: [
      (#""title":"Your order""#, "1 of 2 locales read English, shown as intended in 1"),
      (#""title":"Sale","body":"Now""#, "one text for 1 of 2 locales, shown as intended in 1"),
      (#""title":"🎉""#, "shown as intended in both locales"),
    ])
  func `A literal is never shown as meant where the app has another language`(
    texts: String, sentence: String
  ) throws {
    let sendCase = try Sending.sendCase(#"{"topic":"news","notification":{\#(texts)}}"#)
    let review = try #require(SendRules.verdict(on: sendCase).review)
    let android = try #require(review.platforms.first { $0.platform == .android })
    #expect(android.sentence == sentence)
    #expect(android.isAsMeant == sentence.hasPrefix("shown as intended"))
  }

  @Test func `A line that only another platform shows is not shown as meant`() throws {
    let sendCase = try Sending.sendCase(
      #"{"topic":"news","android":{"notification":{"title":"🎉","body":"🎁"}},"#
        + #""apns":{"payload":{"aps":{"alert":"🎁"}}}}"#)
    let review = try #require(SendRules.verdict(on: sendCase).review)
    let apple = try #require(review.platforms.first { $0.platform == .apple })
    #expect(apple.sentence == "no title, unlike Android; shown in both locales")
    #expect(!apple.isAsMeant && apple.severity == .warning)
    let android = try #require(review.platforms.first { $0.platform == .android })
    #expect(android.isAsMeant)
  }

  @Test func `A text in another language than the locale's is not shown as meant`() throws {
    // The app has English and French only.
    var devices = ["de-DE", "en-US", "fr-FR"]
    let sendCase = try Sending.sendCase(
      #"{"topic":"news","android":{"notification":{"title_loc_key":"greeting"}}}"#,
      locales: devices)
    let review = try #require(SendRules.verdict(on: sendCase).review)
    let android = try #require(review.platforms.first { $0.platform == .android })
    #expect(
      android.sentence == "shown in another language in 1 of 3 locales, shown as intended in 2")
    #expect(!android.isAsMeant && android.severity == .warning)
    devices.removeFirst()
    let own = try Sending.sendCase(
      #"{"topic":"news","android":{"notification":{"title_loc_key":"greeting"}}}"#,
      locales: devices)
    #expect(SendRules.verdict(on: own).review?.platforms.first?.isAsMeant == true)
  }

  @Test func `A platform with an error isn't good because its texts are`() throws {
    var finding = Finding(rule: "apple-category-not-found", .error, "no category ‘X’")
    finding.platform = .apple
    let sendCase = try Sending.sendCase(#"{"topic":"news","notification":{"title":"🎉"}}"#) {
      $0.findings = [finding]
      $0.reason = "the button matters little today"
    }
    let review = try #require(SendRules.verdict(on: sendCase).review)
    let sentences = review.platforms.map { "\($0.platform): \($0.sentence)" }
    #expect(sentences.contains("apple: shown, but lint has an error in both locales"))
    #expect(sentences.contains("android: shown as intended in both locales"))
  }

  @Test func `A text that lint has something against isn't shown as intended`() throws {
    let finding = Finding(
      rule: "lost-argument", .warning, "argument 1 is lost",
      places: [Finding.Place(nil, locales: ["fr-FR"])], localeCount: 2)
    let sendCase = try Sending.sendCase(
      #"{"topic":"news","android":{"notification":{"title_loc_key":"greeting"}}}"#,
      locales: ["en-US", "fr-FR"]
    ) { $0.findings = [finding] }
    let android = try #require(SendRules.verdict(on: sendCase).review?.platforms.first)
    #expect(
      android.sentence
        == "shown, but lint has a finding in 1 of 2 locales, shown as intended in 1")
    #expect(!android.isAsMeant && android.severity == .warning)
  }

  @Test func `A platform that the project does not preview has no row`() throws {
    let sendCase = try Sending.sendCase(#"{"topic":"news","notification":{"title":"🎉"}}"#) {
      $0.shown.removeAll { $0.device.platform != .android }
    }
    let review = try #require(SendRules.verdict(on: sendCase).review)
    #expect(review.platforms.map(\.platform) == [.android])
    #expect(review.expiries.map(\.platform) == [.android])
  }

  @Test func `A literal body beside a localized title is named`() throws {
    let sendCase = try Sending.sendCase(
      #"{"topic":"news","android":{"notification":{"title_loc_key":"title","#
        + #""title_loc_args":["Bob"],"body":"Your order"}}}"#)
    let review = try #require(SendRules.verdict(on: sendCase).review)
    #expect(
      review.platforms.map(\.sentence).first
        == "the app crashes in 1 of 2 locales, shown as intended in 1")
  }
}
