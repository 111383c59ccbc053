public import Diagnosis
internal import PushMessages
internal import TextLayout

/// What `pushwright doctor` has found, for people and for programs.
public struct DoctorReport: Hashable, Sendable {
  public var checks: [Check]

  /// In the order of the areas.
  public init(_ checks: [Check]) { self.checks = checks.ordered }

  /// An area's name in front of its first line; the remedy below the finding.
  public var text: String {
    var lines: [String] = []
    var last: Check.Area?
    for check in checks {
      let area = check.area == last ? "" : check.area.rawValue
      last = check.area
      let gap = String(repeating: " ", count: Self.width - area.count)
      lines.append("\(check.mark.sign) \(area)\(gap)\(check.finding.displayable)")
      if let remedy = check.remedy {
        lines.append("  \(String(repeating: " ", count: Self.width))→ \(remedy.displayable)")
      }
    }
    return (lines + ["", summary]).joined(separator: "\n") + "\n"
  }

  private static let width = 15

  private var summary: String {
    let (bad, warnings) = (
      checks.count { $0.mark == .bad }, checks.count { $0.mark == .warning }
    )
    guard bad + warnings > 0 else { return "Everything is fine." }
    let failures = bad == 1 ? "1 failure" : "\(bad) failures"
    let remarks = warnings == 1 ? "1 warning" : "\(warnings) warnings"
    return [bad > 0 ? failures : nil, warnings > 0 ? remarks : nil].compactMap(\.self)
      .joined(separator: ", ") + "."
  }

  public var json: String {
    JSONReport.text(
      .doctor,
      checks.map { check in
        .object([
          .init("area", .string(check.area.rawValue)), .init("mark", .string(check.mark.rawValue)),
          .init("finding", .string(check.finding)),
          .init("remedy", JSONReport.string(check.remedy)),
        ])
      })
  }
}
