/// Every field of a message in the FCM v1 API, in the order in which a form shows them.
///
/// Source: the API's discovery document (revision 20260306) and, for `fid`, `bandwidth_constrained_ok` and
/// `restricted_satellite_ok`, the Admin SDKs, which have them already.
public enum FieldCatalogue {
  public static let fields: [Field] =
    commonFields + androidFields + androidNotificationFields + appleFields + webFields

  /// The field at a path; `nil` where FCM has none.
  public static subscript(path: FieldPath) -> Field? { byPath[path] }

  /// The fields directly below a path.
  public static func children(of path: FieldPath) -> [Field] { byParent[path, default: []] }

  private static let byPath = Dictionary(fields.map { ($0.path, $0) }) { first, _ in first }
  private static let byParent = Dictionary(grouping: fields) { $0.path.parent ?? FieldPath() }
}
