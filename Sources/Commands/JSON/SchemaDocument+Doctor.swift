internal import Diagnosis

extension SchemaDocument {
  /// What `doctor` has looked at.
  static let doctor: [Definition] = [
    (
      SchemaName.doctor.rawValue,
      .object([
        .init("area", .choice(Check.Area.allCases.map(\.rawValue))),
        .init("mark", .choice(Check.Mark.allCases.map(\.rawValue))),
        .init("finding", .string),
        .init("remedy", JSONSchema.string.orNull.described("What to do; null if nothing is.")),
      ])
    )
  ]
}
