internal import ByteSearch
internal import LocalFiles
internal import LocalPrograms

/// Whether string files on the disk differ from a commit.
///
/// `git status` would tell, and would run the filters that the repository's settings name. So the files are compared by
/// the hashes that git gives them with every filter switched off; its own conversions of line ends and encodings count.
struct GitChanges {
  /// The top of the work tree.
  var root: String
  /// In full.
  var commit: String
  /// Directories from there; `.` for the top itself.
  var paths: [String]

  /// `nil` if git can't tell.
  var hasAny: Bool? {
    guard !RepositoryCheck.hasBlockingRules(in: paths, of: root) else { return nil }
    guard let committed, let (present, absent) = files else { return nil }
    if present.contains(where: { committed[$0] == nil }) { return true }
    let expected = committed.filter { !absent.contains($0.key) }
    // Git would read a pipe or a device, and takes one name a line.
    let isReadable = expected.keys.allSatisfy {
      LocalFile.kind("\(root)/\($0)") == .regular && !$0.contains("\n") && !$0.hasPrefix("\"")
    }
    guard isReadable else { return true }
    let names = expected.keys.sorted()
    guard let hashes = hashes(of: names) else { return nil }
    return names.map { expected[$0] } != hashes
  }

  /// The string files of the commit, each with its hash.
  private var committed: [String: String]? {
    let words = ["ls-tree", "-r", "-z", "--full-tree", commit, "--"] + paths.filter { $0 != "." }
    return GitProcess.run(words, in: root, within: .reading).map { listing in
      GitRevision.entries(of: listing).reduce(into: [:]) { files, entry in
        let path = String(decoding: entry.path, as: UTF8.self)
        if GitRevision.isTold(path) { files[path] = entry.hash }
      }
    }
  }

  /// The string files that git knows of or would offer to add, and those that a sparse checkout leaves out.
  private var files: (present: [String], absent: Set<String>)? {
    let words = ["ls-files", "-z", "-t", "--cached", "--others", "--exclude-standard", "--"]
    guard let listing = GitProcess.run(words + paths, in: root, within: .reading) else {
      return nil
    }
    var present: [String] = []
    var absent: Set<String> = []
    for entry in listing.split(separator: 0) {
      // TAG SP PATH
      let path = String(decoding: entry.dropFirst(2), as: UTF8.self)
      guard GitRevision.isTold(path) else { continue }
      if entry.first == UInt8(ascii: "S") {
        absent.insert(path)
      } else if LocalFile.kind("\(root)/\(path)") != nil {
        present.append(path)
      }
    }
    return (present, absent)
  }

  private func hashes(of names: [String]) -> [String?]? {
    guard !names.isEmpty else { return [] }
    let input = names.map { $0 + "\n" }.joined()
    guard let drivers = filterDrivers else { return nil }
    // Names are bytes to git and characters to us: if both may not mean the same, no filter is asked at all, and then other
    // line ends count as changes.
    let arePlain =
      drivers.count <= Self.mostDrivers
      && drivers.allSatisfy { $0.allSatisfy { 0x20...0x7E ~= $0 } }
    let output = GitProcess.run(
      ["hash-object", "--stdin-paths"] + (arePlain ? [] : ["--no-filters"]), in: root,
      input: Array(input.utf8), overriding: arePlain ? Self.switchedOff(drivers) : [:],
      within: .reading)
    return output.map { $0.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) } }
  }

  private static let mostDrivers = 1000

  /// The names of all settings of filters, as git has them.
  private var filterDrivers: [ArraySlice<UInt8>]? {
    let words = ["config", "--null", "--name-only", "--get-regexp", "^filter\\."]
    let result = GitProcess.result(words, in: root)
    // 1: there is none.
    guard result.succeeded || result.ending == .exited(1) else { return nil }
    return result.output.split(separator: 0)
  }

  private static func switchedOff(_ drivers: [ArraySlice<UInt8>]) -> [String: String] {
    var settings: [String: String] = [:]
    for name in drivers {
      let name = String(decoding: name, as: UTF8.self)
      guard let dot = name.lastByte(".") else { continue }
      for key in ["clean", "smudge", "process"] { settings["\(name[..<dot]).\(key)"] = "" }
      settings["\(name[..<dot]).required"] = "false"
    }
    return settings
  }
}
