/// Which state of an app its strings are of.
public struct StringsOrigin: Hashable, Sendable {
  /// For people: `main@4f2c1e0`, `v5.2.0@4f2c1e0`.
  public var description: String
  /// The commit in full; `nil` if the files are in no git repository.
  public var revision: String?
  /// Whether the app's string files differ from that commit.
  public var isDirty: Bool
  /// The date of the commit, ISO 8601 with its own time zone.
  public var date: String?

  public init(
    description: String, revision: String? = nil, isDirty: Bool = false, date: String? = nil
  ) {
    self.description = description
    self.revision = revision
    self.isDirty = isDirty
    self.date = date
  }

  /// Asks git about the directories of the sources.
  ///
  /// Takes as long as hashing the string files does, so read the strings beside it. What can't be compared counts as
  /// different. `nil` if there is no git, or
  /// no repository; a pack or a revision tells its origin itself, in ``AppStrings/origin``.
  @concurrent
  public static func finding(for sources: AppSources) async -> StringsOrigin? {
    guard sources.revision == nil, sources.pack == nil else { return nil }
    guard let directory = sources.directories.first,
      let place = try? GitPlace.finding(directory),
      let (revision, date) = place.commit("HEAD")
    else { return nil }
    let branch = place.output("symbolic-ref", "--short", "--quiet", "HEAD")
    let paths = sources.directories.compactMap { try? GitPlace.finding($0) }
      .filter { $0.root == place.root }.map { $0.path.isEmpty ? "." : $0.path }
    let changes = GitChanges(root: place.root, commit: revision, paths: paths)
    let name = String(revision.prefix(7))
    return StringsOrigin(
      description: branch.map { "\($0)@\(name)" } ?? name, revision: revision,
      isDirty: changes.hasAny ?? true, date: date)
  }

  /// What a pack says if git can't answer: that there is no repository, or that git can't read it.
  static func untold(for sources: AppSources) -> StringsOrigin {
    do throws(SourceFailure) {
      for directory in sources.directories { _ = try GitPlace.finding(directory) }
    } catch  where error.kind == .unreadable {
      return StringsOrigin(description: "files in a repository that git can't read")
    } catch {}
    return StringsOrigin(description: "files outside a repository")
  }
}
