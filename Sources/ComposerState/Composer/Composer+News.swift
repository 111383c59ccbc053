import SendPolicy

/// What came in from outside, and is worth a sentence once.
extension Composer {
  /// What should be known about the credentials is said once.
  mutating func takeAccount(_ access: SendAccess, _ warnings: [String]) {
    sending.take(access)
    sending.take(warnings: warnings)
    guard let first = warnings.first?.capitalizedFirst, notice?.text.contains(first) != true else {
      return
    }
    // An account is found when the program starts or a profile is taken, which has news of its own.
    notice = Notice(.warning, first).joined(to: notice)
  }

  /// Only what hides texts is worth the operator's attention now; warnings are the app's business.
  ///
  /// It is said once, and no longer than it is true: pane 7 has it as long as it lasts.
  mutating func noteStrings(_ summary: StringsSummary) {
    guard summary.errors != strings?.errors else { return }
    let new = summary.notice
    if new != nil || notice == strings?.notice { notice = new }
  }
}

extension StringsSummary {
  fileprivate var notice: Notice? {
    guard let first = errors.first else { return nil }
    return Notice(.error, first + (errors.count > 1 ? " (+\(errors.count - 1) more)" : ""))
  }
}
