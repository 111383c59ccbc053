import DevicePreview

extension Verdict {
  /// `shows key`, as a person reads it.
  var word: String { name.replacing("_", with: " ") }

  /// What it means, for someone who sees the word for the first time.
  private var meaning: String {
    switch self {
    case .fine: "the device shows the texts as they are meant"
    case .foreign: "a text is in another language than the device's; the app has no translation"
    case .lacksLine: "a title or body that other platforms show is missing here"
    case .oneLanguage: "a text that is written into the message; the app has the device's language"
    case .unknown: "Pushwright doesn't know what the device shows; the message's page says why"
    case .incomplete: "a line that the message asks for is left out"
    case .nothing: "no notification appears"
    case .showsKey: "people read the name of a localization key"
    case .garbled: "people read a text that its author didn't intend"
    case .onlyKeys: "people read nothing but names of localization keys"
    case .blank: "all lines are left out; at most an icon appears"
    case .crashes: "the app crashes while it puts the texts together"
    }
  }

  private static let explained: [Verdict] = [
    .fine, .foreign, .oneLanguage, .lacksLine, .incomplete, .nothing, .showsKey, .onlyKeys,
    .garbled,
    .blank, .crashes, .unknown,
  ]

  /// What all of them mean, as a part of a page.
  static let legend: String = {
    let rows = explained.map {
      "<dt>\($0.severity.mark) \($0.word)</dt><dd>\(HTMLText.escaped($0.meaning))</dd>"
    }
    return "<details><summary>What the words mean</summary><dl>\(rows.joined())</dl></details>"
  }()
}
