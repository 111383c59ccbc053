import CodeSnippets
import Drafts
import FCMClient
import MessageLint
import NotificationPage
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
    case .code:
      guard let code = form.snippet(of: self) else { return .unreadable }
      return code.refusal.map { .unavailable(because: $0) } ?? .text(code.text)
    case .shownTexts:
      let row = derived.rows.first { $0.locale == locale }
      return row.map { .text($0.shownTexts + conditions) }
        ?? .unavailable(because: "nothing is previewed")
    case .report: return bugReport(seeing: derived)
    case .markdown:
      return pageBlocker(seeing: derived).map { .unavailable(because: $0) }
        ?? .text(page(seeing: derived).markdown)
    case .page:
      return pageBlocker(seeing: derived).map { .unavailable(because: $0) }
        ?? .text(page(seeing: derived).html)
    case .problem:
      let findings = derived.findings
      guard !findings.isEmpty else { return .unavailable(because: "no problems") }
      return .text(findings[min(problems.index, findings.count - 1)].report)
    }
  }

  /// Why a form can't be copied, lower-case and without a full stop; `nil` if it can.
  ///
  /// Menus ask at each paint, so no program is written for it.
  public func copyBlocker(_ form: CopyForm, seeing derived: Derived) -> String? {
    if case .code = form, document.message != nil { return nil }
    if form == .markdown || form == .page { return pageBlocker(seeing: derived) }
    return switch copyText(form, seeing: derived) {
    case .unavailable(let reason): reason
    case .text: nil
    }
  }

  /// A dry run as the profile would make it; the user who runs it adds the token.
  private var curlText: CopyText {
    guard let message = document.canonicalMessage else { return .unreadable }
    guard let intent = SendRules.dryRunIntent(of: dryRunCase) else {
      return curlTextWithoutProject(message)
    }
    let token = CurlText.Token(
      variable: profile.choice.profile?.tokenVariable, isLocal: intent.endpoint.isLoopback)
    do throws(RefusedSend) {
      let request = try SendRequest.dryRun(
        endpoint: intent.endpoint, project: "\(intent.project)",
        messageText: shellExpiry?.document.canonicalMessage ?? message)
      return .text(curlHead + computed(CurlText.command(for: request, token: token)))
    } catch {
      return .unavailable(because: error.description)
    }
  }

  /// What the draft lacks of its source, as code says it.
  private var curlHead: String { CodeSnippet.shellHead(openLostParts.map(\.statement)) }

  /// The draft as the shell sends it, which computes Apple's expiry; `nil` if the draft itself says when, or nothing does.
  private var shellExpiry: ShellExpiry? {
    notes.expiresIn.flatMap { ShellExpiry($0, in: document) }
  }

  private func computed(_ command: String) -> String {
    shellExpiry?.computed(in: command) ?? command
  }

  /// Without a profile the command names a variable in the place of the project.
  private func curlTextWithoutProject(_ message: String) -> CopyText {
    guard profile.choice.profile == nil else {
      return .unavailable(
        because: profile.blocker ?? "the profile \(profile.name) names no project")
    }
    do throws(RefusedSend) {
      let text = shellExpiry?.document.canonicalMessage ?? message
      return .text(curlHead + computed(try CurlText.command(forDryRunOf: text)))
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
