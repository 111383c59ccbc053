extension AndroidLocaleConfigFile {
  /// Reads it as `android.app.LocaleConfig` of Android 15 does.
  ///
  /// What devices skip leaves a warning, because the build does not look at it: elements other than
  /// `<locale>`, locales without a name, and names that aren't BCP 47 tags.
  public static func reading(_ bytes: [UInt8]) -> AndroidLocaleConfigFile {
    let document = XMLReader.reading(bytes)
    var file = AndroidLocaleConfigFile()
    var cursor = XMLCursor(document)
    if case .start(let root) = cursor.next() { file.read(root, &cursor) }
    if let failure = document.failure {
      file.problems.append(failure)
      file.isUsable = false
    }
    return file
  }

  private mutating func read(_ root: XMLElement, _ cursor: inout XMLCursor) {
    guard root.namespace == nil, root.name == "locale-config" else {
      isUsable = false
      return report("the root element must be <locale-config>: devices ignore the file", at: root)
    }
    while let event = cursor.nextChild(of: 1) {
      if case .start(let element) = event { readLocale(element) }
    }
    guard let tag = root.androidAttribute("defaultLocale") else { return }
    guard locales.contains(tag) else {
      return report(
        "devices ignore the default locale '\(tag)': add <locale android:name=\"\(tag)\"/>",
        at: root)
    }
    defaultLocale = tag
  }

  private mutating func readLocale(_ element: XMLElement) {
    guard element.namespace == nil, element.name == "locale" else {
      return report("devices ignore <\(element.name)>: write <locale android:name=…/>", at: element)
    }
    guard let tag = element.androidAttribute("name"), !tag.isEmpty else {
      return report("<locale> has no 'android:name': write it with its prefix", at: element)
    }
    guard LanguageTag.isWellFormed(tag) else {
      let form = LanguageTag.suggestion(for: tag).map { "write '\($0)'" } ?? "write one as 'pt-BR'"
      return report("'\(tag)' isn't a BCP 47 tag: \(form)", at: element)
    }
    locales.append(tag)
  }

  private mutating func report(_ sentence: String, at element: XMLElement) {
    problems.append(
      FileProblem(.warning, sentence, line: element.line, column: element.column))
  }
}

extension XMLElement {
  /// The value of an attribute `android:…`, without white space around it.
  func androidAttribute(_ name: String) -> String? {
    let namespace = "http://schemas.android.com/apk/res/android"
    return attributes.first { $0.namespace == namespace && $0.name == name }?.value
      .trimmingASCIIWhitespace()
  }
}
