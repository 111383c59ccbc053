internal import DevicePreview
internal import Drafts
internal import HarmlessText
internal import Resolver
internal import Workspace

/// Turns the answers of a page into its reviewer's marks.
struct AnswerImport {
  let file: AnswerFile
  /// Whether approvals of another message are taken, for the locales whose texts are as on the page.
  let takesChangedMessage: Bool
  private(set) var run: MarkRun
  /// The locales that aren't approved because the page named no message.
  private var unnamed: [String] = []

  /// `run` may approve what is broken: who answers has seen the card.
  init(_ file: AnswerFile, takesChangedMessage: Bool = false, run: MarkRun) {
    (self.file, self.takesChangedMessage, self.run) = (file, takesChangedMessage, run)
  }

  /// Whether the page showed this message, so that an answer about its texts is one about the message.
  ///
  /// - Throws: ``CommandFailure`` that names both hashes.
  func checkMessage(of draft: ReviewedDraft) throws(CommandFailure) {
    guard !takesChangedMessage, let payload = file.payload,
      !draft.payloadHashes.contains(payload)
    else { return }
    let answers = "the answers are about the message \(VisibleText.of(payload, limit: 80))"
    let remedy = "make a new page, or take those about unchanged texts with --changed-message"
    throw CommandFailure(
      .unreadableInput,
      "\(answers), and \(draft.path) is \(draft.payloadHashes.first ?? "another one") by now: \(remedy)"
    )
  }

  /// Marks every locale that was answered, unless it shows other texts by now.
  mutating func mark(_ draft: inout ReviewedDraft) {
    // By the row and not by the name: a locale has a name and a list of languages, and either names it.
    var rows: [Int] = []
    var answers: [Int: [AnswerFile.Answer]] = [:]
    var strange: Set<String> = []
    for answer in file.answers {
      guard let index = draft.row(of: answer.locale) else {
        // The page has an answer for each device.
        guard strange.insert(answer.locale).inserted else { continue }
        run.refuse("\(answer.locale): isn't a locale of the preview; not taken")
        continue
      }
      if answers[index] == nil { rows.append(index) }
      answers[index, default: []].append(answer)
    }
    for index in rows { mark(index, answers[index, default: []], in: &draft) }
    guard !unnamed.isEmpty else { return }
    run.refuse(
      "\(unnamed.joined(separator: ", ")): not approved: the page names no message; make a new page, "
        + "or add --changed-message")
  }

  private mutating func mark(
    _ index: Int, _ answers: [AnswerFile.Answer], in draft: inout ReviewedDraft
  ) {
    let name = draft.rows[index].locale.name
    guard !draft.rows[index].isUnknown else {
      return run.refuse("\(name): its texts aren't known; not taken")
    }
    let texts = draft.rows[index].textsHash
    guard answers.allSatisfy({ $0.texts == texts }) else {
      return run.refuse("\(name): lapsed: it shows other texts than the page did; not taken")
    }
    if let (one, other) = contradiction(among: answers) {
      return run.refuse(
        "\(name): answers \(one.number) and \(other.number) contradict each other; "
          + "neither was taken, remove one of them")
    }
    let rejections = answers.filter { $0.state == .rejected }
    if !rejections.isEmpty {
      return run.mark(
        index, .reject(note: Self.reasons(of: rejections)), by: file.reviewer, in: &draft)
    }
    guard takesChangedMessage || file.payload != nil else {
      return unnamed.append(name)
    }
    let lacking = unseenPlatforms(by: answers, of: draft.rows[index], draft)
    guard lacking.isEmpty else {
      let devices = lacking.map(\.name).joined(separator: ", ")
      return run.refuse("\(name): the page didn't show \(devices); not taken")
    }
    run.known = answers.flatMap(\.overrides)
    run.mark(index, .approve, by: file.reviewer, in: &draft)
  }

  /// Each reason once, as many as one mark takes; the others are counted.
  private static func reasons(of rejections: [AnswerFile.Answer]) -> String {
    var (known, all): (Set<String>, [String]) = ([], [])
    for answer in rejections where known.insert(answer.words).inserted { all.append(answer.words) }
    let limit = ReviewMark.longestNote - 40
    var text = ""
    for (index, words) in all.enumerated() {
      guard index == 0 || text.utf8.count + words.utf8.count < limit else {
        return "\(text); and \(all.count - index) more"
      }
      text += index == 0 ? words : "; \(words)"
    }
    return text
  }

  /// A yes and a no about the same card, in the order of the file.
  private func contradiction(
    among answers: [AnswerFile.Answer]
  ) -> (AnswerFile.Answer, AnswerFile.Answer)? {
    /// One about a device, or about all of them.
    struct Place: Hashable {
      var state: ReviewMark.State
      var device: Platform?
    }
    var first: [Place: AnswerFile.Answer] = [:]
    for answer in answers {
      let other: ReviewMark.State = answer.state == .reviewed ? .rejected : .reviewed
      let devices = answer.device.map { [$0, nil] } ?? Platform.allCases.map(Optional.some) + [nil]
      let found = devices.compactMap { first[Place(state: other, device: $0)] }
      if let earlier = found.min(by: { $0.number < $1.number }) { return (earlier, answer) }
      let place = Place(state: answer.state, device: answer.device)
      first[place] = first[place] ?? answer
    }
    return nil
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
