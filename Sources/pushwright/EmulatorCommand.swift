import ArgumentParser
import Commands
import FCMEmulator
import Foundation
import LocalFiles
import Synchronization

/// `pushwright emulator`: a local FCM for tests and rehearsals.
struct EmulatorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emulator",
    abstract: "Run a local FCM that checks messages as FCM does and delivers nothing.",
    discussion: """
      Prints one JSON object per line: first its endpoint, then each message that it accepts. A \
      profile with that endpoint and kind = "local" sends to it. It accepts any token, or with \
      --account only the tokens it issued. To get a failure, name it in the target: --topic \
      behave-NAME, or a token of that form, where \
      NAME is unregistered, quota-exceeded, quota-exceeded-SECONDS, unauthenticated, \
      sender-id-mismatch, permission-denied, internal, unavailable, unavailable-SECONDS, \
      slow-SECONDS, cut-before-reading, cut-before-answering, cut-while-answering, empty-answer or \
      nameless-answer. Ctrl-C ends it.

      If standard output is full, closed or not read, requests continue: the emulator leaves out \
      lines, as their numbers show, reports it and exits with 74.
      """)

  @Option(
    help: ArgumentHelp("The port on this machine; 0 chooses a free one.", valueName: "number"))
  var port = 0

  @Option(
    help: ArgumentHelp(
      "A service account's key file: accept only tokens that /token issued to it.",
      valueName: "file"), completion: .file())
  var account: String?

  func run() async throws {
    let (endings, ended) = AsyncStream<CommandFailure?>.makeStream()
    let watch = await Self.watching(ended)
    defer { withExtendedLifetime(watch) {} }
    let log = EmulatorLog()
    let emulator: RunningEmulator
    let keyFile = try keyFile()
    do throws(EmulatorFailure) {
      emulator = try await Emulator.start(
        port: port, tokens: try tokens(keyFile),
        connections: max(8, min(Emulator.mostConnections, SystemLimits.files - 64)),
        accepted: { log.write($0) },
        beforeAnswering: { await log.settle() })
    } catch {
      log.sayLast("\(error)")
      throw ExitCode(CommandFailure.Status.unreachable.rawValue)
    }
    log.begin(emulator.endpoint, tokenURL: account.map { _ in emulator.tokenURL }) {
      ended.yield($0)
    }
    log.say("a local FCM listens at \(emulator.endpoint); Ctrl-C ends it")
    var failure: CommandFailure?
    for await ending in endings {
      failure = ending
      break
    }
    await emulator.stop()
    if failure == nil { failure = await log.end() }
    guard let failure else { return }
    if failure.status != .readerGone { log.sayLast(failure.sentence) }
    throw ExitCode(failure.status.rawValue)
  }

  /// The key file's bytes; `nil` if none is named.
  private func keyFile() throws -> [UInt8]? {
    do throws(FileFailure) {
      return try account.map { path throws(FileFailure) in
        try LocalFile.bytes(path, as: .credentials)
      }
    } catch {
      throw CommandFailure(error).narrated()
    }
  }

  private func tokens(_ keyFile: [UInt8]?) throws(EmulatorFailure) -> AcceptedTokens {
    guard let account, let keyFile else { return .any }
    return .issued(to: [try .service(keyFile: keyFile, path: account)])
  }

  /// From now on the first signal to leave ends the emulator, and a second one the program, whatever holds it up.
  @MainActor
  private static func watching(
    _ ended: AsyncStream<CommandFailure?>.Continuation
  ) -> SignalWatch {
    let count = Mutex(0)
    let queue = DispatchQueue(label: "pushwright.signals")
    return SignalWatch(LeavingSignals.all, on: queue) { number in
      let signals = count.withLock { count in
        count += 1
        return count
      }
      if signals > 1 { _exit(128 + number) }
      ended.yield(nil)
    }
  }
}
