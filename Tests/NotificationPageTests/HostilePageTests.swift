import DevicePreview
import FuzzSupport
import PushMessages
import Resolver
import Testing

@testable import NotificationPage

/// Whatever a draft, an app's strings, a file name or a reviewer's note holds: it stays text in every format.
struct HostilePageTests {
  /// Very long texts take long in every place of a page, and differ in nothing from short ones.
  private static let corpus =
    HostileText.markup + HostileText.all.filter { $0.text.utf8.count < 1000 }

  @Test(arguments: corpus)
  func `In HTML there are no tags, attributes, scripts and styles but our own`(hostile: HostileText)
  {
    let html = Self.page(hostile.text).html
    let tags = HTMLTags(html)
    #expect(tags.names.subtracting(HTMLTags.own) == [])
    #expect(tags.attributes.subtracting(HTMLTags.ownAttributes) == [])
    #expect(tags.links.allSatisfy { $0.wholeMatch(of: /#(main|answers|[adpl0-9]+)/) != nil })
    #expect(tags.scripts == [PageScript.text.text])
    #expect(tags.styles == [PageStyle.text.text])
    #expect(tags.isBalanced)
    #expect(Self.controls(in: html) == [])
  }

  @Test(arguments: corpus)
  func `A picture is well-formed and loads nothing`(hostile: HostileText) {
    for platform in Platform.allCases {
      let shown = Self.draft(hostile.text).locales[0].shown.first { $0.device.platform == platform }
      let svg = shown.map { CardPicture($0, in: hostile.text).svg } ?? ""
      let tags = HTMLTags(svg)
      #expect(tags.names == ["svg", "title", "rect", "text"])
      #expect(tags.attributes.isDisjoint(with: ["href", "src", "style", "onload", "xlink:href"]))
      #expect(tags.isBalanced)
      #expect(Self.controls(in: svg) == [])
    }
  }

  @Test(arguments: corpus)
  func `In Markdown all data is code`(hostile: HostileText) {
    let text = Self.page(hostile.text).markdown
    #expect(Self.controls(in: text) == [])
    let rest = MarkdownRest(text).text
    let tags = HTMLTags(rest)
    #expect(tags.names.subtracting(["details", "summary", "code"]) == [])
    #expect(tags.attributes == [])
    for sign in ["](", "http", "javascript", "@", "taken", "evil", "FORGED", "\u{202E}"] {
      #expect(!rest.contains(sign), "\(sign)")
    }
  }

  @Test(arguments: corpus)
  func `In CSV no cell is a formula, and each row has as many cells`(hostile: HostileText) {
    let csv = Self.page(hostile.text).csv
    #expect(Self.controls(in: csv) == [])
    let rows = csv.unicodeScalars.split(separator: "\n").map(Self.cells)
    #expect(Set(rows.map(\.count)).count == 1)
    for cell in rows.flatMap(\.self) {
      let first = cell.unicodeScalars.first { $0 != "\"" && !$0.properties.isWhitespace }
      #expect(first.map { !"=+-@".unicodeScalars.contains($0) } ?? true, "\(cell)")
    }
  }

  @Test(arguments: corpus)
  func `In the table nothing but our own colors is a control`(hostile: HostileText) {
    let page = Self.page(hostile.text)
    #expect(HostileText.harm(in: page.table(isColored: false)) == [])
    let plain = page.table(isColored: true).replacing(/\u{1B}\[(0|3\d)m/, with: "")
    #expect(HostileText.harm(in: plain) == [])
  }

  @Test func `The policy allows this style, this script and nothing else`() {
    let policy = SignOffPage.policy.text
    let rules = policy.split(separator: ";").map { $0.split(separator: " ") }
    #expect(
      rules.map(\.first) == [
        "default-src", "style-src", "script-src", "base-uri", "form-action",
      ])
    #expect(rules.map(\.count) == [2, 2, 2, 2, 2])
    for rule in rules {
      let isHash = rule[1].hasPrefix("'sha256-") && rule[1].count == 53
      #expect(
        rule[0].hasPrefix("style") || rule[0].hasPrefix("script") ? isHash : rule[1] == "'none'")
    }
    #expect(PageSample.page().html.contains("content=\"\(policy)\""))
  }

  @Test func `A color is one only if it is written as one`() {
    for color in ["red", "#7e55c", "#7e55c3\" onload=\"a", "url(#a)", "#7e55cg", "#７e55c3"] {
      let text = """
        {"message": {"android": {"notification": {"title": "A", "color": \
        \(JSONText.quoted(color))}}}}
        """
      let html = PageSample.page(PageSample.draft("a.json", text)).html
      #expect(html.contains("fill=\"#5b6472\""), "\(color)")
    }
    #expect(PageSample.page().html.contains("fill=\"#7e55c3\""))
  }

  /// A page with the text in every place that takes one.
  private static func page(_ text: String) -> SignOffPage {
    var page = SignOffPage(PageHead(appName: text, version: text, time: text), drafts: [])
    page.head.maker = text
    page.head.profile = text
    page.head.revision = text
    page.head.releases = [text, text]
    page.head.assumption = text
    let draft = draft(text)
    var second = draft
    second.locales = []
    page.drafts = [draft, second]
    return page
  }

  private static func draft(_ text: String) -> PagedDraft {
    let quoted = JSONText.quoted(text)
    let message = """
      {"message": {"topic": \(quoted), "data": {\(quoted): \(quoted)},
       "notification": {"image": \(quoted)},
       "android": {"notification": {"color": \(quoted), "icon": \(quoted),
         "title_loc_key": "welcome", "title_loc_args": [\(quoted)],
         "body_loc_key": \(quoted), "body_loc_args": [\(quoted)]}},
       "apns": {"payload": {"aps": {"mutable-content": 1, "category": \(quoted), "alert": {
         "title-loc-key": "welcome", "title-loc-args": [\(quoted)], "subtitle": \(quoted),
         "loc-key": \(quoted)}}}},
       "webpush": {"notification": {"title": \(quoted), "body": \(quoted),
         "actions": [{"action": \(quoted), "title": \(quoted)}]}}}}
      """
    let strings = PageSample.strings([("en", "values", "en", ["%@ " + text, text])])
    var draft = PageSample.draft(
      text, message, for: [text, "en", "ar"], strings: strings, appName: text)
    draft.target = (field: text, value: text)
    draft.payloadHash = text
    draft.payload = text
    draft.findings = [
      PageFinding(
        isError: true, rule: text, sentence: text, place: text, remedy: text, appRemedy: text,
        locales: [text])
    ]
    for index in draft.locales.indices {
      draft.locales[index].textsHash = text
      draft.locales[index].review = PageReview(
        index == 0 ? .reviewed : .rejected, reviewer: text, time: text, note: text)
      draft.locales[index].review?.overrides = [text]
    }
    return draft
  }

  private static func controls(in text: String) -> [String] {
    HostileText.harm(in: text, isData: true)
  }

  /// The cells of a row as RFC 4180 reads them.
  private static func cells(of row: Substring.UnicodeScalarView) -> [String] {
    var (cells, cell, isQuoted) = ([String](), String.UnicodeScalarView(), false)
    for scalar in row {
      if scalar == "\"" {
        isQuoted.toggle()
      } else if scalar == ",", !isQuoted {
        cells.append(String(cell))
        cell.removeAll()
      } else {
        cell.append(scalar)
      }
    }
    return cells + [String(cell)]
  }
}
