internal import DevicePreview

/// The placeholders of a draft's icons, which its cards refer to: an app's first letter, in the message's color.
struct IconMarkup {
  var draft: PagedDraft
  var number: Int
  var appName: String

  var html: Markup {
    let letter = String(appName.prefix(1).uppercased().unicodeScalars.prefix(2))
    let fill = color.map { "\($0)" as Markup } ?? "#5b6472"
    return """
      <svg class="z" aria-hidden="true"><symbol id="a\(number)" viewBox="0 0 24 24">\
      <circle cx="12" cy="12" r="12" fill="\(fill)"/><text x="12" y="16.4" font-size="12.5" \
      font-weight="600" text-anchor="middle" fill="#fff">\(letter)</text></symbol>\
      <symbol id="p\(number)" viewBox="0 0 38 38"><rect width="38" height="38" rx="9" \
      fill="#3d6fd9"/><text x="19" y="26" font-size="19" font-weight="600" text-anchor="middle" \
      fill="#fff">\(letter)</text></symbol></svg>

      """
  }

  /// As the message has it, if it is one: `#rrggbb`.
  private var color: String? {
    draft.locales.lazy.flatMap(\.shown).compactMap { $0.card?.color ?? $0.promise?.color }
      .first { text in
        text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
          && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
      }
  }
}
