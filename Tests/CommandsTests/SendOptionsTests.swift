import ArgumentParser
import Commands
import Testing

struct SendOptionsTests {
  @Test(arguments: [
    (["d.json", "--topic", "a", "--token", "b"], "A message has one target"),
    (["d.json", "--test", "mia", "--topic", "a"], "leave --topic out"),
    (
      ["d.json", "--test", "mia", "--confirm", "prod/news"],
      "a test goes to a test device: leave it out"
    ),
    (["d.json", "--dry-run", "--confirm", "prod/news"], "A dry run reaches no device"),
    (["d.json", "--dry-run", "--reason", "why"], "A dry run reaches no device"),
    (["d.json", "--wait", "-1"], "--wait"),
    ([], "draft"),
  ])
  func `Options that contradict each other are refused`(arguments: [String], words: String) {
    #expect {
      _ = try SendOptions.parse(arguments)
    } throws: { error in
      SendOptions.message(for: error).contains(words)
        || SendOptions.fullMessage(for: error).contains(words)
    }
  }
}
