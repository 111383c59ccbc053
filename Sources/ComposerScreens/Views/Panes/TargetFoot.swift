internal import ComposerState
internal import Drafts
internal import FCMClient
internal import PushMessages
internal import SendPolicy
internal import TerminalUI
internal import TextLayout

/// What stands below the fields of the target: what is wrong with it, and with whose rights the message would go.
struct TargetFoot {
  let context: DrawingContext
  /// The target, as the draft has it.
  let text: String
  let complaint: TargetDiagnostic?
  /// Whether a file is named that has the target.
  let namesFile: Bool
  let hasProfile: Bool
  let access: SendAccess?
  let project: ProjectID?
  /// What can be done about a target in the wrong field, or of a kind that is going away.
  private let advice: (words: String, isWarning: Bool)?
  private let devices: [DeviceLine]
  private let labelOffer: String?

  init(_ composer: borrowing Composer, in context: DrawingContext) {
    self.context = context
    text = composer.targetText(composer.targetKind) ?? ""
    complaint = composer.targetDiagnostic
    namesFile = composer.namesTargetFile
    hasProfile = composer.profile.kind != .none
    access = composer.access
    project = composer.project
    advice = Self.advice(on: composer, in: context)
    devices = DeviceLine.all(of: composer, in: context)
    labelOffer = composer.offeredLabel
  }

  private static func advice(
    on composer: Composer, in context: DrawingContext
  ) -> (words: String, isWarning: Bool)? {
    if let kind = composer.misplacedTargetKind {
      let key = context.keymap.label(for: .moveTarget)
      let way = key.isEmpty ? "‘\(Command.moveTarget.configurationName)’" : key
      let first = composer.editing == nil ? "" : "Esc, then "
      let name = kind == .fid ? "an installation ID" : "a registration token"
      return ("this is \(name): \(first)\(way) moves it to \(kind.rawValue)", true)
    }
    if composer.targetKind == .list { return RecipientWords(composer)?.advice }
    let isToken = composer.targetKind == .token && composer.setTargets.contains(.token)
    return isToken
      ? ("deprecated, but delivered; only the app itself can tell its fid", false) : nil
  }

  /// Below so many rows of fields.
  func draw(below row: Int, in area: Rect, on canvas: inout Canvas) {
    var used = row + drawComplaint(below: row, in: area, on: &canvas)
    guard hasProfile else { return }
    // In a single row what devices won't show comes before whose rights count.
    if area.rows - used == 1, let worst = Self.worst(of: devices[...]) {
      return draw(worst, in: area.row(used), on: &canvas)
    }
    if used < area.rows { drawAccount(in: area.row(used), on: &canvas) }
    used += 1
    // A device that shows nothing comes before the offer, and a list that is too long ends with how much is left.
    let room = max(0, area.rows - used)
    let isCut = devices.count > room
    for (index, line) in devices.prefix(isCut ? max(0, room - 1) : room).enumerated() {
      draw(line, in: area.row(used + index), on: &canvas)
    }
    guard !isCut else {
      if room > 0 { drawRest(from: max(0, room - 1), in: area.row(area.rows - 1), on: &canvas) }
      return
    }
    used += devices.count
    if used < area.rows { drawLabel(in: area.row(used), on: &canvas) }
  }

  private func draw(_ line: DeviceLine, in rect: Rect, on canvas: inout Canvas) {
    canvas.write(
      context.truncated(line.name.displayable, toWidth: FormPane.labelWidth - 2),
      at: rect.origin.moved(columns: 1), style: .dim)
    canvas.write(
      context.shown(line.text, toWidth: rect.columns - 13, base: .leftToRight),
      at: rect.origin.moved(columns: FormPane.labelWidth), style: line.style)
  }

  private static func worst(of lines: ArraySlice<DeviceLine>) -> DeviceLine? {
    lines.first { $0.style == .warning || $0.style == .error }
  }

  /// Those that have no room, counted; one of them that is alone is shown.
  private func drawRest(from first: Int, in rect: Rect, on canvas: inout Canvas) {
    let rest = devices.dropFirst(first)
    let count = rest.count
    if count == 1, let line = rest.first { return draw(line, in: rect, on: &canvas) }
    let silent = rest.count { $0.style == .warning }
    let failed = rest.count { $0.style == .error }
    let words = [
      silent > 0 ? "\(context.sign("⚠")) \(silent) won't show this broadcast" : "",
      failed > 0 ? "\(context.sign("✗")) \(failed) without an answer" : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    let all = count == devices.count
    let name = all ? "Devices" : "\(count) more"
    let plain = all ? "\(count) test devices" : "test devices"
    draw(
      DeviceLine(
        name: name, text: words.isEmpty ? plain : words,
        style: silent > 0 ? .warning : failed > 0 ? .error : .dim), in: rect, on: &canvas)
  }

  /// The offer of a label, in the key that it has.
  private func drawLabel(in rect: Rect, on canvas: inout Canvas) {
    guard let labelOffer else { return }
    let key = context.keymap.label(for: .setLabel)
    canvas.write("Label", at: rect.origin.moved(columns: 1), style: .dim)
    canvas.write(
      context.truncated(
        key.isEmpty ? "none" : "none; \(key) sets \(labelOffer)", toWidth: rect.columns - 13),
      at: rect.origin.moved(columns: FormPane.labelWidth), style: .dim)
  }

  /// Under the place at which a target goes wrong, with what is wrong there; returns the rows used.
  private func drawComplaint(below row: Int, in area: Rect, on canvas: inout Canvas) -> Int {
    guard row < area.rows, row > 0 else { return 0 }
    let rect = area.row(row)
    let start = FormPane.labelWidth
    if namesFile {
      canvas.write(
        KeyWords.readWhenLeft, at: rect.origin.moved(columns: start), style: .info,
        width: rect.columns - start - 1)
      return 1
    }
    let room = rect.columns - start - 1
    if let advice, advice.isWarning || complaint == nil {
      let mark = advice.isWarning ? context.sign("⚠") + " " : ""
      canvas.write(
        context.shown(mark + advice.words, toWidth: room, base: .leftToRight),
        at: rect.origin.moved(columns: start), style: advice.isWarning ? .warning : .dim)
      return 1
    }
    guard let complaint else { return 0 }
    // A text that has scrolled in its field, or turns around, has its places elsewhere.
    let column = context.width(of: String(text.prefix(complaint.offset)).displayable)
    let isInPlace =
      context.width(of: text.displayable) < room - 1
      && Bidi.direction(of: text) == .leftToRight && !context.options.isAccessible
    let sentence = complaint.sentence
    if isInPlace, column + 2 + context.width(of: sentence) <= room {
      canvas.write(
        "^ \(sentence)", at: rect.origin.moved(columns: start + column), style: .warning)
    } else if isInPlace, context.width(of: sentence) + 1 <= column {
      canvas.write(
        "\(sentence) ^",
        at: rect.origin.moved(columns: start + column - context.width(of: sentence) - 1),
        style: .warning)
    } else {
      let isShort = context.width(of: complaint.placedSentence) + 2 <= room
      let words =
        isShort ? complaint.placedSentence : "column \(complaint.offset + 1): \(sentence)"
      canvas.write(
        context.shown("\(context.sign("⚠")) \(words)", toWidth: room, base: .leftToRight),
        at: rect.origin.moved(columns: start), style: .warning)
    }
    return 1
  }

  /// With whose rights the message would go, under its target.
  private func drawAccount(in rect: Rect, on canvas: inout Canvas) {
    canvas.write("From", at: rect.origin.moved(columns: 1), style: .dim)
    let text = access?.words ?? "looking for credentials…"
    let room = rect.columns - 13
    let project = self.project.map { " · project \($0)" } ?? ""
    let fits = context.width(of: text) + context.width(of: project) <= room
    canvas.write(
      context.truncated((fits ? text + project : text).displayable, toWidth: room),
      at: rect.origin.moved(columns: 12), style: isAccountMissing ? .error : .dim)
  }

  private var isAccountMissing: Bool {
    if case .failed = access { true } else { false }
  }
}

extension SendAccess {
  /// With whose rights a message goes, or why there are none.
  var words: String {
    switch self {
    case .notNeeded: "no account: a local FCM accepts any token"
    case .account(let name, let source, _): name == source ? name : "\(name), \(source)"
    case .notAllowed: "not looked up: the project file needs your permission first"
    case .failed(let failure): "✗ \(failure)"
    }
  }
}
