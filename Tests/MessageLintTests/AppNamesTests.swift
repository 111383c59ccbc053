import AppProject
import AppSupport
import MessageLint
import PushMessages
import Resolver
import StringResources
import TestPacing
import Testing

/// The names that an app's sources have for the fields of a message.
@Suite(.takingTurns)
struct AppNamesTests {
  private static let apps = AppProjects(
    android: AndroidProject(
      GradleSources.files.mapValues { Array($0.utf8) }, resFolders: ["app/src/main/res"]),
    apple: AppleProject(
      PhoneSources.files.mapValues { Array($0.utf8) }, tableFolders: ["ios/Shop"]))

  private func names(_ kind: AppNames.Kind) throws -> AppNames {
    try #require(Self.apps.names(kind, listing: ["account_1"], in: strings))
  }

  private var strings: AppLocalizations {
    var table = AndroidStringTable()
    let text = AndroidValuesFile.Resource(
      name: "channel_orders", kind: .string, value: .text("Your orders"), line: 2)
    table.add(
      [text], configuration: AndroidConfiguration(), directory: "values",
      path: "res/values/strings.xml")
    return AppLocalizations(android: table)
  }

  @Test(
    arguments: [
      (
        AppNames.Kind.androidIcon,
        [
          "ic_stat_order: vector", "ic_cart: vector",
          "ic_launcher: adaptive icon ⚠ is an adaptive icon, which becomes a blob",
          "ic_unused: vector ⚠ the release build removes it: no code names it",
        ]
      ),
      (
        .androidChannel,
        [
          "news: News · LOW: silent, no heads-up", "orders: Your orders · HIGH: pops up",
          "account_1: listed in pushwright.toml",
        ]
      ),
      (
        .androidSound,
        [
          "default: the device's own sound",
          "ding: ogg ⚠ the release build removes it: no code names it",
        ]
      ),
      (
        .androidClickAction,
        [
          "com.example.shop.ORDER: opens OrderActivity",
          "android.intent.action.VIEW: opens LinkActivity ⚠ a tap opens nothing: it wants an address too (<data>)",
        ]
      ),
      (.appleSound, ["default: the device's own sound", "ding.caf: sound of the app"]),
      (.appleCategory, ["REPLY: category"]),
      (.appleActivity, ["Delivery: Live Activity"]),
    ])
  func `Each name comes with what is known of it, those that suit best first`(
    kind: AppNames.Kind, entries: [String]
  ) throws {
    let found = try names(kind).entries.map { entry in
      "\(entry.name): \(entry.detail)" + (entry.caveat.map { " ⚠ \($0)" } ?? "")
    }
    #expect(found == entries)
  }

  @Test func `Names have the places of the sources, and those of the project have none`() throws {
    let places = try names(.androidChannel).entries.map(\.place)
    #expect(places == ["app/src/main/java/Push.kt:3", "app/src/main/java/Push.kt:2", nil])
  }

  @Test(
    arguments: [
      (AppNames.Kind.androidIcon, nil),
      (.androidChannel, "code computes the ids of 1 more: type such a name into the field"),
      (.androidSound, "from Android 8 on the channel decides the sound"),
      (.androidClickAction, "libraries may have other actions"),
    ])
  func `Where others are possible, that is said`(kind: AppNames.Kind, remark: String?) throws {
    #expect(try names(kind).remark == remark)
  }

  @Test(
    arguments: [
      ("channel_orders", Platform.android, nil),
      ("only_messages", .android, "the release build removes it: no code names it"),
      ("FITS", .apple, nil), ("IN_CODE", .apple, nil), ("NONE", .apple, nil),
      ("STALE", .apple, "Xcode has marked it as stale: a later release may lack it"),
      (
        "AUTOMATIC", .apple,
        "Xcode manages it and finds it in no code: a later release may lack it"
      ),
    ])
  func `A key that only messages name may be gone in a release`(
    key: String, platform: Platform, fate: String?
  ) {
    #expect(Self.apps.fate(ofKey: key, on: platform) == fate)
  }

  @Test func `Without sources no names are known`() {
    #expect(AppProjects().names(.androidIcon, listing: ["a"], in: AppLocalizations()) == nil)
    #expect(AppProjects().names(.appleSound, listing: [], in: AppLocalizations()) == nil)
  }

  @Test(
    arguments: [
      ("android.notification.icon", AppNames.Kind.androidIcon),
      ("android_v2.remote_notification.notification.channel_id", .androidChannel),
      ("apns.payload.aps.sound.name", .appleSound), ("apns.payload.aps.category", .appleCategory),
      ("webpush.notification.icon", nil), ("android.notification.title", nil),
    ])
  func `A field names one kind of thing in the app, or none`(path: String, kind: AppNames.Kind?) {
    #expect(AppNames.Kind(of: .init(stringLiteral: path)) == kind)
  }
}
