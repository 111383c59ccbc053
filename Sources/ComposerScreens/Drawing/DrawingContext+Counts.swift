internal import Drafts
internal import MessageLint

/// How much there is of something, in signs or, for screen readers, in words.
extension DrawingContext {
  /// `≈423 B of 4096`, with a sign where it is too much.
  func sizeWords(_ size: Int) -> String {
    "\(sizeMark(size))≈\(size) B of \(Linter.payloadLimit)"
  }

  func sizeMark(_ size: Int) -> String {
    guard size > Linter.payloadLimit else { return "" }
    return options.isAccessible ? "too long: " : "✗"
  }

  /// `✗2 ⚠1`; empty where nothing is wrong.
  func counts(_ findings: [Finding]) -> String {
    let errors = findings.count { $0.severity == .error }
    return counts(errors: errors, warnings: findings.count - errors)
  }

  func counts(errors: Int, warnings: Int) -> String {
    var parts: [String] = []
    if options.isAccessible {
      if errors > 0 { parts.append("\(errors) error\(errors == 1 ? "" : "s")") }
      if warnings > 0 { parts.append("\(warnings) warning\(warnings == 1 ? "" : "s")") }
      return parts.joined(separator: ", ")
    }
    if errors > 0 { parts.append("✗\(errors)") }
    if warnings > 0 { parts.append("⚠\(warnings)") }
    return parts.joined(separator: " ")
  }

  /// `✔ reviewed 6/24 ✘1 ~2`; `nil` where nobody has marked anything.
  func reviewCounts(_ reviews: LocaleReviews, isShort: Bool = false) -> String? {
    guard !reviews.isEmpty else { return nil }
    let total = reviews.states.count
    if options.isAccessible {
      let parts = [
        "reviewed \(reviews.reviewed) of \(total)",
        reviews.rejected > 0 ? "\(reviews.rejected) rejected" : nil,
        reviews.lapsed > 0 ? "\(reviews.lapsed) lapsed" : nil,
      ]
      return parts.compactMap(\.self).joined(separator: ", ")
    }
    let rejected = reviews.rejected > 0 ? " ✘\(reviews.rejected)" : ""
    let lapsed = reviews.lapsed > 0 ? " ~\(reviews.lapsed)" : ""
    return "✔ \(isShort ? "" : "reviewed ")\(reviews.reviewed)/\(total)\(rejected)\(lapsed)"
  }
}
