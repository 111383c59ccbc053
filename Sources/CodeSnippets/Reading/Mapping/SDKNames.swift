internal import PushMessages

/// Which field of a message a name of the Admin SDKs means.
///
/// The SDKs differ in capitals, in marks between words, and in a few names; what differs more than that is listed.
enum SDKNames {
  /// What a name means in the object at a path; `nil` if the SDK has no such name there.
  static func field(_ name: String, below path: FieldPath) -> SDKField? {
    let letters = letters(name)
    if path == FieldPath(), let target = targets[letters] { return .targets(target) }
    if letters == "customdata" { return customPath(below: path).map { .custom($0) } }
    if let special = moved[path]?[letters], let field = FieldCatalogue[special] {
      return .field(field)
    }
    let names = [letters, letters + "s", letters.replacing("localization", with: "loc")]
    for name in names + [names[2] + "s"] {
      if let field = byLetters[path]?[name] { return .field(field) }
    }
    return nil
  }

  /// A name in lower case, without the marks between its words.
  static func letters(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// Whether an object of a type can be at a path; a type that no SDK has can't be anywhere.
  static func isType(_ type: String, at path: FieldPath) -> Bool {
    type.isEmpty || types[letters(type).removingV2]?.contains(path.removingV2) ?? false
  }

  static func isType(_ type: String) -> Bool { types[letters(type).removingV2] != nil }

  private static let byLetters = Dictionary(
    grouping: FieldCatalogue.fields.filter { $0.status != .outputOnly }
  ) { $0.path.parent ?? FieldPath() }
  .mapValues { fields in
    Dictionary(fields.map { (letters($0.path.lastKey), $0) }) { first, _ in first }
  }

  private static let targets: [String: FieldPath] = ["tokens": "token", "fids": "fid"]

  private static func customPath(below path: FieldPath) -> FieldPath? {
    switch path {
    case "apns", "apns.payload": "apns.payload"
    case "apns.payload.aps", "apns.payload.aps.alert", "webpush.notification": path
    default: nil
    }
  }

  /// Names that are others in the API, by the object that they are used in.
  private static let moved: [FieldPath: [String: FieldPath]] = {
    var moved: [FieldPath: [String: FieldPath]] = [
      FieldPath(): [
        "androidconfig": "android", "webpushconfig": "webpush", "apnsconfig": "apns",
        "androidconfigv2": "android_v2",
      ],
      "notification": ["imageurl": "notification.image"],
      "apns": ["aps": "apns.payload.aps"],
      "apns.fcm_options": ["imageurl": "apns.fcm_options.image"],
      "apns.payload.aps": [
        "alertstring": "apns.payload.aps.alert", "criticalsound": "apns.payload.aps.sound",
      ],
      "webpush.notification": [
        "direction": "webpush.notification.dir", "language": "webpush.notification.lang",
        "timestampmillis": "webpush.notification.timestamp",
      ],
    ]
    for block: FieldPath in ["android", "android_v2"] {
      moved[block] = ["timetolive": block.appending("ttl")]
    }
    for path: FieldPath in ["android.notification", "android_v2.remote_notification.notification"] {
      let light = path.appending("light_settings")
      moved[path] = [
        "imageurl": path.appending("image"), "eventtimestamp": path.appending("event_time"),
        "eventtimeinmillis": path.appending("event_time"),
        "priority": path.appending("notification_priority"),
        "vibratetimingsmillis": path.appending("vibrate_timings"),
        "vibratetimingmillis": path.appending("vibrate_timings"),
        "vibratetimingsinmillis": path.appending("vibrate_timings"),
      ]
      moved[light] = [
        "colorfromstring": light.appending("color"),
        "lightondurationmillis": light.appending("light_on_duration"),
        "lightondurationinmillis": light.appending("light_on_duration"),
        "lightoffdurationmillis": light.appending("light_off_duration"),
        "lightoffdurationinmillis": light.appending("light_off_duration"),
      ]
    }
    return moved
  }()

  /// Where objects of the SDKs' types can be.
  private static let types: [String: Set<FieldPath>] = [
    "message": [FieldPath()], "multicastmessage": [FieldPath()],
    "fidmulticastmessage": [FieldPath()],
    "notification": ["notification"],
    "fcmoptions": ["fcm_options"],
    "androidconfig": ["android"],
    "androidnotification": ["android.notification"],
    "androidremotenotification": ["android.remote_notification"],
    "androidbackgroundsyncmessage": ["android.background_sync"],
    "androidfcmoptions": ["android.fcm_options"],
    "lightsettings": ["android.notification.light_settings"],
    "lightsettingscolor": ["android.notification.light_settings.color"],
    "apnsconfig": ["apns"],
    "apnspayload": ["apns.payload"],
    "aps": ["apns.payload.aps"],
    "apsalert": ["apns.payload.aps.alert"],
    "criticalsound": ["apns.payload.aps.sound"],
    "apnsfcmoptions": ["apns.fcm_options"],
    "webpushconfig": ["webpush"],
    "webpushnotification": ["webpush.notification"],
    "webpushfcmoptions": ["webpush.fcm_options"],
    "webpushnotificationaction": ["webpush.notification.actions"],
    "action": ["webpush.notification.actions"],
  ]
}

extension String {
  fileprivate var removingV2: String { hasSuffix("v2") ? String(dropLast(2)) : self }
}

extension FieldPath {
  /// A path of the coming Android block as that of today's.
  fileprivate var removingV2: FieldPath {
    guard components.first == .key("android_v2") else { return self }
    let rest = components.dropFirst()
    let inner =
      rest.first == .key("remote_notification") && rest.count > 1 ? rest.dropFirst() : rest
    return FieldPath([.key("android")] + inner)
  }
}
