import Foundation
import Testing

/// The real program, or another one, run to its end.
struct Program {
  /// What a run left behind.
  struct Output {
    var status: Int32
    var standardOutput: String
    var standardError: String
  }

  /// A file that is to be executed, or a name to look for in `PATH`.
  var executable: String

  /// The program as it lies beside the tests, or where `PUSHWRIGHT_PRODUCT` says.
  static let pushwright = Program(executable: product)

  private static let product: String = {
    let named = ProcessInfo.processInfo.environment["PUSHWRIGHT_PRODUCT"]
    if let named, !named.isEmpty { return named }
    let starts = [URL(filePath: CommandLine.arguments[0]), Bundle.main.bundleURL]
    for start in starts {
      var directory = start.standardizedFileURL
      // A test bundle may be a file or a folder of several levels.
      for _ in 0..<5 {
        let path = directory.appending(path: "pushwright").path(percentEncoded: false)
        if FileManager.default.isExecutableFile(atPath: path) { return path }
        directory = directory.deletingLastPathComponent()
      }
    }
    return "pushwright"
  }()

  /// Runs it in a folder and an environment of its own, with nothing to read unless `input` is given.
  func run(
    _ arguments: [String], in directory: String, environment: [String: String], input: String = ""
  ) async throws -> Output {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [executable] + arguments
    process.currentDirectoryURL = URL(filePath: directory)
    process.environment = environment
    // Files do not fill up as pipes do.
    let files = try ["in", "out", "err"].map { try Self.temporaryFile($0) }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try QuickFile.write(input.utf8, to: files[0])
    let handles = [
      try FileHandle(forReadingFrom: files[0]), try FileHandle(forWritingTo: files[1]),
      try FileHandle(forWritingTo: files[2]),
    ]
    // Foundation keeps a process that has ended, and its files open with it.
    defer { for handle in handles { try? handle.close() } }
    process.standardInput = handles[0]
    process.standardOutput = handles[1]
    process.standardError = handles[2]
    await Crowd.all.enter()
    defer { Crowd.all.leave() }
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
      } catch {
        ended.resume(throwing: error)
      }
    }
    return Output(
      status: process.terminationStatus,
      standardOutput: try String(contentsOf: files[1], encoding: .utf8),
      standardError: try String(contentsOf: files[2], encoding: .utf8))
  }

  private static func temporaryFile(_ name: String) throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-\(name)-\(UUID().uuidString)")
    try QuickFile.write([], to: file)
    return file
  }
}
