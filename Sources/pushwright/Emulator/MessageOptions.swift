import ArgumentParser

/// Which messages of a local FCM someone asks about, and how long to wait for them.
struct MessageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Messages to this topic.", valueName: "name"))
  var topic: String?

  @Option(help: ArgumentHelp("Messages to this registration token.", valueName: "token"))
  var token: String?

  @Option(help: ArgumentHelp("Messages to this installation ID.", valueName: "fid"))
  var fid: String?

  @Option(
    name: .customLong("project-id"),
    help: ArgumentHelp("Messages of this project.", valueName: "id"))
  var projectID: String?

  @Option(help: ArgumentHelp("Messages whose JSON has this text.", valueName: "text"))
  var contains: String?

  @Option(help: ArgumentHelp("Messages that came to this simulated device.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("Only messages with a higher number.", valueName: "number"))
  var after: Int?

  @Option(help: ArgumentHelp("How many messages have to match.", valueName: "number"))
  var count = 1

  @Option(help: ArgumentHelp("How long to wait: 5s, 500ms.", valueName: "time"))
  var timeout = "5s"

  @Option(help: ArgumentHelp("The local FCM, if not PUSHWRIGHT_EMULATOR.", valueName: "url"))
  var emulator: String?

  func validate() throws {
    if count < 1 { throw ValidationError("--count takes a number from 1 on") }
  }

  /// As the emulator's API has them.
  var parameters: [(name: String, value: String?)] {
    [
      ("topic", topic), ("token", token), ("fid", fid), ("project", projectID),
      ("contains", contains), ("device", device), ("after", after.map(String.init)),
      ("count", "\(count)"), ("timeout", timeout),
    ]
  }
}
