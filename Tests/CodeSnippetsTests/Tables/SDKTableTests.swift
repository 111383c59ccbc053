import PushMessages
import Testing

@testable import CodeSnippets

/// The tables are held against the field catalogue, and the names that reading knows against the tables.
struct SDKTableTests {
  @Test(arguments: CodeLanguage.allCases)
  func `Every field of the catalogue has a spelling or a reason`(language: CodeLanguage) {
    let table = SDKTable.of(language)
    for field in FieldCatalogue.fields {
      #expect(table.spelling(of: field.path) != nil, "\(field.path)")
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `Every member and every gap is about a field of the catalogue`(language: CodeLanguage) {
    let table = SDKTable.of(language)
    for type in table.types {
      for member in type.members where type.path.lastKey != "actions" {
        let path = type.path.appending(member.field)
        #expect(FieldCatalogue[path] != nil, "\(path)")
      }
    }
    for gap in table.gaps { #expect(FieldCatalogue[gap.path] != nil, "\(gap.path)") }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `A field that some release has is no gap, and a gap isn't a member too`(
    language: CodeLanguage
  ) {
    let table = SDKTable.of(language)
    for gap in table.gaps {
      let isMember = table.types.contains { type in
        type.members.contains { type.path.appending($0.field) == gap.path }
      }
      #expect(!isMember, "\(gap.path)")
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `Every word of a choice has a spelling, but for the ones that leave it open`(
    language: CodeLanguage
  ) {
    for type in SDKTable.of(language).types {
      for member in type.members {
        let words: [ValueForm.Word]
        switch member.form {
        case .words(let spelled), .constants(let spelled): words = spelled
        default: continue
        }
        guard case .choice(let known)? = FieldCatalogue[type.path.appending(member.field)]?.kind
        else {
          Issue.record("\(type.path).\(member.field) is no choice")
          continue
        }
        let open = known.filter { $0.hasSuffix("_UNSPECIFIED") }
        #expect(Set(words.map(\.word)) == Set(known).subtracting(open), "\(member.name)")
      }
    }
  }

  @Test(arguments: CodeLanguage.allCases)
  func `Reading knows every name that writing uses`(language: CodeLanguage) {
    for type in SDKTable.of(language).types where type.path.lastKey != "actions" {
      for member in type.members {
        let path = type.path.appending(member.field)
        for name in [member.name, member.elementName].compactMap({ $0 }) {
          let found = SDKNames.field(Self.plain(name, language), below: type.path)
          #expect(found == FieldCatalogue[path].map { .field($0) }, "\(name) at \(path)")
        }
      }
    }
  }

  /// A builder's method without its verb.
  private static func plain(_ name: String, _ language: CodeLanguage) -> String {
    guard language == .java else { return name }
    let verb = ["addAll", "putAll", "add", "put", "set"].first { name.hasPrefix($0) } ?? ""
    return String(name.dropFirst(verb.count))
  }
}
