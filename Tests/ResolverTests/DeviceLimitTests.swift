import StringResources
import Testing

@testable import Resolver

/// Devices can be added and removed all day, and what is remembered of them has a limit.
struct DeviceLimitTests {
  private static func device(_ platform: Platform, _ number: Int) -> Device {
    Device(platform, locales: ["fr-FR", "de-x-p\(number)"])
  }

  @Test func `Of so many Android devices the choices are remembered and of no more`() {
    let choices = AndroidChoices(SampleApp.android(["values": ["key": .text("text")]]))
    for number in 0..<(AndroidChoices.limit + 10) {
      #expect(choices.device(Self.device(.android, number)).tag == "fr-FR")
    }
    #expect(choices.count == 10)
  }

  @Test func `Of so many iPhones the files are remembered and of no more`() {
    let choices = AppleChoices(SampleApp.apple(["fr": ["KEY": "text"]]))
    for number in 0..<(AndroidChoices.limit + 10) {
      #expect(choices.search(Self.device(.apple, number)).strings?.folder == "fr.lproj")
    }
    #expect(choices.count == 10)
  }
}
