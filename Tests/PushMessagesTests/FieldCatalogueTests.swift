import PushMessages
import Testing

struct FieldCatalogueTests {
  @Test func `Every field is listed once`() {
    let paths = FieldCatalogue.fields.map(\.path)
    let repeated = Dictionary(grouping: paths) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty)
    #expect(paths.count > 90)
  }

  @Test func `Every field stands below one that holds fields`() {
    let holders: Set<Field.Kind> = [.group, .freeForm, .stringMap, .textOrGroup]
    for field in FieldCatalogue.fields {
      guard let parent = field.path.parent, parent != FieldPath() else { continue }
      let kind = FieldCatalogue[parent]?.kind
      #expect(kind.map(holders.contains) == true, "\(field.path)")
    }
  }

  @Test func `Every group has fields, and each platform's are its own`() {
    let roots: [Field.Platform: [FieldPath]] = [
      .android: ["android", "android_v2"], .apple: ["apns"], .web: ["webpush"],
    ]
    for field in FieldCatalogue.fields {
      if field.kind == .group { #expect(!FieldCatalogue.children(of: field.path).isEmpty) }
      #expect(roots[field.platform]?.contains(where: field.path.hasPrefix) ?? true, "\(field.path)")
      #expect(!field.summary.isEmpty)
    }
  }

  @Test(
    arguments: [
      "topic", "token", "condition", "notification.title", "notification.body",
      "notification.image", "data", "fcm_options.analytics_label", "android.ttl",
      "android.priority", "android.collapse_key", "android.data",
      "android.notification.title_loc_key", "android.notification.title_loc_args",
      "android.notification.body_loc_key", "android.notification.body_loc_args",
      "android.notification.icon", "android.notification.color", "android.notification.image",
      "android.notification.click_action", "android.notification.notification_count",
      "android.fcm_options.analytics_label", "apns.headers.apns-priority",
      "apns.headers.apns-expiration", "apns.headers.apns-collapse-id", "apns.payload.aps.category",
      "apns.payload.aps.badge", "apns.payload.aps.sound", "apns.payload.aps.mutable-content",
      "apns.payload.aps.content-available", "apns.payload.aps.alert.title",
      "apns.payload.aps.alert.title-loc-key", "apns.payload.aps.alert.title-loc-args",
      "apns.payload.aps.alert.loc-key", "apns.payload.aps.alert.loc-args",
      "apns.fcm_options.image", "webpush.headers.TTL", "webpush.headers.Urgency",
      "webpush.headers.Topic", "webpush.notification.title", "webpush.notification.icon",
      "webpush.notification.image", "webpush.fcm_options.link",
    ] as [FieldPath])
  func `Every field of the documentation's examples is known`(path: FieldPath) {
    #expect(FieldCatalogue[path] != nil)
  }

  @Test func `What FCM does not know is not in the catalogue`() {
    #expect(FieldCatalogue["android.notification.loc-key"] == nil)
    #expect(FieldCatalogue["notification.title_loc_key"] == nil)
    #expect(FieldCatalogue["apns.payload.aps.alert.body_loc_key"] == nil)
  }

  @Test func `A field without a value to type has no example of one`() {
    for field in FieldCatalogue.fields where field.kind == .group {
      #expect(field.example == nil, "\(field.path)")
    }
    #expect(FieldCatalogue["android.ttl"]?.example == "3600s")
  }
}
