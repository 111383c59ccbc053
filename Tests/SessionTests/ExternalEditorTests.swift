import Foundation
import Testing

@testable import pushwright

struct ExternalEditorTests {
  private func editor(_ environment: [String: String], has names: Set<String> = []) -> String {
    ExternalEditor(environment: environment, isThere: names.contains).command
  }

  @Test func `VISUAL comes before EDITOR, Debian's editor and vi`() {
    #expect(editor(["VISUAL": "a", "EDITOR": "b"]) == "a")
    #expect(editor(["VISUAL": " ", "EDITOR": "b"]) == "b")
    #expect(editor(["EDITOR": ""], has: ["editor"]) == "editor")
    #expect(editor([:]) == "vi")
  }

  @Test(arguments: [
    ("vim", 3, ["vim", "+3", "a.json"]),
    ("vim", 1, ["vim", "a.json"]),
    ("/usr/bin/nano", 3, ["/usr/bin/nano", "+3", "a.json"]),
    ("hx", 3, ["hx", "a.json:3"]),
    ("myedit", 3, ["myedit", "a.json"]),
    ("vim -p", 3, ["sh", "-c", "vim -p \"$@\"", "vim -p", "+3", "a.json"]),
    (
      "code --wait", 3,
      ["sh", "-c", "code --wait \"$@\"", "code --wait", "--goto", "a.json:3"]
    ),
    (
      "\"/opt/my editor/vi\" -x", 2,
      ["sh", "-c", "\"/opt/my editor/vi\" -x \"$@\"", "\"/opt/my editor/vi\" -x", "a.json"]
    ),
  ])
  func `A command is run as git runs it`(command: String, line: Int, words: [String]) {
    let editor = ExternalEditor(environment: ["EDITOR": command]) { _ in false }
    #expect(editor.words(opening: "a.json", line: line) == words)
  }

  @Test func `A name with a hyphen in front is no option`() {
    let editor = ExternalEditor(environment: ["EDITOR": "vi"]) { _ in false }
    #expect(editor.words(opening: "-c.json", line: 1) == ["vi", "./-c.json"])
    #expect(editor.words(opening: "+!id", line: 1) == ["vi", "./+!id"])
  }

  private func run(_ body: @escaping (String) throws -> String?) -> EditorRun {
    EditorRun(editor: ExternalEditor(environment: ["EDITOR": "vi"]) { _ in false }) { words in
      do { return try body(words.last ?? "") } catch { return "\(error)" }
    }
  }

  @Test func `The text that the editor leaves comes back, and its folder goes`() throws {
    var seen = ""
    let run = run { path in
      seen = path
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      try Data("new\n".utf8).write(to: URL(filePath: path))
      return nil
    }
    #expect(run.edit("old", name: "news.json", line: 1) == .edited("new\n"))
    #expect(seen.hasSuffix("/news.json"))
    #expect(!FileManager.default.fileExists(atPath: seen))
  }

  @Test func `An editor that failed changes nothing, and what it wrote is not thrown away`() throws
  {
    #expect(
      run { _ in "it ended with status 1" }.edit("old", name: "a", line: 1)
        == .failed("vi: it ended with status 1"))
    var seen = ""
    let ending = run { path in
      seen = path
      try Data("half".utf8).write(to: URL(filePath: path))
      return "signal 15 ended it"
    }.edit("old", name: "a", line: 1)
    #expect(ending == .failed("vi: signal 15 ended it; its text is in \(seen)"))
    #expect(try String(contentsOfFile: seen, encoding: .utf8) == "half")
    try FileManager.default.removeItem(
      at: URL(filePath: seen).deletingLastPathComponent())
  }

  @Test func `An editor that removes its file, or leaves no text there, changes nothing`() throws {
    var seen = ""
    let removal = run { path in
      seen = path
      try FileManager.default.removeItem(atPath: path)
      return nil
    }.edit("old", name: "a", line: 1)
    #expect(
      removal == .failed("vi removed the file that it was given; the text is as it was before"))
    let folder = URL(filePath: seen).deletingLastPathComponent()
    #expect(!FileManager.default.fileExists(atPath: folder.path()))

    let garbage = run { path in
      seen = path
      try Data([0xFF]).write(to: URL(filePath: path))
      return nil
    }.edit("old", name: "a", line: 1)
    #expect(
      garbage
        == .failed(
          "couldn't read the text from vi: it isn't UTF-8 text; save it as UTF-8; its text is in \(seen)"
        ))
    try FileManager.default.removeItem(at: URL(filePath: seen).deletingLastPathComponent())
  }

  @Test func `A file that is gone is not opened`() {
    #expect(
      run { _ in nil }.open("/nowhere/strings.xml", line: 3)
        == "/nowhere/strings.xml is gone or can't be read")
  }

  @Test(arguments: [".:/usr/bin:/bin", ":/usr/bin:/bin", "/usr/bin:/bin:bin", "/usr/bin:/bin:"])
  func `No program of the working directory is run in place of the editor`(path: String) throws {
    let words = try #require(ExternalEditor.guarded(["vi", "a.json"], path: path))
    #expect(words.first?.hasSuffix("/env") == true)
    #expect(Array(words.dropFirst()) == ["PATH=/usr/bin:/bin", "vi", "a.json"])
    #expect(ExternalEditor.guarded(["vi"], path: "/usr/bin:/bin") == ["vi"])
    #expect(ExternalEditor.guarded(["vi"], path: nil) == ["vi"])
    #expect(ExternalEditor.guarded(["vi"], path: ".") == nil)
  }
}
