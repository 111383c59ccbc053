import DevicePreview
import Resolver
import Testing

/// What a preview says of `android_v2`: what older apps show is known, what newer ones show is not.
struct AndroidTranslationPreviewTests {
  private let block =
    #"{"title_loc_key": "welcome_title", "title_loc_args": ["Alice"], "body": "B"}"#

  @Test func `Older apps show what android would show, and that is said`() {
    let current = Shop.shown("{\"android\": {\"notification\": \(block)}}", .android, "fr-FR")
    let preview = Shop.shown(
      "{\"android_v2\": {\"remote_notification\": {\"notification\": \(block)}}}", .android, "fr-FR"
    )
    #expect(preview.card == current.card)
    #expect(preview.verdict == current.verdict)
    #expect(current.caveat == nil)
    #expect(
      preview.caveat
        == "not verified for newer apps: this is how older apps show android_v2"
    )
    #expect(
      Shop.shown(
        "{\"android_v2\": {\"remote_notification\": {\"notification\": \(block)}}}", .apple
      ).caveat == nil)
  }

  @Test func `In the foreground newer apps are said to differ`() {
    let shown = Shop.shown(
      "{\"android_v2\": {\"remote_notification\": {\"notification\": \(block)}}}", .android
    ).seen(in: .foreground)
    #expect(shown.verdict == .nothing)
    #expect(shown.caveat?.contains("they show android_v2 in the foreground too") == true)
    #expect(shown.caveat?.contains("not verified") == true)
  }

  @Test(
    arguments: [
      (
        #"{"android_v2": {"background_sync": {}}, "data": {"a": "1"}}"#,
        "a background_sync: FCM shows nothing; the app gets it"
      ),
      (
        #"{"android_v2": {"remote_notification": {"use_as_v1_data_message": true, "notification": {"title_loc_key": "welcome_title"}}}}"#,
        "use_as_v1_data_message: older apps get data; their onMessageReceived decides"
      ),
    ])
  func `A kind that shows nothing says so`(message: String, absence: String) {
    let shown = Shop.shown(message, .android)
    #expect(shown.verdict == .nothing && shown.card == nil)
    #expect(shown.absence == absence)
    #expect(shown.caveat != nil)
  }
}
