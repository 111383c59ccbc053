import FCMClient
import PushMessages
import Testing
import Workspace

@testable import SendPolicy

/// An installation ID is one device, as a token is.
struct InstallationTests {
  private static let identifier = "cX9kQ2mTRq-aVb8sYw3_Zu"

  @Test func `A test goes to fid where the profile has an installation ID`() throws {
    let profile = Sending.profile.changed {
      $0.testTargets = [TestTarget(name: "mia", address: Self.identifier)]
    }
    let sendCase = try Sending.sendCase(
      #"{"topic":"news","notification":{"title":"A"}}"#, profile: profile
    ) { $0.purpose = .test("mia") }
    let intent = try #require(SendRules.verdict(on: sendCase).intent)
    #expect(intent.payload == "{\"notification\":{\"title\":\"A\"},\"fid\":\"\(Self.identifier)\"}")
    #expect(sendCase.target?.isOneDevice == true)
    #expect(sendCase.target?.reach == "1 device")
    #expect(sendCase.target?.description.contains(Self.identifier) == false)
  }

  @Test func `A topic that is called like a device's address isn't named as the device`() throws {
    let profile = Sending.profile.changed {
      $0.testTargets = [TestTarget(name: "mia", address: Self.identifier)]
    }
    for (field, name) in [("topic", nil), ("fid", "mia")] {
      let sendCase = try Sending.sendCase(
        #"{"\#(field)":"\#(Self.identifier)","notification":{"title":"A"}}"#, profile: profile)
      #expect(sendCase.target?.name == name)
    }
  }

  @Test(
    arguments: [
      (
        TestTarget(name: "a", address: Self.identifier),
        Message.Target.installation(Self.identifier)
      ),
      (TestTarget(name: "a", address: "x:APA91b"), .token("x:APA91b")),
      (TestTarget(name: "a", address: "behave-slow"), .token("behave-slow")),
      (TestTarget(name: "a", address: "odd", kind: .fid), .installation("odd")),
      (TestTarget(name: "a", address: Self.identifier, kind: .token), .token(Self.identifier)),
    ])
  func `The kind of a test target is given, or its form tells`(
    test: TestTarget, target: Message.Target
  ) {
    #expect(test.target == target)
  }

  @Test func `The same installation is the same device, in fid and in token`() {
    let own = Audience(.installation(Self.identifier))
    #expect(own?.overlap(with: .device(Self.identifier)) == .certain)
    #expect(Audience(.token(Self.identifier)) == own)
    #expect(
      Audience(.installation("cX9kQ2mTRq-aVb8sYw3_Zv")).map { own?.overlap(with: $0) }
        == Audience.Overlap.none)
  }
}
