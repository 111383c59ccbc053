import PushMessages

extension MessageDocument {
  /// The localization key that a field holds, or whose arguments it holds; `nil` for any other field.
  func localizationKey(near path: FieldPath) -> String? {
    var path = path
    if case .index? = path.components.last, let list = path.parent { path = list }
    let name = path.lastKey
    if name.hasSuffix("loc_args") || name.hasSuffix("loc-args"), let block = path.parent {
      path = block.appending(name.dropLast("args".count) + "key")
    }
    guard path.lastKey.hasSuffix("loc_key") || path.lastKey.hasSuffix("loc-key") else {
      return nil
    }
    return string(at: path)
  }
}
