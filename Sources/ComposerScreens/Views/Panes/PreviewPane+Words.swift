internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextLayout

extension PreviewPane {
  /// The preview for screen readers: one platform after the other, a line for each fact, the three
  /// outcomes first.
  func drawPreviewInWords(of row: LocaleRow, in rect: Rect, on canvas: inout Canvas) {
    let all = previewedPlatforms.map { row[$0] }
    let facts = all.map(outcome) + all.flatMap(details)
    let lines = facts.flatMap { fact in
      context.wrapped(fact.text, toWidth: rect.columns - 2).lines.map {
        (text: $0, style: fact.style)
      }
    }
    let isCut = lines.count > rect.rows
    for (index, line) in lines.prefix(isCut ? rect.rows - 1 : rect.rows).enumerated() {
      canvas.write(
        context.shown(line.text, toWidth: rect.columns - 2, base: .leftToRight),
        at: rect.origin.moved(columns: 1, rows: index), style: line.style)
    }
    guard isCut else {
      context.map?.note(whole: all.compactMap(\.card).flatMap { $0.texts() })
      return
    }
    let missing = lines.count - rect.rows + 1
    canvas.write(
      "\(missing) more lines: a taller terminal shows them",
      at: rect.row(rect.rows - 1).origin.moved(columns: 1), style: .info)
  }

  private typealias Fact = (text: String, style: Style)

  private func outcome(of shown: ShownNotification) -> Fact {
    let place = ReleasedStrings.place(shown.releases).map { " \($0)" } ?? ""
    let absence = (shown.absence ?? shown.remarks.first).map { ": \($0)" } ?? ""
    let outcome = Outcome(shown, isDoubted: derived.isDoubted(shown))
    return ("\(name(of: shown)): \(outcome.word)\(place)\(absence)", outcome.style)
  }

  private func details(of shown: ShownNotification) -> [Fact] {
    let name = name(of: shown)
    let isKnown = !shown.isWhollyUnknown
    let part = shown.unknownPart.map { part -> Fact in ("\(name), unknown: \(part)", .unknown) }
    let cuts = shown.card.map { TextCut.all(in: $0) } ?? []
    let cut = isKnown ? cuts.map { cut -> Fact in ("\(name) cuts \(cut.words)", .text) } : []
    let seen = isKnown ? facts(of: shown.card, "\(name) shows", style: .text) : []
    let promised = facts(of: shown.promise, "\(name), promised", style: .dim)
    let reasons = shown.texts.compactMap { text, resolution -> Fact? in
      let reason =
        resolution.releases.isEmpty && isKnown ? resolution.reason : resolution.placedReason
      return reason.map { ("\(name), \(text): \($0)", .text) }
    }
    let places = foreignPlaces(of: shown).map { text, place -> Fact in
      ("\(name), \(text): \(place)", .warning)
    }
    let likeness = derived.sourceLikeness(of: shown).map { words -> Fact in
      ("\(name): \(words)", .warning)
    }
    let caveat = (shown.handling ?? shown.caveat).map { caveat -> Fact in
      ("\(name): \(caveat)", .dim)
    }
    let doubts = derived.doubts(about: shown).map { doubt -> Fact in ("\(name): \(doubt)", .warning)
    }
    return [part, caveat, likeness].compactMap(\.self) + doubts + seen + cut + promised + reasons
      + places
  }

  /// The texts in another language than the device's, and where they were found.
  private func foreignPlaces(of shown: ShownNotification) -> [(name: String, place: String)] {
    shown.texts.compactMap { name, resolution in
      guard resolution.isFallback, let place = context.placeWords(resolution) else { return nil }
      return (name, place)
    }
  }

  private func facts(of card: NotificationCard?, _ label: String, style: Style) -> [Fact] {
    guard let card else { return [] }
    let texts = [("title", card.title), ("subtitle", card.subtitle), ("body", card.body)]
    return texts.compactMap { part, text in
      text.map { ("\(label) \(part): \($0.displayable)", style) }
    } + card.actions.map { ("\(label) the button: \($0.displayable)", style) }
      + (card.image == nil ? [] : [("\(label) an image", style)])
  }

  private func name(of shown: ShownNotification) -> String {
    shown.device.platform == .apple ? "iPhone" : shown.device.platform.label
  }
}
