import DevicePreview
import Resolver
import StringResources
import Testing

struct ReleasesTests {
  private let message = """
    {"android": {"notification": {
       "title_loc_key": "title", "body_loc_key": "body", "body_loc_args": ["Mia"]}},
     "apns": {"payload": {"aps": {"alert": {"title": "T", "loc-key": "BODY"}}}}}
    """

  private static func strings(_ texts: [String: String]) -> AppLocalizations {
    var table = AndroidStringTable()
    table.add(
      texts.sorted(by: <).map {
        .init(name: $0.key, kind: .string, value: .text($0.value), line: 1)
      },
      configuration: AndroidConfiguration(), directory: "values", path: "values/strings.xml")
    return AppLocalizations(android: table)
  }

  private let present = strings(["title": "News", "body": "Hi %s"])

  private func release(_ name: String, _ texts: [String: String]) -> ReleasedStrings {
    ReleasedStrings(name: name, strings: Self.strings(texts), platforms: [.android])
  }

  private func shown(
    _ releases: ReleasedStrings..., message: String? = nil, on platform: Platform = .android
  ) -> ShownNotification {
    Shop.shown(
      message ?? self.message, platform,
      previewer: NotificationPreviewer(strings: present, appName: "Shop", releases: releases))
  }

  @Test func `A release that lacks a text says so, in its name`() {
    let shown = shown(
      release("5.2", ["title": "News", "body": "Hi %s"]), release("5.1", ["title": "N"]))
    #expect(shown.verdict == .incomplete)
    #expect(shown.title.outcome == .shows("News"))
    #expect(shown.title.releases == [])
    #expect(shown.body.outcome == .omitted)
    #expect(shown.body.releases == ["5.1"])
    #expect(
      shown.body.placedReason
        == "in 5.1: “body” isn't among the app's strings, so no text is set")
    #expect(shown.releases == ["5.1"])
    #expect(shown.card?.title == "News")
    #expect(shown.card?.body == nil)
    #expect(shown.promise?.body == "Hi Mia")
  }

  @Test func `The worst release counts, and all that do alike are named`() {
    let texts = ["title": "N", "body": "%d"]
    let shown = shown(release("5.2", ["title": "N"]), release("5.1", texts), release("5.0", texts))
    #expect(shown.verdict == .crashes)
    #expect(!shown.isShown)
    #expect(shown.card == nil)
    #expect(shown.releases == ["5.1", "5.0"])
    #expect(shown.body.placedReason?.hasPrefix("in 5.1, 5.0: ") == true)
  }

  @Test func `Releases that do as well as the app change nothing`() {
    let alike = shown(release("5.1", ["title": "Old", "body": "Hello %s"]))
    #expect(alike == shown())
    #expect(alike.releases == [])
    #expect(alike.body.placedReason == nil)
  }

  @Test func `A fault that the app still has is its own`() {
    let faulty = ReleasedStrings(name: "5.1", strings: Self.strings(["title": "N"]))
    let previewer = NotificationPreviewer(
      strings: Self.strings(["title": "N"]), appName: "Shop", releases: [faulty])
    let shown = Shop.shown(message, .android, previewer: previewer)
    #expect(shown.body.outcome == .omitted)
    #expect(shown.body.releases == [])
    #expect(shown.releases == [])
  }

  @Test func `A release of another platform says nothing`() {
    let apple = shown(release("5.1", [:]), on: .apple)
    #expect(apple == shown(on: .apple))
    #expect(apple.body.outcome == .unknown)
  }

  @Test func `A literal is the same in all releases`() {
    let message = "{\"notification\": {\"title\": \"T\", \"body\": \"B\"}}"
    #expect(shown(release("5.1", [:]), message: message).verdict == .fine)
  }
}
