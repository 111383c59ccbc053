internal import PushMessages
internal import Resolver

/// What developers look up, folded away: the app's revision, the hash, and the message as it is sent and received.
struct TechnicalMarkup {
  var draft: PagedDraft
  var head: PageHead

  var html: Markup {
    let received = draft.received.map { received -> Markup in
      let lines = received.lines.map { line -> Markup in
        "\(line.text)\(line.note.markup { "<i>  ← \($0)</i>" })\n"
      }
      return """
        <details class="py"><summary>What \(received.platform.device) devices receive</summary>\
        <pre>\(lines)</pre></details>

        """
    }
    return """
      <details class="py"><summary>Technical details</summary>\(facts)</details>
      <p class="pp">Payload hash \(hash). Strings: \(head.revisionWords).</p>
      <details class="py"><summary>The message as it is sent to FCM</summary>\
      <pre>\(draft.payload)</pre></details>
      \(received)
      """
  }

  private var hash: Markup {
    draft.payloadHash.map { "<code>\($0)</code>" } ?? "not known without a profile's project"
  }

  private var facts: Markup {
    let releases =
      head.releases.isEmpty ? "none named" : head.releases.joined(separator: ", ")
    return """
      <dl class="fa"><dt>Draft</dt><dd>\(draft.name)</dd>
      <dt>Payload hash</dt><dd>\(hash)</dd>
      <dt>App's strings</dt><dd>\(head.revisionWords)</dd>
      <dt>Releases in the field</dt><dd>\(releases)</dd></dl>
      """
  }
}
