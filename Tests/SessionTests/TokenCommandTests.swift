import FCMClient
import Foundation
import LocalPrograms
import Testing

@testable import pushwright

struct TokenCommandTests {
  private static let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]

  private func failure(
    _ words: [String], limits: ProgramLimits = TokenSteps.commandLimits
  ) async -> CredentialFailure? {
    do throws(CredentialFailure) {
      _ = try await TokenSteps.output(of: words, Self.environment, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func `The token is what the command prints`() async throws {
    let words = ["sh", "-c", "echo token; echo hint >&2"]
    let output = try await TokenSteps.output(
      of: words, Self.environment, limits: TokenSteps.commandLimits)
    #expect(output == Array("token\n".utf8))
  }

  @Test func `Output without end is cut off and said`() async {
    #expect(
      await failure(["yes"])?.description
        == "yes wrote more than 64 kB: token-command must print a token and nothing else")
  }

  @Test(arguments: [
    "sleep 600", "trap '' TERM; sleep 600", "sleep 600 & trap '' TERM; wait; sleep 600",
  ])
  func `A command that hangs is ended with all its children`(line: String) async {
    let limits = ProgramLimits(
      time: .milliseconds(200), output: 100, grace: .milliseconds(100))
    let failure = await failure(["sh", "-c", line], limits: limits)
    #expect(failure?.sentence == "sh ran longer than 0 seconds")
    #expect(TokenSteps.commandLimits.time == .seconds(30))
  }

  @Test func `A child that keeps the output open does not hold the token up`() async throws {
    let words = ["sh", "-c", "sleep 600 & echo token"]
    let output = try await TokenSteps.output(
      of: words, Self.environment, limits: TokenSteps.commandLimits)
    #expect(output == Array("token\n".utf8))
  }

  @Test func `What a command complains of is not quoted, for it may hold a secret`() async {
    let failure = await failure(["sh", "-c", "echo s3cret >&2; exit 4"])
    #expect(failure?.description == "sh ended with status 4: run it by hand and check its output")
  }

  @Test func `A command that isn't there is said`() async {
    #expect(
      await failure(["no-such-program-of-ours"])?.description
        == "no-such-program-of-ours couldn't be started: no such program: "
        + "no-such-program-of-ours: check token-command")
  }

  @Test func `Giving up ends the command at once, and nobody waits for a token`() async throws {
    let folder = try TemporaryFolder()
    let mark = "\(folder.path)/mark"
    let steps = TokenSteps(
      sign: { _ in [] }, readFile: { _ in nil }, readVariable: { _ in nil },
      run: { words async throws(CredentialFailure) in
        try await TokenSteps.output(
          of: words, Self.environment, limits: TokenSteps.commandLimits)
      },
      perform: { _ in (500, [], []) }, now: { 0 })
    let credentials = CredentialSearch.Choice(
      command: ["sh", "-c", "trap '' TERM; echo $$ > '\(mark)'; sleep 600"])
    let search = CredentialSearch(
      credentials, endpoint: try FCMEndpoint(parsing: "https://fcm.googleapis.com"),
      environment: [:])
    let tokens = AccessTokens(search, steps: steps)
    let sending = Task { () -> CredentialFailure? in
      do throws(CredentialFailure) {
        _ = try await tokens.token()
        return nil
      } catch {
        return error
      }
    }
    while !FileManager.default.fileExists(atPath: mark) {
      try await Task.sleep(for: .milliseconds(5))
    }
    sending.cancel()
    #expect(await sending.value?.sentence == "canceled before Pushwright had an access token")
  }

  @Test func `Credentials that are no file of their size are refused`() throws {
    let folder = try TemporaryFolder()
    let large = try folder.write("", to: "large.json")
    let handle = try FileHandle(forWritingTo: URL(filePath: large))
    try handle.truncate(atOffset: 3_000_000_000)
    try handle.close()
    let pipe = "\(folder.path)/pipe.json"
    _ = unsafe mkfifo(pipe, 0o600)
    for (path, reason) in [
      (large, "it is larger than 100 kB, the limit for a credentials file"),
      (pipe, "it is a named pipe, not a regular file"),
      ("/dev/zero", "it is a device, not a regular file"),
      (folder.path, "it is a directory; name a file"),
    ] {
      let failure = #expect(throws: CredentialFailure.self) { try TokenSteps.readFile(path) }
      #expect(failure?.description == "the credentials \(path) can't be read: \(reason)")
    }
    #expect(try TokenSteps.readFile("\(folder.path)/none") == nil)
  }
}
