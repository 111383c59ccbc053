import ArgumentParser
import Commands
import FCMClient
import FCMEmulator
import Foundation
import LocalFiles
import Synchronization

/// `pushwright emulator start`: a local FCM for tests and rehearsals.
struct EmulatorStartCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Run a local FCM until Ctrl-C; what pushwright emulator does without a command.",
    discussion: """
      Prints one JSON object per line: first its endpoint, then each message that it accepts. A \
      profile with that endpoint and kind = "local" sends to it. It accepts any token and issues one at \
      /token, or with --account only to that account. `emulator exec` leads unchanged programs to \
      a local FCM of their own. To get a failure, name it in the target: --topic \
      behave-NAME, or a token of that form, where \
      NAME is unregistered, quota-exceeded (after 60 seconds again), quota-exceeded-SECONDS, \
      project-quota-exceeded, unauthenticated, \
      sender-id-mismatch, permission-denied, unknown-project, third-party-auth, internal, unavailable, unavailable-SECONDS, \
      slow-SECONDS, cut-before-reading, cut-before-answering, cut-while-answering, empty-answer or \
      nameless-answer. Ctrl-C ends it.

      It forgets everything at its end unless --export names a folder. --import goes on from there, with \
      its messages, devices, topics and time; time stands still in between.

      If standard output is full, closed or not read, requests continue: the emulator leaves out \
      lines, as their numbers show, reports it and exits with 74, or with 141 if the program that read them \
      has ended.
      """)

  @Option(
    help: ArgumentHelp("The port on this machine; 0 chooses a free one.", valueName: "number"))
  var port = 0

  @Option(
    help: ArgumentHelp(
      "A service account's key file: accept only tokens that /token issued to it.",
      valueName: "file"), completion: .file())
  var account: String?

  @Option(
    help: ArgumentHelp(
      "The address to listen at; any other than 127.0.0.1 lets other machines in.",
      valueName: "address"))
  var listen = Emulator.loopback

  @Option(
    name: .customLong("project-id"),
    help: ArgumentHelp(
      "A project that exists, repeatable: any other gets FCM's 404. All exist if left out.",
      valueName: "id"))
  var projects: [String] = []

  @Option(
    help: ArgumentHelp("How many messages to remember.", valueName: "number"))
  var keep: Int?

  @Option(
    help: ArgumentHelp(
      "Answer 429 to more requests to send than this in a minute, for each project.",
      valueName: "number"))
  var quota: Int?

  @Option(
    help: ArgumentHelp(
      """
      Speak TLS too, be a proxy that answers for Google's hosts and connects to no other, and write the \
      certificate to trust to this file.
      """, valueName: "file"), completion: .file())
  var certificate: String?

  @OptionGroup var state: EmulatorStateOptions

  @OptionGroup var options: EmulatorSceneOptions

  func validate() throws {
    if let keep, !(1...1_000_000).contains(keep) {
      throw ValidationError("--keep takes a number from 1 to 1000000")
    }
    if let wrong = projects.first(where: { ProjectID($0) == nil }) {
      throw ValidationError("‘\(wrong)’ isn't a project ID")
    }
    if let quota, quota < 1 { throw ValidationError("--quota takes a number from 1 on") }
  }

  func run() async throws {
    let (endings, ended) = AsyncStream<CommandFailure?>.makeStream()
    let watch = await Self.watching(ended)
    defer { withExtendedLifetime(watch) {} }
    let log = EmulatorLog()
    let emulator: RunningEmulator
    let keyFile = try keyFile()
    var (scene, record) = try Self.narrating { () throws(CommandFailure) in
      try state.scene(try options.scene())
    }
    do throws(CommandFailure) {
      try await scene.readStrings()
    } catch {
      throw error.narrated()
    }
    if !projects.isEmpty { scene.projects = Set(projects.compactMap { ProjectID($0) }) }
    let gateway = try Self.narrating { () throws(CommandFailure) -> EmulatorGateway? in
      try makeGateway(log)
    }
    do throws(EmulatorFailure) {
      emulator = try await Emulator.start(
        address: listen, port: port, tokens: try tokens(keyFile), gateway: gateway, quota: quota,
        scene: scene,
        connections: max(8, min(Emulator.mostConnections, SystemLimits.files - 64)), keeping: keep,
        accepted: { log.write($0) },
        beforeAnswering: { await log.settle() })
    } catch {
      log.sayLast("\(error)")
      throw ExitCode(CommandFailure.Status.unreachable.rawValue)
    }
    log.begin(emulator.reachableAddress, tokenURL: account.map { _ in emulator.tokenURL }) {
      ended.yield($0)
    }
    if !isPrivate {
      log.say(
        "listens at \(listen) for other machines, too: each that reaches it can send, read and remove messages"
      )
    }
    log.say("a local FCM listens at \(emulator.reachableAddress); Ctrl-C ends it")
    var failure: CommandFailure?
    for await ending in endings {
      failure = ending
      break
    }
    await emulator.stop()
    if failure == nil { failure = await log.end() }
    for problem in [state.exportFailure(of: emulator), record?.failure].compactMap(\.self) {
      if let failure, failure.status != .readerGone { log.sayLast(failure.sentence) }
      failure = problem
    }
    guard let failure else { return }
    if failure.status != .readerGone { log.sayLast(failure.sentence) }
    throw ExitCode(failure.status.rawValue)
  }

  /// Makes an authority for this run and writes its certificate; `nil` if no one asks for one.
  private func makeGateway(_ log: EmulatorLog) throws(CommandFailure) -> EmulatorGateway? {
    guard let certificate else { return nil }
    let hosts = RefusedHosts()
    let authority: EmulatorAuthority
    do throws(EmulatorAuthority.Failure) {
      authority = try EmulatorAuthority(at: Int(Date().timeIntervalSince1970))
    } catch {
      throw CommandFailure(.tryAgain, "couldn't make a certificate authority: \(error)")
    }
    do throws(FileFailure) {
      try LocalFile.replace(certificate, with: Array(authority.certificate.utf8))
    } catch {
      throw CommandFailure(error)
    }
    return EmulatorGateway(authority: authority) { host in
      if let sentence = hosts.sentence(for: host) { log.say(sentence) }
    }
  }

  /// Whether only this machine reaches it.
  private var isPrivate: Bool { FCMEndpoint.isLoopback(host: listen) }

  /// Tells people why a verb doesn't begin.
  static func narrating<Result>(_ body: () throws(CommandFailure) -> Result) throws -> Result {
    do throws(CommandFailure) {
      return try body()
    } catch {
      throw error.narrated()
    }
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
