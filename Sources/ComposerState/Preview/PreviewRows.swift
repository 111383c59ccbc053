import DevicePreview
import Drafts
import PushMessages
import Resolver

/// What every locale's devices show of a draft, as it is looked at and as it is sent.
struct PreviewRows: Sendable {
  /// In the order of the settings' locales, with the sample and in the state of the devices that are looked at.
  private(set) var looked: [LocaleRow]
  /// How many of them have which trouble; some of them may be of an older draft.
  private(set) var counts: Derived.Counts
  /// Those of the draft itself, where they are others.
  private var ownDraft: [LocaleRow]?
  private let sourceRow: SourceRow

  /// Where the row of the language is that the app is translated from.
  private indirect enum SourceRow {
    case among(Int)
    /// None of the rows is of that language, or they are looked at in another way.
    case beside(LocaleRow)
  }

  /// All of them.
  init(of message: PreviewedMessage, after older: (rows: PreviewRows, message: PreviewedMessage)?) {
    sourceRow = Self.sourceRow(of: message, after: older.map { ($0.rows.source, $0.message) })
    let draft = message.settings.locales.map(message.draftRow(in:))
    let looksAtDraft = message.looksAtDraft
    looked = looksAtDraft ? draft : draft.map(message.looked(at:))
    ownDraft = looksAtDraft ? nil : draft
    counts = Derived.Counts(looked)
  }

  /// Those of an older draft, which are made anew one by one.
  init(
    keeping older: borrowing PreviewRows, of olderMessage: PreviewedMessage,
    for message: PreviewedMessage
  ) {
    self.init(
      looked: older.looked, counts: older.counts, ownDraft: older.ownDraft,
      sourceRow: Self.sourceRow(of: message, after: (older.source, olderMessage)))
  }

  private init(
    looked: [LocaleRow], counts: Derived.Counts, ownDraft: [LocaleRow]?, sourceRow: SourceRow
  ) {
    self.looked = looked
    self.counts = counts
    self.ownDraft = ownDraft
    self.sourceRow = sourceRow
  }

  /// The rows as the draft itself has them, with the app in the background.
  var draft: [LocaleRow] { ownDraft ?? looked }

  /// The texts that the others are translated from; one of the rows, where these have it.
  var source: LocaleRow {
    switch sourceRow {
    case .among(let index): looked[index]
    case .beside(let row): row
    }
  }

  func isSource(_ index: Int) -> Bool {
    if case .among(index) = sourceRow { true } else { false }
  }

  /// Makes some of the rows that are due.
  mutating func make(_ indices: [Int], of message: PreviewedMessage, _ due: DueRows) {
    for index in indices {
      let draft = message.draftRow(after: self.draft[index], making: due)
      let row = message.looksAtDraft ? draft : message.looked(at: draft)
      counts.replace(looked[index], by: row)
      looked[index] = row
      ownDraft?[index] = draft
    }
  }

  private static func sourceRow(
    of message: PreviewedMessage, after older: (row: LocaleRow, message: PreviewedMessage)?
  ) -> SourceRow {
    let strings = message.previewer.resolver.strings
    let language = PreviewLocale(strings.sourceLanguage(on: .apple))
    let settings = message.settings
    if message.looksAtDraft, let index = settings.locales.firstIndex(of: language) {
      return .among(index)
    }
    let known = older.flatMap { older in
      older.message.isOfSameApp(as: message) ? older : nil
    }
    return .beside(message.sourceRow(in: language, after: known))
  }
}
