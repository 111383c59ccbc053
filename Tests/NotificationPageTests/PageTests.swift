import DevicePreview
import PushMessages
import Resolver
import Testing

@testable import NotificationPage

struct PageTests {
  @Test func `A crash shows nothing, and what was promised is beside it`() {
    let html = PageSample.page().html
    #expect(html.contains("<b>Nothing is shown</b>"))
    #expect(html.contains("What the FCM page promises"))
    #expect(html.contains("You have 3 message(s) from Bob."))
    #expect(html.contains("IllegalFormatConversionException"))
    #expect(html.contains("You have d message(s) from 3."))
    #expect(html.contains("res/values/strings.xml:3"))
  }

  @Test func `Until the app's strings are known, no text is claimed`() {
    let draft = PageSample.draft(strings: AppLocalizations(), platforms: [.android, .apple])
    let page = PageSample.page(draft)
    #expect(page.html.contains("title not known"))
    #expect(page.html.contains("body not known"))
    #expect(!page.html.contains("Nothing is shown"))
    // An iPhone puts the app's name only where it is known that there is no title.
    #expect(!page.html.contains("<b dir=\"auto\">Shop</b>"))
    #expect(page.markdown.contains("title: not known"))
    #expect(page.csv.contains(",not known,"))
    #expect(page.table(isColored: false).contains("? not known"))
    #expect(CardPicture(draft.locales[0].shown[1], in: "en-US").svg.contains("title not known"))
  }

  @Test(arguments: [
    ("ar-EG", "rtl"), ("he", "rtl"), ("fa-IR", "rtl"), ("ar-XB", "rtl"), ("uz-Arab", "rtl"),
    ("ar-Latn", "ltr"), ("ja-JP", "ltr"), ("en-US", "ltr"), ("zh-Hant-TW", "ltr"),
  ])
  func `Cards are laid out in the direction of the device's language`(
    locale: String, direction: String
  ) {
    let html = PageSample.page(PageSample.draft(for: [locale], platforms: [.apple])).html
    #expect(html.contains("<div class=\"k ip c\" lang=\"\(locale)\" dir=\"\(direction)\">"))
  }

  @Test func `The web, which shows every language the same, has one card for all`() {
    let html = PageSample.page().html
    #expect(html.matches(of: /data-p="web"/).count == 1)
    #expect(html.contains("<h4>All 4 locales</h4>"))
    #expect(html.matches(of: /data-p="android"/).count == 4)
  }

  @Test func `A card is shown opened, too, where that shows more`() {
    let long = String(repeating: "a word ", count: 20)
    func faces(_ body: String, _ platform: Platform) -> [NotificationCard.Surface] {
      let text = "{\"message\": {\"notification\": {\"title\": \"A\", \"body\": \"\(body)\"}}}"
      let draft = PageSample.draft("a.json", text, for: ["en-US"], platforms: [platform])
      return draft.locales[0].shown[0].faces.map(\.surface)
    }
    #expect(faces("short", .android) == [.androidCollapsed])
    #expect(faces("two\\nlines", .android) == [.androidCollapsed, .androidBigText])
    #expect(faces(long, .android) == [.androidCollapsed, .androidBigText])
    #expect(faces(long, .apple) == [.iPhoneLockScreen])
    #expect(faces(long + long, .apple) == [.iPhoneLockScreen, .iPhoneExpanded])
    #expect(faces(long, .web) == [.web, .webExpanded])
  }

  @Test func `The head says who made the page, when and of what`() {
    var page = PageSample.page()
    page.head.maker = "Mia"
    page.head.profile = "prod"
    page.head.revision = "main@4f2c1e0"
    page.head.isModified = true
    page.head.releases = ["5.1", "5.0"]
    page.drafts[0].target = ("topic", "news")
    page.drafts[0].payloadHash = "4f2c1e0a"
    let words = [
      "Mia", "2026-11-25T02:00:00Z", "prod", "main@4f2c1e0", "4f2c1e0a", "news", "5.0",
    ]
    for word in words {
      #expect(page.html.contains(word), "\(word)")
      #expect(page.markdown.contains(word), "\(word)")
    }
    #expect(page.html.contains("with changes that aren&#39;t committed"))
  }

  @Test func `A review mark has its reviewer, time and note`() {
    var draft = PageSample.draft()
    draft.locales[0].review = PageReview(
      .rejected, reviewer: "Mia", time: "2026-11-24T20:00:00Z", note: "too long")
    draft.locales[1].review = PageReview(.reviewed)
    draft.locales[2].review = PageReview(.lapsed)
    let page = PageSample.page(draft)
    for word in ["rejected", "Mia", "2026-11-24T20:00:00Z", "too long"] {
      #expect(page.html.contains(word))
      #expect(page.csv.contains(word))
    }
    let totals = "1 of 4 reviewed, 1 rejected, 1 changed since their review"
    #expect(page.html.contains("<b>1 of 4 locales approved</b>"))
    #expect(page.markdown.contains(totals))
    #expect(page.table(isColored: false).contains(totals))
  }

  /// The page without what is folded away, and without style and script.
  private func seen(_ html: String) -> String {
    html.replacing(/<(details|style|script|title)[\s\S]*?<\/\1>/, with: "")
      .replacing(/\sdata-[a-z]="[^"]*"/, with: "")
      .replacing(/<p class="pp">[\s\S]*?<\/p>/, with: "")
  }

  @Test func `What a manager asks comes first, and technical details are folded away`() throws {
    var draft = PageSample.draft("drafts/sale.json")
    draft.payloadHash = "4f2c1e0a"
    draft.target = ("topic", "news")
    draft.findings = [
      PageFinding(
        isError: true, rule: "crash", sentence: "the app crashes", place: "values/strings.xml:3",
        remedy: "use another key")
    ]
    var page = PageSample.page(draft)
    page.head.revision = "main@4f2c1e0"
    let text = seen(page.html)
    let questions = ["What it says", "Where it goes", "What is wrong", "Reviews", "Your answer"]
    let places = questions.compactMap { text.firstRange(of: "<dt>\($0)</dt>")?.lowerBound }
    #expect(places.count == questions.count && places == places.sorted())
    #expect(text.contains("<b dir=\"auto\">Welcome, Alice!</b>"))
    #expect(text.contains("You have 3 message(s) from Bob."))
    for detail in [
      "4f2c1e0a", "main@4f2c1e0", "strings.xml", ">crash<", "drafts/", "IllegalFormat",
    ] {
      #expect(page.html.contains(detail))
      #expect(!text.contains(detail), "\(detail)")
    }
    // Once for all locales: elsewhere it is folded away.
    #expect(text.ranges(of: "lang=\"en\"><b dir").count == 1)
  }

  @Test func `One line says how many are approved, which are rejected and why, and which are open`()
  {
    var draft = PageSample.draft()
    draft.locales[0].review = PageReview(.reviewed, reviewer: "Ada")
    draft.locales[0].review?.overrides = ["Ada overrode Bo: too short"]
    draft.locales[1].review = PageReview(.rejected, reviewer: "Bo", note: "too <long>")
    draft.locales[2].review = PageReview(.lapsed, reviewer: "Cy")
    let html = PageSample.page(draft).html
    for part in [
      "<b>1 of 4 locales approved</b>",
      "✗ fr-CA</b> rejected by Bo: <q dir=\"auto\">too &lt;long&gt;</q>",
      "⚠ en-US</b> Ada overrode Bo: too short", "1 changed since their review: ar-EG",
      "1 not reviewed: ja-JP",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Test func `A device that the message doesn't address is named once and counted nowhere`() throws
  {
    let message = #"{"message": {"topic": "a", "android": {"notification": {"title": "Hi"}}}}"#
    let draft = PageSample.draft("a.json", message, platforms: [.android, .web])
    #expect(draft.locales.allSatisfy { $0.verdict.verdict != .nothing })
    let page = PageSample.page(draft)
    #expect(page.html.contains("Not sent to browsers."))
    #expect(!page.html.contains("data-p=\"web\""))
    #expect(!page.html.contains("data-f=\"web\""))
    #expect(!page.html.contains("nothing is shown"))
    #expect(page.markdown.contains("- Not sent to browsers.\n"))
    #expect(!page.markdown.contains("Browser:"))
    #expect(page.table(isColored: false).contains("– not sent to browsers"))
    // A message that shows nothing anywhere is no success.
    let silent = PageSample.draft(
      "a.json", #"{"message": {"topic": "a", "data": {"k": "v"}}}"#)
    #expect(silent.unaddressed.isEmpty)
    #expect(silent.locales.allSatisfy { $0.verdict.verdict == .nothing })
  }

  @Test func `A translation that reads as the source text does says so`() {
    let strings = PageSample.strings([
      ("en", "values", "en", ["Welcome %@", "News"]),
      ("es", "values-es", "es", ["Welcome %@", "Noticias"]),
      ("fr", "values-fr", "fr", ["Bienvenue %@", "Nouvelles"]),
    ])
    let message = """
      {"message": {"topic": "a", "apns": {"payload": {"aps": {"alert": {
        "title-loc-key": "welcome", "title-loc-args": ["Al"], "loc-key": "messages"}}}}}}
      """
    func html(_ locale: String) -> String {
      PageSample.page(
        PageSample.draft("a.json", message, for: [locale], strings: strings, platforms: [.apple])
      ).html
    }
    #expect(html("es-MX").contains("title: same text as English"))
    for locale in ["fr-FR", "en-GB"] { #expect(!html(locale).contains("same text as")) }
  }

  @Test func `Several drafts have an index, and links that lead somewhere`() {
    let page = PageSample.page(PageSample.draft("a.json"), PageSample.draft("b.json"))
    let html = page.html
    #expect(html.contains("<caption>Drafts on this page</caption>"))
    let ids = html.matches(of: /\sid="([^"]*)"/).map { String($0.output.1) }
    #expect(ids.count == Set(ids).count)
    let targets = html.matches(of: /href="\#([^"]*)"/).map { String($0.output.1) }
    #expect(targets.count > 8)
    #expect(Set(targets).isSubset(of: ids))
  }

  @Test func `Drafts of the same file name are told apart by their directories`() {
    let page = PageSample.page(
      PageSample.draft("x/sale.json"), PageSample.draft("y/sale.json"), PageSample.draft("z/a.json")
    )
    #expect(page.shortNames == ["x/sale.json", "y/sale.json", "a.json"])
    #expect(page.html.contains("<h2>y/sale.json</h2>"))
    #expect(page.html.contains("<legend>Your answer for fr-CA in x/sale.json</legend>"))
    #expect(page.html.contains("aria-label=\"Locales of a.json\""))
    #expect(PageSample.page().html.contains("<legend>Your answer for fr-CA</legend>"))
    let alike = PageSample.page(PageSample.draft("sale.json"), PageSample.draft("x/sale.json"))
    #expect(alike.shortNames == ["sale.json", "x/sale.json"])
    #expect(PageSample.page(PageSample.draft("/")).shortNames == ["/"])
  }

  @Test func `Forty locales on two platforms are less than 300 kB`() {
    let all = PageSample.texts.map(\.locale)
    let draft = PageSample.draft(
      for: (0..<40).map { all[$0 % all.count] }, platforms: [.android, .apple])
    #expect(draft.locales.count == 40)
    #expect(PageSample.page(draft).html.utf8.count < 300_000)
  }

  @Test func `The table has a row for each locale and a mark for each outcome`() {
    let lines = PageSample.page().table(isColored: false).split(separator: "\n")
    #expect(lines[1].hasPrefix("locale"))
    #expect(lines[2].contains("✗ app crashes (values)"))
    #expect(lines[2].contains("✗ garbled (en)"))
    #expect(lines[3].contains("✓ shown (fr)"))
    let colored = PageSample.page().table(isColored: true)
    #expect(colored.contains("\u{1B}[31m✗ app crashes"))
    #expect(
      colored.replacing(/\u{1B}\[\d+m/, with: "") == PageSample.page().table(isColored: false))
  }

  @Test func `Every report marks a translation that reads as the source text does`() throws {
    var texts = PageSample.texts
    texts[1].texts = texts[0].texts
    let draft = PageSample.draft(
      for: ["en-US", "fr-CA", "ja-JP"], strings: PageSample.strings(texts), platforms: [.apple])
    let page = PageSample.page(draft)
    for (name, text, words) in [
      ("html", page.html, "same text as English"),
      ("markdown", page.markdown, "same text as English"),
      ("csv", page.csv, "same text as English"), ("table", page.table(isColored: false), " =en "),
    ] {
      #expect(text.ranges(of: words).count == 1, "\(name)")
      let place = try #require(text.firstRange(of: words)).lowerBound
      let before = try #require(text[..<place].ranges(of: "fr-CA").last).upperBound
      #expect(!text[before..<place].contains("ja-JP"), "\(name)")
    }
  }

  @Test func `CSV says which rejections were overridden`() {
    var draft = PageSample.draft()
    draft.locales[0].review = PageReview(.reviewed, reviewer: "Ada")
    draft.locales[0].review?.overrides = ["Ada overrode Bo: too short"]
    let csv = PageSample.page(draft).csv
    #expect(csv.ranges(of: "Ada overrode Bo: too short").count == 3)
    #expect(csv.split(separator: "\n").first?.contains("overridden_rejections") == true)
  }

  @Test func `Several drafts and locales are rows of one CSV file`() {
    let page = PageSample.page(PageSample.draft("a.json"), PageSample.draft("b.json"))
    let lines = page.csv.split(separator: "\n")
    #expect(lines.count == 1 + 2 * 4 * 3)
    #expect(lines[0].hasPrefix("draft,payload_hash,locale,languages,platform,verdict,shown"))
  }
}
