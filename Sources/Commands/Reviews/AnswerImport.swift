internal import DevicePreview
internal import Drafts
internal import HarmlessText
internal import Resolver
internal import Workspace

/// Turns the answers of a page into its reviewer's marks.
struct AnswerImport {
  let file: AnswerFile
  private(set) var run: MarkRun

  /// `run` may approve what is broken: who answers has seen the card.
  init(_ file: AnswerFile, run: MarkRun) {
    (self.file, self.run) = (file, run)
  }

  /// Whether the page showed this message, so that an answer about its texts is one about the message.
  ///
  /// - Throws: ``CommandFailure`` that names both hashes.
  func checkMessage(of draft: ReviewedDraft) throws(CommandFailure) {
    guard let payload = file.payload, !draft.payloadHashes.contains(payload) else { return }
    let answers = "the answers are about the message \(VisibleText.of(payload, limit: 80))"
    let remedy = "make a new page, or take those about unchanged texts with --changed-message"
    guard let present = draft.payloadHashes.first else {
      throw CommandFailure(
        .unreadableInput,
        "\(answers), and without a profile's project \(draft.path) has no hash to compare: \(remedy)"
      )
    }
    throw CommandFailure(
      .unreadableInput, "\(answers), and \(draft.path) is \(present) by now: \(remedy)")
  }

  /// Marks every locale that was answered, unless it shows other texts by now.
  mutating func mark(_ draft: inout ReviewedDraft) {
    var names: [String] = []
    let answers = Dictionary(grouping: file.answers, by: \.locale)
    for answer in file.answers where !names.contains(answer.locale) { names.append(answer.locale) }
    for name in names { mark(name, answers[name, default: []], in: &draft) }
  }

  private mutating func mark(
    _ name: String, _ answers: [AnswerFile.Answer], in draft: inout ReviewedDraft
  ) {
    let index =
      draft.rows.firstIndex { $0.locale.id == name }
      ?? draft.rows.firstIndex { $0.locale.name == name }
    guard let index else { return run.refuse("\(name): isn't a locale of the preview; not taken") }
    guard !draft.rows[index].isUnknown else {
      return run.refuse("\(name): its texts aren't known; not taken")
    }
    let texts = draft.rows[index].textsHash
    guard answers.allSatisfy({ $0.texts == texts }) else {
      return run.refuse("\(name): lapsed: it shows other texts than the page did; not taken")
    }
    let rejections = answers.filter { $0.state == .rejected }
    if !rejections.isEmpty {
      var notes: [String] = []
      for answer in rejections where !notes.contains(answer.words) { notes.append(answer.words) }
      return run.mark(
        index, .reject(note: notes.joined(separator: "; ")), by: file.reviewer, in: &draft)
    }
    let lacking = unseenPlatforms(by: answers, of: draft.rows[index], draft)
    guard lacking.isEmpty else {
      let devices = lacking.map(\.name).joined(separator: ", ")
      return run.refuse("\(name): the page didn't show \(devices); not taken")
    }
    run.mark(index, .approve, by: file.reviewer, in: &draft)
  }

  /// Of a page for some devices the others weren't seen; where the message shows nothing, there was nothing to see.
  private func unseenPlatforms(
    by answers: [AnswerFile.Answer], of row: LocaleRow, _ draft: ReviewedDraft
  ) -> [Platform] {
    guard !answers.contains(where: { $0.device == nil }) else { return [] }
    return draft.platforms.filter { platform in
      row[platform].isAddressed && !answers.contains { $0.device == platform }
    }
  }
}

extension AnswerFile.Answer {
  /// The note, with the device that it is about.
  fileprivate var words: String {
    let note = note.isEmpty ? "no reason given" : note
    return device.map { "\($0.name): \(note)" } ?? note
  }
}
