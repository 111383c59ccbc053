import FCMClient
import Foundation
import GRDB
import Glibc
import TestPacing
import Testing

@testable import SendJournal

/// Files at a journal's places that are not the journal's own, as a repository or another user may put them there.
@Suite(.takingTurns)
struct StrangeFileTests {
  private static let victim = Data(Array("a\n\n\nb\r\n".utf8) + [0xFF, 0xC3, 0x28, 0x0A, 0x00])
  private static let endings = ["-wal", "-shm", "-journal", ".pending"]

  enum Kind: String, CaseIterable, Sendable {
    case link = "a symbolic link"
    case danglingLink = "a symbolic link that leads nowhere"
    case hardLink = "the file has 2 names"
    case pipe = "a named pipe"
    case socket = "a socket"
    case directory = "a directory"

    func make(_ path: String, victim: String) throws {
      let manager = FileManager.default
      let result: Int32
      switch self {
      case .link: return try Self.link(path, to: victim)
      case .danglingLink: return try Self.link(path, to: victim + "-none")
      case .hardLink: return try manager.linkItem(atPath: victim, toPath: path)
      case .directory:
        return try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .pipe: result = unsafe mkfifo(path, 0o600)
      case .socket: result = unsafe mknod(path, S_IFSOCK | 0o600, 0)
      }
      try #require(result == 0)
    }

    static func link(_ path: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
  }

  private func opening(_ path: String) -> JournalFailure? {
    do throws(JournalFailure) {
      _ = try SendJournal.opening(path: path, author: Samples.mia)
      return nil
    } catch {
      return error
    }
  }

  /// A folder with a file of the user's that nothing may change.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try Self.victim.write(to: URL(filePath: folder.file("notes.txt")))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.file("notes.txt"))
    return folder
  }

  private func expectUntouched(_ folder: TemporaryFolder, _ comment: Comment) throws {
    #expect(
      FileManager.default.contents(atPath: folder.file("notes.txt")) == Self.victim, comment)
    #expect(try folder.mode("notes.txt") == 0o644, comment)
    #expect(!FileManager.default.fileExists(atPath: folder.file("notes.txt-none")), comment)
  }

  @Test(arguments: ["-wal", "-shm", "-journal"], [false, true])
  func `A file of the user's that is called like one of SQLite's is refused and stays as it is`(
    ending: String, isBesideJournal: Bool
  ) throws {
    let folder = try folder()
    if isBesideJournal { try Samples.journal(in: folder).database.close() }
    let diary = URL(filePath: folder.journal + ending)
    try Self.victim.write(to: diary)
    for _ in 1...2 {
      let failure = opening(folder.journal)
      #expect(failure?.kind == .untrusted)
      #expect(failure?.sentence.contains("SQLite") == true, "\(failure?.sentence ?? "")")
      #expect(try Data(contentsOf: diary) == Self.victim)
    }
    try FileManager.default.removeItem(at: diary)
    #expect(opening(folder.journal) == nil)
  }

  @Test func `Shared memory that another program is opening at this moment is SQLite's`() throws {
    let folder = try folder()
    try Samples.journal(in: folder).database.close()
    // So long as SQLite makes it before it maps it.
    try Data("abc".utf8).write(to: URL(filePath: folder.journal + "-shm"))
    #expect(opening(folder.journal) == nil)
  }

  @Test(arguments: Kind.allCases, endings)
  func `What is no file of the journal's own is refused and stays as it is`(
    kind: Kind, ending: String
  ) throws {
    for isBegun in [false, true] {
      let folder = try folder()
      if isBegun {
        try Samples.journal(in: folder).database.close()
        try? FileManager.default.removeItem(atPath: folder.journal + ending)
      }
      try kind.make(folder.journal + ending, victim: folder.file("notes.txt"))
      let failure = try #require(opening(folder.journal))
      #expect(failure.kind == .untrusted)
      #expect(
        failure.sentence.hasPrefix("the history file \(folder.journal)") == false || ending == "")
      #expect(failure.sentence.contains(folder.journal + ending), "\(failure)")
      #expect(failure.sentence.contains(kind.rawValue.prefix(12)), "\(failure)")
      #expect(failure.remedy.hasSuffix("until then nothing is sent"))
      try expectUntouched(folder, "\(kind) at \(ending)")
    }
  }

  @Test func `A journal in a directory that everyone may rename is not written`() throws {
    let folder = try folder()
    let inner = folder.file("a/b")
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    let path = "\(inner)/journal.sqlite"
    #expect(opening(path) == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    let failure = try #require(opening(path))
    #expect(failure.kind == .untrusted)
    #expect(
      failure.sentence.hasSuffix("can't be used: every user can replace its contents"),
      "\(failure)")
    #expect(failure.remedy.hasPrefix("remove that right with chmod o-w"))
    try FileManager.default.setAttributes([.posixPermissions: 0o1777], ofItemAtPath: folder.path)
    #expect(opening(path) == nil)
  }

  @Test func `A journal behind a link that everyone may lead elsewhere is not written`() throws {
    let folder = try folder()
    let manager = FileManager.default
    for name in ["open", "real"] {
      try manager.createDirectory(atPath: folder.file(name), withIntermediateDirectories: true)
    }
    try manager.createSymbolicLink(
      atPath: folder.file("open/l"), withDestinationPath: "../real")
    try manager.createSymbolicLink(
      atPath: folder.file("state"), withDestinationPath: folder.file("open/l"))
    let path = folder.file("state/journal.sqlite")
    #expect(opening(path) == nil)
    try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.file("open"))
    let failure = try #require(opening(path))
    #expect(failure.kind == .untrusted)
    #expect(failure.sentence.contains(folder.file("open")), "\(failure)")
    #expect(opening(folder.file("real/journal.sqlite")) == nil)
  }

  @Test(arguments: [Kind.hardLink, .pipe, .socket, .directory])
  func `What is no file at the journal's own place is refused and stays as it is`(
    kind: Kind
  ) throws {
    let folder = try folder()
    try kind.make(folder.journal, victim: folder.file("notes.txt"))
    let failure = try #require(opening(folder.journal))
    #expect(failure.kind == .untrusted)
    #expect(failure.sentence.contains(kind.rawValue), "\(failure)")
    #expect(throws: JournalFailure.self) {
      try SendHistory.opening(path: folder.journal, host: "ops-1")
    }
    try expectUntouched(folder, "\(kind)")
  }

  @Test(arguments: ["-wal", "-shm", "-journal"], [Kind.link, .hardLink, .pipe])
  func `Reading lets SQLite write to no other file either`(ending: String, kind: Kind) throws {
    let folder = try folder()
    try Samples.journal(in: folder).database.close()
    try? FileManager.default.removeItem(atPath: folder.journal + ending)
    try kind.make(folder.journal + ending, victim: folder.file("notes.txt"))
    let failure = #expect(throws: JournalFailure.self) {
      try SendHistory.opening(path: folder.journal, host: "ops-1")
    }
    #expect(failure?.kind == .untrusted)
    try expectUntouched(folder, "\(kind) at \(ending)")
  }

  @Test(arguments: ["text\n", "\n\n{\"version\": 1}\n\nlast line", "\u{0}", "{\"name\": 1}\n"])
  func `A file of outcomes with other lines in it is somebody else's`(text: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.journal + ".pending"
    try Data(text.utf8).write(to: URL(filePath: path))
    let failure = try #require(opening(folder.journal))
    #expect(failure.sentence == "\(path) has lines in it that Pushwright didn't write")
    #expect(failure.remedy.hasPrefix("move it away"))
    #expect(FileManager.default.contents(atPath: path) == Data(text.utf8))
  }

  @Test func `A link leads to a journal that keeps all its files together`() throws {
    let folder = try TemporaryFolder()
    let real = try TemporaryFolder()
    let path = folder.file("linked.sqlite")
    try Samples.journal(in: real).database.close()
    try Kind.link(path, to: real.journal)
    let journal = try SendJournal.opening(path: path, author: Samples.mia)
    _ = try journal.write(Samples.intent(), at: Samples.time())
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["linked.sqlite"])
    let names = try FileManager.default.contentsOfDirectory(atPath: real.path)
    #expect(names.sorted() == ["", "-shm", "-wal", ".pending"].map { "journal.sqlite" + $0 })
    let history = try SendHistory.opening(path: path, host: "ops-1")
    #expect(try history.records(at: Samples.time()).count == 1)
  }

  @Test func `No journal is begun behind a link`() throws {
    let folder = try TemporaryFolder()
    let empty = folder.file("empty")
    try Data().write(to: URL(filePath: empty))
    for target in [empty, folder.file("none")] {
      let path = folder.file("linked.sqlite")
      try? FileManager.default.removeItem(atPath: path)
      try Kind.link(path, to: target)
      let failure = try #require(opening(path))
      #expect(failure.sentence.contains("symbolic link"), "\(failure)")
    }
    #expect(FileManager.default.contents(atPath: empty) == Data())
    #expect(!FileManager.default.fileExists(atPath: folder.file("none")))
  }

  @Test func `A directory that can't be made is named, and another file is asked for`() throws {
    let failure = try #require(opening("/dev/null/pushwright/j.sqlite"))
    #expect(failure.kind == .unusablePath)
    #expect(failure.sentence.hasPrefix("the directory of the history file /dev/null/"))
  }

  @Test(arguments: ["/tmp/a\0b/j.sqlite", "j\0.sqlite", "", "/", "/tmp/", "/tmp/.."])
  func `A path that names no file is said to name none`(path: String) throws {
    for failure in [
      opening(path),
      #expect(throws: JournalFailure.self) { try SendHistory.opening(path: path, host: "ops-1") },
    ] {
      #expect(failure?.kind == .unusablePath)
      #expect(failure?.sentence.contains(path.contains("\0") ? "NUL" : "no file") == true)
    }
  }

  @Test(arguments: [
    "CREATE TRIGGER t AFTER INSERT ON entries BEGIN SELECT randomblob(1); END",
    "CREATE VIEW v AS SELECT 1", "CREATE TABLE places (url TEXT)",
    "CREATE INDEX i ON entries (abs(id))", "CREATE VIRTUAL TABLE f USING fts5(a)",
    """
    ALTER TABLE entries RENAME TO old;
    CREATE VIEW entries AS WITH RECURSIVE r AS (SELECT 1 UNION ALL SELECT 1 FROM r) SELECT * FROM r
    """,
    "ALTER TABLE entries ADD COLUMN more TEXT DEFAULT 'x'",
  ])
  func `A journal with tables or triggers of a stranger's is neither read nor written`(
    sql: String
  ) throws {
    let folder = try TemporaryFolder()
    try Samples.journal(in: folder).database.close()
    let queue = try DatabaseQueue(path: folder.journal)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
    for failure in [
      opening(folder.journal),
      #expect(throws: JournalFailure.self) {
        try SendHistory.opening(path: folder.journal, host: "ops-1")
      },
    ] {
      #expect(failure?.kind == .corrupted)
      #expect(failure?.sentence.hasSuffix("that Pushwright didn't create") == true)
    }
  }
}
