public import PushMessages

/// Values to try in the place of the draft's arguments; the draft stays as it is, and so does what is sent.
public enum ArgumentSample: Hashable, Sendable {
  case short
  case long
  /// Nothing to count, and no name.
  case zero
  case rightToLeft
  /// One of those that stand beside the draft.
  case own(SampleArguments)

  /// Those that every draft has, in the order in which they are tried.
  public static let builtIn: [ArgumentSample] = [.short, .long, .zero, .rightToLeft]

  /// As the preview names it.
  public var name: String {
    switch self {
    case .short: "short"
    case .long: "long"
    case .zero: "zero"
    case .rightToLeft: "right-to-left"
    case .own(let sample): sample.name
    }
  }

  /// The draft with these arguments in it, to be looked at and nothing else.
  public func tried(in document: MessageDocument) -> MessageDocument {
    var document = document
    for (path, values) in lists(for: document) {
      // Where a text takes no arguments, it has none to try.
      try? document.set(.list(values), at: path)
    }
    return document
  }

  private func lists(for document: MessageDocument) -> [(FieldPath, [JSONValue])] {
    if case .own(let sample) = self {
      // Whichever block the draft had when they were written, they are for the one that it has now.
      return FieldPath.argumentLists.compactMap { path in
        guard let place = document.androidPlace(of: path),
          let values = sample.arguments[place] ?? sample.arguments[path]
        else { return nil }
        return (place, values.map(JSONValue.string))
      }
    }
    return FieldPath.argumentLists.compactMap(document.androidPlace).compactMap { path in
      guard let elements = document.node(at: path)?.elements else { return nil }
      return (path, elements.map { .string(value(inPlaceOf: JSONValue($0))) })
    }
  }

  /// A number gives way to a number and a text to a name, so that a sentence stays one.
  private func value(inPlaceOf argument: JSONValue) -> String {
    let isNumber: Bool
    let text: String
    switch argument {
    case .string(let own): (text, isNumber) = (own, own.isNumeric)
    case .number(let own): (text, isNumber) = (own, true)
    default: (text, isNumber) = ("", false)
    }
    return switch self {
    case .short: isNumber ? "1" : "Li"
    case .long: isNumber ? "1234567890" : "Maximiliane-Alexandra Freifrau von Hohenberg"
    case .zero: isNumber ? "0" : ""
    case .rightToLeft: isNumber ? text : "مريم العبدالله"
    case .own: text
    }
  }
}

extension FieldPath {
  /// The lists of arguments that a message can have, those of Android in `android`.
  public static let argumentLists: [FieldPath] = [
    "android.notification.title_loc_args", "android.notification.body_loc_args",
    "apns.payload.aps.alert.title-loc-args", "apns.payload.aps.alert.subtitle-loc-args",
    "apns.payload.aps.alert.loc-args",
  ]
}

extension String {
  /// Whether it is written like a count, an amount or a time.
  fileprivate var isNumeric: Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return utf8.contains { digits.contains($0) }
      && utf8.allSatisfy { digits.contains($0) || "-+.,: %".utf8.contains($0) }
  }
}
