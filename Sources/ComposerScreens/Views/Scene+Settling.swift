internal import ComposerState
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension Scene {
  /// What was found out about a send, and how: two answers, and a line to type in.
  func drawSettling(_ settling: Settling, on canvas: inout Canvas) {
    let past = settling.past
    let time = composer.clock.shortText(past.at, now: composer.now.seconds)
    let inside = drawDialog(
      "Settle send \(past.id)",
      [
        "\(past.kindWord) of \(time) to \(past.intent.target)", past.title ?? "", "",
        answer("it was delivered", isChosen: settling.isDelivered == true),
        answer("it was not delivered", isChosen: settling.isDelivered == false), "",
        "How do you know?", "",
      ], on: &canvas)
    drawEditor(settling.note, in: inside.row(7), on: &canvas)
  }

  private func answer(_ words: String, isChosen: Bool) -> String {
    options.isAccessible
      ? words + (isChosen ? ", chosen" : "") : "\(isChosen ? "▌" : " ") \(words)"
  }
}
