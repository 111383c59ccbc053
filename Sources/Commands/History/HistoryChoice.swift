internal import ArgumentParser
internal import SendJournal

/// Reads options whose values are the raw values of another module's type.
enum HistoryChoice {
  static func reading<Choice: RawRepresentable & CaseIterable>(
    _ text: String
  ) throws -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("‘\(text)’ isn't one of \(known)")
    }
    return choice
  }
}

extension IntentID {
  init(argument: String) throws(CommandFailure) {
    guard let id = IntentID(argument) else {
      throw CommandFailure(
        .usage, "‘\(argument)’ isn't the number of a send: use one from pushwright history list")
    }
    self = id
  }
}
