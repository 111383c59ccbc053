import ByteSearch
import PushMessages

/// Devices don't load an image's address, or some don't show its format.
///
/// Android shows JPEG, PNG and BMP for sure, WebP and GIF as still pictures, and blocks plain HTTP from Android 9 unless the app
/// allows it; Apple's App Transport Security does the same. An Apple device tells the kind from the address's extension or
/// the server's media type.
enum ImageAddressRule: LintRule {
  static let id = "image-address"
  static let severity = Finding.Severity.warning
  static let summary =
    "Devices don't load an image's address, or some don't show its format."

  private static let paths: [FieldPath] = [
    "notification.image", "android.notification.image", "apns.fcm_options.image",
    "webpush.notification.image",
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    paths.compactMap(subject.android.place).compactMap { path -> Finding? in
      guard let text = subject.document.string(at: path), !text.isEmpty else { return nil }
      if text.lowercased().hasPrefix("http://") {
        let better = "https://" + text.dropFirst("http://".count)
        return finding(
          "\(path.description): devices don't load images over plain HTTP",
          remedy: "use an https:// address", at: path,
          fix: Fix("write \(better)", .set(path, .string(better))))
      }
      guard let kind = doubtful[fileExtension(text)] else { return nil }
      return finding(
        "\(path.description): \(kind)", remedy: "use a JPEG or PNG for all devices", at: path)
    }
  }

  private static let doubtful = [
    "svg": "no phone shows an SVG image in a notification",
    "avif": "not every phone shows AVIF", "heic": "not every phone shows HEIC",
    "heif": "not every phone shows HEIF", "webp": "not every Apple device shows WebP",
    "tiff": "Android doesn't show TIFF", "tif": "Android doesn't show TIFF",
    "mp4": "Android doesn't show video in a notification",
    "mov": "Android doesn't show video in a notification",
    "gif": "Android shows only the first picture of a GIF",
  ]

  /// Of the path, not of the query: `png` of `https://e.com/a.PNG?v=2`.
  private static func fileExtension(_ address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    guard let name = path.split(separator: "/").last, let dot = name.lastByte(".") else {
      return ""
    }
    return name[name.index(after: dot)...].lowercased()
  }
}
