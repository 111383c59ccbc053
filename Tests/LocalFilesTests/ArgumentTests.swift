import Foundation
import LocalFiles
import Testing

/// What a person names on the command line may be a pipe that the shell opened.
struct ArgumentTests {
  private func read(_ bytes: [UInt8], limit: Int) throws -> Result<String, FileFailure> {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    return withExtendedLifetime(pipe) {
      Result { () throws(FileFailure) in
        try LocalFile.argument(path, as: FilePurpose("a test", limit: limit))
      }
    }
  }

  @Test func `A pipe of the shell is read to its end`() throws {
    #expect(try read(Array("one\ntwo".utf8), limit: 100).get() == "one\ntwo")
  }

  @Test func `A pipe has the same limit as a file`() throws {
    guard case .failure(let failure) = try read(Array("12345".utf8), limit: 4) else {
      Issue.record("it was read")
      return
    }
    #expect(failure.words == "it is larger than 4 bytes, the limit for a test")
  }

  @Test func `A descriptor that isn't open is an error`() {
    #expect(throws: FileFailure.self) { try LocalFile.argument("/dev/fd/9999", as: .draft) }
    #expect(throws: FileFailure.self) { try LocalFile.argument("/dev/fd/-1", as: .draft) }
  }

  @Test func `Any other name is a file, and a pipe in a folder is refused`() throws {
    let folder = try TestFolder()
    #expect(try LocalFile.argument(folder.file("a", "x"), as: .draft) == "x")
    #expect(throws: FileFailure.self) { try LocalFile.argument(folder.pipe("p"), as: .draft) }
    #expect(throws: FileFailure.self) {
      try LocalFile.argument(folder.link("l", to: "/dev/fd/0"), as: .draft)
    }
  }
}
