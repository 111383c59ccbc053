/// The project that `--demo` works on: a small shop app for Android and Apple in seven languages,
/// with five drafts, one of them for a list, and as much of its code as messages name.
///
/// Only values; the executable writes them to a folder. The translations are our own.
public enum DemoProject {
  /// Paths relative to the project's directory.
  public static let files: [(path: String, text: String)] =
    [(path: "pushwright.toml", text: projectFile)] + drafts + priceDrop + list + android + apple
    + androidApp + appleApp

  private static let projectFile = #"""
    # The demo of Pushwright. Nothing in it reaches a real device.

    drafts = "drafts"

    [[apps]]
    name = "Demo Shop"
    package = "com.example.demoshop"
    android = ["android/app/src/main/res"]
    apple = ["ios/DemoShop"]
    development-region = "en"

    [preview]
    locales = ["en-US", "fr-CA", "de-DE", "es-MX", "ar-EG", "ja-JP", "zh-Hans-CN"]
    devices = ["android", "apple", "web"]
    android-api = 34

    [profiles.demo]
    project = "demo-shop"
    endpoint = "http://127.0.0.1:8123"
    kind = "local"
    confirm = "type"
    journal = "history.sqlite"

    [profiles.demo.test-targets]
    pixel-mia = "dPixelMiaDemo00000000:APA91bDemoPixelMia"
    iphone-jo = "dIPhoneJoDemo00000000:APA91bDemoIPhoneJo"

    # What the demo's own FCM delivers to; 0 shows what they make of it.
    [[emulator.devices]]
    name = "pixel-mia"
    platform = "android"
    locales = ["fr-CA"]
    token = "dPixelMiaDemo00000000:APA91bDemoPixelMia"
    topics = ["demo-messages", "demo-offers", "demo-orders"]

    [[emulator.devices]]
    name = "iphone-jo"
    platform = "apple"
    locales = ["de-DE"]
    token = "dIPhoneJoDemo00000000:APA91bDemoIPhoneJo"
    topics = ["demo-messages", "demo-offers", "demo-orders"]

    """#
}
