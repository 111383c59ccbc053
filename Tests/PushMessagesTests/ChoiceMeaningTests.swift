import PushMessages
import Testing

struct ChoiceMeaningTests {
  @Test func `Every word of every choice has a meaning for people`() {
    var words = 0
    for field in FieldCatalogue.fields {
      guard case .choice(let choices) = field.kind else { continue }
      for word in choices {
        #expect(
          FieldCatalogue.meaning(of: word, at: field.path)?.isEmpty == false,
          "\(field.path): \(word)")
        words += 1
      }
    }
    #expect(words > 40)
    #expect(FieldCatalogue.meaning(of: "URGENT", at: "android.priority") == nil)
  }
}
