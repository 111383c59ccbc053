import Foundation
import LocalFiles
import Testing

struct ReadingTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func failure(_ path: String, _ purpose: FilePurpose = .draft) -> FileFailure? {
    do throws(FileFailure) {
      _ = try LocalFile.text(path, as: purpose)
      return nil
    } catch {
      return error
    }
  }

  @Test func `A regular file is read, also through links`() throws {
    let file = try folder.file("a.json", "{}")
    #expect(try LocalFile.text(file, as: .draft) == "{}")
    #expect(try LocalFile.text(folder.link("b.json", to: "a.json"), as: .draft) == "{}")
    #expect(try LocalFile.text(folder.file("empty"), as: .draft) == "")
  }

  @Test func `The mode and the time of a file come with it`() throws {
    let file = try folder.file("key.json", "{}")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let contents = try LocalFile.contents(file, as: .credentials)
    #expect(contents.status.mode == 0o640)
    #expect(contents.status.modified > 1_700_000_000)
  }

  @Test(arguments: [
    ("/dev/zero", "a device"), ("/dev/null", "a device"), ("/dev/tty", "a device"),
  ])
  func `A device is refused before it is opened, also through a link`(
    path: String, kind: String
  ) throws {
    #expect(failure(path)?.reason == .special(kind))
    #expect(failure(try folder.link("l.json", to: path))?.reason == .special(kind))
  }

  @Test func `A named pipe without a writer is refused and not waited for`() throws {
    let pipe = folder.pipe("pipe.json")
    #expect(
      failure(pipe)?.sentence == "couldn't read \(pipe): it is a named pipe, not a regular file")
    #expect(failure(try folder.link("l.json", to: "pipe.json"))?.reason == .special("a named pipe"))
  }

  @Test func `A file that is ours alone isn't read through a link`() throws {
    let file = try folder.file("a", "x")
    #expect(try LocalFile.contents(file, as: .permissions, followsLinks: false).bytes == [0x78])
    for target in ["a", "nowhere", "b"] {
      let link = try folder.link("to-\(target)", to: target)
      #expect(throws: FileFailure(link, .reading, .special("a symbolic link"))) {
        try LocalFile.contents(link, as: .permissions, followsLinks: false)
      }
    }
  }

  @Test func `What isn't there, is a directory, or leads nowhere has its own sentence`() throws {
    #expect(failure("\(folder.path)/no")?.isMissing == true)
    #expect(failure("\(folder.path)/no")?.sentence == "no such file: \(folder.path)/no")
    #expect(failure(folder.path)?.reason == .directory)
    #expect(failure(try folder.link("a", to: "nowhere"))?.reason == .brokenLink)
    #expect(failure(try folder.link("c", to: "c"))?.reason == .linkCircle)
    #expect(failure(try folder.file("f") + "/g")?.isMissing == true)
    #expect(failure("a\0b")?.isMissing == true)
    #expect(failure("")?.isMissing == true)
  }

  @Test func `A file of exactly the limit is read, and one byte more is refused`() throws {
    let purpose = FilePurpose("a test", limit: 3000)
    #expect(try LocalFile.bytes(folder.sparse("a", size: 3000), as: purpose).count == 3000)
    let long = try folder.sparse("b", size: 3001)
    #expect(
      failure(long, purpose)?.sentence
        == "couldn't read \(long): it is larger than 3 kB, the limit for a test")
  }

  @Test func `A file of three gigabytes is refused by its size`() throws {
    let file = try folder.sparse("key.json", size: 3_000_000_000)
    #expect(failure(file, .credentials)?.reason == .tooLarge(.credentials))
  }

  @Test func `A file that says it is empty is read to its end, and within the limit`() throws {
    // The kernel's files have the size 0 and are as long as they are.
    let status = "/proc/self/status"
    #expect(try LocalFile.text(status, as: .kernel).hasPrefix("Name:"))
    #expect(failure(status, FilePurpose("a test", limit: 10))?.reason != nil)
    #expect(try LocalFile.bytes("/proc/self/maps", as: .kernel).count > 4096)
  }

  @Test func `Bytes that are no text are refused as text`() throws {
    let file = try folder.file("a")
    try Data([0xFF, 0xFE]).write(to: URL(filePath: file))
    #expect(failure(file)?.sentence == "\(file) isn't UTF-8 text: save it as UTF-8")
    #expect(try LocalFile.bytes(file, as: .draft) == [0xFF, 0xFE])
  }

  @Test func `What a file is can be asked without opening it`() throws {
    #expect(LocalFile.kind(folder.pipe("p")) == .namedPipe)
    #expect(LocalFile.kind(folder.path) == .directory)
    #expect(LocalFile.kind("/dev/null") == .device)
    #expect(LocalFile.kind(try folder.file("f")) == .regular)
    #expect(LocalFile.kind("\(folder.path)/none") == nil)
  }

  @Test func `Every purpose has a name with an article and a limit that fits in memory`() {
    #expect(Set(FilePurpose.all.map(\.name)).count == FilePurpose.all.count)
    // Recipients are read part by part.
    for purpose in FilePurpose.all where purpose != .recipients {
      #expect((1...512_000_000).contains(purpose.limit))
    }
  }
}
