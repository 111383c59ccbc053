import DevicePreview
import MessageLint
import PushMessages
import Resolver
import TestPacing
import Testing

/// A message may hold any number; lint and preview report it and go on.
@Suite(.takingTurns)
struct ExtremeNumberTests {
  private static let numbers = [
    "-9223372036854775808", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "1e400", "-1e400", "1e308", "-0", "0.1e-400", "2147483648", "-2147483649",
  ]

  /// The fields that hold no others.
  private static let leaves: [FieldPath] = {
    let paths = FieldCatalogue.fields.map(\.path)
    let names = paths.map(\.description)
    return zip(paths, names).filter { _, name in
      !names.contains { $0.hasPrefix("\(name).") || $0.hasPrefix("\(name)[") }
    }.map(\.0)
  }()

  @Test(arguments: numbers)
  func `No number in any field ends the program`(number: String) throws {
    let previewer = NotificationPreviewer(strings: AppLocalizations(), appName: "Shop")
    let forms: [JSONValue] = [
      .number(number), .string(number), .list([.number(number)]), .string(number + "s"),
    ]
    // Two of the forms for each number, in turn: the numbers are neighbors of one another.
    let turn = Self.numbers.firstIndex(of: number) ?? 0
    for value in [forms[turn % 2], forms[2 + turn % 2]] {
      var document = MessageDocument(text: #"{"message": {"topic": "a"}}"#)
      let set = Self.leaves.filter { (try? document.set(value, at: $0)) != nil }
      #expect(set.count == Self.leaves.count)
      let effective = EffectiveMessage(document)
      let shown = Platform.allCases.map {
        previewer.notification(for: effective, on: Device($0, locales: ["ar-EG"]))
      }
      for now in [1_800_000_000, Int.max, 0] {
        let subject = LintSubject(document: document, shown: shown, moment: .sending(now: now))
        #expect(Linter.findings(in: subject).allSatisfy { !$0.statement.isEmpty })
      }
    }
  }

  @Test(arguments: ["-9223372036854775808", "-1", "9223372036854775808"])
  func `An expiration that is not a time is refused as such, and is not in the past`(
    expiration: String
  ) {
    let message = #"{"topic": "a", "apns": {"headers": {"apns-expiration": "\#(expiration)"}}}"#
    let moment = LintSubject.Moment.sending(now: 1_800_000_000)
    #expect(Lint.summary(message, rule: "expired", moment: moment).isEmpty)
    #expect(
      Lint.summary(message, rule: "field-value", moment: moment) == [
        "error apns.headers.apns-expiration"
      ])
  }
}
