import PushMessages
import Resolver

extension Linter {
  /// `image`: an Apple device loads an image only where `mutable-content` lets the app's extension do it.
  static func imageFindings(in subject: LintSubject) -> [Finding] {
    guard let apple = subject.message.apple, !apple.isMutable else { return [] }
    guard apple.image ?? subject.message.notification?.image != nil else { return [] }
    return [
      Finding(
        rule: "image", .warning, .notMutable, remedy: "set mutable-content to 1",
        path: "apns.payload.aps.mutable-content", platform: .apple)
    ]
  }
}

extension Finding.Text {
  fileprivate static let notMutable: Self =
    "Apple devices leave the image out: aps.mutable-content is not 1"
}
