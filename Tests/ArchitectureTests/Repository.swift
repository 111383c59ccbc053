import Foundation

/// The checkout that holds this file.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file of the product, in a fixed order.
  static let sources = swiftFiles(in: "Sources")
  static let tests = swiftFiles(in: "Tests")

  static let packageText = text("Package.swift")

  /// The names in one folder, in a fixed order.
  static func names(in folder: String = "") -> [String] {
    let path = root.appending(path: folder).path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// Paths of the files below a folder, relative to the root.
  static func files(below folder: String) -> [String] {
    let directory = root.appending(path: folder).path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().map { "\(folder)/\($0)" }.filter { path in
      let values = try? root.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
      return values?.isRegularFile == true
    }
  }

  private static func swiftFiles(in folder: String) -> [SourceFile] {
    files(below: folder).filter { $0.hasSuffix(".swift") }.map {
      SourceFile(path: $0, text: text($0))
    }
  }

  /// What git has at the top level, or the folder if this isn't a checkout.
  static func topLevel() -> [String] {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = [
      "git", "-C", root.path(percentEncoded: false), "ls-files", "--cached", "--others",
      "--exclude-standard",
    ]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil else { return names() }
    let listed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return names() }
    return Set(listed.split(separator: "\n").compactMap { $0.split(separator: "/").first })
      .map(String.init).sorted()
  }
}
