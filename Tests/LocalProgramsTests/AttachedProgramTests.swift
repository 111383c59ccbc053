import Foundation
import LocalPrograms
import TestPacing
import Testing

/// Programs that run in our place.
struct AttachedProgramTests {
  private static let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]

  private func shell(_ line: String) throws -> AttachedProgram {
    try AttachedProgram(["sh", "-c", line], environment: Self.environment)
  }

  @Test func `Its end is told as it was`() async throws {
    #expect(try await shell("exit 7").end() == .exited(7))
    #expect(try await shell("kill -9 $$").end() == .killed(signal: 9))
  }

  @Test func `It gets the signals that are handed on, and none after its end`() async throws {
    let program = try shell("kill -STOP $$; exit 3")
    program.signal(SIGTERM)
    program.signal(SIGCONT)
    #expect(await program.end() == .killed(signal: SIGTERM))
    program.signal(SIGKILL)
  }

  @Test func `Signals are as the system has them`() async throws {
    #expect(try await shell("kill -HUP $$; exit 4").end() == .killed(signal: SIGHUP))
  }

  @Test(arguments: [
    (["no-such-program"], true), (["/no/such/program"], true), ([""], true), ([], true),
    (["/etc/passwd"], false), (["/usr"], false),
  ])
  func `A missing program is told from one that can't be started`(
    words: [String], isMissing: Bool
  ) throws {
    do throws(AttachedProgram.Failure) {
      _ = try AttachedProgram(words, environment: Self.environment)
      Issue.record("it was started")
    } catch {
      #expect(error.isMissing == isMissing)
      #expect(!error.words.isEmpty)
    }
  }

  @Test func `It shares our process group`() async throws {
    let group = getpgrp()
    let line = "read -r _ _ _ _ group _ </proc/$$/stat; test \"$group\" -eq \(group)"
    #expect(try await shell(line).end() == .exited(0))
  }
}
