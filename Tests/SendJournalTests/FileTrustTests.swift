import LocalFiles
import Testing

@testable import SendJournal

/// Whom a journal trusts: this user, root, and in a directory that a group may write its members.
struct FileTrustTests {
  private static let (me, other, root): (UInt32, UInt32, UInt32) = (1000, 1001, 0)

  private static func status(
    _ kind: FileKind, owner: UInt32, mode: UInt32
  ) -> FileStatus {
    FileStatus(kind: kind, owner: owner, group: 100, mode: mode)
  }

  @Test(arguments: [
    (me, 0o700, nil), (me, 0o755, nil), (root, 0o755, nil), (me, 0o775, nil),
    // Shared on purpose: /srv/pushwright of a group.
    (other, 0o2770, nil), (root, 0o2775, nil),
    // Like /tmp: no user can replace another one's file there.
    (root, 0o1777, nil),
    (other, 0o755, "another user (ID 1001)"), (other, 0o1755, "another user"),
    (me, 0o777, "every user"), (root, 0o2777, "every user"),
  ])
  func `A directory is its owner's, or a group's`(
    owner: UInt32, mode: UInt32, words: String?
  ) {
    let trust = FileTrust(
      user: Self.me, directory: Self.status(.directory, owner: owner, mode: mode))
    let fault = trust.directoryFault
    #expect((fault == nil) == (words == nil), "\(String(describing: fault))")
    if let words { #expect(fault?.reason.contains(words) == true) }
  }

  @Test(arguments: [
    // The journal's own directory, the owner and the mode of one above, what is said.
    (0o700, me, 0o755, nil), (0o700, root, 0o755, nil), (0o700, root, 0o1777, nil),
    (0o700, me, 0o1777, nil), (0o700, me, 0o775, nil), (0o2770, other, 0o2775, nil),
    (0o700, me, 0o777, "every user"), (0o700, root, 0o777, "every user"),
    (0o2770, root, 0o777, "every user"), (0o700, other, 0o755, "another user (ID 1001)"),
    (0o700, other, 0o1777, "another user"),
  ])
  func `A directory above lets no one else put another journal in the place`(
    own: UInt32, owner: UInt32, mode: UInt32, words: String?
  ) {
    let trust = FileTrust(
      user: Self.me, directory: Self.status(.directory, owner: Self.me, mode: own))
    let fault = trust.fault(ofAncestor: Self.status(.directory, owner: owner, mode: mode))
    #expect((fault == nil) == (words == nil), "\(String(describing: fault))")
    if let words { #expect(fault?.reason.contains(words) == true) }
  }

  @Test(arguments: [
    // Directory, owner of the file, its mode, what is said.
    (0o755, me, 0o600, nil), (0o755, me, 0o644, nil), (0o755, root, 0o644, nil),
    (0o755, other, 0o600, "another user (ID 1001)"), (0o755, me, 0o660, "its group can change"),
    (0o755, me, 0o602, "every user can change"), (0o1777, other, 0o600, "another user"),
    (0o1777, me, 0o600, nil),
    (0o2770, other, 0o660, nil), (0o2770, me, 0o660, nil), (0o2770, me, 0o600, nil),
    (0o2770, other, 0o666, "every user can change"),
  ])
  func `A file is written if it and its directory are in the same hands`(
    directory: UInt32, owner: UInt32, mode: UInt32, words: String?
  ) {
    let trust = FileTrust(
      user: Self.me, directory: Self.status(.directory, owner: Self.me, mode: directory))
    let file = Self.status(.regular, owner: owner, mode: mode)
    let fault = trust.fault(of: file, to: .write)
    #expect((fault == nil) == (words == nil), "\(String(describing: fault))")
    if let words { #expect(fault?.reason.contains(words) == true) }
    #expect(trust.fault(of: file, to: .read) == nil, "reading changes nothing")
  }

  @Test(arguments: [
    (FileKind.link, "symbolic link"), (.directory, "directory"), (.namedPipe, "named pipe"),
    (.device, "device"), (.socket, "socket"),
  ])
  func `Only files are read and written`(kind: FileKind, word: String) {
    let trust = FileTrust(
      user: Self.me, directory: Self.status(.directory, owner: Self.me, mode: 0o700))
    for use in [FileTrust.Use.read, .write] {
      let fault = trust.fault(of: Self.status(kind, owner: Self.me, mode: 0o600), to: use)
      #expect(fault?.reason == "it is a \(word)")
      #expect(fault?.remedy == (kind == .link ? "delete it" : "move it away"))
    }
  }

  @Test func `A file with a second name is nobody's alone, and one without any has gone`() {
    let trust = FileTrust(
      user: Self.me, directory: Self.status(.directory, owner: Self.me, mode: 0o700))
    var file = Self.status(.regular, owner: Self.me, mode: 0o600)
    for names in [0, 2] as [UInt64] {
      file.names = names
      for use in [FileTrust.Use.read, .write] {
        #expect(trust.fault(of: file, to: use) != nil)
      }
    }
  }
}
