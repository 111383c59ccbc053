import DevicePreview
import FCMClient
import HarmlessText
import MessageLint
internal import Resolver
import Workspace

extension SendReview {
  /// Everything in the order in which it is read: that it was sent before, or that its file is another one by now; where
  /// it goes, what it says, with whose rights, and then what happened before last.
  ///
  /// `time` writes seconds since 1970 as wall-clock time, in local time and UTC:
  /// `03:14 CEST (01:14 UTC)`.
  public func rows(time: (Int) -> String) -> [ReviewRow] {
    var first = [repeatRow(time: time)].compactMap(\.self)
    if let repeated, repeated.isUnknown {
      first.append(ReviewRow("", repeated.intent.resendAdvice, .error))
    }
    first += [diskRow].compactMap(\.self)
    let isSaid = sameMessage.count == 1 && !isTest
    return first + targetRows + messageRows + senderRows
      + detailRows(time: time, past: pastRows(time, withRepeats: !isSaid))
  }

  /// What is read after the destination and the message.
  public func detailRows(time: (Int) -> String) -> [ReviewRow] {
    detailRows(time: time, past: pastRows(time))
  }

  private func detailRows(time: (Int) -> String, past: [ReviewRow]) -> [ReviewRow] {
    let rows = outcomeRows + expiryRows(time) + checkRows + past
    return rows + remarks.map { ReviewRow("Note", $0, .warning) }
  }

  /// Where it goes and with whose rights, which has to stay in view while the rest is read.
  public var destinationRows: [ReviewRow] { senderRows + targetRows }

  private var targetRows: [ReviewRow] {
    [
      ReviewRow("Target", (isTest ? "TEST " : "") + VisibleText.of(target.description)),
      ReviewRow("Reach", target.reach, target.isOneDevice ? .plain : .warning),
    ] + (list?.rows ?? [])
  }

  private var senderRows: [ReviewRow] {
    var rows = [
      ReviewRow(
        "Profile", "\(sender.profile) (\(kindWords))",
        sender.kind == .production ? .warning : .plain),
      ReviewRow(
        "Project", sender.project?.description ?? "none", sender.project == nil ? .error : .plain),
      ReviewRow("Account", sender.account),
    ]
    if let endpoint = sender.endpoint, endpoint != .google {
      rows.insert(ReviewRow("Endpoint", endpoint.description), at: 2)
    }
    return rows
  }

  private var kindWords: String {
    sender.productionProfile.map {
      "test, but its project is that of \(VisibleText.of($0)), a production profile"
    } ?? sender.kind.rawValue
  }

  private var outcomeRows: [ReviewRow] {
    let limit = Linter.payloadLimit
    return platforms.map { ReviewRow($0.platform.label, $0.sentence, $0.level) }
      + translationRows
      + [
        ReviewRow("Size", "≈\(size) of \(limit) bytes", size > limit ? .error : .plain),
        label.map { ReviewRow("Label", VisibleText.of($0, limit: 60)) },
      ].compactMap(\.self)
  }

  /// Who sends has to know what was rejected, and who has looked at what; a profile's demand is a rule of its own.
  private var translationRows: [ReviewRow] {
    guard let translations else { return [] }
    let level: ReviewRow.Level =
      !translations.rejected.isEmpty || !translations.overridden.isEmpty
        || translations.fault != nil
      ? .warning : translations.reviewed == translations.total ? .good : .plain
    return [
      ReviewRow("Locales", translations.sentence, level),
      translations.reviewerSentence.map { ReviewRow("Reviewed", "by \($0)") },
      translations.fault.map { ReviewRow("Reviews", VisibleText.of($0), .warning) },
    ].compactMap(\.self)
  }

  /// Platforms that agree share a line.
  private func expiryRows(_ time: (Int) -> String) -> [ReviewRow] {
    var groups: [(moment: Expiry.Moment, names: [String])] = []
    for expiry in expiries {
      if let index = groups.firstIndex(where: { $0.moment == expiry.moment }) {
        groups[index].names.append(expiry.platform.label)
      } else {
        groups.append((expiry.moment, [expiry.platform.label]))
      }
    }
    return groups.enumerated().map { index, group in
      let names = groups.count == 1 ? "" : ", \(group.names.joined(separator: " and "))"
      let label = index == 0 ? "Expires" : ""
      return switch group.moment {
      case .at(let seconds): ReviewRow(label, time(seconds) + names)
      case .onceOnly: ReviewRow(label, "at once: tried only once\(names)", .warning)
      case .unreadable(let text):
        ReviewRow(label, "‘\(VisibleText.of(text, limit: 40))’ can't be read\(names)", .error)
      }
    }
  }

  private var checkRows: [ReviewRow] {
    var rows = lintRows
    if let reason { rows.append(ReviewRow("Reason", reason, .warning)) }
    if let dryRun {
      let isKnown = isHistoryKnown || dryRun != .none
      let words = isKnown ? dryRun.description : "unknown: Pushwright can't read the history"
      rows.append(ReviewRow("Dry run", words, dryRun.counts ? .good : .warning))
    }
    return rows
  }
}

extension PlatformOutlook {
  fileprivate var level: ReviewRow.Level {
    switch severity {
    case .fine: isAsMeant ? .good : .plain
    case .unknown, .warning: .warning
    case .error: .error
    }
  }
}
