public import Drafts

/// The list of recipients that the draft is sent to, as far as it was looked at.
public struct ListChoice: Hashable, Sendable {
  public enum Look: Hashable, Sendable {
    case reading
    case read(ListFacts)
    /// It can't be used; a sentence without a full stop.
    case failed(String)
  }

  /// What the disk was asked last; `nil` if the draft goes to no list, or if it is to be asked again.
  private(set) var question: ListQuestion?
  /// The file that ``look`` is about.
  private var path: String?
  /// `nil` if no list was looked at.
  public private(set) var look: Look?
  /// The last run of this session.
  private(set) var run: ListRun?

  init() {}

  /// `nil` until it was looked at, and if it can't be used.
  public var facts: ListFacts? {
    if case .read(let facts) = look { facts } else { nil }
  }

  var fault: String? {
    if case .failed(let sentence) = look { sentence } else { nil }
  }

  /// Asks anew; what is known stays as long as only the draft's text has changed.
  mutating func ask(_ question: ListQuestion) {
    if question.path != path { look = .reading }
    (path, self.question) = (question.path, question)
  }

  /// An answer to an older question is dropped.
  mutating func take(_ look: Look, to question: ListQuestion) {
    guard question == self.question else { return }
    self.look = look
  }

  /// The file may be another one by now.
  mutating func askAgain() { question = nil }

  mutating func forget() { (question, path, look) = (nil, nil, nil) }

  mutating func begin(_ run: ListRun) { self.run = run }

  mutating func end(_ ending: ListRunEnding) { run?.ending = ending }

  mutating func noteTold() { run?.isTold = true }
}
