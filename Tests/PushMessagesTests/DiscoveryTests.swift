import PushMessages
import Testing

/// The catalog against the schema that the FCM API publishes of itself.
struct DiscoveryTests {
  /// Maps and objects whose content FCM does not define.
  private static let foreign: [FieldPath] = [
    "apns.headers", "apns.payload", "webpush.headers", "webpush.notification",
  ]

  @Test func `Every field of the API is in the catalogue, with the kind of its type`() throws {
    let properties = try Discovery.table().properties()
    #expect(properties.count == 120)
    for (path, property) in properties {
      guard let field = FieldCatalogue[path] else {
        Issue.record("\(path) is not in the catalogue")
        continue
      }
      #expect(Self.fits(field.kind, property), "\(path): \(field.kind)")
    }
  }

  @Test func `Every field of the catalogue is the API's`() throws {
    let known = Set(try Discovery.table().properties().keys)
    for field in FieldCatalogue.fields {
      let isForeign = Self.foreign.contains { field.path != $0 && field.path.hasPrefix($0) }
      #expect(isForeign || known.contains(field.path), "\(field.path)")
    }
  }

  @Test func `The words of a choice are the API's`() throws {
    var count = 0
    for (path, property) in try Discovery.table().properties() {
      guard let words = property.words, case .choice(let ours) = FieldCatalogue[path]?.kind else {
        continue
      }
      count += 1
      #expect(Set(ours) == Set(words), "\(path)")
    }
    #expect(count == 6)
  }

  @Test func `What the API calls deprecated names what to use instead, and nothing else does`()
    throws
  {
    var replacements: [FieldPath: FieldPath] = [:]
    for (path, property) in try Discovery.table().properties() {
      guard case .deprecated(let instead)? = FieldCatalogue[path]?.status else {
        #expect(!property.isDeprecated, "\(path)")
        continue
      }
      #expect(property.isDeprecated, "\(path)")
      replacements[path] = instead
    }
    #expect(
      replacements == [
        "token": "fid",
        "android.notification.bypass_proxy_notification": "android.notification.proxy",
      ])
  }

  @Test func `Google's preview is marked, whole`() {
    for field in FieldCatalogue.fields {
      let isPreview = field.path.components[0] == .key("android_v2")
      #expect(isPreview == (field.status == .preview), "\(field.path)")
    }
  }

  @Test func `A field of android_v2 is that of android, where both have it`() {
    for field in FieldCatalogue.fields where field.path.components[0] == .key("android") {
      guard let place = AndroidBlock.v2.place(of: field.path) else {
        #expect(["priority", "proxy", "bypass_proxy_notification"].contains(field.path.lastKey))
        continue
      }
      let other = FieldCatalogue[place]
      #expect(other?.kind == field.kind, "\(place)")
      #expect(AndroidBlock.v1.place(of: place) == field.path)
      let isCount = field.path.lastKey == "notification_count"
      #expect(other?.limit == (isCount ? nil : field.limit), "\(place)")
    }
  }

  @Test(.enabled(if: Discovery.document != nil, "PUSHWRIGHT_FCM_DISCOVERY names no document"))
  func `The table is the document's`() throws {
    let file = try #require(Discovery.document)
    #expect(try Discovery(document: file).types == Discovery.table().types)
  }

  private static func fits(_ kind: Field.Kind, _ property: Discovery.Property) -> Bool {
    switch property.shape {
    case "object of string", "object of any": [.stringMap, .freeForm].contains(kind)
    case "array of string google-duration": kind == .durations
    case "array of string": kind == .arguments
    case "boolean": kind == .boolean
    case "integer int32": kind == .integer
    case "number float": kind == .decimal
    case "string google-duration": kind == .duration
    case "string google-datetime": kind == .timestamp
    case "string": [.text, .localizationKey, .url, .color].contains(kind)
    case "AndroidBackgroundSyncMessage": kind == .marker
    case _ where property.words != nil:
      if case .choice = kind { true } else { false }
    default: kind == .group
    }
  }
}
