/// One line of a list, or one row of a CSV file, as it was read.
struct ListRecord: Hashable, Sendable {
  /// The line on which it begins, from 1.
  var line: Int
  var fields: [[UInt8]]
  /// Why the fields aren't usable; lower-case, without a full stop.
  var fault: String?

  /// Blank lines are no records.
  var isEmpty: Bool { fault == nil && fields.allSatisfy(\.isEmpty) && fields.count == 1 }
}
