internal import DevicePreview
internal import TextEncodings

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
      <circle cx="12" cy="12" r="12" fill="\(fill)"/>\(sign(letter))</symbol>\
      <symbol id="p\(number)" viewBox="0 0 38 38"><rect width="38" height="38" rx="9" \
      fill="#3d6fd9"/><text x="19" y="26" font-size="19" font-weight="600" text-anchor="middle" \
      fill="#fff">\(letter)</text></symbol></svg>

      """
  }

  /// The app's icon in white, or the letter that stands for it.
  private func sign(_ letter: String) -> Markup {
    switch draft.icon?.picture {
    case .shapes(let width, let height, let shapes):
      let paths = shapes.map(path)
      return """
        <svg x="5" y="5" width="14" height="14" viewBox="0 0 \("\(width)") \("\(height)")" \
        fill="#fff">\(paths)</svg>
        """
    case .png(let bytes):
      return """
        <mask id="m\(number)" mask-type="alpha"><image x="5" y="5" width="14" height="14" \
        href="data:image/png;base64,\(Base64.standard(bytes))"/></mask>\
        <rect x="5" y="5" width="14" height="14" fill="#fff" mask="url(#m\(number))"/>
        """
    case nil:
      return """
        <text x="12" y="16.4" font-size="12.5" font-weight="600" text-anchor="middle" \
        fill="#fff">\(letter)</text>
        """
    }
  }

  private func path(_ shape: PageIcon.Shape) -> Markup {
    let rule: Markup = shape.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    let line = shape.stroke.markup {
      " fill=\"none\" stroke=\"#fff\" stroke-width=\"\("\($0)")\""
    }
    let transform: Markup =
      shape.transform.isEmpty ? "" : " transform=\"\(shape.transform)\""
    return "<path d=\"\(shape.path)\"\(rule)\(line)\(transform)/>"
  }

  /// As the message has it, or the app, if it is one: `#rrggbb`.
  private var color: String? {
    (draft.locales.lazy.flatMap(\.shown).compactMap { $0.card?.color ?? $0.promise?.color }
      + [draft.iconColor].compactMap(\.self))
      .first { text in
        text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
          && text.dropFirst().allSatisfy { $0.isASCII && $0.isHexDigit }
      }
  }
}
