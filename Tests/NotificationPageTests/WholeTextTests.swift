import DevicePreview
import Resolver
import Testing

@testable import NotificationPage

/// Cards cut texts off as devices do; the page has every text whole.
struct WholeTextTests {
  private static let sentence =
    "Everything in the shop is cheaper until Sunday, and shipping is free"

  private func html(
    title: String, body: String, image: Bool = false, on platform: Platform
  ) -> String {
    let image = image ? ", \"image\": \"https://example.com/a.png\"" : ""
    let text = """
      {"message": {"notification": {"title": "\(title)", "body": "\(body)"\(image)},
       "apns": {"payload": {"aps": {"mutable-content": 1}}}}}
      """
    return PageSample.page(
      PageSample.draft("a.json", text, for: ["en-US"], platforms: [platform])
    ).html
  }

  /// The headings of the texts that are there whole.
  private func headings(_ html: String) -> [String] {
    html.matches(of: /<div class="wt"><h6>([^<]*)<\/h6>/).map { String($0.output.1) }
  }

  @Test(arguments: Platform.allCases)
  func `What fits on every card isn't repeated`(platform: Platform) {
    #expect(headings(html(title: "A sale", body: "All week", on: platform)) == [])
  }

  @Test(arguments: [Platform.android, .apple])
  func `A title that the card cuts off is below it`(platform: Platform) throws {
    let page = html(title: Self.sentence, body: "All week", on: platform)
    #expect(headings(page) == ["Whole title"])
    let whole = try #require(page.firstMatch(of: /<div class="wt">[\s\S]*?<\/div>/)).output
    #expect(whole.contains("<b dir=\"auto\">\(Self.sentence)</b>"))
  }

  @Test func `An image leaves one line of the body, so the rest is below the card`() {
    let page = html(title: "A sale", body: Self.sentence, image: true, on: .android)
    #expect(page.matches(of: /class="k an [co]"/).count == 2)
    #expect(headings(page) == ["Whole body"])
    // An opened iPhone shows all of it.
    let apple = html(title: "A sale", body: Self.sentence, image: true, on: .apple)
    #expect(apple.matches(of: /class="k ip [co]"/).count == 2)
    #expect(headings(apple) == [])
  }

  @Test func `A card that some browser cuts off is shown opened, too`() {
    // 38 columns fit on a phone, but not in every font of a browser.
    let body = "Shipping is free for members until May"
    #expect(TextCut("body", body, lines: 1) == nil)
    let page = html(title: "A sale", body: body, on: .android)
    #expect(page.matches(of: /class="k an [co]"/).count == 2)
    #expect(headings(page) == [])
    let web = html(title: "A sale", body: Self.sentence, on: .web)
    #expect(web.matches(of: /class="k br [co]"/).count == 2)
    #expect(headings(web) == [])
  }

  @Test func `A text that not even Android shows whole ends where the page says so`() {
    let body = String(repeating: "sale ", count: 1200)
    #expect(headings(html(title: "A", body: body, on: .apple)) == ["Whole body"])
    let longer = html(title: "A", body: body + body + body + body, on: .apple)
    #expect(longer.contains("<i lang=\"en\"> … the first 20000 of 24000 characters</i>"))
  }

  @Test func `Room is counted in the widest fonts, and lines break at spaces`() {
    let line = TextRoom(width: 272, lines: 1)
    #expect(line.surelyHolds("Shipping is free"))
    #expect(line.surelyHolds("two\nlines"))
    #expect(!line.surelyHolds("MWMWMWMWMWMWMWMWMWMWMWMW"))
    #expect(!line.surelyHolds(String(repeating: "日", count: 19)))
    #expect(line.surelyHolds(String(repeating: "日", count: 18)))
    #expect(!line.surelyHolds("\u{1}\u{1}\u{1}\u{1}\u{1}\u{1}"))
    let lines = TextRoom(width: 100, lines: 3)
    #expect(lines.surelyHolds("one two three\nfour"))
    #expect(!lines.surelyHolds("a\nb\nc\nd"))
    #expect(!lines.surelyHolds("abcdefghik abcdefghik abcdefghik abcdefghik"))
    #expect(!lines.surelyHolds(String(repeating: "a", count: 60)))
    #expect(TextRoom(width: 100, lines: nil).surelyHolds(String(repeating: "a", count: 5000)))
    // Bold letters are wider.
    let word = String(repeating: "a", count: 30)
    #expect(TextRoom(width: 272, lines: 1).surelyHolds(word))
    #expect(!TextRoom(width: 272, lines: 1, isBold: true).surelyHolds(word))
  }

  @Test func `A printed page leaves nothing out, and cards are as wide as a device everywhere`() {
    let style = PageStyle.text.text
    let print = style.firstRange(of: "@media print{").map { String(style[$0.lowerBound...]) } ?? ""
    #expect(print.contains(".l[hidden]{display:grid}.d[hidden]{display:block}"))
    #expect(!print.contains(".wt{display:none"))
    #expect(style.contains(".k{width:400px;max-width:100%;zoom:var(--z)"))
    #expect(style.ranges(of: "{--z:").count == 6)
  }
}
