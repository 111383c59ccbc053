import Commands
import ComposerState
import Dispatch
import Drafts
import LocalFiles

/// What the command line names, read beside the main thread: a disk that hangs leaves the screen alive.
final class FirstDraft: Sendable {
  enum Reading: Sendable {
    /// Its drafts are listed.
    case directory
    case draft(OpenedDraft, DraftNotes, complaint: String?)
    case failed(CommandFailure)
  }

  /// Longer than any disk takes that is only slow: until then the start is one that fails or succeeds at once.
  static let patience = DispatchTimeInterval.seconds(2)

  let path: String
  private let queue = DispatchQueue(label: "pushwright.first-draft")
  private let answer = AwaitedAnswer<Reading>()

  /// Begins to read; `read` may take as long as it likes.
  init(_ path: String, read: @escaping @Sendable (String) -> Reading = FirstDraft.reading) {
    self.path = path
    queue.async { [answer] in answer.give(read(path)) }
  }

  /// The draft of a name that was typed, and what is read of it in time; drafts end in `.json`, so a name that nothing has
  /// is that of a draft without its ending.
  static func named(_ name: String) -> (draft: FirstDraft, reading: Reading?) {
    let draft = FirstDraft(name)
    let reading = draft.reading()
    let path = DraftFile.path(named: name)
    guard case .failed(let failure) = reading, failure.status == .noSuchFile, path != name else {
      return (draft, reading)
    }
    let ending = FirstDraft(path)
    return (ending, ending.reading())
  }

  /// What is read by then; `nil` if the disk has not answered yet.
  func reading(within patience: DispatchTimeInterval = patience) -> Reading? {
    answer.wait(patience)
  }

  /// Tells it as soon as it is there.
  func whenRead(_ tell: @escaping @MainActor @Sendable (Reading) -> Void) {
    queue.async { [answer] in
      guard let reading = answer.wait(.seconds(0)) else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { tell(reading) } }
    }
  }

  static func reading(_ path: String) -> Reading {
    if isDirectory(path) { return .directory }
    guard path != "-", path != "/dev/stdin" else {
      let sentence = "the composer reads its keys from standard input: name a file"
      return .failed(CommandFailure(.usage, sentence))
    }
    do throws(CommandFailure) {
      let draft = try OpenedDraft.reading(path)
      if !draft.hasChoice, let refusal = draft.refusal { return .failed(refusal) }
      let (notes, complaints, _, _) = DraftNotes.reading(beside: path)
      return .draft(draft, notes, complaint: notes.fault ?? complaints.first)
    } catch {
      return .failed(error)
    }
  }

  private static func isDirectory(_ path: String) -> Bool { LocalFile.kind(path) == .directory }
}

extension FirstDraft.Reading {
  /// What the composer hears of it once the screen is up.
  func actions(for path: String) -> [Action] {
    switch self {
    case .directory:
      [.draftNotOpened(path: path, "\(path) is a directory: start pushwright with it again")]
    case .draft(let draft, let notes, let complaint):
      [.draftOpened(DraftContents(path: path, text: draft.text, notes: notes))]
        + (complaint.map { [.noticed(Notice(.warning, $0))] } ?? [])
    case .failed(let failure): [.draftNotOpened(path: path, failure.sentence)]
    }
  }
}
