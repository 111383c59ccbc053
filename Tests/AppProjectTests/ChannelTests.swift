import AppProject
import TestPacing
import Testing

/// The notification channels that code makes.
@Suite(.takingTurns)
struct ChannelTests {
  @Test(
    arguments: [
      ("NotificationChannel(\"orders\", name, NotificationManager.IMPORTANCE_HIGH)", ["orders"]),
      ("const val ID = \"orders\"\nval c = NotificationChannel(\n  ID,\n  name, 3)", ["orders"]),
      (
        "NotificationChannelCompat\n  .Builder(Channels.ORDERS, 4)\n  .build()\nobject Channels { const val ORDERS = \"orders\" }",
        ["orders"]
      ),
      (
        "enum class Channel(val id: String) { ORDERS(\"orders\"), NEWS(\"news\") }\nNotificationChannel(Channel.ORDERS.id, n, 3)",
        ["orders"]
      ),
      (
        "val id = getString(R.string.channel_id)\nNotificationChannel(id, \"Orders\", 3)",
        ["orders_from_xml"]
      ),
      ("// NotificationChannel(\"old\", n, 3)", []),
      ("class NotificationChannel(val id: String, val name: String)", []),
      ("val c = manager.getNotificationChannel(\"orders\")", []),
      ("NotificationChannel(\"orders_$account\", n, 3)", []),
      ("setNotificationChannelAsync('orders', { name: 'Orders' })", ["orders"]),
      ("notifee.createChannel({ id: 'orders', name: 'Orders' })", ["orders"]),
      ("AndroidNotificationChannel(\n 'orders', 'Orders')", ["orders"]),
    ])
  func `An id is found as far as the code spells it out`(code: String, expected: [String]) async {
    let project = await Sources.project([
      "app/src/main/java/Push.kt": code,
      "app/src/main/res/values/ids.xml":
        "<resources><string name=\"channel_id\">orders_from_xml</string></resources>",
    ])
    #expect(project?.channels.map(\.id) == expected)
  }

  @Test func `A channel says where it is made, how important it is and what users call it`() async {
    let project = await Sources.project([
      "app/src/main/java/Push.java": """
      class Push {
        void make() {
          new NotificationChannel("orders", getString(R.string.order_shipped),
              NotificationManager.IMPORTANCE_HIGH);
        }
      }
      """
    ])
    #expect(
      project?.channel("orders").found
        == NotificationChannel(
          id: "orders", place: SourcePlace("app/src/main/java/Push.java", line: 3),
          importance: "HIGH", title: .key("order_shipped")))
  }

  @Test func `An id that isn't there is not found among those that are`() async {
    let project = await Sources.project([
      "app/src/main/java/Push.kt":
        "NotificationChannel(\"orders\", n, 3)\nNotificationChannel(\"news\", n, 3)\nNotificationChannel(id(), n, 3)"
    ])
    #expect(project?.channel("order") == .notFound(among: ["news", "orders"], computed: 1))
  }

  @Test(arguments: [
    "NotificationChannel(id(), n, 3)",
    "NotificationChannel(\"a\", n, 3)\nNotificationChannel(b(), n, 3)",
    "",
  ])
  func `Where code computes most ids nothing is said about one`(code: String) async {
    let project = await Sources.project(["app/src/main/java/Push.kt": code])
    #expect(project?.channel("orders") == .cannotTell("code computes the ids of channels"))
  }

  @Test func `A channel of a test or of another app isn't the app's`() async {
    let call = "NotificationChannel(\"orders\", n, 3)"
    let project = await Sources.project([
      "app/src/test/java/PushTest.kt": call, "app/src/androidTest/java/PushTest.kt": call,
      "app/src/debug/java/Push.kt": call,
      "tv/build.gradle": "apply plugin: 'com.android.application'",
      "tv/src/main/java/Push.kt": call,
    ])
    #expect(project?.channels == [])
  }
}
