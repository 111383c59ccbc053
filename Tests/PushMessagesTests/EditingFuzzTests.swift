import Foundation
import FuzzSupport
import PushMessages
import TestPacing
import Testing

/// Random edits at the paths of the field catalog.
@Suite(.takingTurns)
struct EditingFuzzTests {
  private static let edits =
    ProcessInfo.processInfo.environment["PUSHWRIGHT_KEYS"] == nil ? 40 : 400

  @Test(arguments: 1...8)
  func `Random edits keep the text strict JSON and every other value as it was`(
    seed: UInt64
  ) throws {
    var random = SplitMix(state: seed)
    var document = MessageDocument(text: try #require(starts.randomElement(using: &random)))
    for _ in 0..<Self.edits {
      let field = try #require(FieldCatalogue.fields.randomElement(using: &random))
      guard field.kind != .group, field.kind != .freeForm else { continue }
      let value = value(for: field, &random)
      let before = leaves(of: document)
      do {
        try document.set(value, at: field.path)
      } catch {
        #expect(leaves(of: document) == before)
        continue
      }
      try expectStrict(document)
      let node = document.node(at: field.path) ?? plainAlert(in: document, at: field.path)
      #expect(node.map(JSONValue.init) == value, "\(field.path)")
      #expect(untouched(leaves(of: document), by: field.path) == untouched(before, by: field.path))
    }
  }

  /// A plain alert that stands for its body.
  private func plainAlert(in document: MessageDocument, at path: FieldPath) -> JSONNode? {
    guard path == "apns.payload.aps.alert.body",
      let alert = document.node(at: "apns.payload.aps.alert"), alert.string != nil
    else { return nil }
    return alert
  }

  private func value(for field: Field, _ random: inout SplitMix) -> JSONValue? {
    let texts = ["", "a", "é日🎉", "\"quoted\"\\", "line\nline", "\u{1}", "1604750400"]
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return nil
    case 2: return .number("-1.50e3")
    case 3: return .list([.string("x"), .string("y")])
    default: return .string(texts[Int.random(in: texts.indices, using: &random)])
    }
  }

  private func expectStrict(_ document: MessageDocument) throws {
    #expect(document.problems.isEmpty)
    let parsed = try JSONSerialization.jsonObject(with: Data(document.text.utf8))
    let root = try #require(parsed as? [String: Any])
    #expect(root["message"] is [String: Any])
  }

  /// Every value that isn't an object, by its path; a plain alert stands for its body.
  private func leaves(of document: MessageDocument) -> [FieldPath: JSONValue] {
    var found: [FieldPath: JSONValue] = [:]
    func walk(_ node: JSONNode, _ path: FieldPath) {
      if let members = node.members {
        for member in members { walk(member.value, path.appending(member.key)) }
      } else {
        let isAlert = path == "apns.payload.aps.alert"
        found[isAlert ? path.appending("body") : path] = JSONValue(node)
      }
    }
    if let message = document.message { walk(message, FieldPath()) }
    return found
  }

  private func untouched(
    _ leaves: [FieldPath: JSONValue], by path: FieldPath
  ) -> [FieldPath: JSONValue] {
    leaves.filter { leaf, _ in !leaf.hasPrefix(path) && !isAlertsBody(leaf, path) }
  }

  /// A plain alert that is replaced or emptied takes its body along.
  private func isAlertsBody(_ leaf: FieldPath, _ path: FieldPath) -> Bool {
    leaf == "apns.payload.aps.alert.body" && path == "apns.payload.aps.alert"
  }
}

private let starts = [
  MessageDocument.empty.text,
  #"{"message":{"topic":"a","data":{"k":"v"},"x":[1,{"y":2}]}}"#,
  "{\n\t\"validate_only\": false,\n\t\"message\": {\n\t\t\"token\": \"t\"\n\t}\n}\n",
  #"{"message": {"apns": {"payload": {"own": 1, "aps": {"alert": "Hi"}}}, "data": {}}}"#,
  "{\r\n  \"message\": {\r\n    \"android\": {\"priority\": \"high\"}\r\n  }\r\n}",
]
