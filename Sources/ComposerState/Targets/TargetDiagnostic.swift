import PushMessages

/// What is wrong with a target while it is typed.
public struct TargetDiagnostic: Hashable, Sendable {
  /// Lower-case, without a full stop.
  public var sentence: String
  /// Where it is, counted from 0 in grapheme clusters.
  public var offset: Int

  /// `nil` where nothing is wrong, or nothing is there.
  init?(_ text: String, _ kind: TargetKind) {
    guard !text.isEmpty else { return nil }
    let found: (String, Int)? =
      switch kind {
      case .condition: Self.inCondition(text)
      case .topic: Self.inTopic(text)
      case .token: Self.inDeviceAddress(.token(text))
      case .fid: Self.inDeviceAddress(.installation(text))
      case .list: nil
      }
    guard let found else { return nil }
    (sentence, offset) = found
  }

  /// With the place, for screens without a mark under it.
  public var placedSentence: String { "\(sentence) (column \(offset + 1))" }

  private static func inCondition(_ text: String) -> (String, Int)? {
    do throws(TopicCondition.Failure) {
      let count = try TopicCondition(text).topicCount
      let limit = TopicCondition.topicLimit
      return count > limit ? ("\(count) topics are too many: FCM accepts \(limit)", 0) : nil
    } catch {
      let scalars = text.unicodeScalars
      let place =
        scalars.index(scalars.startIndex, offsetBy: error.offset, limitedBy: scalars.endIndex)
        ?? scalars.endIndex
      return (error.sentence, text[..<place].count)
    }
  }

  private static func inTopic(_ text: String) -> (String, Int)? {
    if text.hasPrefix(TopicName.prefix) { return ("write the name without /topics/", 0) }
    guard let (offset, character) = text.enumerated().first(where: { !TopicName.allows($1) }) else {
      return nil
    }
    let what = character.isWhitespace ? "a space" : "‘\(character)’"
    return ("\(what) isn't allowed in a topic", offset)
  }

  private static func inDeviceAddress(_ target: Message.Target) -> (String, Int)? {
    if target.text.hasPrefix(TopicName.prefix) { return ("this is a topic: choose topic above", 0) }
    return DeviceAddress.fault(in: target).map { ($0.sentence, $0.offset) }
  }
}

extension Composer {
  /// What is wrong with the target as it stands, or as it is being typed.
  public var targetDiagnostic: TargetDiagnostic? {
    if namesTargetFile { return nil }
    return TargetDiagnostic(targetText(targetKind) ?? "", targetKind)
  }
}
