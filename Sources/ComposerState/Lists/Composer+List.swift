import Drafts
public import MessageLint
import PushMessages

/// The list of recipients that the notes beside the draft name.
extension Composer {
  /// What lint hears of the list; `nil` if the draft goes to its own target.
  public var lintedList: LintedList? {
    notes.list.map { LintedList(path: $0, fault: list.fault) }
  }

  /// Looks into the list when it is another one, or when the draft has other placeholders, but not at each letter.
  mutating func lookAtList() -> [Effect] {
    guard let path = notes.list else {
      if list.question != nil { sending.changeList { $0.forget() } }
      return []
    }
    guard editing?.field != .target, editing?.field != .list else { return [] }
    let question = ListQuestion(path: path, placeholders: ListFacts.placeholders(of: document))
    guard question != list.question else { return [] }
    sending.changeList { $0.ask(question) }
    return [.lookAtList(question)]
  }

  /// Why neither a dry run nor a send to the list can begin; `nil` if one can, or if the draft goes to its own target.
  var listBlocker: String? {
    guard notes.list != nil else { return nil }
    let others = setTargets.filter { $0 != .list }.map { phrase(of: $0) }
    if !others.isEmpty {
      return "\(others.joined(separator: ", ")) is in the draft beside the list: clear one of them"
    }
    if let fault = list.fault { return fault }
    // The list is sent from the file, so that the same command can go on with it.
    guard file.path != nil, !needsNewName, !isDirty, saving == nil else {
      return "the draft has unsaved changes, and a list is sent from its file: save it first"
    }
    return nil
  }
}
