public import Drafts
internal import LocalFiles

/// The files of marks beside a draft, as they are on the disk.
public struct ReviewDirectory: Hashable, Sendable {
  /// In the order of their names.
  public private(set) var files: [ReviewFile] = []
  /// Why not all marks can be read; a sentence each, with the file.
  public private(set) var faults: [String] = []
  /// What lies there and isn't a file of marks; `FILE: warning: …`.
  public private(set) var remarks: [String] = []
  private let path: String

  /// Names that are looked at: files of marks, and a few beside them.
  private static let mostNames = 4 * ReviewFile.mostFiles

  /// Reads the directory of a draft, if there is one; never fails.
  public init(beside draft: String) {
    path = ReviewFile.directory(beside: draft)
    guard FileStatus(unfollowed: path) != nil else { return }
    if let link = StrayLink(onWayTo: path) {
      faults = ["couldn't read \(path): \(link.words): name that place itself, or remove the link"]
      return
    }
    guard LocalFile.kind(path) == .directory else {
      faults = ["\(path) must be a directory: move what is there away"]
      return
    }
    guard let entries = LocalFile.entries(path, atMost: Self.mostNames + 1) else {
      faults = ["couldn't list \(path): check its permissions"]
      return
    }
    read(entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  }

  private mutating func read(_ entries: [LocalFile.Entry]) {
    var bytes = 0
    for entry in entries {
      guard !entry.name.hasPrefix(".") else {
        // Most are those that a program is still writing, or a system's own.
        if entry.name.hasSuffix(ReviewFile.ending) {
          remarks.append(
            "\(path)/\(entry.name): warning: not read: its name begins with a dot; rename or remove it"
          )
        }
        continue
      }
      guard entry.name.hasSuffix(ReviewFile.ending) else {
        remarks.append(
          "\(path)/\(entry.name): warning: not read: files of marks end in \(ReviewFile.ending)")
        continue
      }
      guard files.count < ReviewFile.mostFiles, entries.count <= Self.mostNames else {
        faults.append(
          "\(path) has more than \(ReviewFile.mostFiles) files: remove those that you don't need")
        return
      }
      guard let text = text(of: entry) else { continue }
      bytes += text.utf8.count
      guard bytes <= ReviewFile.mostBytes else {
        let limit = "\(ReviewFile.mostBytes / 1_000_000) MB"
        faults.append("\(path) has more than \(limit) of marks: remove those that you don't need")
        return
      }
      files.append(ReviewFile(name: entry.name, text: text))
    }
  }

  private mutating func text(of entry: LocalFile.Entry) -> String? {
    let file = "\(path)/\(entry.name)"
    if entry.kind == .link, let link = StrayLink(lastOf: file) {
      faults.append("couldn't read \(file): \(link.words): remove the link")
      return nil
    }
    do throws(CommandFailure) {
      return try TextFile.read(file, as: .reviews)
    } catch {
      faults.append(error.sentence)
      return nil
    }
  }
}
