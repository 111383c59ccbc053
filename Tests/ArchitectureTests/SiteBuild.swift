import Foundation

/// A run of `.ci/docs` into a folder of its own.
struct SiteBuild: ~Copyable {
  private let folder: URL
  let status: Int32
  let output: String

  /// Whether Swift's `docc` is there, which builds the site.
  static let isPossible = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/docc") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "pushwright-site-\(UUID().uuidString)")
    let process = Process()
    process.executableURL = Repository.root.appending(path: ".ci/docs")
    process.arguments = [folder.path(percentEncoded: false)]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  func hasPage(_ name: String) -> Bool {
    let page = folder.appending(path: "documentation/\(name)/index.html")
    return FileManager.default.fileExists(atPath: page.path(percentEncoded: false))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
