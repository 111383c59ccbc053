import DevicePreview
import PushMessages
import Resolver

extension LintSubject {
  /// The field whose literal a platform shows: its own, or the common one.
  func literalPath(of name: String, on platform: Platform) -> FieldPath {
    let block: FieldPath =
      platform == .apple ? "apns.payload.aps.alert" : android.notification
    // A plain string as alert is its body.
    let paths =
      [block.appending(name)] + (name == "body" ? [block] : [])
      + [FieldPath("notification").appending(name)]
    return paths.first { document.string(at: $0)?.isEmpty == false } ?? paths[0]
  }

  /// The fields whose keys none of the app's localizations has.
  ///
  /// If a file couldn't be read, the key may be in it, so then there are none.
  var unknownKeys: [KeyedField] {
    keyedFields.filter { field in
      guard field.texts.isEmpty, !strings.faults.contains(where: { $0.platform == field.platform })
      else { return false }
      let texts = shown.lazy.filter { $0.device.platform == field.platform }
        .map { $0.texts.first { $0.name == field.name }?.resolution }
      var isAsked = false
      for text in texts {
        guard let text, text.source == nil, text.outcome != .unknown else { return false }
        isAsked = true
      }
      return isAsked
    }
  }
}
