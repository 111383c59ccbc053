import Commands
import Dispatch
import FCMClient
import FCMEmulator
import PushMessages
import Synchronization

/// Prints what `pushwright emulator` accepts: a JSON object a line, each whole before the message is answered.
///
/// A reader that does not read, or has ended, holds up no request and not the end of the program: lines that cannot be
/// written are left out and counted. The first line is another matter: without it no one knows the endpoint.
final class EmulatorLog: Sendable {
  private struct State {
    /// Lines and bytes that wait for a reader.
    var lines = 0
    var bytes = 0
    /// Lines that were left out.
    var missing = 0
    var failure: CommandFailure?
    /// Whether a reader has let an answer wait.
    var isBehind = false
  }

  /// So much waits for a reader.
  private static let limit = (lines: 1000, bytes: 8 << 20)

  private let queue = DispatchQueue(label: "pushwright.emulator-log")
  private let voice = DispatchQueue(label: "pushwright.emulator-voice")
  private let state = Mutex(State())

  /// Writes the first line; `failed` hears why it could not be written.
  func begin(
    _ endpoint: String, tokenURL: String?, failed: @escaping @Sendable (CommandFailure) -> Void
  ) {
    let members = [("endpoint", endpoint), ("token_uri", tokenURL)]
    let line = Self.line(
      members.compactMap { key, text in text.map { JSONValue.Member(key, .string($0)) } })
    queue.async {
      do throws(CommandFailure) {
        try StandardOutput.write(line)
      } catch {
        failed(error)
      }
    }
  }

  /// Takes a line and does not wait.
  func write(_ message: AcceptedMessage) {
    let value = (try? JSONNode(strict: message.message)).map(JSONValue.init)
    let line = Self.line([
      JSONValue.Member("number", .number("\(message.number)")),
      JSONValue.Member("project", .string("\(message.project)")),
      JSONValue.Member("name", .string("\(message.name)")),
      JSONValue.Member("dry_run", .boolean(message.isDryRun)),
      JSONValue.Member("message", value ?? .string(message.message)),
    ])
    let bytes = line.utf8.count
    let (isTaken, isFirstMissing) = state.withLock { state in
      guard state.failure == nil, state.lines < Self.limit.lines,
        state.bytes + bytes <= Self.limit.bytes
      else {
        state.missing += 1
        return (false, state.missing == 1)
      }
      state.lines += 1
      state.bytes += bytes
      return (true, false)
    }
    if isFirstMissing { sayMissing() }
    guard isTaken else { return }
    queue.async { [self] in
      let failure = state.withLock(\.failure) ?? Self.failure(writing: line)
      let isFirstMissing = state.withLock { state in
        state.lines -= 1
        state.bytes -= bytes
        guard let failure else { return false }
        state.failure = failure
        state.missing += 1
        return state.missing == 1
      }
      if isFirstMissing { sayMissing() }
    }
  }

  /// Waits until all lines up to now are written, for a second at most, and not behind others that have waited so long.
  func settle() async {
    guard !state.withLock(\.isBehind) else { return }
    let (ends, end) = AsyncStream<Bool>.makeStream(bufferingPolicy: .bufferingOldest(1))
    queue.async { [self] in
      state.withLock { $0.isBehind = false }
      end.yield(false)
    }
    let clock = Task {
      try await Task.sleep(for: .seconds(1))
      end.yield(true)
    }
    defer { clock.cancel() }
    for await isLate in ends {
      if isLate { state.withLock { $0.isBehind = true } }
      return
    }
  }

  /// What is missing at the end, for people and scripts; `nil` if all was written.
  func end() async -> CommandFailure? {
    await settle()
    let (missing, failure) = state.withLock { ($0.missing + $0.lines, $0.failure) }
    guard missing > 0 else { return failure }
    if let failure, failure.status == .readerGone { return failure }
    let reason = failure.map { ": \($0.sentence)" } ?? ", because nothing read them"
    return CommandFailure(
      .outputFailed,
      "\(missing) line\(missing == 1 ? "" : "s") of standard output are missing\(reason)")
  }

  /// Tells people something; standard error may be as blocked as the output.
  func say(_ sentence: String) {
    voice.async { Narration.say(sentence) }
  }

  /// Waits for the last words, a second at most.
  func sayLast(_ sentence: String) {
    let isSaid = DispatchSemaphore(value: 0)
    voice.async {
      Narration.say(sentence)
      isSaid.signal()
    }
    _ = isSaid.wait(timeout: .now() + .seconds(1))
  }

  private func sayMissing() {
    say("standard output accepts no more lines; the emulator still answers messages")
  }

  private static func line(_ members: [JSONValue.Member]) -> String {
    JSONText.compact(JSONValue.object(members)) + "\n"
  }

  private static func failure(writing line: String) -> CommandFailure? {
    do throws(CommandFailure) {
      try StandardOutput.write(line)
      return nil
    } catch {
      return error
    }
  }
}
