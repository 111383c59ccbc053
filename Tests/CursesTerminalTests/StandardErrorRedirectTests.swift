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
}
