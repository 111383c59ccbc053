/// What the first bytes of a bitmap tell about its transparency.
enum PictureHeader {
  /// Whether a file may be a notification's icon: of thousands of pictures only these are read.
  static func isAsked(_ place: ResourcePath) -> Bool {
    guard place.type == "drawable" || place.type == "mipmap" else { return false }
    return place.type == "mipmap"
      || ["ic_", "icon", "notif", "push", "stat", "logo", "launcher"].contains {
        place.name.contains($0)
      }
  }

  /// PNG and WebP are read; a palette may have transparent colors, so it counts as transparent.
  static func form(of bytes: [UInt8]) -> AndroidResource.Form {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count > 33 {
      // IHDR is the first chunk; its tenth byte is the color type.
      let color = bytes[25]
      guard color == 0 || color == 2 else { return .bitmap }
      return bytes.prefix(4096).contains(chunk: "tRNS") ? .bitmap : .opaqueBitmap
    }
    if bytes.starts(with: "RIFF".utf8), bytes.count > 30, bytes[8..<12].elementsEqual("WEBP".utf8) {
      switch bytes[15] {
      // VP8 alone has no alpha; VP8X and VP8L have a bit for it.
      case UInt8(ascii: " "): return .opaqueBitmap
      case UInt8(ascii: "X"): return bytes[20] & 0x10 == 0 ? .opaqueBitmap : .bitmap
      default: return bytes[24] & 0x10 == 0 ? .opaqueBitmap : .bitmap
      }
    }
    return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? .opaqueBitmap : .bitmap
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(chunk name: String) -> Bool {
    let name = Array(name.utf8)
    return indices.contains { self[$0...].starts(with: name) }
  }
}
