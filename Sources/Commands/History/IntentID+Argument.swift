internal import SendJournal

extension IntentID {
  init(argument: String) throws(CommandFailure) {
    guard let id = IntentID(argument) else {
      throw CommandFailure(
        .usage, "‘\(argument)’ isn't the number of a send: use one from pushwright history list")
    }
    self = id
  }
}
