internal import PushMessages

/// Writes a message as code of one language.
protocol SnippetWriter {
  static var language: CodeLanguage { get }
  static var layout: CodeLayout { get }

  init()

  /// What code says about an object by one of its type's members.
  mutating func items(for member: SDKMember, _ value: SaidValue) -> [CodeText.Item]

  /// What code says about an object by keys that its type has no members for; the comments are those of the keys.
  mutating func items(for extras: [CodeText.Extra], of type: SDKType) -> [CodeText.Item]

  /// An object of the SDK that says these things.
  mutating func object(_ type: SDKType, _ items: [CodeText.Item]) -> CodeText

  /// The program around the message.
  mutating func program(_ message: SaidObject, isDryRun: Bool) -> String
}

extension SnippetWriter {
  /// The code that builds an object, with remarks in their places.
  mutating func code(_ object: SaidObject) -> CodeText {
    var items: [CodeText.Item] = []
    var extras: [CodeText.Extra] = []
    for member in object.members {
      let comments = member.remarks.map { TextEscapes.comment($0, Self.language) }
      switch member.kind {
      case .nothing: items.append(CodeText.Item(comments: comments))
      case .extra(let entry): extras.append(CodeText.Extra(entry: entry, comments: comments))
      case .member(let spelled, let value):
        var said = self.items(for: spelled, value)
        if said.isEmpty {
          said = [CodeText.Item(comments: comments)]
        } else {
          said[0].comments = comments + said[0].comments
        }
        items += said
      }
    }
    if !extras.isEmpty { items += self.items(for: extras, of: object.type) }
    return self.object(object.type, items)
  }

  func literal(_ text: String) -> String { TextEscapes.literal(text, Self.language) }

  /// The statement that makes the message, from its first column.
  mutating func laidOut(_ message: SaidObject, indentation: Int, column: Int) -> String {
    let code = code(message)
    var work = 0
    return Self.layout.text(code, indentation: indentation, column: column, &work)
  }
}
