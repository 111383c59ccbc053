/// The example of FCM's page on localizing messages: an app in English and French, and a draft.
enum Sample {
  /// What reports assume of its Android devices.
  static let device = "Android API 34, a phone held upright, in light mode"

  static func write(to sandbox: borrowing Sandbox) throws {
    for (path, text) in files { try sandbox.write(text, to: path) }
  }

  private static let files = [
    "example.json": draft,
    "res/values/strings.xml": """
    <resources>
      <string name="welcome_title">Welcome, %1$s!</string>
      <string name="new_message_body">You have %1$d new message(s) from %2$s.</string>
    </resources>

    """,
    "res/values-fr/strings.xml": """
    <resources>
      <string name="welcome_title">Bienvenue, %1$s!</string>
      <string name="new_message_body">Vous avez %1$d nouveau(x) message(s) de %2$s.</string>
    </resources>

    """,
    "ios/en.lproj/Localizable.strings": """
    "WELCOME_TITLE" = "Welcome, %@!";
    "NEW_MESSAGE_BODY" = "You have %ld new message(s) from %@.";

    """,
    "ios/fr.lproj/Localizable.strings": """
    "WELCOME_TITLE" = "Bienvenue, %@!";
    "NEW_MESSAGE_BODY" = "Vous avez %ld nouveau(x) message(s) de %@.";

    """,
  ]

  static let draft = """
    {
      "message": {
        "topic": "devices",
        "android": {
          "ttl": "3600s",
          "notification": {
            "title_loc_key": "welcome_title",
            "title_loc_args": ["Alice"],
            "body_loc_key": "new_message_body",
            "body_loc_args": ["3", "Bob"]
          }
        },
        "apns": {
          "payload": {
            "aps": {
              "alert": {
                "title-loc-key": "WELCOME_TITLE",
                "title-loc-args": ["Alice"],
                "loc-key": "NEW_MESSAGE_BODY",
                "loc-args": ["3", "Bob"]
              }
            }
          }
        }
      }
    }

    """

  /// The same for all devices.
  static let phonesProject = project.replacing("devices = [\"apple\"]\n", with: "")

  static let project = """
    [[apps]]
    name = "Sample"
    android = ["res"]
    apple = ["ios"]

    [preview]
    locales = ["fr-CA", "de"]
    devices = ["apple"]

    [profiles.test]
    project = "demo-shop"
    endpoint = "http://127.0.0.1:1"
    kind = "local"

    """
}
