import Commands
import ComposerState
import Foundation

/// How the locales were listed last, project by project, on this machine: names of locales and of projects, nothing else.
struct KeptLocaleTables {
  private struct Record: Codable {
    /// Absolute.
    var project: String
    /// As ``LocaleOrder`` is written.
    var order: String
    var pinned: [String]
  }

  /// The file cannot be understood; a sentence without a full stop.
  struct Unreadable: Error, Hashable {
    var sentence: String
  }

  private static let name = "locale-tables.json"
  /// So many projects are remembered, the last ones.
  private static let limit = 50
  private let folder: PrivateFolder
  private let project: String

  /// `state` is the program's state directory, `project` the project's file or its folder.
  init(state: String, project: String) {
    folder = PrivateFolder(path: state)
    self.project = DraftPath.absolute(project)
  }

  /// As it was left; `nil` if it was never changed.
  func table() throws(Unreadable) -> KeptLocaleTable? {
    guard let record = try records().first(where: { $0.project == project }) else { return nil }
    // Another version may have orders that this one doesn't know.
    return KeptLocaleTable(
      order: LocaleOrder(rawValue: record.order) ?? .project, pinned: record.pinned)
  }

  /// Only after the first paint, which it seldom changes.
  func found() -> Action? {
    do throws(Unreadable) {
      return try table().map { .localeTableFound($0) }
    } catch {
      Narration.say(error.sentence)
      return nil
    }
  }

  /// A convenience that can't be written isn't worth a notice.
  func keep(_ table: KeptLocaleTable) {
    let others = ((try? records()) ?? []).filter { $0.project != project }
    let own = Record(project: project, order: table.order.rawValue, pinned: table.pinned)
    try? folder.write(Array(([own] + others).prefix(Self.limit)), to: Self.name)
  }

  private func records() throws(Unreadable) -> [Record] {
    if let records = folder.value([Record].self, in: Self.name) { return records }
    guard folder.has(Self.name) else { return [] }
    throw Unreadable(
      sentence: "couldn't read \(folder.path)/\(Self.name): the locales are in the project's "
        + "order, and the next change of order or comparison replaces the file")
  }
}
