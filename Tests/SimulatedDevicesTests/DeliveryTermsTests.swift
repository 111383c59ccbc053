import PushMessages
import Resolver
import SimulatedDevices
import TestPacing
import Testing

/// What a message says about its delivery, platform by platform.
@Suite(.takingTurns)
struct DeliveryTermsTests {
  private func terms(_ message: String, _ platform: Platform) throws -> DeliveryTerms {
    DeliveryTerms(try JSONNode(strict: message), on: platform, at: 1000)
  }

  private static let month = 2_419_200
  private static let lives: [(String, Platform, Int?)] = [
    ("{}", .android, 1000 + month), (#"{"android":{"ttl":"60s"}}"#, .android, 1060),
    (#"{"android":{"ttl":"0s"}}"#, .android, nil),
    (#"{"android_v2":{"ttl":"5s","background_sync":{}}}"#, .android, 1005),
    ("{}", .apple, 1000 + 2_592_000),
    (#"{"apns":{"headers":{"apns-expiration":"1200"}}}"#, .apple, 1200),
    // A number of seconds that isn't a time: 1970.
    (#"{"apns":{"headers":{"apns-expiration":"300"}}}"#, .apple, 300),
    (#"{"apns":{"headers":{"Apns-Expiration":"0"}}}"#, .apple, nil),
    ("{}", .web, 1000 + month), (#"{"webpush":{"headers":{"TTL":"30"}}}"#, .web, 1030),
    (#"{"webpush":{"headers":{"ttl":"0"}}}"#, .web, nil),
  ]

  @Test(arguments: lives)
  func `A message lives as long as it says`(
    message: String, platform: Platform, expiry: Int?
  ) throws {
    #expect(try terms(message, platform).expiry == expiry)
  }

  @Test(arguments: [
    (#"{"notification":{"title":"x"}}"#, false), (#"{"android":{"priority":"HIGH"}}"#, true),
    (#"{"android":{"priority":"high"}}"#, true), (#"{"android":{"priority":1}}"#, true),
    (#"{"android":{"priority":"NORMAL"}}"#, false),
    (#"{"android_v2":{"remote_notification":{}}}"#, true),
    (#"{"android_v2":{"background_sync":{}}}"#, false),
  ])
  func `Only a message of high priority wakes an Android phone`(
    message: String, isUrgent: Bool
  ) throws {
    #expect(try terms(message, .android).isUrgent == isUrgent)
  }

  @Test func `What replaces what is found where each platform has it`() throws {
    let message = """
      {"android":{"collapse_key":"k","notification":{"tag":"t","channel_id":"c"}},
       "apns":{"headers":{"apns-collapse-id":"i"},"payload":{"aps":{"alert":"x"}}},
       "webpush":{"headers":{"Topic":"w"},"notification":{"tag":"n"}}}
      """
    let android = try terms(message, .android)
    #expect((android.collapseKey, android.tag, android.channel) == ("k", "t", "c"))
    let apple = try terms(message, .apple)
    #expect((apple.collapseKey, apple.tag, apple.hasNotification) == ("", "i", true))
    let web = try terms(message, .web)
    #expect((web.collapseKey, web.tag, web.hasNotification) == ("w", "n", true))
    let numbered = try terms(
      #"{"android_v2":{"remote_notification":{"notification":{"id":7}}}}"#, .android)
    #expect((numbered.tag, numbered.hasNotification) == ("7", true))
  }
}
