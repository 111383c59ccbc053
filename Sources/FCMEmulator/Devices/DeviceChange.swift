import FCMClient
import LanguageTags
import PushMessages
import Resolver
import SimulatedDevices

/// What a request says of a device, to make one or to change one.
struct DeviceChange {
  /// What is wrong with it; a sentence.
  struct Failure: Error {
    var sentence: String
  }

  private static let settings: Set = [
    "name", "platform", "token", "fid", "project", "locales", "android_api", "release", "topics",
    "app", "online", "doze", "notifications", "blocked_channels",
  ]
  /// These are who the device is, and stay.
  private static let identity: Set = ["name", "platform", "token", "fid"]

  private let body: JSONNode
  /// The releases that there are; `nil` for any.
  private let releases: [String]?

  init(_ bytes: [UInt8], releases: [String]? = nil) throws(Failure) {
    guard let body = try? JSONNode(strict: bytes) else {
      throw Failure(sentence: "The body isn't a JSON object.")
    }
    try self.init(body, releases: releases)
  }

  init(_ body: JSONNode, releases: [String]? = nil) throws(Failure) {
    self.releases = releases
    guard let members = body.members else {
      throw Failure(sentence: "The body isn't a JSON object.")
    }
    if let unknown = members.first(where: { !Self.settings.contains($0.key) }) {
      throw Failure(sentence: "A device has no ‘\(unknown.key)’.")
    }
    self.body = body
  }

  /// A new device.
  func device() throws(Failure) -> SimulatedDevice {
    guard let name = try text("name"), Self.isName(name) else {
      throw Failure(sentence: "‘name’ is a name of letters, digits, ., _ and -.")
    }
    guard let word = try text("platform"), let platform = Platform(rawValue: word) else {
      throw Failure(sentence: "‘platform’ is android, apple or web.")
    }
    var device = SimulatedDevice(
      name, platform, token: try text("token") ?? "emulated:\(name)",
      installation: try text("fid"))
    try apply(to: &device)
    return device
  }

  /// - Throws: ``Failure`` for a setting that can't change, also if it is the same.
  func checkChange() throws(Failure) {
    if let fixed = (body.members ?? []).first(where: { Self.identity.contains($0.key) }) {
      throw Failure(sentence: "A device's ‘\(fixed.key)’ can't change: remove it and add another.")
    }
    var device = SimulatedDevice("check", .android, token: "check:1")
    try apply(to: &device)
  }

  /// Applies the settings that change.
  func apply(to device: inout SimulatedDevice) throws(Failure) {
    if let project = try text("project") { device.project = project }
    if let locales = try texts("locales"), !locales.isEmpty {
      if let wrong = locales.first(where: { LanguageTag($0) == nil }) {
        throw Failure(sentence: "‘locales’: ‘\(wrong)’ isn't a language tag such as fr-CA.")
      }
      device.languages = locales
    }
    if let release = try text("release") {
      if let sentence = UnknownRelease.sentence(about: release, known: releases) {
        throw Failure(sentence: "‘release’: \(sentence).")
      }
      device.release = release
    }
    if let topics = try texts("topics") {
      for topic in topics {
        do throws(Topic.Fault) {
          _ = try Topic(topic)
        } catch {
          throw Failure(sentence: "‘topics’: \(error).")
        }
      }
      device.topics = Set(topics)
    }
    if let blocked = try texts("blocked_channels") { device.blockedChannels = Set(blocked) }
    if let online = try flag("online") { device.isOnline = online }
    if let doze = try flag("doze") { device.isInDoze = doze }
    if let allows = try flag("notifications") { device.allowsNotifications = allows }
    if let word = try text("app") {
      guard let app = SimulatedDevice.AppState(rawValue: word) else {
        throw Failure(sentence: "‘app’ is foreground, background or force-stopped.")
      }
      device.app = app
    }
    if let value = body["android_api"] {
      guard case .number(let digits) = value.kind, let level = Int(digits), (1...99).contains(level)
      else { throw Failure(sentence: "‘android_api’ is a number from 1 to 99.") }
      device.androidAPILevel = level
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 64 && text.wholeMatch(of: /[A-Za-z0-9._\-]+/) != nil
  }

  private func text(_ key: String) throws(Failure) -> String? {
    guard let value = body[key] else { return nil }
    guard let text = value.string, !text.isEmpty, text.utf8.count <= 4096 else {
      throw Failure(sentence: "‘\(key)’ is a text.")
    }
    return text
  }

  private func texts(_ key: String) throws(Failure) -> [String]? {
    guard let value = body[key] else { return nil }
    guard let elements = value.elements, elements.count <= 2000 else {
      throw Failure(sentence: "‘\(key)’ is a list of texts.")
    }
    let texts = elements.compactMap(\.string)
    guard texts.count == elements.count else {
      throw Failure(sentence: "‘\(key)’ is a list of texts.")
    }
    return texts
  }

  private func flag(_ key: String) throws(Failure) -> Bool? {
    guard let value = body[key] else { return nil }
    guard case .boolean(let flag) = value.kind else {
      throw Failure(sentence: "‘\(key)’ is true or false.")
    }
    return flag
  }
}
