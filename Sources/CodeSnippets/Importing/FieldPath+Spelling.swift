internal import PushMessages

extension FieldPath {
  /// The field of a name in any SDK's spelling: `android.notification.titleLocArgs[1]`; `nil` if FCM has none.
  init?(spelled name: String) {
    // Any target takes the place of one of the legacy API.
    let isTarget = name == "registration_ids" || name == "to"
    guard let written = FieldPath(isTarget ? "token" : name) else { return nil }
    var path = FieldPath()
    var isOwn = false
    for component in written.components {
      guard case .key(let key) = component else {
        path.components.append(component)
        continue
      }
      if let field = FieldCatalogue.child(key, of: path) {
        path = field.path
        continue
      }
      switch SDKNames.field(key, below: path) {
      case .field(let field): path = field.path
      case .targets(let target): path = target
      case .custom, nil:
        isOwn = isOwn || path.isOpen
        guard isOwn else { return nil }
        path = path.appending(key)
      }
    }
    self = path
  }
}
