import HarmlessText
public import MessageLint
import PushMessages

/// What lint has against a message that a dry run accepts, because FCM looks at its form alone.
public struct DryRunDoubt: Hashable, Sendable {
  /// The error that is named: one about the target, because the dry run seems to have checked that, or else the first one.
  public let finding: Finding
  /// How many errors there are.
  public let count: Int
  /// The others in short, in their order; without what hostile texts would do to a terminal.
  public let others: [String]

  /// `nil` if lint has no errors.
  public init?(_ findings: [Finding]) {
    let errors = findings.filter { $0.severity == .error }
    let first = errors.first { finding in
      finding.path.map { Message.Target.fieldNames.contains($0.description) } ?? false
    }
    guard let finding = first ?? errors.first else { return nil }
    (self.finding, count) = (finding, errors.count)
    others = errors.filter { $0 != finding }.map { VisibleText.of($0.headline) }
  }

  /// `lint has 2 errors, which a dry run doesn't check, first: …`; without what hostile texts would do to a terminal.
  public var sentence: String {
    let number = count == 1 ? "1 error" : "\(count) errors"
    let remedy = finding.remedy.map { "; \($0)" } ?? ""
    return "lint has \(number), which a dry run doesn't check\(count == 1 ? "" : ", first"): "
      + VisibleText.of(finding.sentence + remedy)
  }
}
