import Testing

@testable import PushMessages

/// What the composer and the reference of fields teach is true of the table itself.
struct FieldHelpTableTests {
  private static let fields = FieldCatalogue.fields.filter {
    $0.kind != .group && $0.status != .outputOnly
  }

  @Test func `Each field that a message can set has an example`() {
    #expect(Self.fields.count > 100)
    #expect(Self.fields.filter { $0.example == nil }.map(\.path.description) == [])
  }

  @Test(arguments: fields)
  func `An example is of the field's kind, and keeps to its limit`(field: Field) throws {
    let example = try #require(field.example)
    let value = try Self.value(of: example, field.kind)
    #expect(field.limit?.allows(value) != false, "\(field.path): \(example)")
    switch field.kind {
    case .choice(let words): #expect(words.contains(example), "\(field.path)")
    case .boolean: #expect(example == "true" || example == "false")
    case .flag: #expect(example == "1")
    case .color: #expect(example.wholeMatch(of: /#[0-9a-f]{6}/) != nil)
    case .url: #expect(example.hasPrefix("https://"))
    case .duration: #expect(example.wholeMatch(of: /[0-9.]+s/) != nil)
    default: break
    }
  }

  /// The value in JSON that what is typed becomes.
  private static func value(of example: String, _ kind: Field.Kind) throws -> JSONValue {
    switch kind {
    case .integer, .decimal, .flag, .boolean, .epochSeconds, .epochMilliseconds, .marker,
      .stringMap, .objects, .freeForm:
      JSONValue(try JSONNode(strict: example))
    case .integers: .list([.number(example)])
    case .arguments: .list([.string(example)])
    case .durations: .list([.string(example), .string(example)])
    default: .string(example)
    }
  }

  @Test func `What is told of devices is told of fields that there are, in a sentence`() {
    let told = FieldCatalogue.fields.compactMap { field in field.onDevice.map { (field.path, $0) } }
    #expect(told.count > 60)
    for (path, sentence) in told {
      #expect(sentence.hasSuffix("."), "\(path)")
      #expect(sentence.utf8.count <= 130, "\(path)")
    }
    let known = Set(FieldCatalogue.fields.map(\.path))
    #expect(FieldCatalogue.onDevice.keys.filter { !known.contains($0) } == [])
    #expect(FieldCatalogue.examples.keys.filter { !known.contains($0) } == [])
  }

  @Test func `The preview of android_v2 tells the same as android`() {
    let preview = FieldCatalogue["android_v2.remote_notification.notification.sound"]
    #expect(preview?.onDevice == FieldCatalogue["android.notification.sound"]?.onDevice)
    #expect(preview?.example == "default")
  }
}
