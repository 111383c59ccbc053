import CodeSnippets
import Foundation
import PushMessages
import Testing

/// Code is held against the languages' own tools, with stubs of the SDKs' public signatures.
struct CompilerProofTests {
  private static let node = Tool("node")
  private static let javac = Tool("javac")
  private static let go = Tool("go")
  private static let gofmt = Tool("gofmt")
  private static let stubs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Stubs")

  /// The recorded messages and generated ones; with `PUSHWRIGHT_SNIPPETS` more of them.
  private static var documents: [MessageDocument] {
    let count = ProcessInfo.processInfo.environment["PUSHWRIGHT_SNIPPETS"].flatMap(Int.init) ?? 25
    var generator = SnippetGenerator(seed: 22)
    return [SnippetMessages.documentation, SnippetMessages.full, SnippetMessages.hostile]
      .map(MessageDocument.init) + (0..<count).map { _ in generator.message() }
  }

  private static func texts(_ form: SnippetForm) throws -> [String] {
    try documents.map { try #require(CodeSnippet($0, as: form)).text }
  }

  @Test(.enabled(if: node != nil || Tool.areRequired, "needs Node.js"))
  func `Node.js parses each program`() throws {
    let node = try #require(Self.node)
    try withScratchFolder { folder in
      for (index, text) in try Self.texts(.node).enumerated() {
        try Data(text.utf8).write(to: folder.appending(path: "send\(index).mjs"))
        let (status, output) = try node.run(["--check", "send\(index).mjs"], in: folder)
        #expect(status == 0, "\(output)\n\(text)")
      }
    }
  }

  @Test(.enabled(if: javac != nil || Tool.areRequired, "needs a JDK"))
  func `The Java compiler takes each program with the SDK's signatures`() throws {
    let javac = try #require(Self.javac)
    try withScratchFolder { folder in
      var names = try JavaStubs(Self.stubs.appending(path: "JavaSignatures.txt")).write(to: folder)
      for (index, text) in try Self.texts(.java).enumerated() {
        let name = "SendMessage\(index)"
        let renamed = text.replacing("class SendMessage {", with: "class \(name) {")
        #expect(renamed != text)
        try Data(renamed.utf8).write(to: folder.appending(path: "\(name).java"))
        names.append("\(name).java")
      }
      let options = ["-encoding", "UTF-8", "-Xlint:all,-deprecation", "-Werror", "-d", "classes"]
      let (status, output) = try javac.run(options + names, in: folder)
      #expect(status == 0, "\(output)")
    }
  }

  @Test(.enabled(if: go != nil && gofmt != nil || Tool.areRequired, "needs Go"))
  func `Go's tools take each program, and gofmt has nothing to change`() throws {
    let (go, gofmt) = (try #require(Self.go), try #require(Self.gofmt))
    try withScratchFolder { folder in
      let sdk = folder.appending(path: "sdk")
      try Self.write(
        "module firebase.google.com/go/v4\n\ngo 1.18\n", to: sdk.appending(path: "go.mod"))
      for (name, place) in [
        ("firebase.go", "firebase.go"), ("messaging.go", "messaging/messaging.go"),
      ] {
        let text = try String(contentsOf: Self.stubs.appending(path: name), encoding: .utf8)
        try Self.write(text, to: sdk.appending(path: place))
      }
      try Self.write(
        """
        module example.com/send

        go 1.18

        require firebase.google.com/go/v4 v4.0.0

        replace firebase.google.com/go/v4 => ./sdk

        """, to: folder.appending(path: "go.mod"))
      for (index, text) in try Self.texts(.go).enumerated() {
        try Self.write(text, to: folder.appending(path: "send\(index)/main.go"))
      }
      let environment = [
        "GOFLAGS": "-mod=mod", "GOPROXY": "off", "GOCACHE": folder.appending(path: "cache").path,
        "GOPATH": folder.appending(path: "path").path,
      ]
      let (status, output) = try go.run(["vet", "./..."], in: folder, environment: environment)
      #expect(status == 0, "\(output)")
      let (_, changes) = try gofmt.run(["-d", "."], in: folder)
      #expect(changes == "", "\(changes)")
    }
  }

  private static func write(_ text: String, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
