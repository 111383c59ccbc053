import PushMessages
import Resolver

/// The server of an image does not give what the devices need.
///
/// A device that cannot load an image shows the notification without it, and reports nothing. Each image is asked for
/// once: an answer that isn't a success, or isn't an image, is an error. Apple devices also take video and sound; a
/// server that names no type, or only `application/octet-stream`, has not said that it is something else.
///
/// Android's SDK takes at most 1 MiB (1 048 576 bytes), by the length that the server names and by what it really sends,
/// and waits five seconds; Apple devices and browsers take more. A server that gives no answer here may give one to
/// devices, so that is a warning.
///
/// Now, in this message: the address of an image that is there, and small enough.
enum ImageAnswerRule: LintRule {
  static let id = "image-answer"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "some devices may still show the image"
  static let summary = "An image's server doesn't return an image that devices can show."
  static let isOnline = true

  /// The most that Android's SDK loads, in bytes.
  static let androidLimit = 1 << 20

  private struct Image {
    var path: FieldPath
    /// `nil` for the one that every platform without its own takes.
    var platform: Platform?
  }

  private static func images(in android: AndroidBlock) -> [Image] {
    [
      Image(path: "notification.image"),
      Image(path: android.notification.appending("image"), platform: .android),
    ] + others
  }

  private static let others = [
    Image(path: "apns.fcm_options.image", platform: .apple),
    Image(path: "webpush.notification.image", platform: .web),
    Image(path: "webpush.notification.icon", platform: .web),
    Image(path: "webpush.notification.badge", platform: .web),
  ]

  /// The addresses that a draft names as images, each once; those that no server could be asked for are left out.
  static func addresses(in document: MessageDocument) -> [String] {
    var seen: Set<String> = []
    return images(in: document.androidBlock).compactMap { document.string(at: $0.path) }.filter {
      address in
      let isOnline = ["https://", "http://"].contains { address.lowercased().hasPrefix($0) }
      return isOnline && seen.insert(address).inserted
    }
  }

  static func findings(in subject: LintSubject) -> [Finding] {
    images(in: subject.android).compactMap { image -> Finding? in
      guard let address = subject.document.string(at: image.path),
        let answer = subject.images[address]
      else { return nil }
      return complaint(about: answer, image) ?? sizeComplaint(about: answer, image, in: subject)
    }
  }

  private static func complaint(about answer: ImageAnswer, _ image: Image) -> Finding? {
    guard let status = answer.status else {
      let reason = answer.failure.map { ": \($0)" } ?? ""
      return finding(
        "\(image.path.description): the image's server gave no answer\(reason)", as: .warning,
        remedy: "try again, or use another address", at: image.path, on: image.platform)
    }
    guard (200...299).contains(status) else {
      return finding(
        "\(image.path.description): the image's server answers \(status); no device gets the image",
        remedy: "use an address that returns the image", at: image.path, on: image.platform)
    }
    if let type = answer.mediaType, !fits(type, image.platform) {
      return finding(
        "\(image.path.description): the server returns \(type), which isn't an image",
        remedy: "use an address that returns the image itself, not a page", at: image.path,
        on: image.platform)
    }
    guard answer.byteCount == 0 else { return nil }
    return finding(
      "\(image.path.description): the server returns 0 bytes",
      remedy: "use an address that returns the image", at: image.path, on: image.platform)
  }

  private static func fits(_ type: String, _ platform: Platform?) -> Bool {
    if type.hasPrefix("image/") || type.hasSuffix("/octet-stream") { return true }
    return platform == .apple && (type.hasPrefix("video/") || type.hasPrefix("audio/"))
  }

  private static func sizeComplaint(
    about answer: ImageAnswer, _ image: Image, in subject: LintSubject
  ) -> Finding? {
    guard let size = answer.byteCount, size > androidLimit else { return nil }
    // Where Android has an image of its own, the common one never gets there.
    let isReplaced = subject.message.android?.notification?.image?.isEmpty == false
    guard image.platform == .android || image.platform == nil && !isReplaced else { return nil }
    return finding(
      "\(image.path.description): the image is larger than 1 MiB, so Android leaves it out",
      as: .warning,
      remedy: "use a smaller image, at least for Android", at: image.path, on: .android)
  }
}
