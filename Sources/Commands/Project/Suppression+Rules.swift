internal import MessageLint
internal import Resolver
internal import Spelling
internal import Workspace

extension Suppression {
  /// A suppression of the project file.
  init(_ suppression: LintSuppression, path: String) {
    let platform: Platform? =
      switch suppression.platform {
      case .android: .android
      case .apple: .apple
      case .web: .web
      case nil: nil
      }
    self.init(
      rule: suppression.rule, field: suppression.field, key: suppression.key,
      locale: suppression.locale, platform: platform, file: suppression.file,
      reason: suppression.reason, origin: "\(path):\(suppression.line)")
  }

  /// What is wrong with its rule or its locale, without a look at the app; `nil` if nothing is.
  var complaint: String? {
    Self.complaint(aboutRule: rule)
      ?? locale.flatMap { KnownLocales([]).complaint(aboutFormOf: $0) }
  }

  /// What is wrong with a rule's id; `nil` if there is such a rule.
  static func complaint(aboutRule id: String) -> String? {
    let rules = Linter.rules.map { $0.id }
    guard !rules.contains(id) else { return nil }
    let nearest = NearestName.suggestion(for: id, among: rules)
    let hint = nearest.map { "did you mean ‘\($0)’?" } ?? "run pushwright lint --rules to list them"
    return "no lint rule is called ‘\(id)’: \(hint)"
  }
}
