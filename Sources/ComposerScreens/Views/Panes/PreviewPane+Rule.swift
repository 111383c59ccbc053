internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import TerminalUI
internal import TextLayout

extension PreviewPane {
  /// The locale, the device and its state, and what else is not as the draft has it.
  var details: [RuleDetail] {
    let number = "\(locales.index + 1)/\(locales.settings.locales.count)"
    let locale = locales.chosen
    let list =
      locale.languages.count > 1 && locale.languages.joined(separator: ", ") != locale.name
      ? " (\(locale.languages.joined(separator: ", ")))" : ""
    let state = preview.state.words(for: preview.device)
    let isUsual = preview.state == .resting && preview.device == .phones
    return [
      RuleDetail(text: "\(locale.name)\(list) \(number)", style: .title),
      preview.strings?.awaitedWords.map {
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
    sample.map {
      RuleDetail(text: "sample: \($0.name.beginning(columns: 20).displayable)", style: .warning)
    }
  }

  /// What somebody thinks of the texts.
  private var reviewDetail: RuleDetail? {
    guard let verdict = reviews.verdict(at: locales.index), let review = verdict.state else {
      return nil
    }
    let mark = context.options.isAccessible ? "" : review.mark + " "
    let width = verdict.attribution == nil ? 40 : 60
    let sentence = review.sentence(by: verdict.attribution).beginning(columns: width).displayable
    return RuleDetail(text: mark + context.truncated(sentence, toWidth: width), style: review.style)
  }

  /// Those that have no room beside the chosen one.
  private var comparisonDetail: RuleDetail? {
    let others = locales.table.pinned.filter { $0 != locales.chosen.id }.map { id in
      locales.settings.locales.first { $0.id == id }?.name ?? id
    }
    guard !others.isEmpty else { return nil }
    return RuleDetail(text: "compared with \(others.joined(separator: ", "))", style: .info)
  }

  /// The states of the app that are asked: `5.1, 5.0 and main@4f2c1e0`.
  ///
  /// The releases come first, because the header has the rest too where it is wide.
  private var states: String? {
    let releases = preview.strings?.releases ?? []
    guard !releases.isEmpty else { return preview.strings?.origin }
    return "\(releases.joined(separator: ", ")) and \(preview.strings?.origin ?? "disk")"
  }
}
