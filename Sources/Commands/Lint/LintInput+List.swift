internal import CodeSnippets
internal import Drafts
internal import LocalFiles
internal import MessageLint
internal import PushMessages
internal import RecipientLists
internal import SendPolicy

extension LintInput {
  /// Looks into the list that the notes beside the draft name.
  ///
  /// Recipients are seldom kept where drafts are checked: a file that isn't there is a remark, and its placeholders pass.
  /// So is one elsewhere: a stranger's notes may name any file of the user's, and a report would print its lines.
  mutating func lookIntoList(of project: Project, now: Int) {
    guard let name = list?.path, let message = imported.document.message else { return }
    let path = project.path(ofList: name)
    if let link = StrayLink(onWayTo: path) {
      list?.fault = link.words
      return
    }
    if StrayLink.isOutside(path, ofGroundAround: self.path) {
      let ground = "the draft's repository or project, so lint doesn't read it; a dry run does"
      return passOver("\(self.path): the list \(path) is outside of \(ground)")
    }
    do throws(FileFailure) {
      _ = try FileStatus(of: path)
    } catch {
      guard error.reason == .missing else {
        list?.fault = error.sentence
        return
      }
      return passOver("\(self.path): \(path) isn't here, so lint can't check what it fills in")
    }
    let messages = ListMessages([
      MessageTemplate(SendRules.listMessage(of: message, expiresIn: nil, now: now))
    ])
    do throws(CommandFailure) {
      let surveyed = try SurveyedList(
        try ListFile(kept: path), column: nil, placeholders: messages.placeholders,
        seed: UInt64(bitPattern: Int64(now)))
      let facts = ListLook.facts(of: surveyed)
      if facts.faults > 0 {
        let lines = facts.faults == 1 ? "1 line" : "\(facts.faults) lines"
        list?.fault = "\(lines) of \(path) can't be used; a dry run names them"
      } else if facts.recipients == 0 {
        list?.fault = "\(path) has no recipients"
      }
      guard !messages.placeholders.isEmpty else { return }
      examples = surveyed.summary.shapes.all.map { shape in
        let text = messages.filled(shape.draft, shape.values, to: shape.registration)
        return MessageDocument(text: "{\"message\": \(text)}")
      }
    } catch {
      list?.fault = error.sentence
    }
  }

  /// Said also where only the result is wanted.
  private mutating func passOver(_ sentence: String) {
    remarks.append(sentence)
    faults.append(sentence)
  }
}
