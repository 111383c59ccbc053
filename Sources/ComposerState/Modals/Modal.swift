/// What lies over the panes and takes the keys: a list, a page or a question.
///
/// A modal is one type with its state and its ``update(_:in:seeing:)``; its keys, its hints and its drawing are one more
/// beside the views. It changes nothing but itself: what follows for the composer is the ``ModalStep`` that it returns.
public protocol Modal: Hashable, Sendable {
  /// Takes a command, typed or pasted text, an answer, or a click on one of its entries.
  ///
  /// ``Command/back`` and ``Command/quit`` come as ``leave(by:in:)``.
  mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep

  /// Whether a double click does what Enter does.
  var takesDoubleClicks: Bool { get }

  /// Whether a turn of the wheel comes as it is, and not as so many presses of an arrow.
  var takesWheel: Bool { get }

  /// Whether the program may be suspended at once; otherwise the modal gets the command.
  var letsSuspend: Bool { get }

  /// Esc, or the key that quits elsewhere.
  mutating func leave(by command: Command, in composer: Composer) -> ModalStep

  /// Takes note of what came back from outside; the composer has it already.
  mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived)
}

extension Modal {
  public var takesDoubleClicks: Bool { false }

  public var takesWheel: Bool { false }

  public var letsSuspend: Bool { true }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep { .close }

  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {}
}
