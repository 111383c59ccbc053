import CodeSnippets
import Drafts
import PushMessages
import Testing

@testable import ComposerState

/// What copied code says of a draft beside its message, and how the notice judges it.
struct CopiedCodeStories {
  private func text(_ form: CopyForm, of composer: Composer) -> String? {
    guard case .text(let text) = composer.copyText(form, seeing: Studio.derived(of: composer))
    else { return nil }
    return text
  }

  @Test func `Code computes when the message expires, and a body says that it can't`() throws {
    var composer = Studio.composer(#"{"topic": "news", "notification": {"title": "a"}}"#)
    composer.draft.note { $0.expiresIn = 7200 }
    #expect(text(.code(.python), of: composer)?.contains("time.time()) + 7200") == true)
    let command = try #require(text(.curl, of: composer))
    #expect(command.contains(#""apns-expiration":"'"$(($(date +%s) + 7200))"'""#), "\(command)")
    composer.start(.command(.copy))
    let body = Effect.copy(
      #"{"message":{"topic":"news","notification":{"title":"a"}}}"#,
      what: "the request's body, in one line, without Expires in", isWhole: false)
    #expect(composer.effects(choosing: .body) == [body])
  }

  @Test func `A program that sends something else isn't praised`() {
    var composer = Studio.composer(#"{"topic": "news", "android": {"ttl": "0.0000015s"}}"#)
    composer.start(.command(.copy))
    guard case .copy(_, let what, let isWhole)? = composer.effects(choosing: .code(.node)).first
    else {
      Issue.record("nothing was copied")
      return
    }
    #expect(!isWhole)
    #expect(what == "a program in Node.js, with android.ttl changed (1 remark in its comments)")
  }
}
