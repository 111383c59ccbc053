extension StringCatalogue {
  /// Reads one `.xcstrings` file.
  ///
  /// A file that is not JSON is rejected whole. Members that this version of the format does not
  /// have are ignored, as Xcode does; at the top level they leave a warning, because texts that
  /// were put there by mistake are in no language of the app.
  public static func reading(_ bytes: [UInt8]) -> StringCatalogue {
    let text: [UInt8]
    switch AppleTextEncoding.decoding(bytes) {
    case .success(let decoded): text = decoded
    case .failure(let failure): return StringCatalogue(problems: [failure.problem])
    }
    let lines = TextLines(text)
    do throws(JSONReader.Failure) {
      let node = try JSONReader.reading(text)
      var reader = StringCatalogueReader(lines: lines)
      var catalogue = reader.catalogue(node)
      if text != bytes, let lost = LostLetters.problem(in: text) { catalogue.problems.append(lost) }
      return catalogue
    } catch {
      let (line, column) = lines.place(of: error.offset)
      return StringCatalogue(
        problems: [FileProblem(.error, error.sentence, line: line, column: column)])
    }
  }
}
