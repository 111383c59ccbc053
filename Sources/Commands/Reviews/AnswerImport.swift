internal import DevicePreview
internal import Drafts
internal import Resolver
internal import Workspace

/// Turns the answers of a page into its reviewer's marks.
struct AnswerImport {
  let file: AnswerFile
  /// Those that the project previews: a locale whose devices were approved one by one needs all of them.
  let platforms: [Platform]
  private(set) var run: MarkRun

  init(_ file: AnswerFile, platforms: [Platform], run: MarkRun) {
    (self.file, self.platforms, self.run) = (file, platforms, run)
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
    let lacking =
      answers.contains { $0.device == nil }
      ? []
      : platforms.filter { platform in
        !answers.contains { $0.device == platform }
      }
    guard lacking.isEmpty else {
      let devices = lacking.map(\.name).joined(separator: ", ")
      return run.refuse("\(name): not answered for \(devices); not taken")
    }
    run.mark(index, .approve, by: file.reviewer, in: &draft)
  }
}

extension AnswerFile.Answer {
  /// The note, with the device that it is about.
  fileprivate var words: String {
    let note = note.isEmpty ? "no reason given" : note
    return device.map { "\($0.name): \(note)" } ?? note
  }
}
