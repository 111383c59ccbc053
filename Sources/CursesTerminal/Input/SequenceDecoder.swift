internal import TerminalUI

/// Turns what curses reads into reports, however the bytes of a sequence are split over time.
///
/// Nothing of a sequence is ever typed text: an unknown one is read to its end and dropped,
/// and an answer that breaks off is continued when the rest comes.
package struct SequenceDecoder {
  /// One thing that curses reads.
  package enum Input: Hashable {
    case character(Unicode.Scalar)
    /// A key whose sequence is in the terminal's description; see ``KeyCodes``.
    case code(Int32)
  }

  private enum State {
    case ground
    /// Esc came: alone, as Alt with the next key, or as the beginning of a sequence.
    case escape
    /// `ESC O`, the keypad's sequences.
    case application
    /// `ESC [` and what came after it.
    case control(String)
    /// `CSI M` and three more: a mouse's report in the form that ends at column 95.
    case legacyMouse(missing: Int)
    /// `ESC ]`, `ESC P` and the like, up to the terminator, whose `ESC` may have come.
    case string(introducer: Unicode.Scalar, text: String, isEscaped: Bool)
  }

  private var state = State.ground
  /// What was pasted so far; nil outside a paste.
  private var pasted: String?
  /// Whether the paste had more than ``longestPaste``: the decoder only looks for its end.
  private var isPasteTooLong = false
  /// Whether the last paste had no end, so that the rest of it may still come.
  private(set) var wasPasteAbandoned = false
  private var reports: [TerminalReport] = []

  package init() {}

  /// Whether it is a matter of time what came last: a key by itself, or the beginning of more.
  var isUndecided: Bool {
    switch state {
    case .escape, .application: true
    case .control(let text): text.isEmpty
    case .string(_, let text, let isEscaped): text.isEmpty && !isEscaped
    case .ground, .legacyMouse: false
    }
  }

  /// Whether the rest of a sequence is missing, a paste not counted.
  var isWithinSequence: Bool {
    if case .ground = state { false } else { true }
  }

  /// In bytes; FCM takes four thousand.
  static let longestPaste = 1_000_000

  /// Whether the end of a paste is missing.
  var isPasting: Bool { pasted != nil }

  /// The end of a paste never came: the part that came is pasted, and keys are keys again.
  package mutating func abandonPaste() -> [TerminalReport] {
    guard isPasting else { return [] }
    let wasTooLong = isPasteTooLong
    endPaste()
    wasPasteAbandoned = true
    if !wasTooLong { reports.append(.event(.pasteFault(.endless))) }
    defer { reports = [] }
    return reports
  }

  /// After a paste without an end: its rest has come late, and isn't a row of keys.
  package mutating func resumePaste() {
    guard wasPasteAbandoned, !isPasting else { return }
    beginPaste()
  }

  /// A single key was pressed: nothing of the paste is on its way.
  mutating func forgetAbandonedPaste() { wasPasteAbandoned = false }

  /// Forgets a sequence whose rest never came.
  mutating func abandonSequence() { state = .ground }

  package mutating func take(_ input: Input) -> [TerminalReport] {
    if pasted != nil {
      continuePaste(with: input)
    } else {
      step(input)
    }
    defer { reports = [] }
    return reports
  }

  /// Nothing else came for as long as the bytes of one key may take.
  package mutating func pause() -> [TerminalReport] {
    guard isUndecided else { return [] }
    endUndecided()
    state = .ground
    defer { reports = [] }
    return reports
  }

  private mutating func step(_ input: Input) {
    switch (state, input) {
    case (.ground, _): begin(with: input)
    case (.escape, _): afterEscape(input)
    case (.application, .character(let letter)) where letter != "\u{1B}":
      state = .ground
      if let key = ControlSequence.lettered[letter] { report(KeyPress(key)) }
    case (.control(let text), .character(let scalar)) where 0x20...0x7E ~= scalar.value:
      continueControl(text, with: scalar)
    case (.legacyMouse(let missing), .character(let scalar)) where scalar.value >= 0x20:
      state = missing > 1 ? .legacyMouse(missing: missing - 1) : .ground
    case (.string(let introducer, let text, let isEscaped), .character(let scalar)):
      continueString(introducer, text, isEscaped: isEscaped, with: scalar)
    default: breakOff(with: input)
    }
  }

  private mutating func begin(with input: Input) {
    state = .ground
    switch input {
    case .code(KeyCodes.pasteStart): beginPaste()
    case .code(let code): if let press = KeyCodes.keyPress(for: code) { report(press) }
    case .character("\u{1B}"): state = .escape
    case .character(let scalar): report(KeyPress(typed: scalar))
    }
  }

  private mutating func afterEscape(_ input: Input) {
    switch input {
    case .character("\u{1B}"), .code(KeyCodes.pasteStart):
      breakOff(with: input)
    case .character("["): state = .control("")
    case .character("O"): state = .application
    case .character(let scalar) where "]P^_X".unicodeScalars.contains(scalar):
      state = .string(introducer: scalar, text: "", isEscaped: false)
    case .character(let scalar):
      state = .ground
      report(KeyPress(typed: scalar).withAlt)
    case .code(let code):
      state = .ground
      report(KeyCodes.keyPress(for: code)?.withAlt ?? KeyPress(.escape))
    }
  }

  private mutating func continueControl(_ text: String, with scalar: Unicode.Scalar) {
    let text = text + String(scalar)
    switch text {
    case "M":
      state = .legacyMouse(missing: 3)
    // The function keys of the Linux console have a letter after it.
    case "[":
      state = .control(text)
    case "200~":
      state = .ground
      beginPaste()
    case _ where scalar.value >= 0x40:
      state = .ground
      if let report = ControlSequence(text)?.report { reports.append(report) }
    // No terminal sends this much; it is read to its end all the same.
    case _ where text.utf8.count > 256: break
    default:
      state = .control(text)
    }
  }

  private mutating func continueString(
    _ introducer: Unicode.Scalar, _ text: String, isEscaped: Bool, with scalar: Unicode.Scalar
  ) {
    // BEL, the string terminator as one character, and as two.
    let isEnd = scalar == "\u{7}" || scalar == "\u{9C}" || isEscaped && scalar == "\\"
    switch scalar {
    case _ where isEnd:
      state = .ground
      if introducer == "]", let color = RGB(answer: text) {
        reports.append(.event(.background(color)))
      }
    case _ where isEscaped:
      state = .escape
      afterEscape(.character(scalar))
    case "\u{1B}":
      state = .string(introducer: introducer, text: text, isEscaped: true)
    case _ where scalar.value < 0x20:
      breakOff(with: .character(scalar))
    default:
      let isLong = text.utf8.count >= 4096
      state = .string(
        introducer: introducer, text: isLong ? text : text + String(scalar), isEscaped: false)
    }
  }

  /// What came cannot belong to the sequence: keys get through, whatever the terminal began.
  private mutating func breakOff(with input: Input) {
    if isUndecided { endUndecided() }
    begin(with: input)
  }

  /// It was a key, alone or with Alt.
  private mutating func endUndecided() {
    switch state {
    case .escape: report(KeyPress(.escape))
    case .application: report("alt-O")
    case .control: report("alt-[")
    case .string(let introducer, _, _): report(KeyPress(typed: introducer).withAlt)
    case .ground, .legacyMouse: break
    }
  }

  private mutating func beginPaste() {
    (pasted, isPasteTooLong, wasPasteAbandoned) = ("", false, false)
  }

  /// A paste is text whatever it holds.
  private mutating func continuePaste(with input: Input) {
    switch input {
    case .code(KeyCodes.pasteEnd):
      endPaste()
    case .code(let code):
      // Curses took a part of the text for a key; this is what it was made of.
      pasted?.append(KeyCodes.sequence(of: code))
      limitPaste()
    case .character(let scalar):
      pasted?.unicodeScalars.append(scalar)
      limitPaste()
      // The mark came in pieces, so that curses did not know it.
      let mark = "\u{1B}[201~".unicodeScalars
      guard scalar == "~", let text = pasted?.unicodeScalars, text.suffix(6).elementsEqual(mark)
      else { return }
      pasted?.unicodeScalars.removeLast(mark.count)
      endPaste()
    }
  }

  /// Of what is too long nothing is kept but what may be a piece of the mark at its end.
  private mutating func limitPaste() {
    guard let count = pasted?.utf8.count, count > (isPasteTooLong ? 4096 : Self.longestPaste) else {
      return
    }
    isPasteTooLong = true
    pasted = pasted.map { String(String.UnicodeScalarView($0.unicodeScalars.suffix(5))) }
  }

  /// Terminals send newlines as carriage returns.
  private mutating func endPaste() {
    let text = pasted ?? ""
    pasted = nil
    guard !isPasteTooLong else {
      isPasteTooLong = false
      return reports.append(.event(.pasteFault(.tooLong(limit: Self.longestPaste))))
    }
    reports.append(.event(.paste(String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 }))))
  }

  private mutating func report(_ press: KeyPress) { reports.append(.key(press)) }
}
