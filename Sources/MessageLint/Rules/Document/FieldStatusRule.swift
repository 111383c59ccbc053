import PushMessages

/// A field that a new message should not use: deprecated, a preview of FCM's, or one that FCM sets itself.
///
/// `token` is deprecated in the newest schema too, but not every SDK knows `fid` yet, so it is no finding.
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
          "\(field.path.description) is a preview: FCM accepts it only from enrolled projects",
          at: field.path)
      case .outputOnly:
        return finding(
          "\(field.path.description) is set by FCM, which ignores it in a request", at: field.path,
          fix: Fix("remove it", .remove(field.path)))
      }
    }
  }
}
