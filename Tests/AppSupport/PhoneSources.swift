/// The sources of a small Apple app: a target with an extension for notifications, in folders that Xcode follows.
public enum PhoneSources {
  public static let files = [
    "ios/Shop.xcodeproj/project.pbxproj": project,
    "ios/Shop/Info.plist": list(
      "<key>UIBackgroundModes</key><array><string>remote-notification</string></array>",
      "<key>NSSupportsLiveActivities</key><true/>"),
    "ios/Shop/Shop.entitlements": list(
      "<key>aps-environment</key><string>development</string>",
      "<key>com.apple.developer.usernotifications.time-sensitive</key><true/>",
      "<key>com.apple.developer.usernotifications.critical-alerts</key><true/>"),
    "ios/Shop/App.swift": """
    struct Delivery: ActivityAttributes {}
    enum Category: String { case reply = "REPLY", other }
    let known = [UNNotificationCategory(identifier: Category.reply.rawValue, actions: [])]
    center.requestAuthorization(options: [.alert])
    let title = String(localized: "IN_CODE")
    """,
    "ios/Shop/Localizable.xcstrings": """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "FITS": {"extractionState": "manual", "localizations": {
        "fr": {"stringUnit": {"state": "translated", "value": "Salut"}}}},
      "AUTOMATIC": {},
      "STALE": {"extractionState": "stale"},
      "IN_CODE": {}
    }}
    """,
    "ios/Shop/ding.caf": "",
    "ios/Push/Info.plist": list(
      "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>",
      "<string>com.apple.usernotifications.service</string></dict>"),
    "ios/Push/Service.swift":
      "Messaging.serviceExtension().populateNotificationContent(content) { handler($0) }",
  ]

  /// The sources of a web app: its service worker, and a picture.
  public static let webFiles = [
    "web/firebase-messaging-sw.js": """
    importScripts("https://www.gstatic.com/firebasejs/12.0.0/firebase-messaging-compat.js")
    firebase.initializeApp({ projectId: "shop-1" })
    self.addEventListener("notificationclick", (event) => { if (event.action === "open") show() })
    """,
    "web/img/sale.png": "",
  ]

  /// A property list with these members.
  public static func list(_ members: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    \(members.joined(separator: "\n"))
    </dict></plist>
    """
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      objects = {
        PROJECT = {isa = PBXProject; buildConfigurationList = ALL; mainGroup = GROUP; targets = (APP, PUSH, ); };
        GROUP = {isa = PBXGroup; children = (SHOP, SERVICE); sourceTree = "<group>"; };
        SHOP /* Shop */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>"; };
        SERVICE = {isa = PBXFileSystemSynchronizedRootGroup; path = Push; sourceTree = "<group>"; };
        ALL = {isa = XCConfigurationList; buildConfigurations = (ALLRELEASE); };
        ALLRELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          SDKROOT = iphoneos; BASE = com.example.shop;
        }; };
        APP = {isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildConfigurationList = OWN; buildPhases = (EMBED, RESOURCES); fileSystemSynchronizedGroups = (SHOP); };
        EMBED = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (EMBEDDED); };
        EMBEDDED = {isa = PBXBuildFile; fileRef = PRODUCT; };
        RESOURCES = {isa = PBXResourcesBuildPhase; files = (); };
        OWN = {isa = XCConfigurationList; buildConfigurations = (DEBUG, RELEASE); };
        DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.example.shop.debug;
        }; };
        RELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = "$(BASE)";
          INFOPLIST_FILE = Shop/Info.plist;
          CODE_SIGN_ENTITLEMENTS = "$(SRCROOT)/Shop/Shop.entitlements";
        }; };
        PUSH = {isa = PBXNativeTarget; name = Push; productType = "com.apple.product-type.app-extension";
          productReference = PRODUCT; buildConfigurationList = PUSHES; };
        PUSHES = {isa = XCConfigurationList; buildConfigurations = (PUSHRELEASE); };
        PUSHRELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Push/Info.plist;
        }; };
      };
      rootObject = PROJECT;
    }
    """
}
