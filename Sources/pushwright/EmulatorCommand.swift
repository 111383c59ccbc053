import ArgumentParser
import Commands
import FCMEmulator
import Foundation
import LocalFiles

/// `pushwright emulator`: a local FCM for tests and rehearsals.
struct EmulatorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emulator",
    abstract: "Run a local FCM that checks messages as FCM does and delivers nothing.",
    discussion: """
      Prints one JSON object a line: first its endpoint, then each message that it accepts. A \
      profile with that endpoint and kind = "local" sends to it; any token is taken, \
      or with --account only its own.

      A target asks for a failure by its name: --topic behave-NAME, or a token of that form, where \
      NAME is unregistered, quota-exceeded, quota-exceeded-SECONDS, unauthenticated, \
      sender-id-mismatch, permission-denied, internal, unavailable, unavailable-SECONDS, \
      slow-SECONDS, cut-before-reading, cut-before-answering, cut-while-answering, empty-answer or \
      nameless-answer. Ctrl-C ends it.
      """)

  @Option(help: ArgumentHelp("The port on this machine; 0 takes a free one.", valueName: "number"))
  var port = 0

  @Option(
    help: ArgumentHelp(
      "A service account's key file: only tokens that /token has issued to it are taken.",
      valueName: "file"))
  var account: String?

  func run() async throws {
    let (endings, ended) = AsyncStream<CommandFailure?>.makeStream()
    let log = EmulatorLog { ended.yield($0) }
    let emulator: RunningEmulator
    let keyFile = try keyFile()
    do throws(EmulatorFailure) {
      emulator = try await Emulator.start(
        port: port, tokens: try tokens(keyFile), accepted: { log.write($0) })
    } catch {
      Narration.say("\(error)")
      throw ExitCode(CommandFailure.Status.unreachable.rawValue)
    }
    log.write(emulator.endpoint, tokenURL: account.map { _ in emulator.tokenURL })
    Narration.say("a local FCM listens at \(emulator.endpoint); Ctrl-C ends it")
    let failure = await Self.first(of: endings) { ended.yield(nil) }
    await emulator.stop()
    if let failure { throw failure.narrated() }
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

  /// Waits for a signal to end, or for output that fails; returns the failure.
  @MainActor
  private static func first(
    of endings: AsyncStream<CommandFailure?>, signal: @escaping @MainActor () -> Void
  ) async -> CommandFailure? {
    let watch = SignalWatch([SIGINT, SIGTERM, SIGHUP]) { _ in signal() }
    await watch.settle()
    defer { watch.stop() }
    for await ending in endings { return ending }
    return nil
  }
}
