public import Drafts
import PushMessages

extension Composer {
  /// The sample that is tried now; one of the draft's own follows what its notes say.
  public var sample: ArgumentSample? {
    guard case .own(let old)? = chosenSample else { return chosenSample }
    return notes.samples.first { $0.name == old.name }.map(ArgumentSample.own)
  }

  var sampleAvailability: Availability {
    let hasArguments = FieldPath.argumentLists.contains {
      document.androidPlace(of: $0).flatMap { document.node(at: $0) }?.elements?.isEmpty == false
    }
    return hasArguments || !notes.samples.isEmpty
      ? .available : .unavailable(because: "the message has no arguments")
  }

  /// `b`: the next sample, and after the last one the draft's own arguments again.
  mutating func tryNextSample() {
    let samples = ArgumentSample.builtIn + notes.samples.map(ArgumentSample.own)
    let index = sample.flatMap { sample in samples.firstIndex(of: sample) }.map { $0 + 1 } ?? 0
    preview.show(samples.indices.contains(index) ? samples[index] : nil)
    notice = Notice(
      .info,
      chosenSample.map {
        "The preview uses the sample ‘\($0.name)’; the draft doesn't change"
      } ?? "The preview shows the draft's own arguments again")
  }
}
