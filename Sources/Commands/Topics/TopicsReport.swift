internal import FCMClient
internal import PushMessages
internal import RecipientLists
internal import TextLayout

/// What the verbs of `topics` print, line by line.
struct TopicsReport: Sendable {
  let format: LineFormat
  /// As wide as the widest name of a registration.
  private let width: Int

  init(_ format: LineFormat, _ list: RegistrationList) {
    self.format = format
    width = min(list.entries.map { $0.label.terminalWidth(ambiguous: .offScreen) }.max() ?? 0, 40)
  }

  /// The registrations of a list have no names but those of few.
  init(_ format: LineFormat) {
    self.format = format
    width = 7
  }

  /// A change, or what would be one.
  func line(
    _ entry: RegistrationList.Entry, topic: String?, result: String, createTime: String? = nil,
    failure: CallFailure? = nil
  ) -> String {
    guard format == .text else {
      return json(entry, topic: topic, result: result, createTime, failure)
    }
    let words = failure.map { "  \($0.description)" } ?? createTime.map { "  since \($0)" } ?? ""
    let name = entry.label.truncated(toWidth: 40, ambiguous: .offScreen)
    let text = "\(Self.column(result, 10))  \(Self.column(name, width))  \(topic ?? "–")\(words)"
    return text.displayable + "\n"
  }

  private func json(
    _ entry: RegistrationList.Entry, topic: String?, result: String, _ createTime: String?,
    _ failure: CallFailure?
  ) -> String {
    Self.json(
      entry.place,
      [
        .init("registration", .string(entry.registration.short)),
        .init("form", .string(entry.registration.form.rawValue)),
        .init("name", JSONReport.string(entry.name)), .init("topic", JSONReport.string(topic)),
        .init("result", .string(result)), .init("create_time", JSONReport.string(createTime)),
        .init("code", JSONReport.string(failure?.code.description)),
        .init("sentence", JSONReport.string(failure?.description)),
      ])
  }

  private static func json(
    _ place: RegistrationList.Place, _ members: [JSONValue.Member]
  ) -> String {
    var (index, line): (Int?, Int?) = (nil, nil)
    switch place {
    case .argument(let number): index = number
    case .line(let number): line = number
    }
    let own: [JSONValue.Member] = [
      .init("argument", JSONReport.number(index)), .init("line", JSONReport.number(line)),
    ]
    return JSONText.compact(.object(own + members)) + "\n"
  }

  private static func column(_ text: String, _ width: Int) -> String {
    text.padded(toWidth: width, ambiguous: .offScreen)
  }

  /// What is wrong with the list itself.
  func remarks(_ list: RegistrationList) -> [String] {
    let malformed = list.malformed.map { ($0.place, "malformed", $0.sentence) }
    let duplicates = list.duplicates.map { ($0.place, "duplicate", "the same as \($0.first)") }
    return remarks(malformed + duplicates)
  }

  /// The first places of each kind in a list; the others are counted elsewhere.
  func remarks(_ summary: ListSummary) -> [String] {
    let malformed = summary.malformed.first.map {
      (RegistrationList.Place.line($0.line), "malformed", $0.remark)
    }
    let duplicates = summary.duplicates.first.map {
      (RegistrationList.Place.line($0.line), "duplicate", "the same as line \($0.remark)")
    }
    return remarks(malformed + duplicates)
  }

  private func remarks(_ all: [(RegistrationList.Place, String, String)]) -> [String] {
    all.map { place, result, sentence in
      guard format == .text else {
        return Self.json(
          place,
          [
            .init("registration", .null), .init("form", .null), .init("name", .null),
            .init("topic", .null), .init("result", .string(result)), .init("create_time", .null),
            .init("code", .null), .init("sentence", .string(sentence)),
          ])
      }
      return "\(Self.column(result, 10))  \(place): \(sentence)".displayable + "\n"
    }
  }
}
