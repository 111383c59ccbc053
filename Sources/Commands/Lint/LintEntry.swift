internal import MessageLint
internal import Resolver

/// A finding as reports list it: once, with all its places.
struct LintEntry {
  /// A draft, and where in it the finding is.
  struct DraftPlace: Hashable {
    /// As reports call it.
    var file: String
    var position: Finding.Position
  }

  /// Why a finding doesn't count.
  enum Acceptance: Hashable {
    /// Suppressed, with the reason.
    case suppressed(String)
    /// In the baseline.
    case known
  }

  var finding: Finding
  /// One draft; several for a finding about the project, which is the same in each.
  var drafts: [DraftPlace]
  /// `nil` if the finding counts.
  var acceptance: Acceptance?

  var isAccepted: Bool { acceptance != nil }

  /// Why it is accepted.
  var suppressionReason: String? {
    switch acceptance {
    case .suppressed(let reason): reason
    case .known: "accepted by the baseline"
    case nil: nil
    }
  }

  /// The draft, or the first of them.
  var draft: String { drafts.first?.file ?? "-" }

  var draftPosition: Finding.Position {
    drafts.first?.position ?? Finding.Position(line: 1, column: 1)
  }

  /// The texts to blame in the strings as they are worked on.
  ///
  /// A release's file isn't a place of a report: today's file of the same path has other lines.
  var textPlaces: [Finding.Place] {
    finding.places.filter { $0.source != nil && $0.source?.release == nil }
  }

  /// The texts to blame in releases in the field.
  var releasedPlaces: [Finding.Place] { finding.places.filter { $0.source?.release != nil } }

  /// Whether a translation is to blame, and the draft only asks for it.
  var isInStrings: Bool { !textPlaces.isEmpty }

  /// The first strings file to blame, otherwise the draft.
  var file: String { main.map { ReportPath.relative($0.file) } ?? draft }

  /// Counted from 1, because reports know no file as a whole.
  var line: Int { max(1, main?.line ?? draftPosition.line) }

  /// As compilers name places: `a.json:3:5`, and `res` alone for a directory.
  var place: String {
    if main?.line == 0 { return file }
    return "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
  }

  private var main: TextSource? { textPlaces.first?.source }

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

  /// Whether the sentence counts locales and names none, and isn't about all of them.
  var countsSomeLocales: Bool {
    guard let all = finding.localeCount else { return false }
    return finding.locales.count > Self.namedLocales && finding.locales.count < all
  }

  /// What to do in the message, today.
  var remedy: String? { finding.remedy ?? finding.fix?.title }
}
