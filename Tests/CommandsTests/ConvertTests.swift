import CodeSnippets
import Foundation
import LocalFiles
import PushMessages
import Testing

@testable import Commands

struct ConvertTests {
  @Test(arguments: ["{\"message\":{\"topic\":\"a\"}}", "{ \"message\" :\t{}\r\n}\r\n\r\n"])
  func `Strict JSON that needs nothing is printed byte for byte`(text: String) throws {
    let conversion = try Conversion(text, file: "a.json", from: .auto)
    #expect(Array(conversion.text.utf8) == Array(text.utf8))
    #expect(conversion.notes.isEmpty)
  }

  @Test(
    arguments: [
      (SnippetForm.node, "const message = {\n  topic: 'news',"),
      (.python, "message = messaging.Message(\n    topic=\"news\","),
      (.java, "Message message = Message.builder()\n            .setTopic(\"news\")"),
      (.go, "message := &messaging.Message{\n\t\tTopic:        \"news\","),
      (.csharp, "var message = new Message\n{\n    Topic = \"news\","),
      (.curl, "-H \"Authorization: Bearer $(gcloud auth print-access-token)\""),
      (.simctl, "{\n  \"aps\": {"),
    ])
  func `A draft becomes code, with what that can't say as lines of its places`(
    form: SnippetForm, code: String
  ) throws {
    let draft = """
      {"message": {
        "topic": "news", "notification": {"title": "Sale"},
        "android": {"notification": {"bypass_proxy_notification": true}}
      }}
      """
    let conversion = try Conversion(draft, file: "a.json", from: .auto, to: .code(form))
    #expect(conversion.text.contains(code), "\(conversion.text)")
    #expect(conversion.printed == conversion.text)
    // JavaScript sends it all the same.
    let mark = form == .node ? "" : "warning: "
    let place =
      "a.json:3:61: \(mark)android.notification.bypass_proxy_notification: no release of the SDK"
    let isSDK = form.language != nil
    #expect(conversion.notes.contains { $0.hasPrefix(place) } == isSDK, "\(conversion.notes)")
  }

  @Test func `Each change is a line with file, line and column`() throws {
    let conversion = try Conversion(
      "{ // why\n\"message\": {\"android\": {\"collapseKey\": \"k\"},}}", file: "b.json",
      from: .auto)
    #expect(
      conversion.notes == [
        "b.json:1:3: a comment: JSON has none",
        "b.json:2:25: android.collapseKey → android.collapse_key",
        "b.json:2:44: this comma is extra",
      ])
    #expect(
      conversion.text == """
        {
          "message": {
            "android": {
              "collapse_key": "k"
            }
          }
        }

        """)
    let again = try Conversion(conversion.text, file: "c.json", from: .json)
    #expect(again.text == conversion.text)
    #expect(again.notes.isEmpty)
  }

  @Test(
    arguments: [
      ("{\"message\": {", ConvertSource.auto, "f:1:13: the object that starts here isn't closed"),
      ("hello", .auto, "f:1:1: no message here: an FCM request is {\"message\": {…}}"),
      ("{\"topic\": \"a\"}", .curl, "f:1:1: no curl command with data here"),
      (
        "{\"a\": 1}", .auto,
        "f:1:1: no \"message\" object here: an FCM request is {\"message\": {…}}"
      ),
    ])
  func `What cannot be read exits 65 with its place`(
    text: String, source: ConvertSource, sentence: String
  ) {
    let failure = #expect(throws: CommandFailure.self) {
      try Conversion(text, file: "f", from: source)
    }
    #expect(failure?.status == .unreadableInput)
    #expect(failure?.sentence == sentence)
  }

  @Test func `android becomes android_v2, and what is lost is named with its place`() throws {
    let text = """
      {"message": {"topic": "t", "android": {
        "priority": "HIGH", "notification": {"body_loc_key": "k",
          "proxy": "DENY"}}}}
      """
    let conversion = try Conversion(text, file: "a.json", from: .auto, to: .v2)
    #expect(
      MessageDocument(text: conversion.text).canonicalMessage
        == #"{"topic":"t","android_v2":{"remote_notification":{"notification":{"body_loc_key":"k"}}}}"#
    )
    #expect(
      conversion.notes == [
        "a.json:3:14: warning: left out android.notification.proxy: "
          + "android_v2 doesn't choose whether Play services show the notification for the app",
        "a.json:2:15: warning: left out android.priority: FCM delivers every remote_notification at once",
        "a.json:1:1: android_v2 is a preview under Google's Pre-GA terms, and FCM may change it",
      ])
    let back = try Conversion(conversion.text, file: "b.json", from: .auto, to: .v1)
    #expect(
      MessageDocument(text: back.text).canonicalMessage
        == #"{"topic":"t","android":{"notification":{"body_loc_key":"k"}}}"#)
    #expect(back.notes.isEmpty)
  }

  @Test func `A draft with both blocks is not converted`() {
    let failure = #expect(throws: CommandFailure.self) {
      try Conversion(
        #"{"message": {"android": {}, "android_v2": {}}}"#, file: "f", from: .auto, to: .v2)
    }
    #expect(failure?.status == .unreadableInput)
    #expect(failure?.sentence == "f: the draft has both android and android_v2: remove one first")
  }

  @Test func `Of a page with several messages one is taken, and without a choice all are listed`()
    throws
  {
    let page = """
      messaging.Message(topic='a', notification=messaging.Notification(title='One'))
      Message.builder().setTopic("b").setNotification(new Notification("Two", "x")).build();
      """
    #expect(
      Conversion.choices(in: page, from: .auto) == [
        "  1  Python, line 1: One", "  2  Java, line 2: Two", "Choose one with --snippet NUMBER",
      ])
    let second = try Conversion(page, file: "f", from: .auto, snippet: 2)
    #expect(
      MessageDocument(text: second.text).canonicalMessage
        == #"{"topic":"b","notification":{"title":"Two","body":"x"}}"#)
    let only = try Conversion(page, file: "f", from: .python)
    #expect(MessageDocument(text: only.text).string(at: "topic") == "a")
    let failure = #expect(throws: CommandFailure.self) {
      try Conversion(page, file: "f", from: .auto, snippet: 3)
    }
    #expect(failure?.sentence == "f:1:1: message 3 isn't in the text, which holds 2 messages")
  }

  @Test func `The output replaces neither the input nor what is there`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "convert-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appending(path: "in.json").path
    let link = folder.appending(path: "link.json").path
    let output = folder.appending(path: "out.json").path
    try Data("old".utf8).write(to: URL(filePath: input))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: input)

    for path in [input, link, folder.appending(path: "./in.json").path] {
      let failure = #expect(throws: CommandFailure.self) {
        try NewFile(path: path, mayReplace: true, except: input).write("new")
      }
      #expect(failure?.status == .usage)
    }
    #expect(try String(contentsOfFile: input, encoding: .utf8) == "old")

    try NewFile(path: output, mayReplace: false, except: input).write("new")
    #expect(throws: CommandFailure.self) {
      try NewFile(path: output, mayReplace: false, except: input).write("newer")
    }
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "new")
    try NewFile(path: output, mayReplace: true, except: "-").write("newest")
    #expect(try String(contentsOfFile: output, encoding: .utf8) == "newest")
    #expect(throws: CommandFailure.self) {
      try NewFile(path: "\(folder.path)/none/a", mayReplace: false, except: input).write("x")
    }
  }

  @Test func `A draft that is a whole command is read as its message`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "draft-\(UUID()).sh")
    try Data("curl -d '{\"topic\": \"a\"}' x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let draft = try OpenedDraft.reading(file.path)
    #expect(draft.refusal == nil)
    #expect(try draft.message().string(at: "topic") == "a")
  }

  @Test func `A file with several messages is refused with the place of the second`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID()).json")
    try Data("{\"message\":{}}\n{\"message\":{}}\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let draft = try OpenedDraft.reading(file.path)
    #expect(
      draft.refusal?.sentence
        == "\(file.path):2:1: the text holds 2 messages, but a draft is one: keep the one you want")
  }

  @Test func `A draft with an error opens to be mended`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "broken-\(UUID()).json")
    try Data("{\"message\": {".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let draft = try OpenedDraft.reading(file.path)
    #expect(draft.refusal == nil)
    #expect(draft.imported.document.text == draft.text)
  }

  @Test func `A pipe is read as a file is`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("é".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try TextFile.argument(path, as: .draft) == "é")
    let failure = #expect(throws: CommandFailure.self) {
      try TextFile.argument("/", as: .draft)
    }
    #expect(failure?.sentence == "couldn't read /: it is a directory; name a file")
  }
}
