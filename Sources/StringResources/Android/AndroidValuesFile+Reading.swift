extension AndroidValuesFile {
  /// Reads one `*.xml` of a `values` directory by the rules of the app's build: those of the Android
  /// Gradle plugin's merger and compiler, or of `aapt2 compile --legacy`.
  ///
  /// What the build would refuse leaves an error; the resources around it are there all the same. Of
  /// a document that is not well-formed, that is what stands before the place. Whether the targets of
  /// references exist only a whole app can tell: ``AndroidStringValue/reference(package:type:name:)``
  /// and ``AndroidStringValue/attribute(_:)`` hold them as written.
  ///
  /// Strings that do not say it themselves are translatable, but for a file whose name begins with
  /// `donottranslate`: pass `isTranslatable: false` for that.
  ///
  /// Several placeholders without a number are a warning; where `isStrict` is true they are an error,
  /// as for `aapt2 compile` without `--legacy`.
  public static func reading(
    _ bytes: [UInt8], build: AndroidBuild = .gradle, isTranslatable: Bool = true,
    isStrict: Bool = false
  ) -> AndroidValuesFile {
    let document = build == .gradle ? MergedDocument.reading(bytes) : XMLReader.reading(bytes)
    var reader = AndroidValuesReader(
      document, build, isTranslatable: isTranslatable, isStrict: isStrict)
    reader.readRoot()
    if let lost = document.lostLetters { reader.file.problems.append(lost) }
    if let failure = document.failure { reader.file.problems.append(failure) }
    return reader.file
  }
}
