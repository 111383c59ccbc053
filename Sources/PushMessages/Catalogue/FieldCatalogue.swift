/// Every field of a message in the FCM v1 API, in the order in which a form shows them.
///
/// Source: the API's discovery document (revision 20261023). Apple's keys and headers are those of its documentation on
/// remote notifications, the browsers' those of the Notifications API and RFC 8030.
public enum FieldCatalogue {
  public static let fields: [Field] =
    commonFields + androidFields + androidNotificationFields + androidLightFields + appleFields
    + webFields + androidPreviewFields

  /// The field at a path; `nil` if FCM has none.
  public static subscript(path: FieldPath) -> Field? { byPath[path] }

  /// The fields directly below a path.
  public static func children(of path: FieldPath) -> [Field] { byParent[path, default: []] }

  /// The same with their places among the ``fields``.
  static func placedChildren(of path: FieldPath) -> [(place: Int, field: Field)] {
    placedByParent[path, default: []]
  }

  private static let placedByParent = Dictionary(
    grouping: fields.enumerated().map { (place: $0, field: $1) }
  ) { $0.field.path.parent ?? FieldPath() }

  /// The field that a key stands for in the object at a path, in either of FCM's spellings; `nil` if FCM has none.
  package static func child(_ key: String, of path: FieldPath) -> Field? {
    // To Swift the Kelvin sign is a K, to FCM it isn't.
    key.utf8.allSatisfy { $0 < 0x80 } ? byName[path]?[key] : nil
  }

  private static let byName = byParent.mapValues { fields in
    Dictionary(
      fields.flatMap { field in
        let name = field.path.lastKey
        return [(name, field), (FieldName.camelCase(name), field)]
      }
    ) { first, _ in first }
  }

  private static let byPath = Dictionary(fields.map { ($0.path, $0) }) { first, _ in first }
  private static let byParent = Dictionary(grouping: fields) { $0.path.parent ?? FieldPath() }
}
