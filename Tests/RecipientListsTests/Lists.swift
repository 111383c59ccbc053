import FCMClient
import PushMessages

@testable import RecipientLists

/// Registrations and readings for the tests.
enum Lists {
  /// The 22 letters of an installation ID with that number.
  static func fid(_ number: Int) -> String {
    let digits = String(number)
    return "c" + String(repeating: "A", count: 21 - digits.count) + digits
  }

  static func token(_ number: Int) -> String { "dev\(number):APA91b-\(number)" }

  /// All entries, with the bytes given in parts of that size.
  static func entries(
    _ bytes: [UInt8], column: String? = nil, placeholders: [String] = [], part: Int = .max
  ) throws(ListFault) -> [ListEntry] {
    var reader = ListReader(column: column, placeholders: placeholders)
    var entries: [ListEntry] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      entries += try reader.take(Array(rest.prefix(part)))
      rest = rest.dropFirst(part)
    }
    return entries + (try reader.finish())
  }

  static func entries(
    _ text: String, column: String? = nil, placeholders: [String] = [], part: Int = .max
  ) throws(ListFault) -> [ListEntry] {
    try entries(Array(text.utf8), column: column, placeholders: placeholders, part: part)
  }

  static func summary(
    _ text: String, placeholders: [String] = [], capacity: Int = 1000
  ) throws(ListFault) -> (summary: ListSummary, skipped: RecordSet, readings: Int) {
    var survey = ListSurvey(
      column: nil, placeholders: placeholders, seed: 7, capacity: capacity)
    var readings = 0
    repeat {
      readings += 1
      try survey.take(Array(text.utf8))
    } while try survey.endOfList()
    return (survey.summary, survey.skipped, readings)
  }
}

extension ListEntry {
  /// `LINE: REGISTRATION values`, or what is wrong.
  var words: String {
    switch content {
    case .recipient(let registration, let values):
      "\(line): \(([registration.text] + values).joined(separator: " | "))"
    case .malformed(let sentence): "\(line): \(sentence)"
    case .incomplete(let name): "\(line): no \(name)"
    }
  }
}
