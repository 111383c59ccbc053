import Workspace

@testable import ComposerState

/// What has come to a local FCM.
enum InboxMoments {
  static let all: [SendMoment] = [
    moment("inbox-asking", nil),
    moment("inbox", .messages(messages, total: 212, address: address)),
    moment("inbox-empty", .messages([], total: 0, address: address)),
    moment(
      "inbox-failed",
      .failed(
        "nothing answers at http://127.0.0.1:8099: start pushwright emulator --port 8099 in another terminal"
      )),
  ]

  private static func moment(_ name: String, _ answer: InboxAnswer?) -> SendMoment {
    SendMoment(
      description: name, profile: profile,
      events: [.action(.command(.showInbox))]
        + (answer.map { [.action(.inboxRead($0))] } ?? []))
  }

  private static let profile = {
    var profile = SendMoment.local
    profile.kind = .local
    return profile
  }()

  private static let address = "http://127.0.0.1:8099/"

  private static let messages = [
    InboxMessage(
      number: 212, target: "topic demo-orders", isDryRun: false,
      results: [
        .init(
          device: "pixel-mia", level: .good,
          words: "Order 4711 is on its way · Your parcel will be with you tomorrow between 9 and 12"
        ),
        .init(
          device: "pixel-jo", level: .error,
          words: "crashes · IllegalFormatConversionException: d != java.lang.String"),
        .init(
          device: "iphone-ana", level: .warning, words: "foreign · Order 4711 is on its way"),
        .init(device: "web", level: .plain, words: "the app gets it, and decides"),
      ],
      findings: [
        .init(
          rule: "crash", isError: true, sentence: "title on Android, 1 of 2 locales: %1$d crashes"),
        .init(rule: "untranslated", isError: false, sentence: "body on Android isn't translated"),
        .init(rule: "text-too-long", isError: false, sentence: "title: 90 letters"),
        .init(rule: "edge-space", isError: false, sentence: "title ends with a space"),
      ]),
    InboxMessage(
      number: 211, target: "token emulated:pixel-mia", isDryRun: true, results: [], findings: []),
    InboxMessage(
      number: 210, target: "topic quiet", isDryRun: false, results: [], findings: []),
  ]
}
