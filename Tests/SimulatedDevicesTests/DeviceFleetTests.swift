import PushMessages
import Resolver
import SimulatedDevices
import TestPacing
import Testing

/// Messages on their way to simulated devices, as FCM documents it.
@Suite(.takingTurns)
struct DeviceFleetTests {
  /// A fleet with a clock, and messages that are numbered as they are sent.
  private struct Rehearsal {
    var fleet = DeviceFleet()
    var now = 1000
    var number = 0

    init(_ devices: SimulatedDevice...) throws {
      for device in devices { try fleet.add(device, at: now) }
    }

    /// Sends a message; each delivery is a line such as `2 pixel delivered shown`.
    mutating func send(
      _ message: String, project: String = "demo", subscriptions: [String: Set<String>] = [:]
    ) throws -> [String] {
      number += 1
      let node = try JSONNode(strict: message)
      return fleet.send(
        .init(number: number, project: project, message: node), at: now,
        subscriptions: { subscriptions[$0] ?? [] }
      ).map(Self.words)
    }

    mutating func change(
      _ name: String, _ change: (inout SimulatedDevice) -> Void
    ) -> [String] {
      fleet.change(name, at: now, change).map(Self.words)
    }

    mutating func wait(_ seconds: Int) -> [String] {
      now += seconds
      return fleet.advance(to: now).map(Self.words)
    }

    private static func words(_ delivery: DeviceDelivery) -> String {
      let delay = delivery.delay == .deliveredNoDelay ? nil : delivery.delay?.rawValue
      let parts = [
        "\(delivery.message)", delivery.device, delivery.outcome.rawValue, delay,
        delivery.handling?.rawValue, delivery.replaces.map { "replaces \($0)" },
      ]
      return parts.compactMap(\.self).joined(separator: " ")
    }
  }

  private static let pixel = SimulatedDevice(
    "pixel", .android, token: "p:1", installation: "pppppppppppppppppppppp", topics: ["news"])
  private static let iphone = SimulatedDevice("iphone", .apple, token: "i:1")
  private static let browser = SimulatedDevice("browser", .web, token: "b:1")
  private static let toPixel = #""token":"p:1""#
  private static let notification = #""notification":{"title":"x"}"#
  private static let shown = "{\(toPixel),\(notification)}"
  private static let data = #"{\#(toPixel),"data":{"a":"b"}}"#

  @Test func `A device is reached by its token, its installation, its topics and by conditions`()
    throws
  {
    var rehearsal = try Rehearsal(Self.pixel, Self.iphone, Self.browser)
    #expect(try rehearsal.send(Self.shown) == ["1 pixel delivered shown"])
    #expect(
      try rehearsal.send("{\"fid\":\"pppppppppppppppppppppp\",\(Self.notification)}")
        == ["2 pixel delivered shown"])
    #expect(
      try rehearsal.send("{\"topic\":\"/topics/news\",\(Self.notification)}")
        == ["3 pixel delivered shown"])
    let subscribed: [String: Set<String>] = ["i:1": ["sport"], "b:1": ["news", "sport"]]
    #expect(
      try rehearsal.send(
        "{\"condition\":\"'sport' in topics && !('news' in topics)\",\(Self.notification)}",
        subscriptions: subscribed) == ["4 iphone delivered shown"])
    #expect(
      try rehearsal.send(
        "{\"topic\":\"news\",\(Self.notification)}", subscriptions: subscribed)
        == ["5 pixel delivered shown", "5 browser delivered shown"])
    #expect(try rehearsal.send(#"{"token":"someone:else"}"#) == [])
  }

  @Test func `An app of another project gets nothing from topics, and refuses a message to it`()
    throws
  {
    var other = Self.pixel
    other.project = "shop"
    var rehearsal = try Rehearsal(other)
    #expect(try rehearsal.send(#"{"topic":"news"}"#) == [])
    #expect(rehearsal.fleet.refusal(of: "p:1", project: "demo", at: 0) == .senderIDMismatch)
    #expect(rehearsal.fleet.refusal(of: "p:1", project: "shop", at: 0) == nil)
    #expect(try rehearsal.send(#"{"topic":"news"}"#, project: "shop").count == 1)
  }

  @Test func `An app on the screen gets every message itself, and data at any time`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    #expect(try rehearsal.send(Self.data) == ["1 pixel delivered handed-to-app"])
    _ = rehearsal.change("pixel") { $0.app = .foreground }
    #expect(try rehearsal.send(Self.shown) == ["2 pixel delivered handed-to-app"])
  }

  @Test func `What the user has turned off isn't shown`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    _ = rehearsal.change("pixel") { $0.blockedChannels = ["offers"] }
    let channel =
      #"{\#(Self.toPixel),"android":{"notification":{"title":"x","channel_id":"offers"}}}"#
    #expect(try rehearsal.send(channel) == ["1 pixel delivered hidden"])
    #expect(try rehearsal.send(Self.shown) == ["2 pixel delivered shown"])
    _ = rehearsal.change("pixel") { $0.allowsNotifications = false }
    #expect(try rehearsal.send(Self.shown) == ["3 pixel delivered hidden"])
  }

  @Test func `An app that was stopped gets nothing on Android, and its alerts on an iPhone`() throws
  {
    var rehearsal = try Rehearsal(Self.pixel, Self.iphone)
    for name in ["pixel", "iphone"] { _ = rehearsal.change(name) { $0.app = .forceStopped } }
    #expect(try rehearsal.send(Self.shown) == ["1 pixel droppedAppForceStopped"])
    #expect(
      try rehearsal.send("{\"token\":\"i:1\",\(Self.notification)}")
        == ["2 iphone delivered shown"])
    #expect(
      try rehearsal.send(#"{"token":"i:1","apns":{"payload":{"aps":{"content-available":1}}}}"#)
        == ["3 iphone droppedAppForceStopped"])
  }

  @Test func `A device that is offline gets what waits for it when it comes back`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    _ = rehearsal.change("pixel") { $0.isOnline = false }
    #expect(try rehearsal.send(Self.shown) == ["1 pixel pending"])
    #expect(try rehearsal.send(Self.data) == ["2 pixel pending"])
    #expect(rehearsal.fleet.waiting(for: "pixel") == [1, 2])
    #expect(
      rehearsal.change("pixel") { $0.isOnline = true } == [
        "1 pixel delivered delayedDeviceOffline shown",
        "2 pixel delivered delayedDeviceOffline handed-to-app",
      ])
    #expect(rehearsal.fleet.waiting(for: "pixel") == [])
  }

  @Test func `What waits for longer than it lives is lost, and what lives for no time never waits`()
    throws
  {
    var rehearsal = try Rehearsal(Self.pixel)
    _ = rehearsal.change("pixel") { $0.isOnline = false }
    #expect(
      try rehearsal.send(#"{\#(Self.toPixel),"android":{"ttl":"60s"}}"#) == ["1 pixel pending"])
    #expect(
      try rehearsal.send(#"{\#(Self.toPixel),"android":{"ttl":"0s"}}"#)
        == ["2 pixel droppedTtlExpired"])
    #expect(rehearsal.wait(59) == [])
    #expect(rehearsal.wait(1) == ["1 pixel droppedTtlExpired"])
    #expect(rehearsal.change("pixel") { $0.isOnline = true } == [])
  }

  @Test func `A newer message takes the place of one with the same key, of four keys`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    _ = rehearsal.change("pixel") { $0.isOnline = false }
    func message(_ key: String) -> String {
      #"{\#(Self.toPixel),"android":{"collapse_key":"\#(key)"}}"#
    }
    #expect(try rehearsal.send(message("a")) == ["1 pixel pending"])
    #expect(try rehearsal.send(message("a")) == ["1 pixel collapsed", "2 pixel pending"])
    for key in ["b", "c", "d"] { _ = try rehearsal.send(message(key)) }
    #expect(try rehearsal.send(message("e")) == ["2 pixel collapsed", "6 pixel pending"])
    #expect(rehearsal.fleet.waiting(for: "pixel") == [3, 4, 5, 6])
  }

  @Test func `The hundred and first message loses all that wait, and the app hears of it`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    _ = rehearsal.change("pixel") { $0.isOnline = false }
    for _ in 1...100 { #expect(try rehearsal.send(Self.data).count == 1) }
    let outcome = try rehearsal.send(Self.data)
    #expect(outcome.count == 101)
    #expect(outcome.count { $0.hasSuffix("droppedTooManyPendingMessages") } == 100)
    #expect(outcome.last == "101 pixel pending")
    #expect(
      rehearsal.change("pixel") { $0.isOnline = true } == [
        "101 pixel delivered delayedDeviceOffline handed-to-app",
        "0 pixel delivered deleted-messages",
      ])
  }

  @Test func `In Doze a message of high priority comes at once, others at its end`() throws {
    var rehearsal = try Rehearsal(Self.pixel, Self.iphone)
    for name in ["pixel", "iphone"] { _ = rehearsal.change(name) { $0.isInDoze = true } }
    #expect(try rehearsal.send(Self.shown) == ["1 pixel pending"])
    #expect(
      try rehearsal.send(#"{\#(Self.toPixel),"android":{"priority":"HIGH"},"data":{"a":"b"}}"#)
        == ["2 pixel delivered handed-to-app"])
    #expect(
      rehearsal.change("pixel") { $0.isInDoze = false }
        == ["1 pixel delivered delayedDeviceDoze shown"])
    // Only Android knows Doze.
    #expect(
      try rehearsal.send("{\"token\":\"i:1\",\(Self.notification)}")
        == ["3 iphone delivered shown"])
  }

  @Test func `Apple keeps one message of an app`() throws {
    var rehearsal = try Rehearsal(Self.iphone)
    _ = rehearsal.change("iphone") { $0.isOnline = false }
    let alert = "{\"token\":\"i:1\",\(Self.notification)}"
    _ = try rehearsal.send(alert)
    #expect(try rehearsal.send(alert) == ["1 iphone collapsed", "2 iphone pending"])
  }

  @Test func `A notification with the tag of another replaces it on the screen`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    let tagged = #"{\#(Self.toPixel),"android":{"notification":{"title":"x","tag":"t"}}}"#
    _ = try rehearsal.send(tagged)
    _ = try rehearsal.send(Self.shown)
    #expect(try rehearsal.send(tagged) == ["3 pixel delivered shown replaces 1"])
    #expect(rehearsal.fleet.notices(on: "pixel") == [2, 3])
    for _ in 1...60 { _ = try rehearsal.send(Self.shown) }
    #expect(rehearsal.fleet.notices(on: "pixel").count == 50)
  }

  @Test func `A device that is away for a month is inactive, for nine unregistered`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    _ = rehearsal.change("pixel") { $0.isOnline = false }
    _ = rehearsal.wait(31 * 86_400)
    #expect(try rehearsal.send(Self.shown) == ["1 pixel droppedDeviceInactive"])
    #expect(rehearsal.fleet.refusal(of: "p:1", project: "demo", at: rehearsal.now) == nil)
    _ = rehearsal.wait(240 * 86_400)
    #expect(
      rehearsal.fleet.refusal(of: "p:1", project: "demo", at: rehearsal.now) == .unregistered)
    #expect(
      rehearsal.change("pixel") { $0.isOnline = true } == ["0 pixel delivered deleted-messages"])
    #expect(rehearsal.fleet.refusal(of: "p:1", project: "demo", at: rehearsal.now) == nil)
  }

  @Test func `A removed app is unregistered until it is there again`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    #expect(rehearsal.fleet.refusal(of: "unknown:1", project: "demo", at: 0) == nil)
    #expect(rehearsal.fleet.remove("pixel")?.token == "p:1")
    #expect(rehearsal.fleet.remove("pixel") == nil)
    for registration in ["p:1", "pppppppppppppppppppppp"] {
      #expect(rehearsal.fleet.refusal(of: registration, project: "a", at: 0) == .unregistered)
    }
    #expect(try rehearsal.send(Self.shown) == [])
    try rehearsal.fleet.add(Self.pixel, at: 0)
    #expect(rehearsal.fleet.refusal(of: "p:1", project: "a", at: 0) == nil)
  }

  @Test func `Names and registrations are taken once`() throws {
    var rehearsal = try Rehearsal(Self.pixel)
    #expect(throws: DeviceFleet.Failure.nameTaken) {
      try rehearsal.fleet.add(SimulatedDevice("pixel", .web, token: "x:1"), at: 0)
    }
    #expect(throws: DeviceFleet.Failure.registrationTaken) {
      try rehearsal.fleet.add(SimulatedDevice("other", .web, token: "p:1"), at: 0)
    }
    #expect(rehearsal.fleet.topicName(of: "pppppppppppppppppppppp") == "p:1")
    #expect(rehearsal.fleet.topicName(of: "unknown:1") == "unknown:1")
  }
}
