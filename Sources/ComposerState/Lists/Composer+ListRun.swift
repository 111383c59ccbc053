import Drafts
import FCMClient
import PushMessages
import SendPolicy
import Workspace

/// Sending to the draft's list: the terminal goes to `pushwright send`, with its review, its question and its progress.
extension Composer {
  mutating func runList(isDryRun: Bool) -> [Effect] {
    guard let path = file.path, let name = notes.list, let profile = profile.choice.profile else {
      return []
    }
    notice = nil
    let order = ListRunOrder(draft: path, list: name, profile: profile.name, isDryRun: isDryRun)
    let run = ListRun(
      order: order, document: document, at: now.seconds,
      newest: history.sends?.map(\.id).max() ?? 0)
    sending.changeList { $0.begin(run) }
    return keepNow() + [.runList(order)]
  }

  /// The terminal is back; what came of the run is in the history.
  mutating func endListRun(_ order: ListRunOrder, _ ending: ListRunEnding) -> [Effect] {
    guard list.run?.order == order else { return [] }
    sending.changeList { $0.end(ending) }
    // The file may have been changed because of what the review said.
    sending.changeList { $0.askAgain() }
    if case .failed(let sentence) = ending {
      sending.changeList { $0.noteTold() }
      notice = Notice(
        .error, "Couldn't send to list \(order.list): \(sentence)", offers: [.showHistory])
    }
    return [.readHistory]
  }

  /// Says what came of the last run, once the history was read; without the history, what its status says.
  mutating func settleListRun() {
    guard let run = list.run, !run.isTold, case .exited(let status)? = run.ending else { return }
    let past = history.sends?.first {
      $0.id > run.newest && $0.at >= run.at && $0.intent.kind == .list
    }
    // A history that was read before the run's end comes first sometimes.
    if past == nil, !run.order.isDryRun, status == SendExitStatus.done.rawValue,
      history.failure == nil
    {
      return
    }
    sending.changeList { $0.noteTold() }
    if run.order.isDryRun {
      notice = Self.dryRunNotice(run.order, status)
      return
    }
    guard let past else {
      notice =
        status == SendExitStatus.interrupted.rawValue
        ? Notice(.info, "Not confirmed: nothing was sent to list \(run.order.list)")
        : Notice(.error, "Nothing was sent to list \(run.order.list)", offers: [.send])
      return
    }
    if past.mayHaveArrived {
      sending.note(
        LastSend(
          document: run.document, list: run.order.list, at: past.at, isUnknown: past.isUnknown))
    }
    notice = past.listNotice
  }

  private static func dryRunNotice(_ order: ListRunOrder, _ status: Int32) -> Notice {
    switch status {
    case SendExitStatus.done.rawValue:
      Notice(
        .good, "Dry run of list \(order.list): FCM accepted its messages; \(SendResult.notChecked)")
    case SendExitStatus.refused.rawValue:
      Notice(.error, "Dry run of list \(order.list): FCM refused a message", offers: [.showHistory])
    default: Notice(.error, "No dry run of list \(order.list) was made", offers: [.dryRun])
    }
  }

  /// What the last dry run of the list is worth for the draft as it is.
  var listDryRunMark: DryRunMark {
    guard let run = list.run, run.order.isDryRun, let ending = run.ending else { return .none }
    guard run.document == document, run.order.list == notes.list,
      run.order.profile == profile.name
    else { return .stale }
    return switch ending {
    case .exited(SendExitStatus.done.rawValue): .passed
    case .exited(SendExitStatus.refused.rawValue): .refused
    default: .notSent
    }
  }
}

extension PastSend {
  /// What came of a list, in one line.
  fileprivate var listNotice: Notice {
    let name = "List \(id)"
    return switch outcome {
    case .accepted(let words):
      Notice(isStopped ? .warning : .good, "\(name): \(words)", offers: [.showHistory])
    case .refused(_, let sentence):
      Notice(.error, "\(name): \(sentence)", offers: [.showHistory])
    case .notSent(let sentence):
      Notice(.warning, "\(name): \(sentence)", offers: [.showHistory])
    case .unknown(let sentence), .sentDespiteDryRun(let sentence):
      Notice(.error, "\(name): \(sentence)", offers: [.showHistory])
    case nil:
      Notice(.error, "\(name) ended without a result", offers: [.showHistory])
    }
  }
}
