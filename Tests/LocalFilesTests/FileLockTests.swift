import LocalFiles
import TestPacing
import Testing

@Suite(.takingTurns)
struct FileLockTests {
  private func isFree(_ directory: String) -> Bool {
    guard let lock = FileLock(directory: directory) else { return false }
    lock.end()
    return true
  }

  @Test func `A directory has one lock at a time`() throws {
    let folder = try TestFolder()
    guard let first = FileLock(directory: folder.path) else {
      Issue.record("no lock")
      return
    }
    #expect(!isFree(folder.path))
    first.end()
    #expect(isFree(folder.path))
    #expect(!isFree(folder.path + "/none"))
  }
}
