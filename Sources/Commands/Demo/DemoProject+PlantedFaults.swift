extension DemoProject {
  /// The faults of the app's strings; every other text is right.
  public static let plantedFaults: [DemoFault] = documentedSpecifiers + missingKeys + translations

  /// FCM's page on localizing messages asks for these specifiers; devices cannot use them, since
  /// every argument of a message is a string.
  private static let documentedSpecifiers =
    android.map { file in
      DemoFault(
        path: file.path, key: "new_message_body", fragment: "%1$d", consequence: .crash,
        sentence: "%1$d is given a string, which crashes the app")
    }
    + apple.map { file in
      // Japanese names the sender first.
      let specifier = file.path.contains("/ja.lproj/") ? "%1$ld" : "%ld"
      return DemoFault(
        path: file.path, key: "NEW_MESSAGE_BODY", fragment: specifier, consequence: .garbledText,
        sentence: "the iPhone knows only %@, so a piece of \(specifier) is shown")
    }

  private static let missingKeys = [
    DemoFault(
      path: "android/app/src/main/res/values-ar/strings.xml", key: "sale_title", fragment: nil,
      consequence: .otherLanguage,
      sentence: "the key is missing in Arabic, so the title is English"),
    DemoFault(
      path: "ios/DemoShop/de.lproj/Localizable.strings", key: "SALE_TITLE", fragment: nil,
      consequence: .keyShown,
      sentence: "the key is missing in German, so the iPhone shows the key itself"),
  ]

  private static let translations = [
    DemoFault(
      path: "android/app/src/main/res/values-de/strings.xml", key: "sale_body",
      fragment: "50% Rabatt", consequence: .crash,
      sentence: "a percent sign that isn't doubled crashes the app"),
    DemoFault(
      path: "android/app/src/main/res/values-es/strings.xml", key: "sale_body",
      fragment: "Llévate un 50 %% de descuento", consequence: .argumentLost,
      sentence: "the Spanish text has no place for the code"),
    DemoFault(
      path: "android/app/src/main/res/values-ja/strings.xml", key: "cart_reminder_body",
      fragment: "%1$s is still waiting for you.", consequence: .otherLanguage,
      sentence: "the Japanese file holds the English text"),
  ]
}
