import Resolver
import SimulatedDevices
import Testing

@testable import FCMEmulator

/// What the emulator's API doesn't understand, it refuses by name: a test that asks for the wrong thing passes for nothing.
struct EmulatorStrictnessTests {
  private static let pixel = SimulatedDevice(
    "pixel", .android, token: "p:1", languages: ["fr-CA"], topics: ["news"])

  private let toPixel = #"{"token":"p:1","notification":{"title":"Bonjour","body":"Ça va"}}"#

  @Test(arguments: [
    ("faults", #"{"behavior":"internal","target":{"token":"p:1"}}"#, "‘target’"),
    ("faults", #"{"behavior":"internal","target":5}"#, "‘target’"),
    ("faults", #"{"behavior":"internal","target":null}"#, "‘target’"),
    ("faults", #"{"behavior":"internal","seed":"x"}"#, "‘seed’"),
    ("faults", #"{"behavior":"internal","seed":1.5}"#, "‘seed’"),
    ("faults", #"{"behavior":"internal","count":"1"}"#, "‘count’"),
    ("faults", #"{"behavior":"internal","probability":"1"}"#, "‘probability’"),
    ("faults", #"{"behavior":5}"#, "‘behavior’"),
    ("faults", #"{"behavior":"internal","tarket":"p:1"}"#, "‘tarket’"),
    ("clock", #"{"advance_seconds":1,"unit":"h"}"#, "‘unit’"),
    ("clock", #"{"advance_seconds":"1"}"#, "‘advance_seconds’"),
  ])
  func `A body with a wrong type changes nothing, and its field is named`(
    path: String, body: String, field: String
  ) async {
    let rehearsal = Rehearsal(Self.pixel)
    let answer = await rehearsal.ask("POST", path, body: body)
    #expect(answer.status == 400)
    #expect(answer.body.contains(field), "\(answer.body)")
    #expect(await rehearsal.ask("GET", "faults").body == #"{"faults":[]}"#)
    #expect(rehearsal.send(toPixel).status == 200)
  }

  @Test(arguments: [
    ("DELETE", "messages", "topic=orders"), ("GET", "messages/1", "limit=1"),
    ("GET", "devices", "name=pixel"), ("POST", "reset", "devices=no"), ("GET", "clock", "x"),
    ("DELETE", "faults", "target=news"), ("PATCH", "devices/pixel", "online=false"),
    ("GET", "messages/wait", "verdct=error"), ("GET", "messages/assert", "verdict=error"),
  ])
  func `A parameter that isn't there is named, and nothing happens`(
    method: String, path: String, query: String
  ) async throws {
    let rehearsal = Rehearsal(Self.pixel)
    rehearsal.send(toPixel)
    let answer = await rehearsal.ask(method, path, query, body: "{}")
    #expect(answer.status == 400)
    #expect(answer.body.contains("‘\(query.prefix { $0 != "=" })’"))
    #expect(try await rehearsal.numbers(nil) == ["1"])
  }

  @Test(arguments: ["messages", "messages/wait", "messages/assert"])
  func `A device that doesn't exist is told from a message that hasn't come`(path: String)
    async throws
  {
    let rehearsal = Rehearsal(Self.pixel)
    rehearsal.send(toPixel)
    let timeout = path == "messages" ? "" : "&timeout=0"
    let answer = await rehearsal.ask("GET", path, "device=nodev\(timeout)")
    #expect(answer.status == 404)
    #expect(answer.body.contains("No device has the name ‘nodev’: there are pixel."))
    #expect(answer.body.contains("DEVICE_NOT_FOUND"))
    // One that is gone is remembered as long as its messages are.
    _ = await rehearsal.ask("DELETE", "devices/pixel")
    #expect(try await rehearsal.numbers("device=pixel") == ["1"])
  }

  @Test func `Only releases of the app can be installed`() async {
    let rehearsal = Rehearsal(Self.pixel, releases: ["1.0", "1.1"])
    let patch = await rehearsal.ask("PATCH", "devices/pixel", body: #"{"release":"1.O"}"#)
    #expect(patch.status == 400)
    #expect(patch.body.contains("the app has no release ‘1.O’: there are 1.0, 1.1"))
    let body = #"{"name":"a","platform":"web","release":"9.9"}"#
    #expect(await rehearsal.ask("POST", "devices", body: body).status == 400)
    let good = await rehearsal.ask("PATCH", "devices/pixel", body: #"{"release":"1.0"}"#)
    #expect(good.status == 200)
  }

  @Test(arguments: [
    ("name=a,platform=web,colour=red", "‘colour’ isn't a part: use name, platform"),
    ("name=a,platform=web,android-api=0", "‘android_api’ is a number from 1 to 99"),
    ("name=a,platform=web,online=no", "‘online’ is true or false"),
    ("name=a,platform=web,app=asleep", "‘app’ is foreground, background or force-stopped"),
    ("name=a,platform=web,topic=a b", "‘topics’: ‘a b’ isn't a topic"),
    ("name=a,platform=web,locale=!!", "‘locales’: ‘!!’ isn't a language tag such as fr-CA"),
    ("name=a,name=b,platform=web", "‘name’ is there twice"),
    ("pixel", "‘pixel’ isn't a part: write it as in locale=fr-CA"),
    ("name=a,platform=symbian", "‘platform’ is android, apple or web"),
    ("platform=web", "‘name’ is a name of letters, digits, ., _ and -"),
  ])
  func `A device of the command line says which part is wrong`(text: String, words: String) {
    let failure = #expect(throws: DeviceText.Failure.self) {
      try DeviceText.device(text)
    }
    #expect(failure?.sentence.hasPrefix(words) == true, "\(failure?.sentence ?? "")")
  }

  @Test func `A device of the command line has states, too`() throws {
    let device = try DeviceText.device(
      "name=a,platform=android,locale=fr-CA,locale=en,topic=news,blocked-channel=offers,app=foreground,"
        + "online=false,doze=true,notifications=false,android-api=30,fid=f,release=1.0,project=shop"
    )
    var expected = SimulatedDevice(
      "a", .android, token: "emulated:a", installation: "f", project: "shop",
      languages: ["fr-CA", "en"], androidAPILevel: 30, release: "1.0", topics: ["news"])
    expected.app = .foreground
    (expected.isOnline, expected.isInDoze, expected.allowsNotifications) = (false, true, false)
    expected.blockedChannels = ["offers"]
    #expect(device == expected)
  }
}
