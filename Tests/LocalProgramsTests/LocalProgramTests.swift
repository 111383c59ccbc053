import Foundation
import LocalPrograms
import TestPacing
import Testing

@Suite(.takingTurns)
struct LocalProgramTests {
  private static let environment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]

  private func shell(
    _ line: String, input: [UInt8] = [], seconds: Double = 60, output: Int = 100_000
  ) -> LocalProgram {
    LocalProgram(
      ["sh", "-c", line], environment: Self.environment, input: input,
      limits: ProgramLimits(
        time: .milliseconds(Int(seconds * 1000)), output: output, grace: .milliseconds(200)))
  }

  private func text(_ result: ProgramResult) -> String {
    String(decoding: result.output, as: UTF8.self)
  }

  @Test func `Output, complaint and status are told apart`() {
    let result = shell("echo out; echo err >&2; exit 3").run()
    #expect(result == ProgramResult(.exited(3), output: Array("out\n".utf8), complaint: "err"))
    #expect(result.words == "ended with status 3")
    #expect(shell("true").run().succeeded)
    #expect(shell("kill -9 $$").run().ending == .killed(signal: 9))
  }

  @Test func `Words reach a program as they are`() {
    let words = ["printf", "%s|", "a b", "$HOME", "*", "", "'"]
    let program = LocalProgram(
      words, environment: Self.environment, limits: ProgramLimits(time: .seconds(60), output: 100))
    #expect(text(program.run()) == "a b|$HOME|*||'|")
  }

  @Test func `A program sees the environment that is given and nothing else`() {
    let program = LocalProgram(
      ["env"], environment: ["PATH": "/usr/bin:/bin", "A": "b"],
      limits: ProgramLimits(time: .seconds(60), output: 1000))
    let lines = Set(text(program.run()).split(separator: "\n").map(String.init))
    #expect(lines == ["PATH=/usr/bin:/bin", "A=b"])
  }

  @Test func `A program reads what is given and otherwise nothing`() {
    let input = Array(repeating: UInt8(ascii: "x"), count: 300_000)
    #expect(text(shell("wc -c", input: input).run()).contains("300000"))
    #expect(text(shell("cat; echo end").run()) == "end\n")
    // It may end without having read anything.
    #expect(shell("true", input: input).run().succeeded)
  }

  @Test func `A program has no terminal and none of our files`() throws {
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/status"))
    defer { try? file.close() }
    let number = dup(file.fileDescriptor)
    defer { close(number) }
    #expect(text(shell("ls /proc/self/fd | wc -l").run()).contains("4"))
    #expect(text(shell("(: < /dev/tty) 2>/dev/null && echo yes || echo no").run()) == "no\n")
  }

  @Test func `A program starts in the directory that is named`() {
    var program = shell("pwd")
    program.directory = "/usr"
    #expect(text(program.run()) == "/usr\n")
    program.directory = "/no/such/place"
    #expect(program.run().ending == .notStarted("the program doesn't exist"))
  }

  @Test func `Output without end is ended at the limit`() {
    let result = shell("yes", output: 1000).run()
    #expect(result.ending == .tooMuchOutput(1000))
    #expect(result.output.count == 1000)
    #expect(result.words == "wrote more than 1 kB")
    #expect(shell("head -c 1000 /dev/zero", output: 1000).run().succeeded)
    #expect(shell("head -c 1001 /dev/zero", output: 1000).run().ending == .tooMuchOutput(1000))
  }

  @Test func `Complaints without end are cut and the program runs to its time limit`() {
    let result = shell("yes >&2", seconds: 0.3).run()
    #expect(result.ending == .tooLong(.milliseconds(300)))
    #expect(result.complaint.utf8.count <= 4096)
  }

  @Test(arguments: [
    "sleep 600", "trap '' TERM; sleep 600", "sleep 600 & wait",
    "trap '' TERM INT HUP; while :; do :; done", "exec >&- 2>&-; sleep 600",
  ])
  func `A program that goes on is ended, whatever it does with TERM`(line: String) {
    #expect(shell(line, seconds: 0.3).run().ending == .tooLong(.milliseconds(300)))
  }

  @Test func `A child that holds the output open is not waited for and ends with its parent`()
    throws
  {
    let result = shell("sleep 600 & echo $!").run()
    #expect(result.succeeded)
    let child = try #require(Int32(text(result).trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(Self.ends(child))
  }

  @Test func `All children end with a program that is ended`() throws {
    let result = shell("(trap '' TERM; sleep 600) & echo $!; sleep 600", seconds: 0.3).run()
    #expect(result.ending == .tooLong(.milliseconds(300)))
    let child = try #require(Int32(text(result).trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(Self.ends(child))
  }

  /// A killed process ends a moment later; one that isn't killed sleeps far longer than this waits.
  private static func ends(_ process: Int32) -> Bool {
    for _ in 0..<3000 {
      guard isRunning(process) else { return true }
      usleep(10_000)
    }
    return false
  }

  /// A process that has ended and waits for its parent counts as ended.
  private static func isRunning(_ process: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
      return false
    }
    let state = status.split(separator: ")").last?.split(separator: " ").first
    return state != "Z" && state != "X"
  }

  @Test func `A canceled program ends`() async {
    var asked = 0
    let result = shell("trap '' TERM; sleep 600").run {
      asked += 1
      return asked > 3
    }
    #expect(result.ending == .cancelled)
    let task = Task { await shell("sleep 600").run() }
    task.cancel()
    #expect(await task.value.ending == .cancelled)
    #expect(shell("true").run(isCancelled: { true }).ending == .cancelled)
  }

  @Test func `A canceled task ends a program that runs`() async throws {
    let mark = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let path = mark.path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(at: mark) }
    let task = Task { await shell(": > '\(path)'; sleep 600").run() }
    while !FileManager.default.fileExists(atPath: path) {
      try await Task.sleep(for: .milliseconds(5))
    }
    task.cancel()
    #expect(await task.value.ending == .cancelled)
  }

  @Test func `Complaints lose what a terminal would obey`() {
    let result = shell(#"printf 'a\033[31mb\007\n\302\233c\342\200\256d\n' >&2"#).run()
    #expect(result.complaint == "a[31mb\ncd")
  }

  @Test(arguments: [
    ([], "no program is named"), ([""], "no program is named"),
    (["no-such-program-of-ours"], "no such program: no-such-program-of-ours"),
    (["/no/such"], "the program doesn't exist"), (["/etc/passwd"], "it isn't executable"),
    (["echo", "a\0b"], "an argument contains a NUL"), (["a\0b"], "no such program: a\0b"),
  ])
  func `What can't be started says why`(words: [String], reason: String) {
    let limits = ProgramLimits(time: .seconds(60), output: 10)
    let result = LocalProgram(words, environment: Self.environment, limits: limits).run()
    #expect(result.ending == .notStarted(reason))
  }
}
