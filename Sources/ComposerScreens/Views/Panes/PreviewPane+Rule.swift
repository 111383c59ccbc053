internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import TerminalUI
internal import TextLayout

extension PreviewPane {
  /// The locale, the device and its state, and what else is not as the draft has it.
  var details: [RuleDetail] {
    let number = "\(composer.localeIndex + 1)/\(composer.settings.locales.count)"
    let locale = composer.locale
    let list =
      locale.languages.count > 1 && locale.languages.joined(separator: ", ") != locale.name
      ? " (\(locale.languages.joined(separator: ", ")))" : ""
    let state = composer.deviceState.words(for: composer.previewDevice)
    let isUsual = composer.deviceState == .resting && composer.previewDevice == .phones
    return [
      RuleDetail(text: "\(locale.name)\(list) \(number)", style: .title),
      composer.strings?.awaitedWords.map {
        RuleDetail(text: "reading \($0.displayable)…", style: .warning)
      },
      sampleDetail,
      RuleDetail(text: state, style: isUsual ? .dim : .key),
      reviewDetail,
      comparisonDetail,
      states.map { RuleDetail(text: "app \($0)", style: .dim) },
    ].compactMap(\.self)
  }

  private var sampleDetail: RuleDetail? {
    composer.sample.map {
      RuleDetail(text: "sample: \($0.name.beginning(columns: 20).displayable)", style: .warning)
    }
  }

  /// What somebody thinks of the texts.
  private var reviewDetail: RuleDetail? {
    guard let review = composer.review(at: composer.localeIndex, seeing: derived) else {
      return nil
    }
    let mark = context.options.isAccessible ? "" : review.mark + " "
    let sentence = review.sentence.beginning(columns: 40).displayable
    return RuleDetail(text: mark + sentence.truncated(toWidth: 40), style: review.style)
  }

  /// Those that have no room beside the chosen one.
  private var comparisonDetail: RuleDetail? {
    let others = composer.localeTable.pinned.filter { $0 != composer.locale.id }.map { id in
      composer.settings.locales.first { $0.id == id }?.name ?? id
    }
    guard !others.isEmpty else { return nil }
    return RuleDetail(text: "compared with \(others.joined(separator: ", "))", style: .info)
  }

  /// The states of the app that are asked: `5.1, 5.0 and main@4f2c1e0`.
  ///
  /// The releases come first, because the header has the rest too where it is wide.
  private var states: String? {
    let releases = composer.strings?.releases ?? []
    guard !releases.isEmpty else { return composer.strings?.origin }
    return "\(releases.joined(separator: ", ")) and \(composer.strings?.origin ?? "disk")"
  }
}
