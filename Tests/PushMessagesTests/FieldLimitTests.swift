import PushMessages
import Testing

struct FieldLimitTests {
  @Test(
    arguments: [
      ("apns.headers.apns-collapse-id", .string(String(repeating: "é", count: 32)), true),
      ("apns.headers.apns-collapse-id", .string(String(repeating: "é", count: 32) + "a"), false),
      ("webpush.headers.Topic", .string("upd-1_A"), true),
      ("webpush.headers.Topic", .string(String(repeating: "a", count: 33)), false),
      ("webpush.headers.Topic", .string("a b"), false),
      ("webpush.headers.Topic", .string(""), false),
      ("topic", .string("a-b_c.d~e%20"), true), ("topic", .string("/topics/a"), false),
      ("topic", .string("é"), false),
      ("fcm_options.analytics_label", .string(String(repeating: "a", count: 50)), true),
      ("fcm_options.analytics_label", .string(String(repeating: "a", count: 51)), false),
      ("android.ttl", .string("2419200s"), true), ("android.ttl", .string("2419200.5s"), false),
      ("android.ttl", .string("soon"), true), ("android.ttl", .boolean(true), true),
      ("webpush.headers.TTL", .string("-1"), false), ("webpush.headers.TTL", .string("0"), true),
      ("apns.payload.aps.sound.volume", .number("1.0"), true),
      ("apns.payload.aps.sound.volume", .number("1.01"), false),
      ("android.notification.vibrate_timings", .list([.string("1s")]), false),
      ("android.notification.vibrate_timings", .list([.string("1s"), .string("1s")]), true),
      ("webpush.notification.vibrate", .list([.number("1"), .number("-1")]), false),
      ("android.notification.notification_count", .number("-1"), false),
      ("webpush.fcm_options.link", .string("http://example.com"), false),
      ("webpush.fcm_options.link", .string("HTTPS://example.com"), true),
      ("apns.headers.apns-id", .string("EC1BF194-B3B2-424A-89A9-5A918A6E6B5F"), true),
      ("apns.headers.apns-id", .string("EC1BF194-B3B2-424A-89A9-5A918A6E6B5G"), false),
      ("apns.headers.apns-id", .string("EC1BF194B3B2424A89A95A918A6E6B5F"), false),
      ("token", .string(""), false),
    ] as [(FieldPath, JSONValue, Bool)])
  func `A limit is kept or not`(path: FieldPath, value: JSONValue, isAllowed: Bool) throws {
    let limit = try #require(FieldCatalogue[path]?.limit)
    #expect(limit.allows(value) == isAllowed)
  }

  @Test func `A limit says what it asks for`() {
    let phrases = Set(FieldCatalogue.fields.compactMap(\.limit?.phrase))
    #expect(
      phrases == [
        "at most 64 bytes", "at least 2 values", "0 to 1", "0 to 2419200", "0 to 2147483647",
        "-2147483648 to 2147483647",
        "at least 0", "letters, digits and -_.~%", "up to 50 letters, digits and -_.~%",
        "up to 32 letters, digits, - and _", "up to 36 hexadecimal digits, 8-4-4-4-12",
        "an address that starts with https://", "not empty",
      ])
  }

  @Test func `Every example keeps to its field's limit`() {
    for field in FieldCatalogue.fields {
      guard let example = field.example, let limit = field.limit else { continue }
      #expect(limit.allows(.string(example)), "\(field.path)")
    }
  }

  @Test func `What is deprecated names a field that is not`() throws {
    var count = 0
    for field in FieldCatalogue.fields {
      guard case .deprecated(let instead) = field.status else { continue }
      count += 1
      #expect(FieldCatalogue[instead]?.status == .current, "\(field.path)")
    }
    #expect(count == 4)
    #expect(FieldCatalogue["name"]?.status == .outputOnly)
  }
}
