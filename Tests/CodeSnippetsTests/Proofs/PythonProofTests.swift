import CodeSnippets
import Foundation
import PushMessages
import TestPacing
import Testing

/// Code in Python is run with the real SDK, whose encoder says what it would send.
@Suite(.takingTurns)
struct PythonProofTests {
  /// Python, if it has the SDK.
  private static let python = Task { () -> Tool? in
    guard let python = Tool("python3", variable: "PUSHWRIGHT_PYTHON") else { return nil }
    let found = try? await withScratchFolder { folder in
      try await python.run(["-c", "import firebase_admin.messaging"], in: folder).status == 0
    }
    return found == true ? python : nil
  }

  /// Runs each program of the folder with the network replaced, and prints what it sends, a line of JSON a program.
  private static let runner = """
    import contextlib, glob, io, json, sys, warnings
    import firebase_admin
    from firebase_admin import messaging
    from firebase_admin._messaging_encoder import MessageEncoder
    warnings.simplefilter("ignore")
    firebase_admin.initialize_app = lambda: None
    sent = []
    def send(message, dry_run=False):
        sent.append(json.loads(json.dumps(message, cls=MessageEncoder)))
        return "id"
    messaging.send = send
    for name in sorted(glob.glob("*.program")):
        sent.clear()
        sys.argv = [name]
        try:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(open(name, encoding="utf-8").read(), name, "exec"), {"__name__": "__main__"})
            line = {"sent": sent[0]}
        except SystemExit as error:
            line = {"refused": str(error)}
        except Exception as error:
            line = {"failed": repr(error)}
        print(json.dumps(line))
    """

  @Test(
    .enabled("needs Python with firebase-admin; PUSHWRIGHT_PYTHON names it") {
      await python.value != nil || LongRun.isOn
    })
  func `The SDK sends what the draft says, for every field and many fields together`() async throws
  {
    var generator = SnippetGenerator(seed: 1822)
    let documents =
      [SnippetMessages.documentation, SnippetMessages.full].map(MessageDocument.init)
      + Self.singleFields + (0..<LongRun.count(50, long: 500)).map { _ in generator.message() }
    let answers = try await Self.answers(to: documents)
    #expect(answers.count == documents.count)
    for (document, answer) in zip(documents, answers) {
      let snippet = try #require(CodeSnippet(document, as: .python))
      guard let sent = answer["sent"] else {
        // What the SDK refuses, it says; the program ends with the reason.
        let reason = answer["refused"]?.string ?? answer["failed"]?.string ?? ""
        #expect(Self.refusals.contains { reason.contains($0) }, "\(reason)\n\(snippet.text)")
        continue
      }
      let message = try #require(document.message)
      let differences = MessageLeaves(message)
        .differences(from: MessageLeaves(sent), butFor: snippet.notes)
      #expect(differences == [], "\(snippet.text)")
    }
  }

  /// The SDK's own checks that right messages of the generator run into.
  private static let refusals = [
    "must be a non-empty string"  // an empty text where the SDK wants one
  ]

  /// A message for each field of the catalogue that Python can say by itself.
  private static var singleFields: [MessageDocument] {
    FieldCatalogue.fields.compactMap { field in
      guard field.status != .outputOnly, !field.path.hasPrefix("android_v2"),
        let value = SnippetMessages.sample(of: field)
      else { return nil }
      var document = MessageDocument(text: "{\"message\": {}}")
      let targets: [FieldPath] = ["token", "fid", "topic", "condition"]
      if !targets.contains(field.path) { try? document.set(.string("news"), at: "topic") }
      let light: FieldPath = "android.notification.light_settings"
      let others = FieldCatalogue.fields.filter { other in
        field.path.hasPrefix(light) && other.path.hasPrefix(light)
          || field.path.hasPrefix("apns.payload.aps.sound")
            && other.path == "apns.payload.aps.sound.name"
          || field.kind == .arguments && other.path.parent == field.path.parent
            && other.path.lastKey == field.path.lastKey.replacing("args", with: "key")
      }
      for other in others {
        if let value = SnippetMessages.sample(of: other) {
          try? document.set(value, at: other.path)
        }
      }
      if field.path.hasPrefix("apns"), !field.path.hasPrefix("apns.payload.aps") {
        try? document.set(.number("1"), at: "apns.payload.aps.badge")
      }
      try? document.set(value, at: field.path)
      return document
    }
  }

  private static func answers(to documents: [MessageDocument]) async throws -> [JSONNode] {
    let python = try #require(await python.value, "no Python with firebase-admin")
    return try await withScratchFolder { folder in
      for (index, document) in documents.enumerated() {
        let name = String(String(index + 10_000).dropFirst()) + ".program"
        let text = try #require(CodeSnippet(document, as: .python)).text
        try Data(text.utf8).write(to: folder.appending(path: name))
      }
      try Data(runner.utf8).write(to: folder.appending(path: "run.py"))
      let (status, output) = try await python.run(["run.py"], in: folder)
      #expect(status == 0, "\(output)")
      return try output.split(separator: "\n").map { try JSONNode(strict: String($0)) }
    }
  }
}
