extension AndroidManifestFile {
  /// Reads a manifest as it stands in the sources, before the build merges it with others.
  ///
  /// Nothing but broken XML and an `android:localeConfig` that names no `xml` resource is a problem.
  public static func reading(_ bytes: [UInt8]) -> AndroidManifestFile {
    let document = XMLReader.reading(bytes)
    var file = AndroidManifestFile()
    var cursor = XMLCursor(document)
    if case .start(let root) = cursor.next(), root.namespace == nil, root.name == "manifest" {
      while let event = cursor.nextChild(of: 1) {
        guard case .start(let element) = event, element.namespace == nil,
          element.name == "application"
        else { continue }
        file.readApplication(element)
      }
    }
    if let failure = document.failure { file.problems.append(failure) }
    return file
  }

  private mutating func readApplication(_ element: XMLElement) {
    guard let value = element.androidAttribute("localeConfig") else { return }
    guard case .reference(_, "xml", let name) = AndroidReference.reading(Array(value.utf8)[...]),
      AndroidResourceName.isValid(name)
    else {
      problems.append(
        FileProblem(
          .error, "'\(value)' names no XML resource: write android:localeConfig=\"@xml/NAME\"",
          line: element.line, column: element.column))
      return
    }
    localeConfig = LocaleConfig(name: name, line: element.line, column: element.column)
  }
}
