internal import ComposerState
internal import PushMessages

/// The words of the help of a field.
enum FieldHelpWords {
  static let status = "Status"
  static let type = "Type"
  static let limits = "Limits"
  static let example = "Example"
  static let onDevice = "On devices"
  static let whenEmpty = "When empty"
  static let argument = "Argument"
  static let value = "Value now"
  static let noValue = "– none: the message doesn't set it"
  static let file = "From a file"
  static let readsFile =
    "@PATH instead of the value reads the first line of that file; Pushwright doesn't save the path"
  static let reaches = "Reaches"
  static let reachesNobody = "no device: it tells FCM where the message goes"
  static let undocumented = "FCM's documentation doesn't mention this field."

  /// Beside the times of single platforms.
  static let expiresIn = "Expires in, under \(Pane.data.title), sets all of them."

  static func isExpiry(_ path: FieldPath) -> Bool { Composer.expiryPaths.contains(path) }

  static func argument(_ number: Int) -> String {
    "argument \(number) of the list: replaces %\(number)$s or %\(number)$@ in the text"
  }

  static func phrase(_ kind: Field.Kind) -> String {
    switch kind {
    case .text: "text"
    case .localizationKey: "the name of a string of the app"
    case .arguments: "a list of strings, one for each placeholder"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .duration: "a duration in seconds with an s, such as 3600s"
    case .seconds: "a number of seconds without a unit, such as 3600"
    case .epoch, .epochSeconds: "a time in seconds since 1970"
    case .epochMilliseconds: "a time in milliseconds since 1970"
    case .color: "a color as #rrggbb"
    case .url: "a web address"
    case .integer: "a whole number"
    case .decimal: "a number"
    case .boolean: "true or false"
    case .flag: "1, or nothing"
    case .marker: "{}, or nothing"
    case .timestamp: "a time such as 2026-01-31T12:00:00Z"
    case .durations: "a list of durations such as 0.5s"
    case .integers: "a list of whole numbers"
    case .stringMap: "keys, each with a text"
    case .objects(let keys): "a list of objects with \(keys.joined(separator: ", "))"
    case .freeForm: "any JSON object"
    case .group: "an object with fields of its own"
    case .textOrGroup: "a text, or an object with fields of its own"
    }
  }

  /// `nil` where there is nothing to know.
  static func status(_ status: Field.Status) -> String? {
    switch status {
    case .current: nil
    case .deprecated(let instead): "deprecated: new messages use \(instead)"
    case .preview: "preview under Google's Pre-GA terms: FCM may change it or refuse it"
    case .outputOnly: "FCM sets it in its answer and ignores it here"
    }
  }

  static func phrase(_ delivery: FieldHelp.Delivery) -> String {
    switch delivery {
    case .arrives(nil): "yes"
    case .arrives(.unverified?): "probably; it isn't documented"
    case .arrives(.hidden(let path)?): "yes, but \(path) hides it"
    case .arrives(.fallback(let path)?): "yes, but shown only if \(path) finds no text"
    case .arrives(.withheld?): "yes, but FCM's SDK keeps it from the app"
    case .arrives(.ineffective?): "yes, but without effect: the message has no notification"
    case .arrives(.newerAppsOnly?): "only newer apps: older ones don't know the field"
    case .replaced(let path): "no, \(path) replaces it"
    case .unset: "yes, once it is set"
    case .never: "no"
    }
  }
}
