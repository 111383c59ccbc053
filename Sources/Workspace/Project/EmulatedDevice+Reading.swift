internal import LanguageTags

extension EmulatedDevice {
  /// `nil` if there is no name or no platform to tell it by.
  init?(_ reader: inout TableReader) {
    let name = reader.text("name")
    let platform: Platform? = reader.choice("platform")
    if name == nil, !reader.has("name") {
      reader.fail("this device has no name: add name = \"…\"")
    }
    if let name, !Self.isName(name) {
      reader.fail(
        "\(QuotedName(name)) isn't a device's name: use letters, digits, ., _ and -", at: "name")
    }
    if platform == nil, !reader.has("platform") {
      reader.fail("this device has no platform: add platform = \"android\", \"apple\" or \"web\"")
    }
    let (token, fid, project) = (
      reader.text("token"), reader.text("fid"), reader.text("project")
    )
    let locales = Self.locales(&reader)
    let api = reader.number("android-api", in: 1...99)
    let release = reader.text("release")
    let topics = Self.topics(&reader)
    let app: AppState? = reader.choice("app")
    let isOnline = reader.flag("online") ?? true
    let isInDoze = reader.flag("doze") ?? false
    let allowsNotifications = reader.flag("notifications") ?? true
    let blockedChannels = Self.list("blocked-channels", &reader)
    guard let name, Self.isName(name), let platform else { return nil }
    self.init(name: name, platform: platform, token: token)
    if !locales.isEmpty { self.locales = locales }
    (self.fid, self.project, self.release) = (fid, project, release)
    (androidAPI, self.topics, self.app) = (api, topics, app ?? .background)
    (self.isOnline, self.isInDoze) = (isOnline, isInDoze)
    (self.allowsNotifications, self.blockedChannels) = (allowsNotifications, blockedChannels)
  }

  /// Of two with one name, the first.
  ///
  /// `releases` are those of the project's apps.
  static func reading(_ reader: inout TableReader, releases: [String]) -> [EmulatedDevice] {
    var (names, tokens) = (Set<String>(), Set<String>())
    return reader.tables("devices") { table -> EmulatedDevice? in
      guard let device = EmulatedDevice(&table) else { return nil }
      if let release = device.release, !releases.contains(release) {
        let known =
          releases.isEmpty
          ? "add it with [[apps.releases]]"
          : "there are \(releases.map { "\(QuotedName($0))" }.joined(separator: ", "))"
        table.fail("no app has a release \(QuotedName(release)): \(known)", at: "release")
      }
      guard names.insert(device.name).inserted else {
        table.fail("there is already a device \(QuotedName(device.name)): rename one", at: "name")
        return nil
      }
      for (key, registration) in [("token", device.token), ("fid", device.fid)] {
        guard let registration else { continue }
        guard tokens.insert(registration).inserted else {
          table.fail("another device has this \(key): give each its own", at: key)
          return nil
        }
      }
      return device
    }.compactMap(\.self)
  }

  /// A name is a part of addresses and of a list on the command line.
  public static func isName(_ text: String) -> Bool {
    text.utf8.count <= 64 && text.wholeMatch(of: /[A-Za-z0-9._\-]+/) != nil
  }

  private static func locales(_ reader: inout TableReader) -> [String] {
    var locales: [String] = []
    for (index, tag) in reader.texts("locales") ?? [] {
      if LanguageTag(tag) == nil {
        reader.fail(LanguageTag.sentence(about: tag), at: "locales", element: index)
      } else {
        locales.append(tag)
      }
    }
    return locales
  }

  /// As FCM has them.
  private static func topics(_ reader: inout TableReader) -> [String] {
    var topics: [String] = []
    for (index, name) in reader.texts("topics") ?? [] {
      let isTopic = name.wholeMatch(of: /[A-Za-z0-9\-_.~%]{1,900}/) != nil
      if isTopic, name != ".", name != ".." {
        topics.append(name)
      } else {
        reader.fail(
          "\(QuotedName(name)) isn't a topic: use letters, digits and -_.~%, without /topics/",
          at: "topics", element: index)
      }
    }
    return topics
  }

  private static func list(_ key: String, _ reader: inout TableReader) -> [String] {
    (reader.texts(key) ?? []).map(\.text)
  }
}
