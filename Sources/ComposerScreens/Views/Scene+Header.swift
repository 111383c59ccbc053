internal import ComposerState
internal import Drafts
internal import FCMClient
internal import MessageLint
internal import PushMessages
internal import TerminalUI
internal import TextLayout

extension Scene {
  /// Where the message goes, in the profile's colour, and how far the work on it is.
  func drawHeader(on canvas: inout Canvas) {
    let rect = context.layout.header
    let style = context.profileStyle
    canvas.fill(rect, style: style)
    let limit = context.layout.isWide ? rect.columns * 2 / 3 : rect.columns / 2
    // The target is the last to be shortened.
    let wanted = composer.unreadable == nil ? destination(toWidth: 10_000).terminalWidth : 0
    let status = headerStatus(width: min(limit, rect.columns - 4 - wanted))
    let statusColumn = rect.columns - status.terminalWidth - 1
    canvas.write(status, at: Point(column: statusColumn, row: rect.row), style: style)
    let width = statusColumn - 3
    canvas.write(
      destination(toWidth: width), at: Point(column: 1, row: rect.row), style: style.bold)
  }

  private func destination(toWidth width: Int) -> String {
    let badge = composer.profileKind.badge
    let name = composer.project?.description ?? ""
    // What is wrong with a draft can be said in fewer words, a target cannot.
    let kept = composer.unreadable == nil || name.isEmpty ? 0 : name.terminalWidth + 1
    let target = target(toWidth: width - badge.terminalWidth - 3 - kept)
    let room = width - badge.terminalWidth - 4 - target.terminalWidth
    // Cut to less, a project says nothing.
    let fits = !name.isEmpty && room >= min(6, name.terminalWidth)
    let project = fits ? " \(context.isolated(name.truncated(toWidth: room), toWidth: room))" : ""
    return context.shown(isolating: "\(badge)\(project) ▸ \(target)", toWidth: width)
  }

  private func target(toWidth width: Int) -> String {
    if let unreadable = composer.unreadable {
      return UnreadableWords.header(unreadable, toWidth: width)
    }
    let targets = derived.targets
    return switch targets.count {
    case 0: "no target yet"
    case 1: "\(targets[0].fieldName) \(targetText(targets[0], toWidth: width))"
    default: "\(context.sign("⚠")) \(targets.count) targets"
    }
  }

  /// Names of topics and conditions differ at their ends.
  private func targetText(_ target: Message.Target, toWidth width: Int) -> String {
    let room = max(0, width - target.fieldName.count - 1)
    return context.isolated(target.text.truncatedInMiddle(toWidth: room), toWidth: room)
  }

  /// The name of the file gives way, and what else is said where there is room; how the dry-run stands does not.
  private func headerStatus(width: Int) -> String {
    let unsaved = context.options.isAccessible ? " (unsaved)" : " ●"
    let saved = composer.isReadOnly ? " (read-only)" : composer.isDirty ? unsaved : ""
    let waits = composer.isReadingSlowly ? " reading…" : saved
    let mark = composer.saving == nil ? waits : " saving…"
    let dryRun = composer.sentWords ?? "dry-run: \(dryRunWord)"
    let nameWidth = min(24, composer.file.name.beginning(columns: 24).terminalWidth)
    var parts: [String] = []
    var room = width - nameWidth - mark.terminalWidth - dryRun.terminalWidth - 2
    for part in headerDetails where part.terminalWidth + 2 <= room {
      parts.append(part)
      room -= part.terminalWidth + 2
    }
    let rest = mark + "  " + (parts + [dryRun]).joined(separator: "  ")
    let nameRoom = min(24, width - rest.terminalWidth)
    return nameRoom < 4 ? rest : context.shown(composer.file.name, toWidth: nameRoom) + rest
  }

  /// What a wide screen has room for.
  private var headerDetails: [String] {
    guard context.layout.isWide else { return [] }
    let origin = composer.strings?.origin.map { "app \($0.displayable)" }
    return [
      composer.strings == nil ? "reading strings…" : origin,
      context.sizeWords(derived.payloadSize),
      context.reviewCounts(composer.reviews(seeing: derived), isShort: true),
    ].compactMap(\.self)
  }

  private var dryRunWord: String {
    switch composer.dryRunMark {
    case .none: "none"
    case .running: "…"
    case .passed: "✓ ok"
    case .refused: "✗ refused"
    case .withoutAnswer: "no answer"
    case .stale: "stale"
    }
  }

  /// The panes by number, where they share one place.
  func drawTabs(on canvas: inout Canvas) {
    guard let rect = context.layout.tabs else { return }
    var column = rect.column
    let front = composer.pane == .preview ? Pane.text : composer.pane
    for (pane, label) in tabs(front: front, width: rect.columns) {
      if pane == .locales, canvas.hasFrames {
        column += canvas.write("│", at: Point(column: column, row: rect.row), style: .border)
      }
      let isFront = pane == front
      let text = context.tab(label, isFront: isFront)
      let style: Style = isFront ? (context.isFocused(pane) ? .borderFocused : .title) : .dim
      let width = canvas.write(text, at: Point(column: column, row: rect.row), style: style)
      context.map?.note(
        .tab(pane), in: Rect(column: column, row: rect.row, columns: width, rows: 1))
      column += width
    }
  }

  /// Where the names of all do not fit, some of them get shorter, and then leave; the numbers stay.
  private func tabs(front: Pane, width: Int) -> [(pane: Pane, label: String)] {
    let panes = Pane.allCases.filter { $0 != .preview }
    var tabs = panes.map { (pane: $0, label: "\($0.rawValue) \(tabTitle($0))") }
    let shorter: [(pane: Pane, label: String)] =
      [(.platforms, "3 Plat"), (.history, "9 Hist")]
      + [.history, .platforms, .target, .text].map { ($0, "\($0.rawValue)") }
    for (pane, label) in shorter where pane != front {
      let needed = tabs.reduce(1) { $0 + $1.label.terminalWidth + 2 }
      guard needed > width, let index = panes.firstIndex(of: pane) else { continue }
      tabs[index].label = label
    }
    return tabs
  }

  private func tabTitle(_ pane: Pane) -> String {
    switch pane {
    case .problems where context.options.marksOlder && !derived.isComplete: "…"
    case .problems:
      context.counts(derived.findings).isEmpty ? "Problems" : context.counts(derived.findings)
    case .payload: "\(context.sizeMark(derived.payloadSize))≈\(derived.payloadSize) B"
    case .data: "Data"
    default: pane.title
    }
  }
}

extension ProfileSummary.Kind {
  /// Its color in the header.
  var style: Style {
    switch self {
    case .local: .headerLocal
    case .test: .headerTest
    case .production: .headerProduction
    case .none: .header
    }
  }

  var badge: String {
    switch self {
    case .local: "LOCAL"
    case .test: "TEST"
    case .production: "PROD"
    case .none: "NO PROFILE"
    }
  }
}
