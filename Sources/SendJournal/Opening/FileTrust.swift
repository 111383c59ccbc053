internal import LocalFiles

/// Whose files a journal is made of: the rules, without a look at the disk.
///
/// A journal trusts this user and root; in a directory that its group may write, the members of that group too. No
/// other user may have made its files, or may change them.
struct FileTrust: Hashable, Sendable {
  /// Why a file isn't used, and what to do about it: in lower case and without a full stop.
  struct Fault: Hashable, Sendable {
    var reason: String
    var remedy: String

    init(_ reason: String, remedy: String) {
      self.reason = reason
      self.remedy = remedy
    }
  }

  /// What is to be done with a file.
  enum Use: Hashable, Sendable {
    /// Its owner and its permissions don't matter, because nothing changes.
    case read
    case write
  }

  var user: UInt32
  var directory: FileStatus

  /// Whether the directory's permissions say that a group keeps the journal together.
  var isShared: Bool { directory.mode & Mode.group != 0 && directory.mode & Mode.everyone == 0 }

  /// What is wrong with the directory; `nil` if files may be made in it.
  var directoryFault: Fault? {
    if directory.mode & Mode.everyone != 0, directory.mode & Mode.sticky == 0 {
      return Fault(
        "every user can replace its files", remedy: "remove that right with chmod o-w")
    }
    guard isOwn(directory) || isShared else {
      return Fault(
        "it belongs to another user (ID \(directory.owner))",
        remedy: "name a file in a directory of your own, or of your group")
    }
    return nil
  }

  /// What is wrong with a directory above the journal's; `nil` if no one else may put another one in its place.
  ///
  /// Where a directory is sticky, as /tmp is, everyone may add to it, and only an owner renames what is there. Groups are
  /// let be: many systems give each user one of their own, and its right to write.
  func fault(ofAncestor ancestor: FileStatus) -> Fault? {
    guard isOwn(ancestor) || isShared else {
      return Fault(
        "it belongs to another user (ID \(ancestor.owner)), who can replace its contents",
        remedy: "name a file in a directory of your own")
    }
    guard ancestor.mode & Mode.everyone != 0, ancestor.mode & Mode.sticky == 0 else { return nil }
    return Fault(
      "every user can replace its contents", remedy: "remove that right with chmod o-w")
  }

  /// What is wrong with a link on the way to the journal; `nil` if no one else may lead it elsewhere.
  func fault(ofLink link: FileStatus) -> Fault? {
    guard !isOwn(link), !isShared else { return nil }
    return Fault(
      "it belongs to another user (ID \(link.owner)), who can redirect it",
      remedy: "name the history file itself")
  }

  /// What is wrong with a file of the directory; `nil` if it may be used.
  func fault(of file: FileStatus, to use: Use) -> Fault? {
    if let words = file.kind.words {
      return Fault("it is \(words)", remedy: file.kind == .link ? "delete it" : "move it away")
    }
    guard file.names == 1 else {
      return Fault(
        "the file has \(file.names) names (hard links)",
        remedy: "move it away, or put a copy in its place")
    }
    guard use == .write else { return nil }
    guard isOwn(file) || isShared else {
      return Fault(
        "it belongs to another user (ID \(file.owner))",
        remedy: "move it away, or name a history file of your own")
    }
    if file.mode & Mode.everyone != 0 {
      return Fault("every user can change it", remedy: "remove that right with chmod o-w")
    }
    if file.mode & Mode.group != 0, !isShared {
      return Fault(
        "its group can change it, but its directory isn't the group's",
        remedy: "chmod g-w the file, or share the directory with chmod g+w")
    }
    return nil
  }

  private func isOwn(_ file: FileStatus) -> Bool { [user, 0].contains(file.owner) }

  private enum Mode {
    static let everyone: UInt32 = 0o002
    static let group: UInt32 = 0o020
    static let sticky: UInt32 = 0o1000
  }
}
