internal import PushMessages

/// The draft and its file have both changed: what can become of the two.
public struct Divergence: Modal {
  public enum Choice: Hashable, Sendable {
    case keepMine
    case merge
    /// Goes through the places that both changed, one after the other.
    case decide
    case takeTheirs
    case saveAs
    /// For one place.
    case mineHere
    case theirsHere
  }

  /// What the file holds now.
  public let theirs: String
  /// Both changes, where they go together.
  public let merged: String?
  /// How many places both changed differently; 0 where the merged text would be no message.
  public let conflicts: Int
  /// Whether the two changes only meet because the file has them in one line.
  public let isOneLine: Bool
  private let ways: [Choice]
  /// The two texts in parts, some of them in conflict.
  let parts: [LineMerge.Part]
  /// Whose lines the places get that were decided, in their order; `nil` while no place is in view.
  public private(set) var sides: [LineMerge.Side]?
  public private(set) var index = 0
  /// How many of the changed lines are above what is in view.
  public private(set) var scroll = 0

  /// Autosave one's own comes first: a key too many loses nothing.
  public var choices: [Choice] { sides == nil ? ways : [.mineHere, .theirsHere] }
  public var choice: Choice { choices[index] }

  /// `base` is what both were made of; `isMessage` tells whether a text is one.
  init(
    base: String, mine: String, theirs: String, isMessage: (String) -> Bool
  ) {
    self.theirs = theirs
    switch LineMerge(base: base, mine: mine, theirs: theirs) {
    case .merged(let text):
      (merged, conflicts, isOneLine) = (isMessage(text) ? text : nil, 0, false)
    case .conflict(let places):
      (merged, conflicts) = (nil, places)
      let read = [base, mine, theirs].map { ReadableText.text(of: MessageDocument(text: $0)) }
      if case .merged = LineMerge(base: read[0], mine: read[1], theirs: read[2]) {
        isOneLine = true
      } else {
        isOneLine = false
      }
    }
    parts = LineMerge.parts(base: base, mine: mine, theirs: theirs)
    let both: [Choice] = merged != nil ? [.merge] : conflicts > 0 && !isOneLine ? [.decide] : []
    ways = [.keepMine] + both + [.takeTheirs, .saveAs]
  }

  public var takesWheel: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(let command): return take(command, draft: composer.document.text)
    case .pointed(.entry(let entry)):
      if choices.indices.contains(entry) { move(by: entry - index) }
    case .pointed(.wheel(nil, let rows)):
      let last = changes(ofDraft: composer.document.text).lines.count
      scroll = max(0, min(scroll + rows, last))
    default: break
    }
    return .stay
  }

  /// Esc: one place back while places are decided.
  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    if command == .back, goBack() { return .stay }
    return .close { composer in
      composer.giveUpWaiting()
      composer.notice = Notice(.warning, "Not decided: saving asks again")
      return []
    }
  }

  private mutating func take(_ command: Command, draft: String) -> ModalStep {
    switch command {
    case .up, .previousField: move(by: -1)
    case .down, .nextField: move(by: 1)
    case .first: move(by: -choices.count)
    case .last: move(by: choices.count)
    case .nextLocale, .previousLocale:
      scroll = command.scrolled(scroll, last: changes(ofDraft: draft).lines.count)
    case .edit: return takeChoice()
    default: break
    }
    return .stay
  }

  private mutating func takeChoice() -> ModalStep {
    guard sides != nil else {
      if choice == .decide {
        decide()
        return .stay
      }
      let divergence = self
      return .close { composer in
        composer.take(divergence)
        return []
      }
    }
    guard let merged = decideHere() else { return .stay }
    // Where the whole is not taken, the last place is decided again.
    _ = goBack()
    return .stay { composer in
      composer.take(decided: merged)
      return []
    }
  }

  /// Shows the places, the first of them.
  private mutating func decide() {
    (sides, index, scroll) = ([], 0, 0)
  }

  /// Takes the chosen side for the place in view; returns the text once all places are decided.
  private mutating func decideHere() -> String? {
    guard let decided = sides else { return nil }
    let next = decided + [choice == .theirsHere ? .theirs : .mine]
    (sides, index, scroll) = (next, 0, 0)
    return next.count == conflicts ? LineMerge.text(of: parts, deciding: next) : nil
  }

  /// Goes back to the place before, or to the ways out; returns whether there was something to go back to.
  private mutating func goBack() -> Bool {
    guard let decided = sides else { return false }
    sides = decided.isEmpty ? nil : Array(decided.dropLast())
    let way = sides == nil ? ways.firstIndex(of: .decide) : nil
    (index, scroll) = (way ?? 0, 0)
    return true
  }

  /// The lines of both sides at the place in view.
  private var here: (mine: [String], theirs: [String])? {
    guard let sides else { return nil }
    var places: [(mine: [String], theirs: [String])] = []
    for case .conflict(let mine, let theirs) in parts { places.append((mine, theirs)) }
    return places.indices.contains(sides.count) ? places[sides.count] : nil
  }

  private mutating func move(by step: Int) {
    index = max(0, min(index + step, choices.count - 1))
    scroll = 0
  }

  /// What the choice changes in the draft, or, where that stays, in the file.
  public func changes(ofDraft mine: String) -> ChangedLines {
    switch choice {
    case .merge: ChangedLines(fromDraft: mine, to: merged ?? theirs)
    case .takeTheirs: ChangedLines(fromDraft: mine, to: theirs)
    case .keepMine, .saveAs, .decide: ChangedLines(fromDraft: theirs, to: mine)
    case .mineHere: changesHere { ($0.theirs, $0.mine) }
    case .theirsHere: changesHere { ($0.mine, $0.theirs) }
    }
  }

  private func changesHere(
    _ order: ((mine: [String], theirs: [String])) -> (old: [String], new: [String])
  ) -> ChangedLines {
    let (old, new) = order(here ?? ([], []))
    return ChangedLines(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
  }
}
