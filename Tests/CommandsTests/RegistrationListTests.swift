import ArgumentParser
import FCMClient
import Testing
import Workspace

@testable import Commands

/// Registrations as they are given on the command line and in files.
struct RegistrationListTests {
  private static let mia = "cAbCdEfGhIjKlMnOpQrStU"
  private static let token = "dJoJoJoJoJoJoJoJoJoJoJ:APA91bJoJoJo"
  private static let targets = [
    TestTarget(name: "pixel-mia", address: mia), TestTarget(name: "iphone-jo", address: token),
  ]

  @Test func `Names, IDs and tokens are told apart, and each device is there once`() {
    let list = RegistrationList(
      words: ["pixel-mia", Self.mia, "eLea4711eLea4711eLea47:x"],
      file: "\u{FEFF}# devices\r\n\r\n  \(Self.token)  \r\nno good\n", targets: Self.targets)
    #expect(list.entries.map(\.label) == ["pixel-mia", "…ea47:x", "iphone-jo"])
    #expect(list.entries.map(\.place.description) == ["argument 1", "argument 3", "line 3"])
    #expect(list.duplicates.map(\.place.description) == ["argument 2"])
    #expect(list.malformed.map(\.place.description) == ["line 4"])
    #expect(list.forms == "2 tokens, 1 installation ID")
  }

  @Test func `Without any words the test targets are meant`() {
    let list = RegistrationList(words: [], file: nil, targets: Self.targets)
    #expect(list.entries.map(\.name) == ["pixel-mia", "iphone-jo"])
    #expect(RegistrationList(words: [], file: "", targets: Self.targets).entries.isEmpty)
  }

  @Test(
    arguments: [
      (["pixel-mia", "news"], ["pixel-mia"], ["news"]),
      (["pixel-mia", mia, token, "a", "b", "a"], ["pixel-mia", mia, token], ["a", "b"]),
      (["news", "--to", "iphone-jo", "x"], ["iphone-jo", "x"], ["news"]),
      (["news", "offers", "--file", "-"], [], ["news", "offers"]),
      (
        ["pixel-mia", "/topics/pixel-mai", "/topics/iphone-jo", "/topics/\(mia)"], ["pixel-mia"],
        ["pixel-mai", "iphone-jo", mia]
      ),
      (["/topics/pixel-mia", "--to", "iphone-jo"], ["iphone-jo"], ["pixel-mia"]),
    ] as [([String], [String], [String])])
  func `The first words are registrations unless an option names them`(
    words: [String], registrations: [String], topics: [String]
  ) throws {
    let parts = try TopicsChange(TopicsVerbOptions<AddingTopics>.parse(words)).parts(
      knowing: Self.targets)
    #expect(parts.registrations == registrations)
    #expect(parts.topics.map(\.description) == topics)
  }

  @Test(
    arguments: [
      (["pixel-mai", "news"], "‘pixel-mai’ is neither a registration nor a test target"),
      (["pixel-mia"], "no topic is named"),
      (["pixel-mia", "iphone-joe", token], "‘iphone-joe’ is before"),
      (
        ["pixel-mia", "pixel-mai", "news"],
        "did you mean ‘pixel-mia’? For a topic of that name, write /topics/pixel-mai"
      ),
      (["pixel-mia", "news", "iPhone_Jo"], "did you mean ‘iphone-jo’?"),
      (["news", "iphone-joe", "--from", "pixel-mia"], "did you mean ‘iphone-jo’?"),
      (["news", "pixel-mia", "--file", "-"], "‘pixel-mia’ is a device in a topic's place"),
      ([mia, "--from", "iphone-jo"], "‘…pQrStU’ is a device in a topic's place"),
      (["pixel-mia", "/topics/"], "a topic has a name"),
      (["pixel-mia", "two words"], "two words"),
      // A token without its colon isn't quoted whole.
      ([String(repeating: "k", count: 60), "news"], "‘…kkkkkk’ is neither"),
    ] as [([String], String)])
  func `No mistyped name becomes a topic`(words: [String], reason: String) throws {
    let change = TopicsChange(try TopicsVerbOptions<RemovingTopics>.parse(words))
    #expect {
      _ = try change.parts(knowing: Self.targets)
    } throws: { error in
      (error as? CommandFailure)?.sentence.contains(reason) == true
    }
  }
}
