import CodeSnippets
import Drafts
import FCMClient
import MessageLint
import PushMessages
import Resolver
import SendPolicy
import Workspace

extension Composer {
  /// What a form of the menu would copy now.
  public func copyText(_ form: CopyForm, seeing derived: Derived) -> CopyText {
    switch form {
    case .draft: return .text(document.text)
    case .body:
      guard let message = document.canonicalMessage else { return .unreadable }
      return .text(SendRequest.body(of: message, isDryRun: false))
    case .curl: return curlText
    case .node, .python, .java, .go, .csharp, .simulator:
      return snippet(form).map { .text($0.text) } ?? .unreadable
    case .shownTexts:
      let row = derived.rows.first { $0.locale == locale }
      return row.map { .text($0.shownTexts + conditions) }
        ?? .unavailable(because: "nothing is previewed")
    case .report: return bugReport(seeing: derived)
    case .problem:
      let findings = derived.findings
      guard !findings.isEmpty else { return .unavailable(because: "no problems") }
      return .text(findings[min(problems.index, findings.count - 1)].report)
    }
  }

  /// The form's name for the notice, with the number of remarks about fields that the code can't express.
  func copiedName(_ form: CopyForm) -> String {
    guard form != .simulator, let count = snippet(form)?.notes.count, count > 0 else {
      return form.title
    }
    return "\(form.title) (\(count == 1 ? "1 remark" : "\(count) remarks") in its comments)"
  }

  private func snippet(_ form: CopyForm) -> CodeSnippet? {
    form.snippet.flatMap { CodeSnippet(document, as: $0) }
  }

  /// A dry run as the profile would make it; the user who runs it adds the token.
  private var curlText: CopyText {
    guard let message = document.canonicalMessage else { return .unreadable }
    guard let intent = SendRules.dryRunIntent(of: dryRunCase) else {
      return .unavailable(
        because: profile.blocker ?? "the profile \(profile.name) names no project")
    }
    let token = CurlText.Token(
      variable: profile.choice.profile?.tokenVariable, isLocal: intent.endpoint.isLoopback)
    do throws(RefusedSend) {
      let request = try SendRequest.dryRun(
        endpoint: intent.endpoint, project: "\(intent.project)", messageText: message)
      return .text(CurlText.command(for: request, token: token))
    } catch {
      return .unavailable(because: error.description)
    }
  }
}

extension CopyText {
  fileprivate static let unreadable = Self.unavailable(
    because: "the draft can't be read as a message")
}

extension Finding {
  /// Everything needed to fix it: what is wrong, where, and what to do.
  fileprivate var report: String {
    let place =
      source?.place
      ?? position.map { "draft:\($0.line):\($0.column)" }
    let rows: [(label: String, text: String?)] = [
      ("field", path.map { "\($0)" }), ("place", place),
      ("locales", locales.isEmpty ? nil : locales.localeNames), ("now", remedy),
      ("next app release", appRemedy), ("rule", rule),
    ]
    let lines = rows.compactMap { row in row.text.map { "\(row.label): \($0)" } }
    let word = severity == .error ? "error" : "warning"
    return (["\(word): \(sentence)"] + lines).joined(separator: "\n") + "\n"
  }
}
