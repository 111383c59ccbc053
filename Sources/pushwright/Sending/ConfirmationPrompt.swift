import Commands
import CursesTerminal
import Foundation
import SendPolicy
import TextLayout

/// Asks on the terminal, key by key, whether to send.
@MainActor
final class ConfirmationPrompt {
  private let patience: Patience
  private var line: ConfirmationLine?
  private var decoder = PromptKeyDecoder()
  private var decided: CheckedContinuation<ConfirmationLine.Answer, Never>?

  init(_ patience: Patience) {
    self.patience = patience
  }

  func asks(
    for required: RequiredConfirmation, to target: SendTarget? = nil,
    question: ConfirmationLine.Question = .send
  ) async -> Bool {
    guard let terminal = PromptTerminal.opened() else { return false }
    Self.write(PromptTerminal.begin)
    let line = ConfirmationLine(
      required, to: target, question: question, openedAt: ProcessClock.milliseconds)
    self.line = line
    if let instruction = line.instruction { Self.write("\(instruction.displayable)\n") }
    Self.show(line)
    let answer = await withCheckedContinuation { decided in
      self.decided = decided
      let mayAsk = patience.isAsking { Task { @MainActor in self.decide(.leave) } }
      guard mayAsk else { return decide(.leave) }
      MainLoop.shared.watch(STDIN_FILENO) { [weak self] in
        self?.take(StandardDescriptors.arrivedInput())
      }
    }
    MainLoop.shared.stopWatching()
    let mayGoOn = patience.hasAsked()
    Self.write(PromptTerminal.end + "\n")
    terminal.close()
    return answer == .send && mayGoOn
  }

  private func take(_ bytes: [UInt8]) {
    // Nothing more can come: the terminal is gone.
    guard !bytes.isEmpty else { return decide(.leave) }
    // Keys that come together have no pause between them, however long it takes to show them.
    let now = ProcessClock.milliseconds
    for key in decoder.take(bytes) {
      let answer = line?.take(ConfirmationLine.Key(key), at: now)
      if let line { Self.show(line) }
      if let answer { return decide(answer) }
    }
  }

  private func decide(_ answer: ConfirmationLine.Answer) {
    decided?.resume(returning: answer)
    decided = nil
  }

  /// The line anew; it holds nothing that a draft could have put an escape sequence into.
  private static func show(_ line: ConfirmationLine) {
    write("\r\u{1B}[K\(line.text.displayable)")
  }

  private static func write(_ text: String) { StandardError.draw(text) }
}

extension ConfirmationLine.Key {
  fileprivate init(_ key: PromptKeyDecoder.Key) {
    self =
      switch key {
      case .character(let character): .character(character)
      case .backspace: .backspace
      case .enter: .enter
      case .paste: .paste
      case .cancel: .cancel
      }
  }
}
