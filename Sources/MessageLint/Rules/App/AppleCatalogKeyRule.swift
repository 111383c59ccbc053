import AppProject
import PushMessages
import Resolver

/// Xcode is about to remove a text from the app's string catalog, because no code names its key.
///
/// Xcode manages a key of a catalog by itself unless the key is set to *Manually*: if no code has it, the next build marks it
/// as stale, and a clean-up deletes it with its translations. The app that is released today still has the text.
/// `pushwright keep --write` sets the keys of your drafts to *Manually*.
enum AppleCatalogKeyRule: LintRule {
  static let id = "apple-catalog-key-automatic"
  static let severity = Finding.Severity.warning
  static let summary = "Xcode manages a text's key, and no code names it."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, app.gap == nil else { return [] }
    return subject.keyedFields.filter { $0.platform == .apple }.compactMap { field in
      guard let key = app.keys[field.key], !key.isInCode else { return nil }
      let fate: String
      switch key.state {
      case .manual: return nil
      case .automatic: fate = "manages \(field.key) itself and finds it in no code"
      case .stale: fate = "has marked \(field.key) as stale"
      }
      return appFinding(
        "\(field.title): Xcode \(fate) (\(key.place)), so a clean-up deletes it",
        headline: "\(field.headline): a later release may lack the text", remedy: nil,
        appRemedy: "set the key to Manually in Xcode, or run pushwright keep --write",
        at: field.path, on: .apple)
    }
  }
}
