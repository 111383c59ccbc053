import Drafts
import MessageLint
import PushMessages

/// The draft's Android block, rewritten as the other one.
extension Composer {
  var conversionAvailability: Availability {
    switch document.androidBlocks.count {
    case 0: .unavailable(because: "the draft has no settings for Android")
    case 1: .available
    default: .unavailable(because: "the draft has both android and android_v2: remove one")
    }
  }

  /// One step of undo; what the other block has no place for is named.
  mutating func convertAndroid() {
    endEditing()
    let block: AndroidBlock = document.androidBlock == .v1 ? .v2 : .v1
    do throws(MessageDocument.EditRefusal) {
      let conversion = try AndroidConversion(document, to: block)
      let parts = conversion.lostParts(of: document, called: file.name, knowing: draft.lostParts)
      change {
        $0.draft.replace(conversion.document)
        $0.draft.note(lost: parts)
      }
      noteConversion(conversion)
    } catch {
      notice = Notice(.warning, error.sentence.capitalizedFirst)
    }
  }

  private mutating func noteConversion(_ conversion: AndroidConversion) {
    let done =
      conversion.block == .v2
      ? "Converted to android_v2 (preview: Google's Pre-GA terms)"
      : "Converted to android"
    // What an earlier conversion lost is missing again where the block has a place for it.
    let missing = openLostParts.filter { part in
      part.path.flatMap(AndroidBlock.init) == conversion.block && !part.isWarning(in: document)
    }
    let lost = (conversion.losses.map(\.path) + missing.compactMap(\.path)).map(\.lastKey)
    notice =
      lost.isEmpty
      ? Notice(.good, done, offers: [.undo])
      : Notice(
        .warning, "\(done); without \(lost.joined(separator: ", "))",
        offers: missing.isEmpty ? [.undo] : [.nextProblem, .undo])
  }
}
