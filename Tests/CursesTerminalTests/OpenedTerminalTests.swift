import Foundation
import Testing

@testable import CursesTerminal

@MainActor
struct OpenedTerminalTests {
  /// The name that is opened where only some terminals are known.
  private static func name(_ asked: String, known: [String]) throws(TerminalError) -> String {
    try OpenedTerminal.name(for: asked) { known.contains($0) ? .opened : .unknown }
  }

  @Test(arguments: [
    ("foot", ["foot", "xterm-256color"], "foot"),
    ("foot", ["xterm", "xterm-256color"], "xterm-256color"),
    ("", ["xterm", "vt100"], "xterm"), ("foot", ["ansi", "vt100"], "vt100"),
    ("foot", ["ansi"], "ansi"),
  ])
  func `The best terminal that this machine knows is taken`(
    asked: String, known: [String], name: String
  ) throws {
    #expect(try Self.name(asked, known: known) == name)
  }

  @Test func `A terminal that says it has a size that nobody has is told so`() {
    let error = #expect(throws: TerminalError.immense("xterm")) {
      try OpenedTerminal.name(for: "xterm") { _ in .immense }
    }
    #expect(error?.description.contains("check its size") == true)
  }

  @Test func `A pipe in the place of a description is not opened`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for directory in ["x", "78", "v"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/.terminfo/\(directory)", withIntermediateDirectories: true)
    }
    #expect(unsafe mkfifo("\(folder)/.terminfo/x/xterm-a", 0o600) == 0)
    #expect(unsafe mkfifo("\(folder)/.terminfo/78/xterm-b", 0o600) == 0)
    try Data().write(to: URL(filePath: "\(folder)/.terminfo/v/vt100"))
    for environment in [
      ["HOME": folder], ["TERMINFO": "\(folder)/.terminfo"],
      ["TERMINFO_DIRS": "/none::\(folder)/.terminfo"],
    ] {
      let blocked = ["xterm-a", "xterm-b", "vt100", "xterm", ""].filter {
        TerminalDescription.blocker(of: $0) { environment[$0] } != nil
      }
      #expect(blocked == ["xterm-a", "xterm-b"])
    }
  }

  @Test func `A missing terminal database is said`() {
    let error = #expect(throws: TerminalError.noDatabase) { try Self.name("foot", known: []) }
    #expect(error?.description.contains("install ncurses-base") == true)
  }

  @Test func `A terminal whose cursor cannot be placed is refused by its name, not replaced`() {
    #expect(throws: TerminalError.incapable("tty33")) {
      try OpenedTerminal.name(for: "tty33") { $0 == "tty33" ? .incapable : .opened }
    }
  }
}
