import Testing
import Workspace

/// The devices that a project file gives to the emulator.
struct EmulatedDeviceTests {
  private func read(_ text: String) -> (devices: [EmulatedDevice], problems: [String]) {
    let (file, problems) = ProjectFile.reading(text, path: "p.toml")
    return (file.emulatedDevices, problems.map(\.description))
  }

  @Test func `A device has everything that the file says, and defaults for the rest`() throws {
    let (devices, problems) = read(
      """
      [[apps]]
      name = "Shop"
      android = ["res"]
      releases = [{ name = "5.1", revision = "v5.1" }]

      [[emulator.devices]]
      name = "pixel-mia"
      platform = "android"
      token = "t:1"
      fid = "f"
      project = "shop"
      locales = ["fr-CA", "en-CA"]
      android-api = 30
      release = "5.1"
      topics = ["news"]
      app = "force-stopped"
      online = false
      doze = true
      notifications = false
      blocked-channels = ["offers"]

      [[emulator.devices]]
      name = "iphone-jo"
      platform = "apple"
      """)
    #expect(problems == [])
    let mia = try #require(devices.first)
    #expect((mia.token, mia.fid, mia.project, mia.release) == ("t:1", "f", "shop", "5.1"))
    #expect((mia.locales, mia.topics) == (["fr-CA", "en-CA"], ["news"]))
    #expect((mia.androidAPI, mia.app) == (30, .forceStopped))
    #expect((mia.isOnline, mia.isInDoze, mia.allowsNotifications) == (false, true, false))
    #expect(mia.blockedChannels == ["offers"])
    #expect(devices.last == EmulatedDevice(name: "iphone-jo", platform: .apple))
    #expect(devices.last?.token == "emulated:iphone-jo")
  }

  @Test(arguments: [
    ("platform = \"web\"", "p.toml:1:12: error: this device has no name: add name = \"…\""),
    (
      "name = \"a\"",
      "p.toml:1:12: error: this device has no platform: add platform = \"android\", \"apple\" or \"web\""
    ),
    (
      "name = \"a b\"\nplatform = \"web\"",
      "p.toml:2:1: error: ‘a b’ isn't a device's name: use letters, digits, ., _ and -"
    ),
    (
      "name = \"a\"\nplatform = \"webb\"",
      "p.toml:3:1: error: ‘webb’ isn't a value of ‘platform’: did you mean ‘web’?"
    ),
    (
      "name = \"a\"\nplatform = \"web\"\nlocales = [\"fr_CA\"]",
      "p.toml:4:12: error: ‘fr_CA’ isn't a language tag: write it as in ‘fr-CA’"
    ),
    (
      "name = \"a\"\nplatform = \"web\"\ntopics = [\"news\", \"a b\"]",
      "p.toml:4:19: error: ‘a b’ isn't a topic: use letters, digits and -_.~%, without /topics/"
    ),
    (
      "name = \"a\"\nplatform = \"web\"\ntopics = [\"/topics/z\"]",
      "p.toml:4:11: error: ‘/topics/z’ isn't a topic: use letters, digits and -_.~%, without /topics/"
    ),
    (
      "name = \"a\"\nplatform = \"web\"\nrelease = \"1.0\"",
      "p.toml:4:1: error: no app has a release ‘1.0’: add it with [[apps.releases]]"
    ),
    (
      "name = \"a\"\nplatform = \"web\"\nrelease = \"1.O\"\n[[apps]]\nname = \"Shop\"\nandroid = [\"res\"]\nreleases = [{ name = \"1.0\", revision = \"v1\" }]",
      "p.toml:4:1: error: no app has a release ‘1.O’: there are ‘1.0’"
    ),
    (
      "name = \"a\"\nplatform = \"web\"\n[[emulator.devices]]\nname = \"a\"\nplatform = \"web\"",
      "p.toml:5:1: error: there is already a device ‘a’: rename one"
    ),
    (
      "name = \"a\"\nplatform = \"web\"\ntoken = \"t\"\n[[emulator.devices]]\nname = \"b\"\nplatform = \"web\"\ntoken = \"t\"",
      "p.toml:8:1: error: another device has this token: give each its own"
    ),
  ])
  func `A mistake is named with its line`(lines: String, problem: String) {
    #expect(read("[[emulator.devices]]\n\(lines)").problems.first == problem)
  }
}
