extension MessageDocument {
  /// Every target that the message sets, as ``Message/targets`` has them, without the reading of all the rest.
  public var targets: [Message.Target] {
    [
      message?["fid"]?.string.map { .installation($0) },
      message?["token"]?.string.map { .token($0) },
      message?["topic"]?.string.map { .topic($0) },
      message?["condition"]?.string.map { .condition($0) },
    ].compactMap(\.self)
  }
}
