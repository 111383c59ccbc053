import ComposerState
import Foundation
import Testing

@testable import pushwright

struct TargetFileTests {
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-target-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func sentence(_ path: String) -> String? {
    guard case .targetNotRead(path, let sentence) = TargetFile.action(reading: path) else {
      return nil
    }
    return sentence.replacing(path, with: "PATH")
  }

  @Test func `What the file holds comes back as it is`() throws {
    try inFolder { folder in
      let path = folder.appending(path: "mia").path(percentEncoded: false)
      try Data("a b\n".utf8).write(to: URL(filePath: path))
      #expect(TargetFile.action(reading: path) == .targetRead(text: "a b\n", path: path))
    }
  }

  @Test func `What is no small text file says why`() throws {
    try inFolder { folder in
      let path = { (name: String) in folder.appending(path: name).path(percentEncoded: false) }
      try Data([0x61, 0xFF]).write(to: URL(filePath: path("latin")))
      try Data(count: 1_048_577).write(to: URL(filePath: path("large")))
      #expect(sentence(path("none")) == "no such file: PATH")
      #expect(sentence(path("")) == "couldn't read PATH: it is a directory; name a file")
      #expect(sentence("/dev/null") == "couldn't read PATH: it is a device, not a regular file")
      #expect(sentence(path("latin")) == "PATH isn't UTF-8 text: save it as UTF-8")
      #expect(
        sentence(path("large"))
          == "couldn't read PATH: it is larger than 100 kB, the limit for a token")
    }
  }
}
