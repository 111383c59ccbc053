import Commands
import Foundation
import SendPolicy

/// Asks on the terminal whether a project file may do what stands above the question.
struct PermissionPrompt {
  private let patience: Patience

  init(_ patience: Patience) {
    self.patience = patience
  }

  func asks() async -> Bool {
    await ConfirmationPrompt(patience).asks(for: .key, question: .permission)
  }

  /// Whether it may, and that is remembered.
  func permits(_ request: PermissionRequest, environment: [String: String]) async -> Bool {
    guard await asks() else { return false }
    do throws(CommandFailure) {
      try TrustStore(environment: environment).allow(
        request, at: Int(Date().timeIntervalSince1970))
      return true
    } catch {
      Narration.say(error.sentence)
      return false
    }
  }
}
