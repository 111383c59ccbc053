public import StringResources

/// What couldn't be read of the app's strings: a text for a key may be there.
extension AndroidStringTable {
  /// A file or a directory of one configuration, or one resource of it.
  struct Gap: Sendable {
    var fault: StringsFault
    var configuration: Int
    var version: Int
    var sourceSet: Int
    /// The one key whose text is unknown; `nil` if it may be any.
    var key: String?

    /// It in the place of a text; never looked up in a file.
    func entry(_ index: Int) -> Entry {
      Entry(configuration: configuration, version: version, file: -1, index: index)
    }
  }

  /// Remembers that texts for a configuration couldn't be read.
  ///
  /// - Parameters:
  ///   - fault: what couldn't be read, and why.
  ///   - configuration: what the directory's name says.
  ///   - sourceSet: the number of the `res` directory, as for
  ///     ``add(_:configuration:directory:path:sourceSet:)``.
  ///   - key: the only key that is concerned, where the rest of the file is known.
  public mutating func addUnread(
    _ fault: StringsFault, configuration: AndroidConfiguration, sourceSet: Int = 0,
    key: String? = nil
  ) {
    let index = index(of: configuration)
    gaps.append(
      Gap(
        fault: fault, configuration: index, version: configuration.version ?? 0,
        sourceSet: sourceSet, key: key))
  }

  /// Those gaps that may change what a key has.
  ///
  /// What an overriding directory says stays, and so does what another file of the same directory
  /// says: the build would refuse a second one.
  func gaps(for key: String) -> [Gap] {
    guard !gaps.isEmpty else { return [] }
    let entries = texts(for: key)?.entries ?? []
    return gaps.filter { gap in
      guard gap.key == nil || gap.key == key else { return false }
      let known = entries.first {
        $0.configuration == gap.configuration && $0.version == gap.version
      }
      guard let known, sourceSet(of: known) >= gap.sourceSet else { return true }
      guard sourceSet(of: known) == gap.sourceSet else { return false }
      // What stands in the broken file itself may change with it.
      return gap.key != nil || source(of: known).file == gap.fault.source.file
    }
  }

  /// Whether the default text of a key may be in what couldn't be read.
  func mayHaveUnreadDefault(_ key: String) -> Bool {
    unread != nil
      || gaps.contains { ($0.key == nil || $0.key == key) && choices[$0.configuration].isDefault }
  }
}

extension AndroidStringTable.Entry {
  /// The number of the gap that it stands for; `nil` for a text.
  var gap: Int? { file < 0 ? index : nil }
}
