import AppProject
import AppSupport
import TestPacing
import Testing

/// What the sources of a web app tell.
@Suite(.takingTurns)
struct WebProjectTests {
  private func read(_ worker: String, _ more: [String: String] = [:]) -> WebProject? {
    let files = PhoneSources.webFiles.merging(
      more.merging(["web/firebase-messaging-sw.js": worker]) { $1 }
    ) { $1 }
    return WebProject(.memory(files.mapValues { Array($0.utf8) }))
  }

  @Test func `The worker's project and what it does have their lines`() {
    let app = read(
      "firebase.initializeApp({ projectId: 'shop-1' })\nself.addEventListener('notificationclick', go)"
    )
    #expect(app?.firebase?.project == "shop-1" && app?.firebase?.place.line == 1)
    #expect(app?.clicks?.description == "web/firebase-messaging-sw.js:2")
    #expect(app?.shows == nil)
  }

  @Test(
    arguments: [
      (
        "messaging.onBackgroundMessage((m) => { registration.showNotification(m.data.title) })",
        true
      ),
      (
        "if (payload.notification) return\nregistration.showNotification(payload.data.title)", false
      ),
      ("if (!(m.notification)) { self.registration.showNotification(m.data.title) }", false),
      ("// registration.showNotification(title)", false),
    ])
  func `A worker that shows messages without asking shows them twice`(worker: String, shows: Bool) {
    #expect((read(worker)?.shows != nil) == shows)
  }

  @Test(
    arguments: [
      ("/img/sale.png", "there"), ("img/sale.png?v=2", "there"), ("./img/sale.png", "there"),
      ("/img/none.png", "notThere"), ("https://shop.example/a.png", "cannotTell"),
      ("//cdn.example/a.png", "cannotTell"), ("data:image/png;base64,AA", "cannotTell"),
      ("../sale.png", "cannotTell"),
    ])
  func `A picture without a host is looked for beside the worker`(address: String, answer: String)
    throws
  {
    switch try #require(read("")).picture(address) {
    case .there: #expect(answer == "there")
    case .notThere: #expect(answer == "notThere")
    case .notFound, .cannotTell: #expect(answer == "cannotTell")
    }
  }

  @Test func `Where the worker loads other scripts its actions aren't known`() throws {
    let app = try #require(read("importScripts('/push.js')"))
    #expect(app.action("open") == .cannotTell("the worker loads other scripts"))
    let firebase = try #require(read("importScripts('/__/firebase/12.0.0/firebase-app-compat.js')"))
    #expect(firebase.action("open") == .notThere)
  }

  @Test func `Two workers, or none, tell nothing`() {
    #expect(read("", ["admin/firebase-messaging-sw.js": ""]) == nil)
    #expect(WebProject(.memory(["web/sw.js": []])) == nil)
  }
}
