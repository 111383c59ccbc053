import FuzzSupport
import PushMessages
import Testing

struct DeviceAddressFormTests {
  @Test(
    arguments: [
      ("cX9kQ2mTRq-aVb8sYw3_Zu", .installation), ("fAAAAAAAAAAAAAAAAAAAAA", .installation),
      ("cX9kQ2mTRq-aVb8sYw3_Zu:APA91bHun4MxP5egoKMwt2KZFBaFUH-1RYqx", .token), ("a:b", .token),
      ("bX9kQ2mTRq-aVb8sYw3_Zu", nil), ("cX9kQ2mTRq-aVb8sYw3_Z", nil), ("news", nil), ("", nil),
      ("cX9kQ2mTRq-aVb8sYw3_Zü", nil), ("https://example.com/ x", nil),
      ("cX9kQ2mTRq+aVb8sYw3/Zu", nil),
    ] as [(String, DeviceAddress.Form?)])
  func `The form of an address tells its kind`(text: String, form: DeviceAddress.Form?) {
    #expect(DeviceAddress.form(of: text) == form)
  }

  @Test func `An address in the other's field is found`() {
    let identifier = "cX9kQ2mTRq-aVb8sYw3_Zu"
    #expect(DeviceAddress.misplacedForm(of: .token(identifier)) == .installation)
    #expect(DeviceAddress.misplacedForm(of: .installation(identifier + ":APA91b")) == .token)
    #expect(DeviceAddress.misplacedForm(of: .installation(identifier)) == nil)
    #expect(DeviceAddress.misplacedForm(of: .token("behave-unregistered")) == nil)
    #expect(DeviceAddress.misplacedForm(of: .condition(identifier)) == nil)
  }

  @Test(
    arguments: [
      ("cX9kQ2mTRq-aVb8sYw3_Zu", .installation), ("dGhVz0bYQ9mPk4rLx7TnW2", .installation),
      ("customerNewsletter2026", nil), ("deals-of-the-week-2026", nil),
      ("DealsOfTheWeekForGreat", nil), ("chat-a1-b2-c3-d4-e5-f6", nil), ("news", nil), ("a:b", nil),
      ("cX9kQ2mTRq-aVb8sYw3_Zu:" + String(repeating: "APA91b", count: 20), .token),
      ("/topics/cX9kQ2mTRq-aVb8sYw3_Zu", nil),
    ] as [(String, DeviceAddress.Form?)])
  func `A topic made of words is one, and a random text of an ID's length is a device's`(
    topic: String, form: DeviceAddress.Form?
  ) {
    #expect(DeviceAddress.misplacedForm(of: .topic(topic)) == form)
  }

  @Test func `Of a thousand random IDs in topic nearly all are recognized`() {
    var random = SplitMix(state: 22)
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let known = (0..<1000).count { _ in
      let rest = (0..<21).map { _ in letters.randomElement(using: &random) ?? "a" }
      let name = "e" + String(rest)
      return DeviceAddress.misplacedForm(of: .topic(name)) == .installation
    }
    #expect(known > 970)
  }
}
