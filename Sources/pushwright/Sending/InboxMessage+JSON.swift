import ComposerState
import HarmlessText
import PushMessages

extension InboxMessage {
  /// A message of the emulator's API; `nil` for anything else.
  init?(_ node: JSONNode) {
    guard case .number(let digits)? = node["number"]?.kind, let number = Int(digits),
      let deliveries = node["deliveries"]?.elements
    else { return nil }
    let target = node["target"]?.members?.first.map { "\($0.key) \($0.value.string ?? "")" }
    self.init(
      number: number, target: Self.text(target ?? "no target"),
      isDryRun: node["dry_run"]?.kind == .boolean(true),
      results: deliveries.compactMap(Result.init),
      findings: (node["findings"]?.elements ?? []).compactMap(Finding.init))
  }

  /// What another program says can be anything.
  fileprivate static func text(_ text: String) -> String { VisibleText.of(text) }
}

extension InboxMessage.Result {
  fileprivate init?(_ node: JSONNode) {
    guard let device = node["device"]?.string, let outcome = node["outcome"]?.string else {
      return nil
    }
    guard let shown = node["shows"], let verdict = shown["verdict"]?.string else {
      let words =
        switch node["handling"]?.string {
        case "handed-to-app": "the app gets it, and decides"
        case "not-known": "not known whether the app ever gets it"
        case "hidden": "hidden by the user's settings"
        case "deleted-messages": "the app hears of lost messages"
        default: outcome
        }
      self.init(device: InboxMessage.text(device), level: .plain, words: InboxMessage.text(words))
      return
    }
    let level: InboxMessage.Level =
      switch shown["severity"]?.string {
      case "error": .error
      case "warning": .warning
      default: verdict == "unknown" ? .unknown : .good
      }
    let texts = ["title", "subtitle", "body"].compactMap { shown[$0]?.string }
    let remark = shown["remarks"]?.elements?.first?.string
    let result =
      level == .good ? [] : [verdict.replacing("_", with: " "), remark].compactMap(\.self)
    let words = result + texts
    self.init(
      device: InboxMessage.text(device), level: level,
      words: InboxMessage.text(words.joined(separator: " · ")))
  }
}

extension InboxMessage.Finding {
  fileprivate init?(_ node: JSONNode) {
    guard let rule = node["rule"]?.string, let sentence = node["message"]?.string else {
      return nil
    }
    self.init(
      rule: InboxMessage.text(rule), isError: node["severity"]?.string == "error",
      sentence: InboxMessage.text(sentence))
  }
}
