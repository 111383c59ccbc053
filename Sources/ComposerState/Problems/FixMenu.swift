public import MessageLint
public import PushMessages

/// The ways to mend one finding, one of them chosen.
public struct FixMenu: Modal {
  public struct Choice: Hashable, Sendable {
    public enum Action: Hashable, Sendable {
      case change(Fix)
      /// Goes to the field and edits it.
      case edit(FieldPath)
      /// Opens the list of the app's keys for the field.
      case pickKey(FieldPath)
      /// Goes to the arguments of the text of a key, to one of them counted from 0.
      case giveArgument(KeyedText, Int)
      /// Opens the whole draft in the user's editor, at a line counted from 1.
      case editDocument(line: Int)
      /// Does without what the draft lacks of the text that it was read from.
      case leaveOut(LostPart)
      /// Asks why the finding is accepted.
      case accept
      case run(Command)
    }

    public var title: String
    /// What people would see then; `nil` where the change itself says it all.
    public var consequence: String?
    public var action: Action

    public init(_ title: String, consequence: String? = nil, _ action: Action) {
      self.title = title
      self.consequence = consequence
      self.action = action
    }
  }

  public var finding: Finding
  /// At least one.
  public var choices: [Choice]
  public private(set) var index = 0

  /// `nil` where nothing can be done by a key.
  init?(_ finding: Finding, choices: [Choice]) {
    guard !choices.isEmpty else { return nil }
    self.finding = finding
    self.choices = choices
  }

  public var choice: Choice { choices[index] }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard action == .command(.edit) else {
      index = action.chosen(index, of: choices.count)
      return .stay
    }
    let menu = self
    return .close { $0.fix(menu, seeing: derived) }
  }

  /// The lines of the draft that the change of a choice would take out and put in.
  public func difference(of choice: Choice, in document: MessageDocument) -> LineDifference? {
    guard case .change(let fix) = choice.action else { return nil }
    return fix.applied(to: document).map { mended in
      let (old, new) = ReadableText.pair(document, mended)
      return LineDifference(from: old, to: new)
    }
  }
}
