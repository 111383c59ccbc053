/// What the name of a topic is made of.
public enum TopicName {
  /// What older APIs put before it.
  public static let prefix = "/topics/"

  /// Letters, digits and `-_.~%`, all of them ASCII.
  public static func allows(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return character.isLetter || character.isNumber || "-_.~%".utf8.contains(byte)
  }
}
