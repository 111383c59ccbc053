internal import Foundation

/// Runs git; its arguments never pass through a shell.
enum GitProcess {
  /// The standard output of a git that ends well; `nil` otherwise.
  static func run(
    _ arguments: [String], in directory: String, input: [UInt8]? = nil
  ) -> [UInt8]? {
    guard let executable else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: executable)
    // Neither hooks of a stranger's repository nor locks that disturb its owner.
    process.arguments =
      ["-c", "core.fsmonitor=false", "--no-optional-locks", "-C", directory] + arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    // A file and no pipe: git may answer before it has read all, or die.
    let file = input.map { _ in
      FileManager.default.temporaryDirectory.appending(path: "pushwright-\(UUID().uuidString)")
    }
    defer { if let file { try? FileManager.default.removeItem(at: file) } }
    do {
      if let file, let input {
        try Data(input).write(to: file)
        process.standardInput = try FileHandle(forReadingFrom: file)
      }
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return process.terminationStatus == 0 ? Array(data) : nil
    } catch {
      return nil
    }
  }

  /// Where git is; `nil` where it is not installed.
  static let executable: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").map { "\($0)/git" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Without what a hook sets to point git at its own repository.
  private static let environment = ProcessInfo.processInfo.environment.filter {
    !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key)
  }.merging(["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0"]) { $1 }
}
