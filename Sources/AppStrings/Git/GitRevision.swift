internal import LocalFiles
internal import LocalPrograms
internal import StringResources

/// Reads the string files of a revision with git's plumbing, without a checkout.
package enum GitRevision {
  package struct Blob {
    package var hash: String
    package var path: String

    package init(hash: String, path: String) { (self.hash, self.path) = (hash, path) }
  }

  /// The files by the paths that they would have on the disk.
  ///
  /// - Throws: if git, the repository or the revision doesn't exist, or a directory is not in it.
  static func reading(
    _ revision: String, of sources: AppSources
  ) throws(SourceFailure) -> ([String: [UInt8]], StringsOrigin) {
    var files: [String: [UInt8]] = [:]
    var origin = StringsOrigin(description: revision)
    guard isName(revision) else {
      throw SourceFailure(
        .missing, path: sources.directories.first ?? "",
        "‘\(revision)’ isn't a valid revision name: name a tag, a branch or a commit")
    }
    for (index, directory) in sources.directories.enumerated() {
      let nearest = try GitPlace.finding(directory)
      guard let found = try nearest.finding(revision, for: directory) else {
        throw SourceFailure(
          .missing, path: directory,
          "the repository of \(directory) has no revision ‘\(revision)’: run git tag or git branch to list some"
        )
      }
      origin = StringsOrigin(
        description: "\(revision)@\(found.revision.prefix(7))", revision: found.revision,
        date: found.date)
      let place = found.place
      var blobs = try blobs(of: directory, place, found.commit)
      if index < sources.android.count { blobs += manifest(of: directory, place, found.commit) }
      guard FileSource.weight(of: blobs.map(\.path)) <= FileSource.weightLimit else {
        throw SourceFailure(
          .unreadable, path: directory,
          "\(directory) has too many string files in \(revision) for one app: name the app's own folder"
        )
      }
      let contents = try contents(of: blobs, place, directory, found.commit)
      files.merge(contents) { earlier, _ in earlier }
    }
    return (files, origin)
  }

  /// Not empty, not an option, and nothing that git would take for more than one thing.
  static func isName(_ revision: String) -> Bool {
    !revision.isEmpty && !revision.hasPrefix("-")
      && !revision.unicodeScalars.contains { $0.value < 0x21 || $0.value == 0x7F }
  }

  /// The string files below a directory.
  private static func blobs(
    of directory: String, _ place: GitPlace, _ commit: String
  ) throws(SourceFailure) -> [Blob] {
    let below = place.path.isEmpty ? [] : ["--", place.path + "/"]
    let result = GitProcess.result(
      ["ls-tree", "-r", "-z", "--full-tree", commit] + below, in: place.root, within: .reading)
    guard result.succeeded else { throw damage(of: directory, result, at: commit) }
    let listing = result.output
    guard !listing.isEmpty else {
      throw SourceFailure(.missing, path: directory, "\(directory) isn't in \(commit.prefix(7))")
    }
    let top = directory.hasSuffix("/") ? directory : directory + "/"
    let skipped = place.path.isEmpty ? 0 : place.path.utf8.count + 1
    if let failure = unfollowed(in: listing, skipping: skipped, of: directory, commit) {
      throw failure
    }
    return entries(of: listing).compactMap { hash, path in
      let path = String(decoding: path.dropFirst(skipped), as: UTF8.self)
      return isStringFile(path) || isXMLResource(path) ? Blob(hash: hash, path: top + path) : nil
    }
  }

  /// That texts are behind a link or in a submodule, which only a checkout follows; `nil` if none are.
  private static func unfollowed(
    in listing: [UInt8], skipping skipped: Int, of directory: String, _ commit: String
  ) -> SourceFailure? {
    for entry in listing.split(separator: 0) {
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let path = String(decoding: entry[(tab + 1)...].dropFirst(skipped), as: UTF8.self)
      let isPlain = entry.starts(with: "100".utf8)
      guard mayHoldTexts(path, isPlain: isPlain) else { continue }
      let kind =
        isPlain
        ? "a file where a directory should be"
        : entry.starts(with: "160000".utf8) ? "a submodule" : "a link"
      return SourceFailure(
        .unreadable, path: directory,
        "\(Directory.join(directory, path)) is \(kind) in \(commit.prefix(7)), and Pushwright reads only plain files of a "
          + "revision: commit the files themselves, or check out that revision and leave --at out")
    }
    return nil
  }

  /// Whether a name that isn't a file of texts itself is in the place of one, or of a directory with some.
  private static func mayHoldTexts(_ path: String, isPlain: Bool) -> Bool {
    let name = path.pathNames.last ?? path
    let isDirectory =
      path.pathNames.count == 1 && name.hasPrefix("values-") || name.hasSuffix(".lproj")
    return isDirectory || !isPlain && (isStringFile(path) || name == "values")
  }

  /// Why git can't read what the commit holds: objects are damaged or, after an incomplete clone, missing.
  private static func damage(
    of directory: String, _ result: ProgramResult, at revision: String
  ) -> SourceFailure {
    if case .tooLong = result.ending { return GitPlace.refusal(of: directory, result) }
    return SourceFailure(
      .unreadable, path: directory,
      "git can't read the files of \(directory) in \(revision.prefix(7)): run git fsck there to see which objects "
        + "are damaged or missing, then fetch or clone again")
  }

  /// The manifest beside a `res` directory, where the commit has it.
  private static func manifest(of directory: String, _ place: GitPlace, _ commit: String) -> [Blob]
  {
    guard !place.path.isEmpty else { return [] }
    let path = place.path.pathNames.dropLast() + ["AndroidManifest.xml"]
    let listing = GitProcess.run(
      ["ls-tree", "-z", "--full-tree", commit, "--", path.joined(separator: "/")], in: place.root)
    return entries(of: listing ?? []).map { hash, _ in
      Blob(hash: hash, path: AndroidLocaleConfigSearch.manifest(of: directory))
    }
  }

  /// The plain files of a listing.
  package static func entries(of listing: [UInt8]) -> [(hash: String, path: ArraySlice<UInt8>)] {
    listing.split(separator: 0).compactMap { entry in
      // MODE SP TYPE SP HASH TAB PATH
      guard let tab = entry.firstIndex(of: 0x09) else { return nil }
      let fields = entry[..<tab].split(separator: 0x20)
      guard fields.count == 3, fields[0].starts(with: "100".utf8) else { return nil }
      return (String(decoding: fields[2], as: UTF8.self), entry[(tab + 1)...])
    }
  }

  /// Whether a path, from wherever it is named, may be that of a file from which an app's strings are read.
  static func isTold(_ path: String) -> Bool {
    let tail = path.pathNames.suffix(2).joined(separator: "/")
    return isStringFile(tail) || isXMLResource(tail) || tail.hasSuffix("AndroidManifest.xml")
  }

  /// One of them can declare the app's languages.
  private static func isXMLResource(_ path: String) -> Bool {
    path.hasPrefix("xml/") && path.hasSuffix(".xml")
  }

  static func isStringFile(_ path: String) -> Bool {
    let parts = path.pathNames
    if path.lowercased().hasSuffix(".xml") {
      return parts.count == 2 && AndroidValuesDirectory.mayHoldValues(String(parts[0]))
    }
    return [".strings", ".stringsdict", ".xcstrings"].contains { path.hasSuffix($0) }
  }

  /// Every blob from one process.
  static func contents(
    of blobs: [Blob], _ place: GitPlace, _ directory: String, _ commit: String
  ) throws(SourceFailure) -> [String: [UInt8]] {
    guard !blobs.isEmpty else { return [:] }
    let result = GitProcess.result(
      ["cat-file", "--batch"], in: place.root,
      input: Array(blobs.map { $0.hash + "\n" }.joined().utf8), within: .reading)
    guard result.succeeded, let files = files(of: blobs, in: result.output) else {
      throw damage(of: directory, result, at: commit)
    }
    return files
  }

  /// The contents by paths; `nil` if one is missing.
  package static func files(of blobs: [Blob], in output: [UInt8]) -> [String: [UInt8]]? {
    var files: [String: [UInt8]] = [:]
    var rest = output[...]
    for blob in blobs {
      // HASH SP TYPE SP SIZE LF CONTENT LF
      guard let end = rest.firstIndex(of: 0x0A) else { return nil }
      let fields = rest[..<end].split(separator: 0x20)
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)),
        size >= 0, rest.endIndex - end - 2 >= size
      else { return nil }
      files[blob.path] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 2 + size)...]
    }
    return files
  }
}
