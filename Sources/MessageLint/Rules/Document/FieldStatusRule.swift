import PushMessages

/// A field that a new message should not use: deprecated, a preview of FCM's, or one that FCM sets itself.
///
/// `token` is deprecated in favor of `fid` too, but apps register with tokens until they are built with a newer SDK, so it isn't
/// a finding.
enum FieldStatusRule: LintRule {
  static let id = "field-status"
  static let severity = Finding.Severity.warning
  static let summary = "A field that is deprecated, an FCM preview, or set by FCM itself."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.fields.map(\.field).compactMap { field -> Finding? in
      guard field.status != .current, field.path != "token" else { return nil }
      switch field.status {
      case .current: return nil
      case .deprecated(let instead):
        return finding(
          "\(field.path.description) is deprecated", remedy: "\(instead.description)",
          at: field.path)
      case .preview:
        // What stands below a preview is one too; one word for all of it is enough.
        guard field.path.components.count == 1 else { return nil }
        return finding(
          "\(field.path.description) is a preview under Google's Pre-GA terms: FCM may change it",
          remedy: "convert the draft to android, or accept the preview with a reason",
          at: field.path)
      case .outputOnly:
        return finding(
          "\(field.path.description) is set by FCM, which ignores it in a request", at: field.path,
          fix: Fix("remove it", .remove(field.path)))
      }
    }
  }
}
