import DevicePreview
import Resolver
import Testing

@testable import NotificationPage

/// The controls with which a reader of a page answers, before the page's script has shown them.
struct AnswerTests {
  @Test func `Without script no control of an answer shows`() {
    let html = PageSample.page().html
    let sets = html.matches(of: /<fieldset class="aw"[^>]*>/).map { String($0.output) }
    #expect(sets.count == 4)
    #expect(sets.allSatisfy { $0.contains(" hidden ") })
    #expect(html.contains("<section class=\"sv\" id=\"answers\" hidden>"))
    #expect(html.matches(of: /<a href="#answers">/).count == 1)
    let filters = html.firstRange(of: "<fieldset id=\"fl\" hidden>")
    let link = html.firstRange(of: "<a href=\"#answers\">")
    #expect(filters.map(\.lowerBound) ?? html.endIndex < link?.lowerBound ?? html.startIndex)
  }

  @Test func `The script has what a file of answers needs in attributes`() {
    var draft = PageSample.draft("drafts/sale.json", platforms: [.android, .web])
    draft.payloadHash = "4f2c1e0a"
    draft.locales[1].languages = ["gsw-CH", "de-CH"]
    draft.locales[1].textsHash = "0123456789abcdef"
    let html = PageSample.page(draft).html
    #expect(html.contains("data-l=\"gsw-CH, de-CH\" data-h=\"0123456789abcdef\""))
    #expect(html.contains("data-l=\"en-US\" data-h=\"9ae16a3b2f90404f\""))
    #expect(
      html.contains(
        "data-s=\"d1\" data-d=\"drafts/sale.json\" data-h=\"4f2c1e0a\" data-o=\"android web\""))
    for name in ["data-l", "data-h", "data-x", "data-s", "data-d", "data-o"] {
      let key = name.dropFirst("data-".count)
      let use = /data(?:set)?\.([a-z])(?![a-zA-Z])/
      #expect(AnswerScript.text.text.matches(of: use).contains { $0.output.1 == key }, "\(name)")
    }
  }

  @Test func `What crashes or is rejected is asked about before its approval counts`() {
    var draft = PageSample.draft()
    draft.locales[0].trouble = "crashes the app on Android"
    draft.locales[1].review = PageReview(.rejected, reviewer: "Bo <bo@x>", note: "no")
    draft.locales[1].review?.shortName = "Bo"
    draft.locales[1].review?.rejections = [
      .init(email: "bo@x", time: "2026-11-25T02:00:00Z"),
      .init(email: "", time: "2026-11-25T03:00:00Z"),
    ]
    let html = PageSample.page(draft).html
    let boxes = html.matches(
      of: /<label class="bw" hidden><input type="checkbox"[^>]*> ([^<]*)<\/label>/
    ).map { String($0.output.1) }
    #expect(
      boxes == [
        "Approve it, although it crashes the app on Android",
        "Approve it, although Bo rejected it",
      ])
    // An approval overrides these, and none that comes later.
    #expect(
      html.contains(
        "data-x=\"[{&quot;email&quot;:&quot;bo@x&quot;,&quot;at&quot;:&quot;2026-11-25T02:00:00Z&quot;},{&quot;at&quot;:&quot;2026-11-25T03:00:00Z&quot;}]\""
      ))
    #expect(html.ranges(of: "data-x=").count == 1)
  }

  /// Without a browser only that the script has these steps can be shown, in the order in which they are taken.
  @Test func `The script saves no rejection without a reason and no approval that wasn't seen`() {
    let script = AnswerScript.text.text
    #expect(script.contains("fault(name, mail) || open(sets) || mute(sets) || long(sets)"))
    #expect(script.contains("'Say why you reject '"))
    #expect(script.contains("'A filter hid cards that you approve ('"))
    #expect(script.contains("'Confirm your approval of '"))
  }

  @Test func `Each draft is saved by a button of its own, which names it`() {
    let html = PageSample.page(PageSample.draft("a.json"), PageSample.draft("b.json")).html
    #expect(html.matches(of: /<button type="button" data-s="d[12]"/).count == 2)
    #expect(html.contains(">Save answers for b.json</button>"))
    #expect(html.matches(of: /id="w[nm]"/).count == 2)
    #expect(PageSample.page().html.contains(">Save answers</button>"))
  }

  @Test func `Texts that aren't known can't be answered for`() {
    let draft = PageSample.draft(strings: AppLocalizations(), platforms: [.android])
    #expect(!PageSample.page(draft).html.contains("class=\"aw\""))
  }

  @Test func `Hashes and names of data stay inside of their attributes`() {
    let hostile = "\"><script>evil()</script>'`\u{202E}"
    var draft = PageSample.draft(hostile)
    draft.payloadHash = hostile
    draft.locales[0].textsHash = hostile
    draft.locales[0].languages = [hostile]
    let html = PageSample.page(draft).html
    let escaped = "&quot;&gt;&lt;script&gt;evil()&lt;/script&gt;&#39;&#96;"
    for name in ["data-l", "data-h", "data-d"] {
      #expect(html.contains("\(name)=\"\(escaped)"), "\(name)")
    }
    #expect(!html.contains("<script>evil"))
    let names = Self.names(in: html)
    #expect(names.count == 4 * 4)
    #expect(names.allSatisfy { $0.wholeMatch(of: /a[0-9a-f]{16}n?/) != nil })
  }

  @Test func `Every field has a label, and nothing of an answer is printed`() {
    let html = PageSample.page().html
    let fields = html.matches(of: /<input\s/).count
    #expect(fields > 16)
    #expect(html.matches(of: /<label[^>]*>[^<]*<input\s/).count == fields)
    let print = html.firstRange(of: "@media print{")
    #expect(print.map { html[$0.lowerBound...].contains(",.aw,.sv{display:none}") } == true)
  }

  /// The names of the answers' radio buttons and reasons.
  private static func names(in html: String) -> [String] {
    html.matches(of: /<input type="(?:radio|text)" name="(a[^"p]*)"/).map { String($0.output.1) }
  }

  /// Chromium and Firefox bring what was entered back to fields of the same name when a page is loaded again.
  @Test
  func `An answer is named after its locale, texts and message, so that it lands on no other`() {
    func names(_ change: (inout PagedDraft) -> Void = { _ in }) -> [[String]] {
      var draft = PageSample.draft()
      change(&draft)
      let sets = PageSample.page(draft).html.matches(of: /<fieldset class="aw"[\s\S]*?<\/fieldset>/)
      return sets.map { Self.names(in: String($0.output)) }
    }
    let before = names()
    #expect(before.allSatisfy { $0.count == 4 && Set($0).count == 2 })
    #expect(Set(before.joined()).count == 8)
    #expect(names() == before)
    // Another order moves no answer, and another text or message takes none.
    #expect(names { $0.locales.reverse() } == before.reversed())
    let changed = names { $0.locales[1].textsHash = "0123456789abcdef" }
    #expect(Set(changed[1]).isDisjoint(with: before[1]))
    #expect(changed[0] == before[0])
    #expect(Set(names { $0.payload = "{}" }.joined()).isDisjoint(with: before.joined()))
    #expect(Set(names { $0.payloadHash = "4f2c1e0a" }.joined()).isDisjoint(with: before.joined()))
    // Drafts alike have answers of their own.
    let twice = PageSample.page(PageSample.draft(), PageSample.draft()).html
    #expect(Set(Self.names(in: twice)).count == 16)
  }

  @Test func `No browser is to bring an answer back, and one that does asks its question again`() {
    var draft = PageSample.draft()
    draft.locales[0].trouble = "crashes the app on Android"
    let html = PageSample.page(draft).html
    let fields = html.matches(of: /<input [^>]*>/).map { String($0.output) }
    #expect(fields.count > 20)
    for field in fields {
      // Who answers stays who they are, and browsers fill that in.
      let purpose =
        field.contains("id=\"w") ? /autocomplete="(name|email)"/ : /autocomplete="(off)"/
      #expect(field.firstMatch(of: purpose) != nil, "\(field)")
    }
    let script = PageScript.text.text
    #expect(script.contains("addEventListener('pageshow', run)"))
    #expect(script.contains("addEventListener('pageshow', function (event) {"))
    #expect(script.contains("if (box && !event.persisted) { box.checked = false; }"))
    // What is saved and what is lost is read from the fields, not remembered.
    #expect(script.contains("all('.aw').forEach(sync);\n    var sets"))
    #expect(!script.contains("isChanged = true"))
  }

  @Test func `A mistake is explained at its field and at the button`() {
    let html = PageSample.page().html
    #expect(html.contains("<span class=\"er\" id=\"er\" hidden></span>"))
    let script = AnswerScript.text.text
    #expect(script.contains("output.textContent = 'Nothing saved yet. ' + words"))
    #expect(script.contains("field.closest('label').after(note)"))
    #expect(script.contains("note.scrollIntoView({ block: 'center' })"))
  }

  @Test func `Without script the page says how to answer`() {
    let words = PageSample.page().html.firstMatch(of: /<noscript>([\s\S]*?)<\/noscript>/)?.output.1
    #expect(words?.contains("this page has no answer boxes") == true)
    #expect(words?.contains("pushwright review approve") == true)
  }

  @Test func `A file of answers is called after its draft and message`() {
    #expect(AnswerScript.text.text.contains("(hash && '-' + hash)\n      + '.answers.json'"))
  }

  @Test func `Nothing can be approved that the import wouldn't take`() {
    var draft = PageSample.draft()
    draft.payloadHash = nil
    draft.messageHash = "9f8e7d6c"
    draft.locales[0].unshown = [.apple]
    draft.locales[1].isPreviewed = false
    let html = PageSample.page(draft).html
    #expect(html.contains("To approve it, ask for a page that also shows iPhone."))
    #expect(html.contains("No answer: the project's preview doesn't have this locale."))
    #expect(html.matches(of: /value="rejected"/).count == draft.locales.count - 1)
    #expect(html.matches(of: /value="reviewed"/).count == draft.locales.count - 2)
    // Without a project the message names itself.
    #expect(html.contains("data-h=\"9f8e7d6c\""))
  }

  @Test func `What lint has against a locale is in its card, and it is no success`() {
    var draft = PageSample.draft()
    let before = draft.locales.count { $0.verdict == .fine }
    let index = draft.locales.firstIndex { $0.verdict == .fine } ?? 0
    draft.locales[index].doubts = ["argument 1 is lost"]
    draft.locales[index].doubted = [.android]
    #expect(draft.locales.count { $0.verdict == .fine } == before - 1)
    #expect(draft.locales[index].verdict.severity == .warning)
    let page = PageSample.page(draft)
    for text in [page.html, page.markdown, page.table(isColored: false), page.csv] {
      #expect(text.contains("see the finding"))
    }
    #expect(PageSample.page(draft).html.contains("<b class=\"w\">⚠</b> argument 1 is lost"))
  }

  @Test func `A page of an unsaved draft says so`() {
    var head = PageSample.head()
    head.isUnsaved = true
    let page = SignOffPage(head, drafts: [PageSample.draft()])
    for text in [page.html, page.markdown] {
      #expect(text.contains("with changes that weren"))
    }
    #expect(!PageSample.page(PageSample.draft()).html.contains("with changes that weren"))
  }
}
