import FCMClient
import PushMessages

extension Composer {
  /// What the header says about the dry-run.
  public enum DryRunMark: Hashable, Sendable {
    case none
    case running
    case passed
    case refused
    /// The result is of another text, project or endpoint.
    case stale
  }

  public var dryRunMark: DryRunMark {
    switch dryRun {
    case .none: .none
    case .running: .running
    case .passed(let subject, _): subject == dryRunSubject ? .passed : .stale
    case .failed(let subject, _, _): subject == dryRunSubject ? .refused : .stale
    }
  }

  var dryRunAvailability: Availability {
    if case .running = dryRun { return .unavailable(because: "one is running already") }
    if let obstacle = profile.obstacle { return .unavailable(because: obstacle) }
    guard document.message != nil else {
      return .unavailable(because: "the draft cannot be read as a message")
    }
    guard dryRunSubject != nil else {
      return .unavailable(because: "no profile is chosen; start with --profile NAME")
    }
    return .available
  }

  mutating func startDryRun() -> [Effect] {
    endEditing()
    guard let subject = dryRunSubject else { return [] }
    dryRun = .running(subject, since: 0)
    notice = Notice(.info, "Dry-run: asking \(subject.endpoint.host)…")
    return [.dryRun(subject)]
  }

  mutating func finishDryRun(_ subject: DryRunSubject, _ answer: SendAnswer, at instant: Int) {
    dryRun.finish(subject, with: answer, at: instant)
    switch answer {
    case .accepted: notice = Notice(.good, "Dry-run: \(subject.passedSentence)")
    case .failed(let failure):
      // The field comes first: it is what a narrow screen must not cut off.
      let field = failure.field.map { $0.hasPrefix("message.") ? "\($0.dropFirst(8)): " : "\($0): " }
      notice = Notice(
        .error, "Dry-run: \(field ?? "")\(failure.sentence): \(failure.remedy)")
    }
  }
}
