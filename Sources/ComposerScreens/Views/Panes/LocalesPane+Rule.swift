internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextEditing
internal import TextLayout

extension LocalesPane {
  /// How the list of locales is arranged, and the results on each platform.
  var localeDetails: [RuleDetail] {
    let platforms = locales.settings.platforms.map { platform in
      let count = derived.count(platform)
      let marks = context.counts(errors: count.errors, warnings: count.warnings)
      let parts = [marks, count.unknown > 0 ? unknown(count.unknown) : ""].filter { !$0.isEmpty }
      let text = parts.isEmpty ? context.sign("✓") : parts.joined(separator: " ")
      let style: Style =
        count.errors > 0
        ? .error : count.warnings > 0 ? .warning : count.unknown > 0 ? .unknown : .ok
      return RuleDetail(
        text: "\(platform.label) \(text)", style: context.aged(style, isCurrent: derived.isComplete)
      )
    }
    let reviews = context.reviewCounts(listing.reviews).map { RuleDetail(text: $0, style: .text) }
    return arrangementDetails + platforms + [reviews].compactMap(\.self)
  }

  /// What is not as usual in the list, the longest words for it.
  private var arrangementDetails: [RuleDetail] {
    var details: [RuleDetail] = []
    if locales.table.isFiltered {
      let filter = locales.table.filter.text.beginning(columns: 20).displayable
      let text = "/\(filter) \(listing.places.count) of \(derived.rows.count)"
      details.append(RuleDetail(text: text, style: .key))
    }
    if locales.table.order != .project {
      details.append(RuleDetail(text: locales.table.order.title, style: .key))
    }
    if let state = stateWords { details.append(RuleDetail(text: state, style: .warning)) }
    return details
  }

  /// The same in the line above the list, where the pane has no line with its name.
  func localeRemark(width: Int) -> String? {
    let details = arrangementDetails.map(\.text)
    let reviews = context.reviewCounts(listing.reviews)
    let short = context.reviewCounts(listing.reviews, isShort: true)
    let choices = [
      details + [reviews].compactMap(\.self), details + [short].compactMap(\.self),
      Array(details.prefix(1)), [short].compactMap(\.self),
    ]
    return choices.map { $0.joined(separator: "  ") }
      .first { !$0.isEmpty && context.width(of: $0) <= width }
  }

  /// The words for what changes the outcomes: a sample of arguments, or a state of the devices.
  private var stateWords: String? {
    let parts = [
      preview.state.rowWords(for: preview.device),
      sample.map { "sample: \($0.name.beginning(columns: 20).displayable)" },
    ]
    let words = parts.compactMap(\.self).joined(separator: ", ")
    return words.isEmpty ? nil : words
  }

  private func unknown(_ count: Int) -> String {
    context.options.isAccessible ? "\(count) unknown" : "?\(count)"
  }
}
