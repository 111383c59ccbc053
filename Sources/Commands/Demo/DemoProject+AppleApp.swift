/// The sources of the demo's Apple app beside its strings, as far as messages name what is in them.
extension DemoProject {
  static let appleApp: [(path: String, text: String)] = [
    ("ios/DemoShop.xcodeproj/project.pbxproj", xcodeProject),
    ("ios/DemoShop/Info.plist", propertyList("<key>CFBundleName</key><string>Demo Shop</string>")),
    (
      "ios/DemoShop/DemoShop.entitlements",
      propertyList("<key>aps-environment</key><string>development</string>")
    ),
    ("ios/DemoShop/Notifications.swift", notifications),
    (
      "ios/DemoShop/coins.mp3",
      "ID3: in the place of a sound, which iPhones wouldn't play anyway.\n"
    ),
    (
      "ios/Push/Info.plist",
      propertyList(
        "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
          + "<string>com.apple.usernotifications.service</string></dict>")
    ),
    ("ios/Push/NotificationService.swift", service),
  ]

  private static func propertyList(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    \(members)
    </dict></plist>

    """
  }

  private static let notifications = #"""
    import UserNotifications

    func prepare(_ center: UNUserNotificationCenter) {
      center.setNotificationCategories([
        UNNotificationCategory(identifier: "ORDER_SHIPPED", actions: [], intentIdentifiers: []),
        UNNotificationCategory(identifier: "PRICE_DROP", actions: [], intentIdentifiers: []),
      ])
      center.requestAuthorization(options: [.alert, .sound, .badge]) { _, _ in }
    }

    """#

  private static let service = #"""
    import FirebaseMessaging
    import UserNotifications

    final class NotificationService: UNNotificationServiceExtension {
      override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
      ) {
        let content = request.content.mutableCopy() as? UNMutableNotificationContent
        guard let content else { return contentHandler(request.content) }
        Messaging.serviceExtension().populateNotificationContent(
          content, withContentHandler: contentHandler)
      }
    }

    """#

  private static let xcodeProject = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        PROJECT = {isa = PBXProject; buildConfigurationList = ALL; mainGroup = GROUP; targets = (APP, PUSH, ); };
        GROUP = {isa = PBXGroup; children = (SHOP, SERVICE); sourceTree = "<group>"; };
        SHOP = {isa = PBXFileSystemSynchronizedRootGroup; path = DemoShop; sourceTree = "<group>"; };
        SERVICE = {isa = PBXFileSystemSynchronizedRootGroup; path = Push; sourceTree = "<group>"; };
        ALL = {isa = XCConfigurationList; buildConfigurations = (ALLRELEASE); };
        ALLRELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
        APP = {isa = PBXNativeTarget; name = DemoShop; productType = "com.apple.product-type.application";
          buildConfigurationList = OWN; buildPhases = (EMBED, RESOURCES); fileSystemSynchronizedGroups = (SHOP); };
        EMBED = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (EMBEDDED); };
        EMBEDDED = {isa = PBXBuildFile; fileRef = PRODUCT; };
        RESOURCES = {isa = PBXResourcesBuildPhase; files = (); };
        OWN = {isa = XCConfigurationList; buildConfigurations = (RELEASE); };
        RELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          PRODUCT_BUNDLE_IDENTIFIER = com.example.demoshop;
          INFOPLIST_FILE = DemoShop/Info.plist;
          CODE_SIGN_ENTITLEMENTS = DemoShop/DemoShop.entitlements;
        }; };
        PUSH = {isa = PBXNativeTarget; name = Push; productType = "com.apple.product-type.app-extension";
          productReference = PRODUCT; buildConfigurationList = PUSHES; fileSystemSynchronizedGroups = (SERVICE); };
        PUSHES = {isa = XCConfigurationList; buildConfigurations = (PUSHRELEASE); };
        PUSHRELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {
          INFOPLIST_FILE = Push/Info.plist;
        }; };
      };
      rootObject = PROJECT;
    }

    """#
}
