internal import ArgumentParser

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
