internal import MessageLint
internal import Resolver

/// A finding at one place, as reports list it.
struct LintEntry {
  /// With one place at most.
  var finding: Finding
  /// The draft, as reports call it.
  var draft: String
  var draftPosition: Finding.Position
  /// Why it is accepted; `nil` where nobody accepts it.
  var suppressionReason: String?

  var isSuppressed: Bool { suppressionReason != nil }

  /// Whether a translation is to blame, and the draft only asks for it.
  ///
  /// A release's file is no place of a report: the one of the same path that is worked on has other lines.
  var isInStrings: Bool { finding.source != nil && releasedText == nil }

  /// The text of a release in the field that is to blame; `nil` where the app as it is worked on has it.
  var releasedText: TextSource? { finding.source?.release == nil ? nil : finding.source }

  /// The strings file, otherwise the draft.
  var file: String { strings.map { ReportPath.relative($0.file) } ?? draft }

  /// Counted from 1.
  var line: Int { strings?.line ?? draftPosition.line }

  private var strings: TextSource? { isInStrings ? finding.source : nil }

  /// Counted from 1, in Unicode scalars; string files have lines only.
  var column: Int? { isInStrings ? nil : draftPosition.column }

  /// What is wrong, in which locales.
  ///
  /// A finding that does not count its locales names its languages itself.
  var sentence: String {
    guard finding.localeCount != nil, !finding.locales.isEmpty,
      finding.locales.count <= Self.namedLocales
    else { return finding.sentence }
    return finding.sentence(in: finding.locales.localeNames)
  }

  /// More locales than these are counted, not named.
  private static let namedLocales = 4

  /// What to do in the message, today.
  var remedy: String? { finding.remedy ?? finding.fix?.title }

  /// Where a release has the text, and what to do today and in the app's next release, a line each:
  /// `now: remove one of the two`.
  var remedies: [String] {
    [
      releasedText.map { "in \($0.release ?? ""): \(ReportPath.relative($0.file)):\($0.line)" },
      remedy.map { "now: \($0)" }, finding.appRemedy.map { "next app release: \($0)" },
    ].compactMap(\.self)
  }
}
