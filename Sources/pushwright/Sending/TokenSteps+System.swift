import FCMClient
import FCMTransport
import Foundation

extension TokenSteps {
  /// Files, variables, programs and the clock of this machine, and the network.
  static func system(
    _ transport: HTTPTransport, environment: [String: String]
  ) -> TokenSteps {
    transport.tokenSteps(
      readFile: { path async throws(CredentialFailure) in try readFile(path) },
      readVariable: { environment[$0] },
      run: { words async throws(CredentialFailure) in try await output(of: words, environment) },
      now: { Int(Date().timeIntervalSince1970) })
  }

  private static func readFile(_ path: String) throws(CredentialFailure) -> File? {
    let manager = FileManager.default
    guard manager.fileExists(atPath: path) else { return nil }
    do {
      let bytes = try Data(contentsOf: URL(filePath: path))
      let mode = try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      return File(bytes: Array(bytes), mode: UInt32(mode ?? 0))
    } catch {
      throw CredentialFailure(
        .unusable, "the credentials \(path.visible) cannot be read",
        remedy: "check who may read the file")
    }
  }

  /// Without a shell, and without the terminal: a program that asks something gets no answer.
  private static func output(
    of words: [String], _ environment: [String: String]
  ) async throws(CredentialFailure) -> [UInt8] {
    let name = words.first?.visible ?? ""
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    // What it complains of may hold a secret, so it is not quoted.
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    let output: Data
    do {
      try process.run()
      // Somebody is waiting; a program that hangs is ended.
      let identifier = process.processIdentifier
      let limit = Task {
        try await Task.sleep(for: .seconds(60))
        kill(identifier, SIGTERM)
      }
      defer { limit.cancel() }
      output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    } catch {
      throw CredentialFailure(
        .commandFailed, "\(name) could not be started", remedy: "check token-command")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CredentialFailure(
        .commandFailed, "\(name) ended with status \(process.terminationStatus)",
        remedy: "run it by hand and see what it says")
    }
    return Array(output)
  }
}

extension String {
  /// Without control characters, which a path may hold.
  var visible: String { filter { !$0.unicodeScalars.contains { $0.value < 0x20 } } }
}
