extension MessageDocument {
  /// Every target that the message sets, as ``Message/targets`` has them, without the reading of all the rest.
  public var targets: [Message.Target] {
    [
      string(at: "token").map { .token($0) }, string(at: "fid").map { .installation($0) },
      string(at: "topic").map { .topic($0) }, string(at: "condition").map { .condition($0) },
    ].compactMap(\.self)
  }
}
