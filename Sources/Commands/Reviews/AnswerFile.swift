internal import Drafts
internal import PushMessages
internal import Resolver
internal import Workspace

/// What people have answered on a page, as the page saves it.
struct AnswerFile {
  /// What was answered about a locale, or about one device of it.
  struct Answer: Hashable {
    var locale: String
    /// `android`, `apple` or `web`; `nil` for all of them.
    var device: Platform?
    var state: ReviewMark.State
    var note: String
    /// The ``LocaleRow/textsHash`` of what the page showed.
    var texts: String
    /// The rejections that the page showed, and that the reader decided against.
    var overrides: [ReviewMark.Name] = []
    /// Its place in the file, counted from 1.
    var number = 0
  }

  var draft: String
  /// `nil` if the page had no project.
  var payload: String?
  var reviewer: Reviewer
  var answers: [Answer]

  private static let mostAnswers = 20_000
  private static let members: Set<String> = [
    "schema", "version", "payload", "draft", "reviewer", "answers",
  ]

  /// - Throws: ``CommandFailure`` for anything but answers that are whole: a part that can't be read may be a rejection.
  init(reading text: String, from path: String) throws(CommandFailure) {
    let refuse = { (sentence: String) in
      CommandFailure(.unreadableInput, "\(path): \(sentence)")
    }
    let root: JSONNode
    do throws(JSONSyntaxError) {
      root = try JSONNode(strict: text)
    } catch {
      throw refuse("this isn't a file of answers (\(error))")
    }
    guard root["schema"]?.string == "pushwright-answers" else {
      throw refuse("this isn't a file of answers: save it with the page's Save answers")
    }
    guard case .number("1")? = root["version"]?.kind else {
      throw refuse("these answers are of another version: use the Pushwright that made the page")
    }
    let isPayload = root["payload"].map { $0.kindName == "null" || $0.string != nil } ?? true
    guard root.hasOnly(Self.members), isPayload else {
      throw refuse("the answers have a part that Pushwright doesn't know: save them anew")
    }
    guard let draft = root["draft"]?.string, !draft.isEmpty else {
      throw refuse("the answers don't name their draft")
    }
    let person = root["reviewer"]
    guard person?.hasOnly(["name", "email"]) == true,
      let reviewer = Reviewer(
        name: person?["name"]?.string ?? "", email: person?["email"]?.string ?? "")
    else {
      throw refuse(
        "the answers don't say whose they are: \"reviewer\" needs a name and an e-mail address")
    }
    guard let list = root["answers"]?.elements, list.count <= Self.mostAnswers else {
      throw refuse("‘answers’ must be a list of at most \(Self.mostAnswers)")
    }
    (self.draft, self.reviewer) = (draft, reviewer)
    payload = root["payload"]?.string
    var answers: [Answer] = []
    for (index, node) in list.enumerated() {
      guard var answer = Answer(node) else {
        throw refuse("answer \(index + 1) can't be read: it needs locale, state and texts")
      }
      answer.number = index + 1
      answers.append(answer)
    }
    self.answers = answers
  }
}

extension AnswerFile.Answer {
  private static let members: Set<String> = [
    "locale", "device", "state", "note", "texts", "overrides",
  ]

  fileprivate init?(_ node: JSONNode) {
    guard node.hasOnly(Self.members), let locale = node["locale"]?.string, !locale.isEmpty,
      let state = node["state"]?.string.flatMap(ReviewMark.State.init(rawValue:)),
      let texts = node["texts"]?.string, !texts.isEmpty
    else { return nil }
    var device: Platform?
    if let name = node["device"], name.kindName != "null" {
      guard let platform = name.string.flatMap(Platform.init(rawValue:)) else { return nil }
      device = platform
    }
    let note = node["note"].map { $0.kindName == "null" ? "" : $0.string } ?? ""
    guard let note, note.isEmpty || ReviewMark.isNote(note) else { return nil }
    guard let overrides = Self.overrides(of: node) else { return nil }
    self.init(
      locale: locale, device: device, state: state, note: note, texts: texts.lowercased(),
      overrides: overrides)
  }

  /// `nil` if one of them can't be read.
  private static func overrides(of node: JSONNode) -> [ReviewMark.Name]? {
    guard let list = node["overrides"] else { return [] }
    guard let elements = list.elements, elements.count <= ReviewMark.mostOverrides else {
      return nil
    }
    var names: [ReviewMark.Name] = []
    for element in elements {
      let email = element["email"]
      guard element.hasOnly(["email", "at"]), email == nil || email?.string != nil,
        let name = ReviewMark.Name(email: email?.string, time: element["at"]?.string ?? "")
      else { return nil }
      names.append(name)
    }
    return names
  }
}

extension JSONNode {
  /// Whether it is an object of these members, each at most once: what another version adds may be a rejection.
  fileprivate func hasOnly(_ names: Set<String>) -> Bool {
    guard let members else { return false }
    return Set(members.map(\.key)).isSubset(of: names)
      && Set(members.map(\.key)).count == members.count
  }
}
