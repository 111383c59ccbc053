extension Command {
  /// As the user's configuration and the palette have it: `next-field` for ``nextField``.
  public var configurationName: String {
    rawValue.reduce(into: "") { name, character in
      if character.isUppercase { name += "-" }
      name += character.lowercased()
    }
  }
}
