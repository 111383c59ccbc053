import Foundation

/// A program of another language's tools, if it is on this machine.
struct Tool: Sendable {
  var path: String

  /// `nil` if it isn't installed; the variable names another one than that on the PATH.
  init?(_ name: String, variable: String? = nil) {
    let environment = ProcessInfo.processInfo.environment
    if let variable, let path = environment[variable] {
      self.path = path
      return
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      return nil
    }
    self.path = path
  }

  /// What it wrote to both outputs, and its status.
  func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) async throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = folder.appending(path: "output.txt")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    // Waiting for it would keep one of the few threads that all tests share.
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try handle.close()
    return (status, try String(decoding: Data(contentsOf: output), as: UTF8.self))
  }
}

/// A folder for the time of a test.
func withScratchFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "snippets-\(UUID().uuidString)", directoryHint: .isDirectory)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder)
}
