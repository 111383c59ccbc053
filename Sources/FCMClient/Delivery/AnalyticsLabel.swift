/// What messages are counted under (`fcm_options.analytics_label`): 1 to 50 of ASCII's letters, digits and `-_.~%`.
public enum AnalyticsLabel {
  /// FCM counts that many different labels a day.
  public static let perDay = 100

  public static func isValid(_ text: String) -> Bool {
    (1...50).contains(text.utf8.count) && text.allSatisfy(isAllowed)
  }

  /// A label made from the name of a draft's file: `stock-alert` from `Stock alert.json`; `nil` if nothing of it
  /// can be in a label.
  public static func made(from name: String) -> String? {
    let stem = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    var label = ""
    for character in stem.lowercased() where label.utf8.count < 50 {
      if isAllowed(character), character != "%" {
        label.append(character)
      } else if let last = label.last, last != "-" {
        label.append("-")
      }
    }
    while label.last == "-" { label.removeLast() }
    return label.contains(where: \.isASCIIAlphanumeric) ? label : nil
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCIIAlphanumeric || "-_.~%".contains(character)
  }
}
