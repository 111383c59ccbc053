import AppProject
import PushMessages
import Resolver
import Spelling

/// The message names a category that the app's code doesn't register.
///
/// Without its category a notification has no buttons, and nothing says so. Code registers categories, so they are an open
/// kind: nothing is said where code computes most of their names, or registers none at all.
enum AppleCategoryRule: LintRule {
  static let id = "apple-category-not-found"
  static let severity = Finding.Severity.warning
  static let summary = "The Apple app's code registers no category of this name."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, let (path, id) = subject.apsField("category"),
      case .notFound(let known, let computed) = app.category(id)
    else { return [] }
    let count = known.count == 1 ? "1 category" : "\(known.count) categories"
    let more = computed > 0 ? " (code computes the names of \(computed) more)" : ""
    let nearest = NearestName.suggestion(for: id, among: known)
    return [
      appFinding(
        "\(path.description): no category ‘\(id.excerpt)’ among the \(count) in the app's code\(more); Apple devices show no buttons",
        headline: "\(path.description): no category ‘\(id.excerpt)’",
        remedy: "use one of the app's categories: \(known.fewNames)",
        appRemedy: "register the category when the app starts", at: path, on: .apple,
        fix: nearest.map { Fix("write \($0)", .set(path, .string($0))) })
    ]
  }
}
