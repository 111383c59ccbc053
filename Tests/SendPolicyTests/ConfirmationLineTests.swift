import SendPolicy
import Testing

struct ConfirmationLineTests {
  private typealias Key = ConfirmationLine.Key

  /// Types a text a second after the question has come, a tenth of a second a key, with a pause before Enter.
  private func typed(
    _ keys: [Key], _ required: RequiredConfirmation = .typing("prod news")
  ) -> (line: ConfirmationLine, answer: ConfirmationLine.Answer?) {
    var line = ConfirmationLine(required, openedAt: 0)
    var answer: ConfirmationLine.Answer?
    for (index, key) in keys.enumerated() where answer == nil {
      answer = line.take(key, at: 1000 + index * 100 + (key == .enter ? 300 : 0))
    }
    return (line, answer)
  }

  private func characters(_ text: String) -> [Key] { text.map(Key.character) }

  @Test func `Profile and target, then Enter, send`() {
    #expect(typed(characters("prod news")).answer == nil)
    #expect(typed(characters("prod news") + [.enter]).answer == .send)
    #expect(
      typed(characters("prod newx") + [.backspace] + characters("s") + [.enter]).answer == .send)
  }

  @Test(arguments: [
    ("prod new", "this isn't it yet"), ("prod news-de", "this isn't ‘prod news’"),
    ("PROD NEWS", "this isn't ‘prod news’"), ("", "this isn't it yet"),
  ])
  func `Enter on another text sends nothing and says so`(text: String, remark: String) {
    let (line, answer) = typed(characters(text) + [.enter])
    #expect(answer == nil)
    #expect(line.text.contains(remark))
  }

  @Test func `A paste is refused, and typing goes on`() {
    let (line, answer) = typed([.paste])
    #expect(answer == nil)
    #expect(line.text.contains("pasting isn't allowed here: type ‘prod news’"))
    #expect(typed([.paste] + characters("prod news") + [.enter]).answer == .send)
  }

  @Test func `For one device only y sends, and n and Esc leave`() {
    #expect(typed(characters("y"), .key).answer == .send)
    #expect(typed(characters("n"), .key).answer == .leave)
    #expect(typed([.cancel], .key).answer == .leave)
    let (line, answer) = typed([.enter], .key)
    #expect(answer == nil)
    #expect(line.text == "Send it? Press y to send, n to leave (only y sends): ")
  }

  @Test func `Keys count only after nobody has pressed one for a while; leaving always does`() {
    var line = ConfirmationLine(.key, openedAt: 0)
    for time in stride(from: 50, through: 2000, by: 50) {
      #expect(line.take(.character("y"), at: time) == nil)
    }
    #expect(line.text.contains("wait a moment"))
    #expect(line.take(.character("y"), at: 3000) == .send)
    var hasty = ConfirmationLine(.key, openedAt: 0)
    #expect(hasty.take(.cancel, at: 1) == .leave)
  }

  @Test(arguments: [299, 300])
  func `Enter sends only after a pause, also behind the right text`(pause: Int) {
    var (line, _) = typed(characters("prod news"))
    #expect(line.take(.enter, at: 1800 + pause) == (pause < 300 ? nil : .send))
    #expect(line.text.contains("wait a moment, then press Enter") == (pause < 300))
  }

  @Test func `Text and Enter in one write send nothing`() {
    var line = ConfirmationLine(.typing("prod news"), openedAt: 0)
    for key in characters("prod news") + [.enter] { #expect(line.take(key, at: 5000) == nil) }
  }

  @Test func `Another key takes the y behind it with it`() {
    var line = ConfirmationLine(.key, openedAt: 0)
    #expect(line.take(.character("x"), at: 1000) == nil)
    #expect(line.take(.character("y"), at: 1100) == nil)
    #expect(line.take(.character("y"), at: 2100) == .send)
  }
}
