internal import HarmlessText
internal import LocalFiles

extension GitPlace {
  /// Where a directory's files are in a revision, through the submodules on the way.
  struct Found {
    /// Of the repository that has the files.
    var place: GitPlace
    /// Of that repository.
    var commit: String
    /// What the revision names: a commit of the app's own repository.
    var revision: String
    var date: String
  }

  /// Finds the revision in the repository around the submodules, and follows it down to the directory.
  ///
  /// A user who works in a submodule means its own revisions, and so does a revision that only the submodule has.
  func finding(_ revision: String, for directory: String) throws(SourceFailure) -> Found? {
    var places = [self]
    while let outer = places[0].inSuperproject { places.insert(outer, at: 0) }
    if let here = try? GitPlace.finding("."),
      let index = places.firstIndex(where: { $0.root == here.root })
    {
      places.removeFirst(index)
    }
    for place in places {
      guard let (commit, date) = place.commit(revision) else { continue }
      var found = Found(place: place, commit: commit, revision: commit, date: date)
      while let link = found.place.gitlink(in: found.commit) {
        try found.enter(link, of: revision, for: directory)
      }
      return found
    }
    return nil
  }

  /// The same directory as the outer repository knows it, which has this one as a submodule; `nil` if there is none.
  private var inSuperproject: GitPlace? {
    guard RepositoryCheck(around: RealPath.directory(of: root)).fault == nil,
      let outer = output("rev-parse", "--show-superproject-working-tree"),
      root.hasPrefix(outer + "/")
    else { return nil }
    let below = String(root.dropFirst(outer.count + 1))
    return GitPlace(root: outer, path: path.isEmpty ? below : "\(below)/\(path)")
  }

  /// A submodule on the way to the path, as a commit has it.
  fileprivate func gitlink(in commit: String) -> (path: String, commit: String)? {
    let parts = path.pathNames
    let prefixes = parts.indices.map { parts[...$0].joined(separator: "/") }
    guard !prefixes.isEmpty,
      let listing = GitProcess.run(
        ["ls-tree", "-z", "--full-tree", commit, "--"] + prefixes, in: root)
    else { return nil }
    for entry in listing.split(separator: 0) {
      // MODE SP TYPE SP HASH TAB PATH
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let fields = entry[..<tab].split(separator: 0x20)
      guard fields.count == 3, fields[0].elementsEqual("160000".utf8) else { continue }
      return (
        String(decoding: entry[(tab + 1)...], as: UTF8.self),
        String(decoding: fields[2], as: UTF8.self)
      )
    }
    return nil
  }
}

extension GitPlace.Found {
  /// Goes on in the submodule's own repository.
  fileprivate mutating func enter(
    _ link: (path: String, commit: String), of revision: String, for directory: String
  ) throws(SourceFailure) {
    let root = "\(place.root)/\(link.path)"
    guard FileSource.disk.isDirectory(root), try GitPlace.finding(root).root != place.root else {
      throw SourceFailure(
        .missing, path: directory,
        "\(directory) is in the submodule \(link.path), which isn't checked out: "
          + "run git submodule update --init \(ShellQuoting.word(link.path))")
    }
    let below = place.path.dropFirst(link.path.count).drop { $0 == "/" }
    place = GitPlace(root: root, path: String(below))
    commit = link.commit
    guard place.commit(commit) != nil else {
      throw SourceFailure(
        .missing, path: directory,
        "the submodule \(link.path) lacks the commit \(link.commit.prefix(7)) of \(revision): "
          + "run git fetch in it")
    }
  }
}
