import FCMTransport
import MessageLint

extension ImageAnswer {
  /// What the network has found out, as the linter takes it.
  init(_ answer: ImageProbe.Answer) {
    self.init(
      status: answer.status, failure: answer.failure, mediaType: answer.mediaType,
      byteCount: answer.byteCount)
  }
}
