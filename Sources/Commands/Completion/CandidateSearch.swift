internal import ArgumentParser
internal import Foundation
internal import Synchronization

/// The search for what a shell may offer: quick, silent, and without an answer where there is none.
enum CandidateSearch {
  /// A person waits for each Tab, and rather gets nothing than that later.
  static let patience = 1.5

  /// What is found in time, as the script of the shell reads it.
  ///
  /// Completion scripts ask for it by a call that is not asynchronous; nothing else runs in their program.
  static func lines(
    _ words: [String], _ index: Int, _ typed: String,
    _ find: @escaping @Sendable (ProjectCandidates) async -> [Candidate]
  ) -> [String] {
    let line = UnfinishedLine(words, index: index, typed: typed)
    let shell = CompletionShell.requesting
    let found = Found()
    let isDone = DispatchSemaphore(value: 0)
    Task.detached {
      found.take(await find(ProjectCandidates(line)))
      isDone.signal()
    }
    guard isDone.wait(timeout: .now() + patience) == .success else { return [] }
    let lines = found.candidates.filter { $0.word.hasPrefix(line.start) }
      .compactMap { $0.line(for: shell) }
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }

  private final class Found: Sendable {
    private let list = Mutex<[Candidate]>([])

    var candidates: [Candidate] { list.withLock(\.self) }

    func take(_ candidates: [Candidate]) { list.withLock { $0 = candidates } }
  }
}
