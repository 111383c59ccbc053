import FCMClient
import FCMTransport
import Foundation
import HarmlessText
import LocalFiles
import LocalPrograms

extension TokenSteps {
  /// Files, variables, programs and the clock of this machine, and the network; `directory` is that of the project, in which
  /// its programs are run.
  static func system(
    _ transport: HTTPTransport, environment: [String: String], in directory: String?
  ) -> TokenSteps {
    transport.tokenSteps(
      readFile: { path async throws(CredentialFailure) in try readFile(path) },
      readVariable: { environment[$0] },
      run: { words async throws(CredentialFailure) in
        try await output(of: words, environment, in: directory, limits: commandLimits)
      },
      now: { Int(Date().timeIntervalSince1970) })
  }

  /// A sender is waiting, and a token has some kilobytes.
  static let commandLimits = ProgramLimits(time: .seconds(30), output: 64_000)

  static func readFile(_ path: String) throws(CredentialFailure) -> File? {
    do throws(FileFailure) {
      let contents = try LocalFile.contents(path, as: .credentials)
      return File(bytes: contents.bytes, mode: contents.status.mode)
    } catch {
      if error.isMissing { return nil }
      throw CredentialFailure(
        .unusable, "the credentials \(CredentialPath.shown(path)) can't be read",
        remedy: error.words)
    }
  }

  /// Without a shell, and without the terminal: a program that asks something gets no answer.
  ///
  /// What it complains of may hold a secret, so it is not quoted.
  static func output(
    of words: [String], _ environment: [String: String], in directory: String? = nil,
    limits: ProgramLimits
  ) async throws(CredentialFailure) -> [UInt8] {
    let program = LocalProgram(
      words, environment: environment, directory: directory, limits: limits)
    let result = await program.run()
    guard !result.succeeded else { return result.output }
    let remedy =
      switch result.ending {
      case .notStarted: "check token-command"
      case .cancelled: "nothing was sent; start again"
      case .tooMuchOutput: "token-command must print a token and nothing else"
      case .exited, .killed, .tooLong, .lost: "run it by hand and check its output"
      }
    throw CredentialFailure(
      .commandFailed, "\(VisibleText.of(words.first ?? "")) \(result.words)", remedy: remedy)
  }
}
