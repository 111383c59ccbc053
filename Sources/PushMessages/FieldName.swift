/// The two spellings of a field's name that FCM accepts.
enum FieldName {
  /// `title_loc_key` becomes `titleLocKey`.
  static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    guard let first = words.first else { return name }
    return words.dropFirst().reduce(into: String(first)) { result, word in
      result += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// `titleLocKey` becomes `title_loc_key`.
  static func snakeCase(_ name: String) -> String {
    name.reduce(into: "") { result, character in
      if character.isUppercase { result += "_" }
      result += character.lowercased()
    }
  }
}
