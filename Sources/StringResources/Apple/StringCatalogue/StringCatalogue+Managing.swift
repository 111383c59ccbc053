extension StringCatalogue {
  /// A catalog's bytes with some of its keys set to be managed manually, and not a byte else of it changed.
  ///
  /// `nil` if it can't be read. Keys that it doesn't have are passed over.
  public static func managing(_ keys: Set<String>, manuallyIn bytes: [UInt8]) -> [UInt8]? {
    guard case .success(let text) = AppleTextEncoding.decoding(bytes), text == bytes,
      let root = try? JSONReader.reading(bytes),
      let strings = root.members?.last(where: { $0.key == "strings" })?.value.members
    else { return nil }
    var result = bytes
    // From the end, so that the places before it stay.
    for member in strings.sorted(by: { $0.offset > $1.offset }) where keys.contains(member.key) {
      guard let edit = Edit(of: member, in: bytes) else { return nil }
      result.replaceSubrange(edit.range, with: edit.text)
    }
    return result
  }

  /// What makes one key manual.
  private struct Edit {
    var range: Range<Int>
    var text: [UInt8]

    private static let name = "extractionState"

    /// `nil` for an entry that isn't an object.
    init?(of entry: JSONNode.Member, in bytes: [UInt8]) {
      guard let members = entry.value.members else { return nil }
      let start = entry.value.offset
      if let own = members.last(where: { $0.key == Self.name })?.value {
        range = own.offset..<JSONEnd.after(own.offset, in: bytes)
        text = Array("\"manual\"".utf8)
        return
      }
      let colon = Self.colon(behind: entry, in: bytes)
      let member = Array("\"\(Self.name)\"".utf8) + colon + Array("\"manual\"".utf8)
      if let next = members.first(where: { $0.key > Self.name }) {
        let space = Self.space(before: next.offset, in: bytes)
        (range, text) = (next.offset..<next.offset, member + [UInt8(ascii: ",")] + space)
      } else if let last = members.last {
        let end = JSONEnd.after(last.value.offset, in: bytes)
        let space = Self.space(before: last.offset, in: bytes)
        (range, text) = (end..<end, [UInt8(ascii: ",")] + space + member)
      } else {
        // Xcode writes a line break or two in an object without members.
        let end = JSONEnd.after(start, in: bytes)
        let outer = Self.space(before: entry.offset, in: bytes)
        let inner = outer.contains(0x0A) ? outer + [0x20, 0x20] : []
        range = (start + 1)..<(end - 1)
        text = inner + member + (inner.isEmpty ? [] : outer)
      }
    }

    /// The white space in front of a place, with the last line break in it.
    private static func space(before place: Int, in bytes: [UInt8]) -> [UInt8] {
      var start = place
      while start > 0, bytes[start - 1].isASCIIWhitespace { start -= 1 }
      let space = bytes[start..<place]
      return Array(space.lastIndex(of: 0x0A).map { space[$0...] } ?? space)
    }

    /// How the file writes what is between a key and its value.
    private static func colon(behind entry: JSONNode.Member, in bytes: [UInt8]) -> [UInt8] {
      Array(bytes[JSONEnd.after(entry.offset, in: bytes)..<entry.value.offset])
    }
  }
}

/// Where JSON values end, in a text that was read already.
private enum JSONEnd {
  /// The place behind the value that begins at this one.
  static func after(_ start: Int, in bytes: [UInt8]) -> Int {
    var (place, depth) = (start, 0)
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): place = text(place, in: bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        place += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return place }
        depth -= 1
        place += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return place }
        place += 1
        continue
      default:
        if depth == 0, bytes[place].isASCIIWhitespace { return place }
        place += 1
        continue
      }
      if depth == 0 { return place }
    }
    return place
  }

  private static func text(_ start: Int, in bytes: [UInt8]) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }
}
