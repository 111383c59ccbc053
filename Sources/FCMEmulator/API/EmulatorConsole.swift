internal import Hummingbird
import SimulatedDevices

/// What the emulator answers about itself: its API for tests, and its pages for people.
struct EmulatorConsole: Sendable {
  let fcm: EmulatedFCM
  let clock: EmulatorClock
  let preview: LazyPreview
  let firstDevices: [SimulatedDevice]
  /// The releases that devices may have; `nil` for any.
  var releases: [String]?

  /// Whether a request isn't for FCM.
  static func isAsked(_ request: EmulatorRequest) -> Bool {
    request.path.hasPrefix(EmulatorAPI.root) || isPage(request.path)
  }

  private static func isPage(_ path: String) -> Bool {
    path == "/" || path.hasPrefix("/messages/")
  }

  /// Whether a browser asks for one of the pages, or one of the pages asks for what comes next.
  ///
  /// Another page can't read the answers, and a name that leads here isn't ours.
  func isPage(_ request: Request) -> Bool {
    let site = request.headers[text: "Sec-Fetch-Site"]
    let isOwn = site == nil || site == "none" || site == "same-origin"
    return request.method == .get && isOwn && request.headers[text: "Origin"] == nil
      && BrowserRequest.isOurs(request.head.authority ?? "")
      && (Self.isPage(request.uri.path) || request.uri.path.hasPrefix(EmulatorAPI.root))
  }

  func answer(_ request: EmulatorRequest) async -> EmulatorAnswer {
    let inbox = EmulatorInbox(
      messages: fcm.accepted, devices: fcm.devices, preview: await preview.value)
    guard Self.isPage(request.path) else {
      let api = EmulatorAPI(
        inbox: inbox, clock: clock, faults: fcm.faults, changes: fcm.changes,
        firstDevices: firstDevices, releases: releases, forgetTopics: { fcm.topics.clear() })
      return await api.answer(request)
    }
    guard request.method == "GET" else { return .noSuchPath }
    let page = InboxPage(inbox: inbox)
    guard request.path != "/" else { return page.list(request.query) }
    let number = Int(request.path.dropFirst("/messages/".count))
    return number.flatMap(page.message) ?? .noSuchPath
  }
}
