import HarmlessText
import Testing

struct UnseenCharactersTests {
  @Test(arguments: [
    ("a\u{1B}b", #"a\u001bb"#, #"a\u001bb"#, #"a\u001bb"#),
    ("a\u{9B}b", #"a\u009bb"#, #"a\u009bb"#, #"a\u009bb"#),
    ("a\u{202E}b", "a\u{202E}b", #"a\u202eb"#, #"a\u202eb"#),
    ("a\u{200B}b", "a\u{200B}b", "a\u{200B}b", #"a\u200bb"#),
    ("a\u{E0041}b", "a\u{E0041}b", "a\u{E0041}b", #"a\udb40\udc41b"#),
    ("a\n\tb", "a\n\tb", "a\n\tb", "a\n\tb"), ("👩‍👩‍👧 é", "👩‍👩‍👧 é", "👩‍👩‍👧 é", "👩‍👩‍👧 é"),
  ])
  func `Each sort spells out what the one before does and more`(
    text: String, controls: String, reordering: String, all: String
  ) {
    #expect(UnseenCharacters.escaped(text, .controls) == controls)
    #expect(UnseenCharacters.escaped(text, .reordering) == reordering)
    #expect(UnseenCharacters.escaped(text, .all) == all)
  }

  @Test func `The flag of Wales stays, and tags alone don't`() {
    let wales = "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}"
    #expect(UnseenCharacters.escaped(wales, .all) == wales)
    #expect(UnseenCharacters.escaped("x\u{E007F}", .all) == #"x\udb40\udc7f"#)
  }

  @Test func `One line has neither line feeds nor tabs`() {
    #expect(UnseenCharacters.escaped("a\n\tb", .controls, isOneLine: true) == #"a\u000a\u0009b"#)
    #expect(UnseenCharacters.escaped("\u{1B}", .controls, isUppercase: true) == #"\u001B"#)
  }
}
