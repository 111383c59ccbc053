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
    #expect(DeviceAddress.misplacedForm(of: .topic(identifier)) == nil)
  }
}
