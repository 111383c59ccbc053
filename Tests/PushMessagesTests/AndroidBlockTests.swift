import PushMessages
import Testing

struct AndroidBlockTests {
  @Test(
    arguments: [
      (
        "android.notification.title_loc_key",
        "android_v2.remote_notification.notification.title_loc_key"
      ),
      ("android.notification", "android_v2.remote_notification.notification"),
      ("android.data", "android_v2.data"), ("android.ttl", "android_v2.ttl"),
      ("android", "android_v2"),
      ("android.fcm_options.analytics_label", "android_v2.fcm_options.analytics_label"),
      ("apns.payload.aps.badge", "apns.payload.aps.badge"), ("data.android", "data.android"),
    ] as [(FieldPath, FieldPath)])
  func `A field has its place in both blocks`(current: FieldPath, preview: FieldPath) {
    #expect(AndroidBlock.v2.place(of: current) == preview)
    #expect(AndroidBlock.v1.place(of: preview) == current)
    #expect(AndroidBlock.v2.place(of: preview) == preview)
  }

  @Test func `What one block alone has is nowhere in the other`() {
    for path in ["android.priority", "android.notification.proxy"] as [FieldPath] {
      #expect(AndroidBlock.v2.place(of: path) == nil, "\(path)")
    }
    let own: [FieldPath] = [
      AndroidBlock.v2.notification.appending("id"), AndroidBlock.remoteNotification,
      AndroidBlock.usesDataMessage, AndroidBlock.backgroundSync,
    ]
    for path in own { #expect(AndroidBlock.v1.place(of: path) == nil, "\(path)") }
  }

  @Test(
    arguments: [
      ("{}", .v1), (#"{"android": {}}"#, .v1), (#"{"android_v2": {}}"#, .v2),
      (#"{"androidV2": {}}"#, .v2), (#"{"android_v2": {}, "android": {}}"#, .v1),
    ] as [(String, AndroidBlock)])
  func `A draft uses the block that it has`(message: String, block: AndroidBlock) {
    #expect(MessageDocument(text: "{\"message\": \(message)}").androidBlock == block)
  }
}
