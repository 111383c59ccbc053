import Drafts
import NotificationPage
import Testing
import TextEditing
import Workspace

@testable import ComposerState

struct PageStories {
  private static let message = #"""
    {"topic": "news", "android": {"notification": {"body_loc_key": "new_message_body",
      "body_loc_args": ["3", "Bob"]}}}
    """#

  @Test func `The page is written beside the draft, or where the user says`() {
    var composer = Studio.composer(Self.message)
    composer.start(.command(.writePage))
    let name = composer.modal(PageName.self)?.editor.text ?? ""
    #expect(name.hasSuffix(".html"))
    #expect(composer.effects(of: .dialog(.confirm)) == [.writePage(path: name)])
    #expect(composer.openModal == nil)
    composer.start(.command(.writePage), .pasted("other.html"))
    #expect(composer.effects(of: .dialog(.confirm)) == [.writePage(path: "other.html")])
  }

  @Test func `The menu of copies asks for the page's file, and copies Markdown`() {
    var composer = Studio.composer(Self.message)
    composer.start(.command(.copy), .dialog(.form(.page)), .command(.edit))
    #expect(composer.modal(PageName.self) != nil)
    composer.start(.command(.back), .command(.copy))
    let effects = composer.effects(choosing: .markdown)
    guard case .copy(let text, _, _)? = effects.first else {
      Issue.record("nothing was copied")
      return
    }
    #expect(text.hasPrefix("# Push notification sign-off\n"))
    #expect(text.contains("`topic` `news`"))
  }

  @Test func `The page has the marks, and the draft's own texts`() {
    let composer = Studio.composer(Self.message)
    let page = composer.page(version: "1", seeing: Studio.derived(of: composer))
    #expect(page.drafts.count == 1)
    #expect(page.drafts[0].locales.map(\.name) == composer.settings.locales.map(\.name))
    // A person has made it, and no account of a machine.
    #expect(page.head.maker == Studio.reviewer?.displayName)
  }
}
