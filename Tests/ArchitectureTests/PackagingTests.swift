import Foundation
import TestPacing
import Testing

/// The files that make packages, as far as that can be told without a release build.
@Suite(.takingTurns)
struct PackagingTests {
  /// Runs a program in the repository; returns its status and all that it prints.
  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String)
  {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = Repository.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }

  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(program)")
  }

  @Test(arguments: ["bootstrap", "fuzz", "long", "package", "run"])
  func `A script is one that a shell can read`(name: String) throws {
    let result = try run("sh", ["-n", ".ci/\(name)"])
    #expect(result.status == 0 && result.text == "")
    let path = Repository.root.appending(path: ".ci/\(name)").path(percentEncoded: false)
    #expect(FileManager.default.isExecutableFile(atPath: path))
  }

  @Test func `Packages never go into the repository`() throws {
    let result = try run("sh", [".ci/package", "Sources/packages"])
    #expect(result.status == 64)
    #expect(result.text.contains("name another directory"))
    #expect(!Repository.names(in: "Sources").contains("packages"))
  }

  @Test func `The container starts from Debian 12, installs the package, and isn't root`() throws {
    let text = Repository.text(".ci/Containerfile")
    let lines = text.replacing("\\\n", with: " ").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ").map(String.init) }
    let known = ["FROM", "COPY", "RUN", "USER", "WORKDIR", "ENV", "ENTRYPOINT"]
    #expect(lines.compactMap(\.first) == known)
    #expect(lines[0] == ["FROM", "debian:12-slim"])
    let steps = lines[2].dropFirst().split(separator: "&&").map { $0.joined(separator: " ") }
    #expect(steps.count == 4 && steps[0] == "apt-get update")
    #expect(steps[1].hasPrefix("apt-get install -y --no-install-recommends "))
    #expect(steps[1].hasSuffix(lines[1][2] + lines[1][1]), "what is copied is installed")
    #expect(steps[2].contains("rm -rf /var/lib/apt/lists/*"))
    #expect(steps[3].hasSuffix(" " + lines[3][1]) && lines[3][1] != "root")
    #expect(lines[6].dropFirst().joined(separator: " ") == #"["pushwright"]"#)
  }

  @Test func `The formula is Ruby, and the package fills in each of its blanks`() throws {
    let formula = Repository.text(".ci/pushwright.rb")
    let package = Repository.text(".ci/package")
    let blanks = Set(formula.matches(of: /"[^"\n]*?\b([A-Z][A-Z0-9]{4,})\b/).map(\.output.1))
      .subtracting(["PUSHWRIGHT_STAMP", "HOMEBREW_PREFIX"])
    #expect(blanks == ["DOWNLOADS", "VERSION", "SHA256", "STAMP"])
    for blank in blanks { #expect(package.contains("s|\(blank)|"), "\(blank)") }
    guard Self.isInstalled("ruby") else { return }
    #expect(try run("ruby", ["-c", ".ci/pushwright.rb"]).status == 0)
  }

  @Test func `Each complaint about the package that is overridden has its reason above it`() {
    let lines = Repository.text(".ci/package").split(separator: "\n")
    let overrides = lines.indices.filter { lines[$0].hasPrefix("pushwright: ") }
    #expect(!overrides.isEmpty)
    for index in overrides { #expect(lines[index - 1].hasPrefix("# ")) }
  }

  private static let apache = """
    Apache License Version 2.0, January 2004
    TERMS AND CONDITIONS
    limitations under the License.
    Runtime Library Exception
    """

  /// A build that has linked one module of ours and one of another package, whose folder has these files.
  private func licenses(_ files: [String: String], _ form: String) throws -> (
    status: Int32, text: String
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "licenses-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var all = [
      "build/pushwright.product/Objects.LinkFileList": "'/b/Own.build/a.o'\n'/b/Other.build/b.o'\n",
      "build/Own.build/sources": "/repository/Sources/Own/a.swift\n",
      "build/Other.build/b.d": "/b/Other.build/b.o: \\\n  /checkouts/other/Sources/Other/b.c\n",
      "usr/share/swift/LICENSE.txt": Self.apache, "checkouts/unused/README": "",
      "checkouts/other/Sources/Other/b.c": "",
    ]
    for (name, text) in files { all["checkouts/other/\(name)"] = text }
    for (name, text) in all {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let places = ["build", "checkouts", "usr"].map {
      folder.appending(path: $0).path(percentEncoded: false)
    }
    return try run("python3", ["-B", ".ci/collect-licenses.py"] + places + [form])
  }

  @Test func `A package without a license stops the packaging`() throws {
    guard Self.isInstalled("python3") else { return }
    let result = try licenses(["README.md": "License: see the wiki"], "copyright")
    #expect(result.status != 0)
    #expect(result.text.contains("other has no license"))
  }

  @Test func `Each license of what is linked is in the package, and of nothing else`() throws {
    guard Self.isInstalled("python3") else { return }
    let result = try licenses(
      [
        "LICENSE": "MIT License of other", "NOTICE.txt": "Notice of other",
        "Sources/Vendored/COPYING": "License of what it carries",
      ], "copyright")
    #expect(result.status == 0)
    for text in ["MIT License of other", "Notice of other", "License of what it carries"] {
      #expect(result.text.contains(text))
    }
    #expect(!result.text.contains("unused") && !result.text.contains("TERMS AND CONDITIONS"))
    #expect(result.text.contains("common-licenses/Apache-2.0"))
    #expect(result.text.contains("Runtime Library Exception"))
    let full = try licenses(["LICENSE": "MIT License of other"], "full")
    #expect(full.text.contains("TERMS AND CONDITIONS"))
  }
}
