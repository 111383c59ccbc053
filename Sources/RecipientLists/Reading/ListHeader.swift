import FCMClient
import HarmlessText

/// What the columns of a list are called, and which holds the registrations.
///
/// A plain list of lines has no columns.
public struct ListHeader: Hashable, Sendable {
  /// As they are written in the first row.
  public let columns: [String]
  /// The column with the registrations; 0 for a list of lines.
  public let registrations: Int
  /// The columns for the placeholders that were asked for, in their order.
  let values: [Int]
  /// The column with the locales that choose a draft; `nil` if none was asked for.
  let locales: Int?

  /// A list of lines; fails if a placeholder needs a column.
  init(linesFor placeholders: [String], choosing choice: DraftChoice?) throws(ListFault) {
    columns = []
    registrations = 0
    values = []
    locales = nil
    if let choice {
      throw ListFault(
        "the list has no columns, and so none called ‘\(VisibleText.of(choice.column))’ for the locales: "
          + "use a CSV file with a header")
    }
    guard let first = placeholders.first else { return }
    throw ListFault(
      "the list has no columns, which {{\(VisibleText.of(first))}} in the draft needs: use a CSV "
        + "file with a header")
  }

  /// The first row of a CSV file; `column` names the one with the registrations.
  init(
    _ names: [String], column: String?, placeholders: [String], choosing choice: DraftChoice?,
    line: Int
  ) throws(ListFault) {
    columns = names
    var known: Set<String> = []
    if let twice = names.first(where: { !known.insert($0).inserted }) {
      throw ListFault(line: line, "two columns are called ‘\(Self.shown(twice))’")
    }
    if names.contains(where: Self.isRegistration) {
      throw ListFault(
        line: line,
        "the first row holds a registration: put a row with the columns' names before it, such as "
          + "token,name")
    }
    registrations = try Self.place(of: column, in: names, line)
    locales = try choice.map { choice throws(ListFault) in
      try Self.place(of: choice.column, in: names, line)
    }
    var values: [Int] = []
    for placeholder in placeholders {
      guard let place = names.firstIndex(of: placeholder) else {
        throw ListFault(
          line: line,
          "no column is called ‘\(VisibleText.of(placeholder))’, which {{\(VisibleText.of(placeholder))}} in "
            + "the draft needs; the columns are \(Self.list(names))")
      }
      values.append(place)
    }
    self.values = values
  }

  private static func place(
    of column: String?, in names: [String], _ line: Int
  ) throws(ListFault) -> Int {
    if let column {
      guard let place = names.firstIndex(of: column) else {
        throw ListFault(
          line: line,
          "no column is called ‘\(VisibleText.of(column))’; the columns are \(list(names))")
      }
      return place
    }
    let fitting = names.indices.filter { isNameOfRegistrations(names[$0]) }
    guard fitting.count == 1 else {
      throw ListFault(
        line: line,
        fitting.isEmpty
          ? "no column is called token or fid: name the one with the registrations with --column; the "
            + "columns are \(list(names))"
          : "the columns \(list(fitting.map { names[$0] })) may all hold registrations: choose one with "
            + "--column")
    }
    return fitting[0]
  }

  /// Whether a column of that name holds registrations: `token`, `FCM token`, `registration_id`.
  static func isNameOfRegistrations(_ name: String) -> Bool {
    let letters = name.lowercased().filter { $0.isLetter }
    return known.contains(letters)
  }

  private static let known: Set<String> = [
    "token", "tokens", "fcmtoken", "devicetoken", "registrationtoken", "pushtoken", "fid", "fids",
    "installationid", "firebaseinstallationid", "registration", "registrations", "registrationid",
  ]

  private static func isRegistration(_ name: String) -> Bool {
    (name.contains(":") || name.utf8.count >= 22) && (try? Registration(name)) != nil
  }

  /// A name may be a token that was put in the wrong place, so a long one isn't shown whole.
  private static func shown(_ name: String) -> String {
    name.count > 40 ? "…\(VisibleText.of(name.suffix(6)))" : VisibleText.of(name)
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map(shown).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}
