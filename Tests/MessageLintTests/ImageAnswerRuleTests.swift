import MessageLint
import PushMessages
import Resolver
import Testing

struct ImageAnswerRuleTests {
  private func findings(_ message: String, _ answer: ImageAnswer?) -> [Finding] {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    let images = Linter.imageAddresses(in: document).compactMap { address in
      answer.map { (address, $0) }
    }
    let subject = LintSubject(
      document: document, shown: [], images: Dictionary(uniqueKeysWithValues: images))
    return Linter.findings(in: subject).filter { $0.rule == "image-answer" }
  }

  private static let common = #"{"notification": {"image": "https://e.com/a.png"}}"#
  private static let android = #"{"android": {"notification": {"image": "https://e.com/a.png"}}}"#
  private static let apple = #"{"apns": {"fcm_options": {"image": "https://e.com/a.png"}}}"#
  private static let web = #"{"webpush": {"notification": {"icon": "https://e.com/a.png"}}}"#
  private static let both =
    #"{"notification": {"image": "https://e.com/a.png"}, "android": {"notification": {"image": "https://e.com/b.png"}}}"#

  @Test(
    arguments: [
      (common, ImageAnswer(status: 200, mediaType: "image/png", byteCount: 1 << 20), []),
      (common, ImageAnswer(status: 206, mediaType: nil, byteCount: nil), []),
      (common, ImageAnswer(status: 200, mediaType: "application/octet-stream"), []),
      (
        common, ImageAnswer(status: 404, mediaType: "text/html", byteCount: 9),
        ["error notification.image: the image's server answers 404; no device gets the image"]
      ),
      (
        android, ImageAnswer(status: 302),
        [
          "error android.notification.image: the image's server answers 302; no device gets the image"
        ]
      ),
      (
        common, ImageAnswer(status: 200, mediaType: "text/html"),
        ["error notification.image: the server returns text/html, which isn't an image"]
      ),
      (
        common, ImageAnswer(status: 200, mediaType: "video/mp4"),
        ["error notification.image: the server returns video/mp4, which isn't an image"]
      ),
      (apple, ImageAnswer(status: 200, mediaType: "video/mp4"), []),
      (
        web, ImageAnswer(status: 200, mediaType: "image/png", byteCount: 0),
        ["error webpush.notification.icon: the server returns 0 bytes"]
      ),
      (
        common, ImageAnswer(status: 200, mediaType: "image/png", byteCount: 1 << 20 | 1),
        ["warning notification.image: the image is larger than 1 MiB, so Android leaves it out"]
      ),
      (
        android, ImageAnswer(status: 200, mediaType: "image/png", byteCount: 2 << 20),
        [
          "warning android.notification.image: the image is larger than 1 MiB, so Android leaves it out"
        ]
      ),
      (
        both, ImageAnswer(status: 200, mediaType: "image/png", byteCount: 2 << 20),
        [
          "warning android.notification.image: the image is larger than 1 MiB, so Android leaves it out"
        ]
      ),
      (apple, ImageAnswer(status: 200, mediaType: "image/png", byteCount: 2 << 20), []),
      (web, ImageAnswer(status: 200, mediaType: "image/png", byteCount: 2 << 20), []),
      (
        common, ImageAnswer(status: nil, failure: "connection refused"),
        ["warning notification.image: the image's server gave no answer: connection refused"]
      ),
    ] as [(String, ImageAnswer, [String])])
  func `What a server says of an image is told`(
    message: String, answer: ImageAnswer, expected: [String]
  ) {
    #expect(findings(message, answer).map { "\($0.severity) \($0.statement)" } == expected)
  }

  @Test func `A server that was not asked is not judged`() {
    #expect(findings(Self.common, nil).isEmpty)
  }

  @Test func `An image that is too large is Android's finding`() {
    let answer = ImageAnswer(status: 200, mediaType: "image/png", byteCount: 2 << 20)
    #expect(findings(Self.common, answer).map(\.platform) == [.android])
  }

  @Test func `Each address is asked for once, and only on the web`() {
    let document = MessageDocument(
      text: """
        {"message": {"notification": {"image": "https://e.com/a.png"},
          "android": {"notification": {"image": "https://e.com/a.png"}},
          "apns": {"fcm_options": {"image": "file:///etc/hosts"}},
          "webpush": {"notification": {"icon": "/icon.png", "badge": "HTTP://e.com/b.png"}}}}
        """)
    #expect(
      Linter.imageAddresses(in: document) == ["https://e.com/a.png", "HTTP://e.com/b.png"])
  }
}
