internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextLayout

/// Where a notification's texts were found, and which of them are in another language than the device's.
extension PreviewPane {
  /// Behind the verdict, which says of the text alone that it is as promised: that it is in another language, or
  /// which of the texts are.
  func drawFallback(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    let found = shown.localizations
    let names = found.filter(\.isFallback).flatMap(\.names)
    guard !names.isEmpty else { return drawLikeness(shown, in: rect, on: &canvas) }
    let which = found.allSatisfy(\.isFallback) ? "" : " " + names.joined(separator: ", ")
    let words = " ↩\(which)"
    guard context.width(of: words) <= rect.columns else { return }
    canvas.write(words, at: rect.origin, style: .warning)
  }

  /// A translation that reads as the source text does may be none.
  private func drawLikeness(
    _ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas
  ) {
    let choices = [derived.sourceLikeness(of: shown), derived.sourceMark(of: shown)]
    let words = choices.compactMap(\.self).first { context.width(of: $0) + 2 <= rect.columns }
    canvas.write(words.map { "  \($0)" } ?? "", at: rect.origin, style: .warning)
  }

  /// The place of the text in trouble, or of the title, and how the device came to it; behind it those of the texts
  /// that come from another localization.
  func drawSource(_ shown: ShownNotification, in rect: Rect, on canvas: inout Canvas) {
    guard let text = shown.placedText else { return }
    guard let source = text.source else {
      let release = ReleasedStrings.place(text.releases).map { "\($0): " } ?? ""
      let reason = context.truncated(release + (text.reason ?? ""), toWidth: rect.columns)
      canvas.write(reason, at: rect.origin, style: .dim)
      return
    }
    let place = context.fallbackMark(text.isFallback) + source.shortPlace
    let others = shown.localizations.filter { $0.source.localization != source.localization }.map {
      "\($0.names.joined(separator: ", ")) \(context.fallbackMark($0.isFallback))\($0.source.shortPlace)"
    }
    let leftOut = text.leftOut.map { "\(place)  the build leaves out \($0.localization)" }
    let choices =
      others.isEmpty
      ? [leftOut].compactMap(\.self) + [
        "\(place)  \(locales.chosen.name) → \(source.localization)", place,
      ]
      : [
        ([place] + others).joined(separator: "  "),
        ([source.localization] + others).joined(separator: "  "),
        others.joined(separator: "  "),
      ]
    let line = choices.first { context.width(of: $0) <= rect.columns } ?? choices[choices.count - 1]
    canvas.write(context.truncated(line, toWidth: rect.columns), at: rect.origin, style: .dim)
  }
}
