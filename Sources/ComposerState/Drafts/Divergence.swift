internal import PushMessages
internal import SendPolicy

/// The draft and its file have both changed: what can become of the two.
public struct Divergence: Hashable, Sendable {
  public enum Choice: Hashable, Sendable {
    case merge
    case takeTheirs
    case keepMine
    case saveAs
  }

  /// What the file holds now.
  public let theirs: String
  /// The text of the choice that is offered first: both changes, where they go together.
  public let merged: String?
  /// How many places both changed differently; 0 where the merged text would be no message.
  public let conflicts: Int
  /// Whether the two changes only meet because the file has them in one line.
  public let isOneLine: Bool
  public let choices: [Choice]
  public internal(set) var index = 0
  /// How many of the changed lines are above what is in view.
  public internal(set) var scroll = 0
  /// It comes up by itself, so keys that were meant for the screen before do not count.
  var gate: ReviewGate

  public var choice: Choice { choices[index] }

  /// `base` is what both were made of; `isMessage` tells whether a text is one.
  init(
    base: String, mine: String, theirs: String, at milliseconds: Int,
    isMessage: (String) -> Bool
  ) {
    self.theirs = theirs
    gate = ReviewGate(openedAt: milliseconds)
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
    choices = (merged == nil ? [] : [.merge]) + [.takeTheirs, .keepMine, .saveAs]
  }

  mutating func move(by step: Int) {
    index = max(0, min(index + step, choices.count - 1))
    scroll = 0
  }

  /// What the choice changes in the draft, or, where that stays, in the file.
  public func changes(ofDraft mine: String) -> ChangedLines {
    switch choice {
    case .merge: ChangedLines(fromDraft: mine, to: merged ?? theirs)
    case .takeTheirs: ChangedLines(fromDraft: mine, to: theirs)
    case .keepMine, .saveAs: ChangedLines(fromDraft: theirs, to: mine)
    }
  }
}
