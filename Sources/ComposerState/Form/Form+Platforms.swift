import PushMessages

extension Form {
  private static let android: FieldPath = "android.notification"
  private static let aps: FieldPath = "apns.payload.aps"

  static func platformRows(_ document: MessageDocument) -> [FormRow] {
    let form = FormSource(document)
    let common = document.string(at: "notification.image").map { _ in "= all" } ?? "–"
    // FCM's own priority depends on the kind of message.
    let isShown = [android, "notification"].contains { document.node(at: $0)?.members != nil }
    return [
      FormRow(
        "Expires",
        [
          [form.cell("android.ttl", "– 4 weeks")],
          [form.cell("apns.headers.apns-expiration", "– 30 days")],
          [form.cell("webpush.headers.TTL", "– 4 weeks")],
        ]),
      FormRow(
        "Priority",
        [
          [form.cell("android.priority", isShown ? "– high" : "– normal")],
          [form.cell("apns.headers.apns-priority", "– 10")],
          [form.cell("webpush.headers.Urgency", "– normal")],
        ]),
      FormRow(
        "Icon",
        [
          [form.cell(android.appending("icon"), "– app's own")], [],
          [form.cell("webpush.notification.icon", "–")],
        ]),
      FormRow("Color", [[form.cell(android.appending("color"), "–")], [], []]),
      FormRow(
        "Image",
        [
          [form.cell(android.appending("image"), common)],
          [form.cell("apns.fcm_options.image", common)],
          [form.cell("webpush.notification.image", common)],
        ]),
      FormRow(
        "On tap",
        [
          [form.cell(android.appending("click_action"), "– opens app")],
          [form.cell(aps.appending("category"), "– none")],
          [form.cell("webpush.fcm_options.link", "– nothing")],
        ]),
      FormRow(
        "Mutable",
        [[], [form.cell(aps.appending("mutable-content"), "– no")], []]),
      FormRow("Badge", [[], [form.cell(aps.appending("badge"), "– unchanged")], []]),
      FormRow("All: image", [[form.cell("notification.image", "– one image for all platforms")]]),
    ]
  }
}
