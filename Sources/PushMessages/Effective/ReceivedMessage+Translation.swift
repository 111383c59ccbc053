extension ReceivedMessage {
  /// What an app gets of `android_v2` if its SDK knows only `android`: FCM translates the message.
  ///
  /// The discovery document (revision 20261023) says so of both kinds of `remote_notification`; a `background_sync` has
  /// nothing but data. What SDKs that know `android_v2` do, no published one tells.
  public enum Translation: Hashable, Sendable {
    /// A notification as `android` has it.
    case notification
    /// Data alone: `use_as_v1_data_message`.
    case dataMessage
    /// Data alone, which FCM may delay.
    case backgroundSync

    init?(of document: MessageDocument) {
      guard document.androidBlock == .v2 else { return nil }
      if document.node(at: AndroidBlock.remoteNotification)?.members != nil {
        let flag = document.node(at: AndroidBlock.usesDataMessage)
        self = flag?.kind == .boolean(true) ? .dataMessage : .notification
      } else if document.node(at: AndroidBlock.backgroundSync)?.members != nil {
        self = .backgroundSync
      } else {
        return nil
      }
    }
  }
}
