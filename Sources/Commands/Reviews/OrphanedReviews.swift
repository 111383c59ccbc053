internal import Drafts
internal import FoundationEssentials
internal import HarmlessText
internal import LocalFiles

/// Marks in a `NAME.reviews` directory whose draft has another name by now, or is gone.
public struct OrphanedReviews: Hashable, Sendable {
  /// As it was reached: `drafts/promo.reviews`.
  public let directory: String
  public let markCount: Int

  /// More of them than this in a directory aren't looked at.
  private static let most = 500
  private static let ending = ".reviews"

  /// Those in the directory of a draft; never fails.
  public static func beside(_ draft: String) -> [OrphanedReviews] {
    guard draft != "-" else { return [] }
    let folder = RealPath.directory(of: draft)
    let names = (LocalFile.entries(folder, atMost: 10_000) ?? [])
      .filter { $0.isNameText && $0.kind == .directory && !$0.name.hasPrefix(".") }
      .map(\.name).filter { $0.hasSuffix(ending) }.sorted()
    let parent = draft.dropLast(RealPath.name(of: draft).count)
    return names.prefix(most).compactMap { OrphanedReviews(directory: "\(parent)\($0)") }
  }

  /// `nil` if a draft of that name is there, or the directory has no mark.
  public init?(directory path: String) {
    let stem = String(path.dropLast(Self.ending.count))
    guard path.hasSuffix(Self.ending), !stem.isEmpty, !stem.hasSuffix("/"),
      // Of a draft that isn't called `*.json` the directory has the whole name.
      FileStatus(unfollowed: stem) == nil, FileStatus(unfollowed: stem + ".json") == nil
    else { return nil }
    let files = ReviewDirectory(beside: stem + ".json").files
    markCount = files.reduce(0) { $0 + $1.reading().marks.count }
    guard markCount > 0 else { return nil }
    directory = path
  }

  private var stem: String { String(directory.dropLast(Self.ending.count)) }

  /// `drafts/promo.reviews has 25 marks and no draft promo.json`.
  public var sentence: String {
    let name = stem.split(separator: "/").last.map(String.init) ?? stem
    let marks = markCount == 1 ? "1 mark" : "\(markCount) marks"
    return "\(ReportPath.relative(directory)) has \(marks) and no draft \(name).json"
  }

  /// The same as a warning, with the remedy; `draft` is one that may have been renamed.
  public func warning(for draft: String? = nil) -> String {
    "warning: \(sentence); \(remedy(for: draft))"
  }

  /// How the marks come back, to a draft without any if that may be the one that was renamed.
  public func remedy(for draft: String? = nil) -> String {
    guard let draft, case let own = ReviewFile.directory(beside: draft),
      FileStatus(unfollowed: own) == nil
    else { return "rename it as its draft is called now, or remove it" }
    let words = ["mv", ReportPath.relative(directory), ReportPath.relative(own)]
    return "if \(ReportPath.relative(draft)) is that draft renamed, run "
      + words.map(ShellQuoting.word).joined(separator: " ")
  }
}
