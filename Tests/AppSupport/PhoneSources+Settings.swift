extension PhoneSources {
  /// The same sources, whose release is based on a file of build settings, ``settingsPath``, that they lack.
  public static let configuredFiles = files.mapValues {
    $0.replacing("ALLRELEASE = {", with: "ALLRELEASE = {baseConfigurationReference = CONFIG;")
      .replacing("children = (SHOP,", with: "children = (CONFIG, SHOP,")
      .replacing("BASE = com.example.shop;", with: "")
      .replacing(
        "EMBEDDED = {",
        with:
          "CONFIG = {isa = PBXFileReference; path = R.xcconfig; sourceTree = \"<group>\"; };\nEMBEDDED = {"
      )
  }

  public static let settingsPath = "ios/R.xcconfig"
}
