/// What a list holds, before anything is sent.
public struct ListSummary: Hashable, Sendable {
  /// How it is written, and the names of its columns.
  public internal(set) var header: ListHeader?
  /// Records of all kinds, but its header.
  public internal(set) var records = 0
  /// Different registration tokens.
  public internal(set) var tokens = 0
  /// Different installation IDs.
  public internal(set) var installationIDs = 0
  /// Different registrations by the draft that they get.
  public internal(set) var drafts: [Int: Int] = [:]
  /// What is wrong with records, in lower case and without a full stop.
  public internal(set) var malformed = ListRemarks<String>()
  /// Records without a value, with the placeholder that needs it.
  public internal(set) var incomplete = ListRemarks<String>()
  /// Records with a registration that an earlier record has, with that one's line.
  public internal(set) var duplicates = ListRemarks<Int>()
  /// Records from which messages of all lengths can be made; see ``ListShapes``.
  public internal(set) var shapes = ListShapes()
  /// Where URLs lead whose hosts come from the list.
  public internal(set) var addresses = ListAddresses()
  /// Over all bytes of the list, as 64 hexadecimal digits: the same list has the same.
  public internal(set) var digest = ""

  /// Each gets one message.
  public var recipients: Int { tokens + installationIDs }
}
