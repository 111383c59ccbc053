/// The libraries that take messages, by how builds name them.
enum MessagingLibrary {
  static let firebase = [
    "firebase-messaging", "firebase.messaging", "firebase_messaging",
    "@react-native-firebase/messaging", "@capacitor/push-notifications", "cordova-plugin-fcm",
    "cordova-plugin-firebase",
  ]

  /// It takes messages before the first unlock.
  static let directBoot = ["firebase-messaging-directboot", "firebase.messaging.directboot"]

  /// Their services may take messages in the place of FCM's.
  static let vendors = [
    ("OneSignal", ["com.onesignal", "onesignal"]), ("Braze", ["com.braze", "braze-react"]),
    ("CleverTap", ["com.clevertap", "clevertap-"]),
    ("Airship", ["com.urbanairship", "urbanairship-"]),
    ("Pushwoosh", ["com.pushwoosh", "pushwoosh-"]),
    ("MoEngage", ["com.moengage", "moengage-"]), ("Batch", ["com.batch.android"]),
    ("Customer.io", ["io.customer.android", "customerio-"]), ("Infobip", ["com.infobip"]),
    ("expo-notifications", ["expo-notifications"]),
  ]

  /// The first line of a build's file that names one, unless it is a comment.
  static func place(of names: [String], in bytes: [UInt8], _ path: String) -> SourcePlace? {
    guard names.contains(where: bytes.holds) else { return nil }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { line in
      let text = String(decoding: line, as: UTF8.self).trimmingPrefix { $0.isWhitespace }
      return !text.hasPrefix("//") && !text.hasPrefix("#")
        && names.contains { Array(line).holds($0) }
    }
    return line.map { SourcePlace(path, line: $0 + 1) }
  }
}
