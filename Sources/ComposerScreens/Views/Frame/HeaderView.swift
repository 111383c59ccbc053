internal import ComposerState
internal import Drafts
internal import FCMClient
internal import PushMessages
internal import TerminalUI
internal import TextLayout

/// Where the message goes, in the profile's color, and how far the work on it is.
struct HeaderView {
  let context: DrawingContext
  let badge: String
  /// The project's name; empty where there is none.
  let project: String
  let targets: [Message.Target]
  /// The list that the draft goes to, and how many get it; `nil` if it goes to its own target.
  private let list: RecipientWords?
  /// What is wrong with a draft that has no target because it cannot be read.
  let unreadable: UnreadableDraft?
  let fileName: String
  /// Behind the file's name: whether it is saved.
  let fileMark: String
  /// What was sent, or how the dry-run stands.
  let sending: String
  /// What a wide screen has room for.
  let details: [String]

  init(_ composer: borrowing Composer, _ derived: borrowing Derived, in context: DrawingContext) {
    self.context = context
    badge = composer.profileKind.badge
    project = composer.project?.description ?? ""
    targets = derived.targets
    list = RecipientWords(composer)
    unreadable = composer.unreadable
    fileName = composer.file.name
    fileMark = Self.fileMark(composer, context.options)
    sending =
      if let sent = composer.sentWords { sent } else {
        "dry run: \(composer.dryRunMark(seeing: derived).word)"
      }
    details = context.layout.isWide ? Self.details(composer, derived, in: context) : []
  }

  private static func fileMark(_ composer: Composer, _ options: DrawingOptions) -> String {
    if composer.saving != nil { return " saving…" }
    if composer.isReadingSlowly { return " reading…" }
    if composer.isReadOnly { return " (read-only)" }
    return composer.isDirty ? options.isAccessible ? " (unsaved)" : " ●" : ""
  }

  private static func details(
    _ composer: Composer, _ derived: Derived, in context: DrawingContext
  ) -> [String] {
    let origin = composer.strings?.origin.map { "app \($0.displayable)" }
    return [
      composer.strings == nil ? "reading strings…" : origin,
      context.sizeWords(derived.payloadSize),
      context.reviewCounts(composer.reviews(seeing: derived), isShort: true),
    ].compactMap(\.self)
  }

  func draw(in rect: Rect, on canvas: inout Canvas) {
    let style = context.profileStyle
    canvas.fill(rect, style: style)
    let limit = context.layout.isWide ? rect.columns * 2 / 3 : rect.columns / 2
    // The target is the last to be shortened.
    let wanted = unreadable == nil ? context.width(of: destination(toWidth: 10_000)) : 0
    let status = status(width: min(limit, rect.columns - 4 - wanted))
    let statusColumn = rect.columns - context.width(of: status) - 1
    canvas.write(status, at: Point(column: statusColumn, row: rect.row), style: style)
    let width = statusColumn - 3
    canvas.write(
      destination(toWidth: width), at: Point(column: 1, row: rect.row), style: style.bold)
  }

  private func destination(toWidth width: Int) -> String {
    // What is wrong with a draft can be said in fewer words, a target cannot.
    let kept = unreadable == nil || project.isEmpty ? 0 : context.width(of: project) + 1
    let target = target(toWidth: width - context.width(of: badge) - 3 - kept)
    let room = width - context.width(of: badge) - 4 - context.width(of: target)
    // Cut to less, a project says nothing.
    let fits = !project.isEmpty && room >= min(6, context.width(of: project))
    let name =
      fits ? " \(context.isolated(context.truncated(project, toWidth: room), toWidth: room))" : ""
    return context.shown(isolating: "\(badge)\(name) ▸ \(target)", toWidth: width)
  }

  private func target(toWidth width: Int) -> String {
    if let unreadable { return UnreadableWords.header(unreadable, toWidth: width) }
    if let list, targets.isEmpty { return text(of: list, toWidth: width) }
    return switch targets.count + (list == nil ? 0 : 1) {
    case 0: "no target yet"
    case 1: "\(targets[0].fieldName) \(text(of: targets[0], toWidth: width))"
    default: "\(context.sign("⚠")) \(targets.count + (list == nil ? 0 : 1)) targets"
    }
  }

  /// How many get it is never cut off; the path is, in its middle.
  private func text(of list: RecipientWords, toWidth width: Int) -> String {
    let room = max(6, width - 5 - context.width(of: list.count))
    let path = context.truncatedInMiddle(list.path, toWidth: room)
    return "list \(context.isolated(path, toWidth: room))\(list.count)"
  }

  /// Names of topics and conditions differ at their ends; of a device's address the ends alone tell it from others.
  private func text(of target: Message.Target, toWidth width: Int) -> String {
    let room = max(0, width - target.fieldName.count - 1)
    let text = target.shortText
    return context.isolated(context.truncatedInMiddle(text, toWidth: room), toWidth: room)
  }

  /// The name of the file gives way, and what else is said where there is room; how the dry-run stands does not.
  private func status(width: Int) -> String {
    let nameWidth = min(24, context.width(of: fileName.beginning(columns: 24)))
    var parts: [String] = []
    var room = width - nameWidth - context.width(of: fileMark) - context.width(of: sending) - 2
    for part in details where context.width(of: part) + 2 <= room {
      parts.append(part)
      room -= context.width(of: part) + 2
    }
    let rest = fileMark + "  " + (parts + [sending]).joined(separator: "  ")
    let nameRoom = min(24, width - context.width(of: rest))
    return nameRoom < 4 ? rest : context.shown(fileName, toWidth: nameRoom) + rest
  }
}

extension Composer.DryRunMark {
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .running: "…"
    case .passed: "✓ ok"
    case .passedDespiteLint: "✓ ok, ✗ lint"
    case .refused: "✗ refused"
    case .notSent: "✗ not sent"
    case .withoutAnswer: "outcome unknown"
    case .answeredAsSend: "✗ may be sent"
    case .stale: "stale"
    }
  }
}
