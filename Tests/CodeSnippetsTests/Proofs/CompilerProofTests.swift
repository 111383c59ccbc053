import CodeSnippets
import Foundation
import FuzzSupport
import PushMessages
import TestPacing
import Testing

/// Code is held against the languages' own tools, with stubs of the SDKs' public signatures.
@Suite(.takingTurns)
struct CompilerProofTests {
  private static let node = Tool("node")
  private static let javac = Tool("javac")
  private static let go = Tool("go")
  private static let gofmt = Tool("gofmt")
  private static let stubs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Stubs")

  /// Programs of the recorded messages and of so many generated ones, half of them with wrong values.
  private static func texts(_ form: SnippetForm, generated count: Int) throws -> [String] {
    var right = SnippetGenerator(seed: 22)
    var wrong = MessageGenerator(seed: 23)
    let recorded = [
      SnippetMessages.documentation, SnippetMessages.full, SnippetMessages.hostile,
      SnippetMessages.preview,
    ]
    let documents =
      recorded.map(MessageDocument.init)
      + (0..<count).map { number in
        number.isMultiple(of: 2)
          ? right.message()
          : MessageDocument(text: JSONText.compact(wrong.request(fieldCount: number % 30)))
      }
    return try documents.enumerated().compactMap { number, document in
      guard document.message != nil else { return nil }
      let expiresIn = number.isMultiple(of: 2) ? nil : 7200
      return try #require(CodeSnippet(document, as: form, expiresIn: expiresIn)).text
    }
  }

  @Test(.enabled(if: node != nil || LongRun.isOn, "needs Node.js"))
  func `Node.js parses each program`() async throws {
    let node = try #require(Self.node)
    // It reads one file each time it is started.
    let texts = try Self.texts(.node, generated: LongRun.compiled(2))
    try await withScratchFolder { folder in
      for (index, text) in texts.enumerated() {
        try Data(text.utf8).write(to: folder.appending(path: "send\(index).mjs"))
        let (status, output) = try await node.run(["--check", "send\(index).mjs"], in: folder)
        #expect(status == 0, "\(output)\n\(text)")
      }
    }
  }

  @Test(.enabled(if: javac != nil || LongRun.isOn, "needs a JDK"))
  func `The Java compiler takes each program with the SDK's signatures`() async throws {
    let javac = try #require(Self.javac)
    let texts = try Self.texts(.java, generated: LongRun.compiled(25))
    try await withScratchFolder { folder in
      var names = try JavaStubs(Self.stubs.appending(path: "JavaSignatures.txt")).write(to: folder)
      for (index, text) in texts.enumerated() {
        let name = "SendMessage\(index)"
        let renamed = text.replacing("class SendMessage {", with: "class \(name) {")
        #expect(renamed != text)
        try Data(renamed.utf8).write(to: folder.appending(path: "\(name).java"))
        names.append("\(name).java")
      }
      let options = ["-encoding", "UTF-8", "-Xlint:all,-deprecation", "-Werror", "-d", "classes"]
      let (status, output) = try await javac.run(options + names, in: folder)
      #expect(status == 0, "\(output)")
    }
  }

  @Test(.enabled(if: gofmt != nil || LongRun.isOn, "needs Go"))
  func `gofmt has nothing to change`() async throws {
    let gofmt = try #require(Self.gofmt)
    let texts = try Self.texts(.go, generated: LongRun.compiled(50))
    try await withScratchFolder { folder in
      for (index, text) in texts.enumerated() {
        try Self.write(text, to: folder.appending(path: "send\(index)/main.go"))
      }
      let (status, changes) = try await gofmt.run(["-d", "."], in: folder)
      #expect(status == 0)
      #expect(changes == "", "\(changes)")
    }
  }

  /// Go's tool compiles the language's own library first, which takes minutes.
  @Test(.enabled(if: LongRun.isOn, "needs Go and minutes; PUSHWRIGHT_SNIPPETS runs it"))
  func `Go's compiler takes each program with the SDK's signatures`() async throws {
    let go = try #require(Self.go)
    let texts = try Self.texts(.go, generated: LongRun.compiled(0))
    try await withScratchFolder { folder in
      try Self.writeGoModule(to: folder)
      for (index, text) in texts.enumerated() {
        try Self.write(text, to: folder.appending(path: "send\(index)/main.go"))
      }
      let environment = [
        "GOFLAGS": "-mod=mod", "GOPROXY": "off", "GOCACHE": folder.appending(path: "cache").path,
        "GOPATH": folder.appending(path: "path").path,
      ]
      let (status, output) = try await go.run(
        ["vet", "./..."], in: folder, environment: environment)
      #expect(status == 0, "\(output)")
    }
  }

  /// A module for the programs, and one with the SDK's signatures.
  private static func writeGoModule(to folder: URL) throws {
    let sdk = folder.appending(path: "sdk")
    try write("module firebase.google.com/go/v4\n\ngo 1.18\n", to: sdk.appending(path: "go.mod"))
    let places = [("firebase.go", "firebase.go"), ("messaging.go", "messaging/messaging.go")]
    for (name, place) in places {
      let text = try String(contentsOf: stubs.appending(path: name), encoding: .utf8)
      try write(text, to: sdk.appending(path: place))
    }
    try write(
      """
      module example.com/send

      go 1.18

      require firebase.google.com/go/v4 v4.0.0

      replace firebase.google.com/go/v4 => ./sdk

      """, to: folder.appending(path: "go.mod"))
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
