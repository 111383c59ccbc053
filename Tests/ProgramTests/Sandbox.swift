import Foundation
import Testing

/// A private folder for one test: the program's home, its state and the files it is given.
struct Sandbox: ~Copyable {
  let folder: URL

  init() throws {
    let name = "pushwright-test-\(UUID().uuidString.prefix(8).lowercased())"
    folder = FileManager.default.temporaryDirectory.appending(path: name).standardizedFileURL
    for directory in ["home", "state", "config", "tmp"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: directory), withIntermediateDirectories: true)
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// What the program sees of the world; nothing of the person who runs the tests.
  var environment: [String: String] {
    [
      "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": path("home"),
      "XDG_STATE_HOME": path("state"), "XDG_CONFIG_HOME": path("config"), "TMPDIR": path("tmp"),
      "LANG": "C.UTF-8",
    ]
  }

  func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  /// Writes a file, its folders with it; returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try QuickFile.write(text.utf8, to: url)
    return url.path(percentEncoded: false)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// Bytes.
  func size(_ name: String) throws -> Int {
    try Data(contentsOf: folder.appending(path: name)).count
  }

  func names(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
  }
}
