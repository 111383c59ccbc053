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
    (["d.json", "--to", "l.csv", "--topic", "a"], "leave --topic out"),
    (["d.json", "--to", "l.csv", "--test", "mia"], "leave --test out"),
    (["d.json", "--to", "l.csv", "--wait", "5"], "leave --wait out"),
    (["-", "--to", "-"], "can't be both the draft and the list"),
    (["d.json", "--to", "l.csv", "--dry-run", "--resume", "1"], "A dry run sends to no one"),
    (["d.json", "--resume", "1"], "--resume is for a list"),
    (["d.json", "--column", "a"], "--column is for a list"),
    (["d.json", "--to", "l.csv", "--include-unknown"], "add --resume"),
    (["d.json", "--to", "l.csv", "--rate", "0"], "--rate must be from 1 to 600000"),
    (["d.json", "--to", "l.csv", "--results", "a", "--dead", "a"], "must be two files"),
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
