extension AppleStringsdictFile {
  /// Reads one `.stringsdict` file: a property list in any of its three forms.
  ///
  /// A file that is no property list is rejected whole; an entry that is not what Apple's String
  /// Dictionary format asks for leaves a problem. Xcode looks at neither names nor texts in it, so
  /// those problems are warnings.
  public static func reading(_ bytes: [UInt8]) -> AppleStringsdictFile {
    let list = PropertyList.reading(bytes)
    var reader = AppleStringsdictReader(problems: list.problems)
    let entries = list.entries.compactMap { reader.entry($0) }
    return AppleStringsdictFile(entries: entries, problems: reader.problems)
  }
}
