import Commands
import FCMClient
import FCMEmulator
import Foundation
import LocalFiles
import LocalPrograms
import Synchronization

/// A program and the local FCM that it runs against, from their start to their end.
struct ExecRun: Sendable {
  /// As shells and env(1) have it.
  private enum Status {
    static let notExecutable: Int32 = 126
    static let missing: Int32 = 127
    static let signal: Int32 = 128
  }

  let words: [String]
  let environment: [String: String]
  let project: ProjectID
  let quota: Int?
  let keep: Int?
  let scene: EmulatorScene
  let state: EmulatorStateOptions
  let record: EmulatorRecordFile?

  /// Runs the program; gives its status.
  func status(_ signals: ExecSignals) async throws(CommandFailure) -> Int32 {
    let now = Int(Date().timeIntervalSince1970)
    let counts = ExecCounts()
    let authority: EmulatorAuthority
    do throws(EmulatorAuthority.Failure) {
      authority = try EmulatorAuthority(at: now)
    } catch {
      throw CommandFailure(.tryAgain, "couldn't make a certificate authority: \(error)")
    }
    let emulator: RunningEmulator
    do throws(EmulatorFailure) {
      emulator = try await Emulator.start(
        gateway: EmulatorGateway(authority: authority) { counts.refuse($0) }, project: project,
        quota: quota, scene: scene,
        connections: max(8, min(Emulator.mostConnections, SystemLimits.files - 64)),
        keeping: keep,
        accepted: { counts.accept($0) })
    } catch {
      throw CommandFailure(.unreachable, "\(error)")
    }
    let result = await Self.catching { () throws(CommandFailure) in
      try await run(against: emulator, authority, signals, at: now)
    }
    await emulator.stop()
    let status = try result.get()
    counts.report()
    let failures = [state.exportFailure(of: emulator), record?.failure].compactMap(\.self)
    for failure in failures.dropFirst() { Narration.say(failure.sentence) }
    guard let failure = failures.first else { return status }
    // A command that has failed has the last word.
    guard status != 0 else { throw failure }
    Narration.say(failure.sentence)
    return status
  }

  private static func catching(
    _ body: () async throws(CommandFailure) -> Int32
  ) async -> Result<Int32, CommandFailure> {
    do throws(CommandFailure) {
      return .success(try await body())
    } catch {
      return .failure(error)
    }
  }

  private func run(
    against emulator: RunningEmulator, _ authority: EmulatorAuthority, _ signals: ExecSignals,
    at now: Int
  ) async throws(CommandFailure) -> Int32 {
    let folder = try Self.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let account: FakeAccount
    do throws(FakeAccount.Failure) {
      account = try FakeAccount(project: project, tokenURL: emulator.tokenURL)
    } catch {
      throw CommandFailure(.tryAgain, "couldn't make a key for the service account: \(error)")
    }
    let setup = ClientSetup(
      port: emulator.port, folder: folder, authority: authority, trusted: trusted, account: account,
      project: project, environment: environment, at: now)
    try Self.write(setup.files, to: folder)
    if let early = signals.early { return Status.signal + early }
    let program: AttachedProgram
    do throws(AttachedProgram.Failure) {
      program = try AttachedProgram(
        words, environment: setup.environment, ignoring: ExecSignals.ignored,
        keeping: InheritedDescriptors.all)
    } catch {
      Narration.say(error.words)
      return error.isMissing ? Status.missing : Status.notExecutable
    }
    signals.aim(at: program)
    switch await program.end() {
    case .exited(let status): return status
    case .killed(let signal): return Status.signal + signal
    default: throw CommandFailure(.tryAgain, "the system doesn't report how \(words[0]) ended")
    }
  }

  /// The user's own certificates, or else the system's.
  private var trusted: CertificateBundle {
    let own = ClientSetup.certificateVariables.compactMap { environment[$0] }.filter { !$0.isEmpty }
    var bundle = CertificateBundle()
    for path in own + CertificateBundle.systemFiles {
      // A comment may be in any encoding.
      guard let bytes = try? LocalFile.bytes(path, as: .certificates) else { continue }
      bundle.add(pem: String(decoding: bytes, as: UTF8.self))
    }
    return bundle
  }

  private static func makeFolder() throws(CommandFailure) -> String {
    do {
      var path = try PrivateTemporaryFolder.make(for: "emulator").path(percentEncoded: false)
      if path.hasSuffix("/") { path.removeLast() }
      return path
    } catch {
      throw CommandFailure(
        .tryAgain, "couldn't make a folder for this run: \(error.localizedDescription)")
    }
  }

  private static func write(
    _ files: [ClientSetup.File], to folder: String
  ) throws(CommandFailure) {
    for file in files {
      let path = "\(folder)/\(file.name)"
      do throws(FileFailure) {
        try LocalFile.replace(path, with: file.bytes, access: .ownerOnly)
      } catch {
        throw CommandFailure(error)
      }
    }
  }
}
