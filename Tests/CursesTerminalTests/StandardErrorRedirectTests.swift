import CursesTerminal
import Foundation
import Testing

struct StandardErrorRedirectTests {
  @Test func `What is written to standard error goes to the log, and nothing after closing`() throws
  {
    let log = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    let redirect = try StandardErrorRedirect(toFile: log.path)
    FileHandle.standardError.write(Data("while the screen is up\n".utf8))
    redirect.close()
    FileHandle.standardError.write(Data("afterwards\n".utf8))
    let text = try String(contentsOf: log, encoding: .utf8)
    #expect(text.contains("while the screen is up"))
    #expect(!text.contains("afterwards"))
  }

  @Test func `A log that cannot be opened is said`() {
    #expect(throws: TerminalError.logNotOpened("/dev/null/log")) {
      let redirect = try StandardErrorRedirect(toFile: "/dev/null/log")
      redirect.close()
    }
  }

  @Test
  func
    `A named pipe or a device in the log's place is said at once, and nothing waits for a reader`()
    throws
  {
    let pipe = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log").path
    defer { try? FileManager.default.removeItem(atPath: pipe) }
    let result = unsafe mkfifo(pipe, 0o600)
    try #require(result == 0)
    // With a reader, opening it would succeed, and a full pipe would hold up each message.
    for hasReader in [false, true] {
      let reader = hasReader ? unsafe open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC) : -1
      defer { if reader >= 0 { close(reader) } }
      for path in [pipe, "/dev/null"] {
        #expect(throws: TerminalError.logNotOpened(path)) {
          let redirect = try StandardErrorRedirect(toFile: path)
          redirect.close()
        }
      }
    }
  }
}
