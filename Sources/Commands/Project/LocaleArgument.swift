internal import Drafts

/// Reads a `--locale`: one device's languages, most wanted first, as `L` takes them in the composer.
struct LocaleArgument {
  let known: KnownLocales

  /// - Throws: ``CommandFailure`` if a language in it isn't one that a device can have.
  func reading(_ text: String) throws(CommandFailure) -> Drafts.PreviewLocale {
    let (tags, refused) = TypedLanguages.tags(in: text)
    if let refused { throw CommandFailure(.usage, known.refusal(of: refused)) }
    if let complaint = tags.lazy.compactMap({ known.complaint(about: $0) }).first {
      throw CommandFailure(.usage, complaint)
    }
    guard !tags.isEmpty else {
      throw CommandFailure(.usage, "--locale names no language: write it like fr-CA")
    }
    return Drafts.PreviewLocale(tags.joined(separator: ", "), languages: tags)
  }
}
