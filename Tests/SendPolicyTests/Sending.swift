import DevicePreview
import FCMClient
import MessageLint
import PushMessages
import Resolver
import SendPolicy
import StringResources
import Testing
import Workspace

/// A production profile with everything in order; each test changes what it is about.
enum Sending {
  /// 2026-11-21 05:30:00 UTC.
  static let now = 1_795_239_000

  static let profile = Profile(
    name: "prod", project: "demo-shop-prod",
    testTargets: [
      TestTarget(name: "pixel-mia", address: "cGl4ZWwtbWlh:APA91bFmZqW8Tnq0123456789"),
      TestTarget(name: "iphone-jo", address: "short"),
    ])

  static let account = SendAccess.account(
    "push@demo-shop-prod.iam.gserviceaccount.com", from: "key.json", projectID: "demo-shop-prod")

  static let topic = #"{"topic":"news","notification":{"title":"Sale","body":"Now"}}"#

  static func sendCase(
    _ message: String = topic, profile: Profile = profile, locales: [String] = ["en-US", "fr-FR"],
    _ change: (inout SendCase) -> Void = { _ in }
  ) throws -> SendCase {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    var sendCase = SendCase(
      profile: .chosen(profile), document: document, findings: [],
      shown: shown(document, in: locales),
      access: account, journal: .sends([]), now: now)
    sendCase.dryRun = try dryRun(of: sendCase)
    change(&sendCase)
    return sendCase
  }

  /// A dry-run of that very message, a minute ago.
  static func dryRun(of sendCase: SendCase) throws -> DryRunRecord? {
    guard let hash = sendCase.payloadHash, let project = sendCase.project,
      let endpoint = sendCase.endpoint
    else { return nil }
    return DryRunRecord(
      payloadHash: hash.description, project: project, endpoint: endpoint, at: now - 60,
      outcome: .accepted(name: "projects/demo-shop-prod/messages/fake_message_id"))
  }

  static func past(
    _ id: Int64, _ kind: SendIntent.Kind, of sendCase: SendCase, at: Int, target: String? = nil,
    hash: String? = nil, outcome: SendOutcome? = .accepted(name: "n")
  ) throws -> PastSend {
    let intent = SendIntent(
      kind: kind, profile: "prod", project: try #require(sendCase.project),
      endpoint: try #require(sendCase.endpoint), account: nil, target: target ?? "topic news",
      payloadHash: hash ?? sendCase.payloadHash?.description ?? "",
      payload: #"{"android":{"notification":{"title":"Weekend"}}}"#)
    return PastSend(id: id, at: at, intent: intent, outcome: outcome, author: "mia@ops")
  }

  static let error = Finding(rule: "crash", .error, "the app crashes")
  static let warning = Finding(rule: "replaceable", .warning, "cannot be replaced")

  static func refusals(_ sendCase: SendCase) -> [String] {
    SendRules.verdict(on: sendCase).refusals.map { "\($0.status.rawValue) \($0)" }
  }

  /// For devices in English and French, and an app whose French text crashes on Android.
  static func shown(
    _ document: MessageDocument, in locales: [String]
  ) -> [ShownNotification] {
    var table = AndroidStringTable()
    for (directory, texts) in [
      ("values", ["Hi %1$s", "Hello"]), ("values-fr", ["%1$d", "Salut"]),
    ] {
      guard let configuration = AndroidConfiguration(directoryName: directory) else { continue }
      let resources = zip(["title", "greeting"], texts).map { name, text in
        AndroidValuesFile.Resource(name: name, kind: .string, value: .text(text), line: 2)
      }
      table.add(
        resources, configuration: configuration, directory: directory,
        path: "res/\(directory)/strings.xml")
    }
    let previewer = NotificationPreviewer(
      strings: AppLocalizations(android: table, apple: AppleStringTable()), appName: "Shop")
    let effective = EffectiveMessage(document)
    return locales.flatMap { locale in
      Platform.allCases.map {
        previewer.notification(for: effective, on: Device($0, locales: [locale]))
      }
    }
  }
}

extension SendCase {
  /// The sends in a journal that is ready.
  var history: [PastSend] {
    get { journal.sends }
    set { journal = .sends(newValue) }
  }
}
