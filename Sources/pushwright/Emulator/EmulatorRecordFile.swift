import Commands
import LocalFiles
import Synchronization

/// The file of a record: a line for each request, in place before the request is answered.
final class EmulatorRecordFile: Sendable {
  private struct State: ~Copyable {
    let file: GrowingFile
    var isBroken = false

    init(_ file: consuming sending GrowingFile) {
      self.file = file
    }
  }

  private let state: Mutex<State>
  private let path: String

  /// Nothing may be there yet: a record that two runs have written could not be replayed.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    if LocalFile.kind(path) != nil {
      throw CommandFailure(.usage, "\(path) exists already: name a new file for --record")
    }
    do throws(FileFailure) {
      state = Mutex(State(try GrowingFile(path, mayExist: false)))
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Writes a line; after one that couldn't be written come no others.
  func write(_ line: String) {
    let failure = state.withLock { state -> FileFailure? in
      guard !state.isBroken else { return nil }
      do throws(FileFailure) {
        try state.file.write(line)
        return nil
      } catch {
        state.isBroken = true
        return error
      }
    }
    guard let failure else { return }
    Narration.say("\(failure.sentence). The record ends here; the emulator goes on")
  }

  /// Why it isn't whole.
  var failure: CommandFailure? {
    state.withLock { $0.isBroken }
      ? CommandFailure(.outputFailed, "\(path) doesn't have all requests") : nil
  }
}
