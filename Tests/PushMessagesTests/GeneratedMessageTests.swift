import FuzzSupport
import PushMessages
import TestPacing
import Testing

/// What a file holds survives: over thousands of messages and every field of the catalog.
@Suite(.takingTurns)
struct GeneratedMessageTests {
  @Test(arguments: 1...4)
  func `Reading what was written gives the message back, and nothing changes by itself`(
    seed: UInt64
  ) {
    var generator = MessageGenerator(seed: seed)
    for round in 0..<500 {
      let request = generator.request(fieldCount: round % 9)
      let text = MessageWriter(&generator.random).text(request)
      let document = MessageDocument(text: text)
      guard document.problems.isEmpty, let root = document.root else {
        Issue.record("\(document.problems) \(text)")
        return
      }
      let isSame =
        JSONValue(root) == request && Array(document.strictText.utf8) == Array(text.utf8)
      #expect(document.canonicalSize == document.canonicalMessage?.utf8.count ?? 0)
      let again = MessageDocument(text: JSONText.pretty(root))
      let isKept = again.root.map(JSONValue.init) == request && again.problems.isEmpty
      if !isSame || !isKept {
        Issue.record("\(text)")
        return
      }
    }
  }

  @Test(arguments: 1...2)
  func `The fields that a message sets are those that are found one by one`(seed: UInt64) {
    var generator = MessageGenerator(seed: seed)
    for round in 0..<300 {
      let text = MessageWriter(&generator.random).text(generator.request(fieldCount: round % 12))
        // FCM reads both spellings of its own fields.
        .replacing(round.isMultiple(of: 2) ? "_" : "no such text", with: "")
      let document = MessageDocument(text: text)
      let found = FieldCatalogue.fields.compactMap { field in
        document.node(at: field.path).map { "\(field.path) \($0.range)" }
      }
      #expect(document.setFields.map { "\($0.field.path) \($0.node.range)" } == found)
    }
  }

  @Test(arguments: 1...2)
  func `What a platform receives after an edit is what it receives of the text`(seed: UInt64) {
    var generator = MessageGenerator(seed: seed)
    for round in 0..<100 {
      let text = MessageWriter(&generator.random).text(generator.request(fieldCount: round % 12))
      var document = MessageDocument(text: text)
      var effective = EffectiveMessage(document)
      for _ in 0..<6 {
        guard let field = FieldCatalogue.fields.randomElement(using: &generator.random) else {
          return
        }
        let older = document
        let value = Bool.random(using: &generator.random) ? generator.value(for: field.kind) : nil
        try? document.set(value, at: field.path)
        effective = EffectiveMessage(document, after: effective, of: older)
        #expect(effective == EffectiveMessage(document), "\(field.path) in \(document.text)")
      }
    }
  }

  @Test(arguments: 1...2)
  func `An edit at any path of the catalogue keeps every byte outside its place`(
    seed: UInt64
  ) throws {
    var generator = MessageGenerator(seed: seed)
    var edits = 0
    for field in FieldCatalogue.fields {
      let text = MessageWriter(&generator.random).text(generator.request(fieldCount: 8))
      let before = MessageDocument(text: text)
      var after = before
      let value = generator.value(for: field.kind)
      do {
        try after.set(value, at: field.path)
      } catch {
        #expect(Array(after.text.utf8) == Array(text.utf8))
        continue
      }
      edits += 1
      #expect(after.problems.isEmpty, "\(field.path) \(text)")
      #expect(after.node(at: field.path).map(JSONValue.init) == value, "\(field.path) \(text)")
      let place = try #require(Self.place(of: field.path, in: before))
      let changed = Self.changed(Array(text.utf8), Array(after.text.utf8))
      #expect(
        changed.isEmpty
          || place.lowerBound <= changed.lowerBound && changed.upperBound <= place.upperBound,
        "\(field.path) \(text)")
    }
    #expect(edits > 120)
  }

  /// Where an edit may change something: the value that is there, otherwise the object that gets it, behind its last
  /// member.
  private static func place(of path: FieldPath, in document: MessageDocument) -> Range<Int>? {
    if let node = document.node(at: path) { return node.range }
    var path = path
    while let parent = path.parent {
      path = parent
      guard let node = parent == FieldPath() ? document.message : document.node(at: parent) else {
        continue
      }
      guard let last = node.members?.last else { return node.range }
      return last.value.range.upperBound..<last.value.range.upperBound
    }
    return nil
  }

  /// The bytes of the old text that are not the beginning or the end of the new one.
  private static func changed(_ old: [UInt8], _ new: [UInt8]) -> Range<Int> {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let limit = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(limit).prefix { $0 == $1 }.count
    return start..<max(start, old.count - end)
  }
}
