extension SchemaDocument {
  /// What is set, and by what.
  static let configuration: [Definition] = [
    (
      SchemaName.config.rawValue,
      .object([
        .init("part", .choice(ConfigReport.Part.allCases.map(\.rawValue))),
        .init(
          "name", JSONSchema.string.described("A key's path, or what a variable is for.")),
        .init("value", JSONSchema.string.described("As TOML; … for what reports leave out.")),
        .init(
          "origin", JSONSchema.string.described("FILE:LINE, a variable's name, or default.")),
      ])
    )
  ]
}
