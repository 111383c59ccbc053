import Foundation
import Testing

@testable import Commands

struct ProjectFilesTests {
  @Test(arguments: [
    ("state/pushwright/journal.sqlite", "SQLite format 3"),
    ("state/pushwright/trust.json", "{}"), ("config/pushwright/config.toml", ""),
    ("config/pushwright/themes/own.toml", ""),
    ("elsewhere/key.json", #"{"type": "service_account", "private_key": "x"}"#),
  ])
  func `--force replaces no history, permission, configuration or key`(
    path: String, contents: String
  ) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try contents.write(to: file, atomically: true, encoding: .utf8)
    let own = ProjectFiles(
      nil,
      environment: [
        "HOME": root.path, "XDG_STATE_HOME": root.appending(path: "state").path,
        "XDG_CONFIG_HOME": root.appending(path: "config").path,
      ])
    let failure = #expect(throws: CommandFailure.self) {
      try NewFile(path: file.path, mayReplace: true, own: own).check()
    }
    #expect(failure?.sentence.contains("is never replaced: name another file") == true)
    // A new file beside it is welcome.
    try NewFile(path: root.appending(path: "elsewhere.json").path, mayReplace: true, own: own)
      .check()
  }
}
