/// What the head of a sound file tells: its format, and how long it is.
enum SoundHeader {
  static func form(of bytes: [UInt8], name: String) -> AppleSound.Form {
    if bytes.starts(with: "caff".utf8) { return coreAudio(bytes) }
    if bytes.starts(with: "RIFF".utf8), bytes.tag(at: 8) == "WAVE" { return wave(bytes) }
    if bytes.starts(with: "FORM".utf8), ["AIFF", "AIFC"].contains(bytes.tag(at: 8)) {
      return aiff(bytes)
    }
    if bytes.tag(at: 4) == "ftyp" { return .other("MPEG-4 audio") }
    let isMP3 =
      bytes.starts(with: "ID3".utf8) || bytes.count > 1 && bytes[0] == 0xFF && bytes[1] >= 0xE0
    return isMP3 ? .other("MP3") : .unknown
  }

  /// A length that no file can have isn't known.
  private static func playable(_ seconds: Double?) -> AppleSound.Form {
    .playable(seconds: seconds.flatMap { (0...1_000_000).contains($0) ? $0 : nil })
  }

  private static func coreAudio(_ bytes: [UInt8]) -> AppleSound.Form {
    var (rate, format, packetBytes, packetFrames) = (0.0, "", 0, 0)
    var frames: Double?
    var place = 8
    while place + 12 <= bytes.count {
      let tag = bytes.tag(at: place)
      guard let size = bytes.number(at: place + 4, length: 8) else { break }
      let start = place + 12
      switch tag {
      case "desc":
        rate = bytes.number(at: start, length: 8).map { Double(bitPattern: $0) } ?? 0
        format = bytes.tag(at: start + 8)
        packetBytes = Int(bytes.number(at: start + 16, length: 4) ?? 0)
        packetFrames = Int(bytes.number(at: start + 20, length: 4) ?? 0)
      case "pakt": frames = bytes.number(at: start + 8, length: 8).map { Double($0) }
      case "data" where packetBytes > 0:
        // A size of -1 is that of the rest.
        let length = size == .max ? UInt64(bytes.count - start) : size
        frames = frames ?? Double(length) / Double(packetBytes) * Double(packetFrames)
      default: break
      }
      guard size < UInt64(bytes.count) else { break }
      place = start + Int(size)
    }
    guard ["lpcm", "ima4", "ulaw", "alaw"].contains(format) else {
      return format.isEmpty ? .unknown : .other("CAF with \(format)")
    }
    return playable(frames.map { $0 / rate })
  }

  private static func wave(_ bytes: [UInt8]) -> AppleSound.Form {
    var (place, format, rate): (Int, UInt64?, UInt64) = (12, nil, 0)
    var seconds: Double?
    while place + 8 <= bytes.count {
      guard let size = bytes.number(at: place + 4, length: 4, isLittle: true) else { break }
      if bytes.tag(at: place) == "fmt " {
        format = bytes.number(at: place + 8, length: 2, isLittle: true)
        rate = bytes.number(at: place + 16, length: 4, isLittle: true) ?? 0
      } else if bytes.tag(at: place) == "data", rate > 0 {
        seconds = Double(size) / Double(rate)
      }
      place += 8 + Int(size) + Int(size & 1)
    }
    guard let format else { return .unknown }
    return [1, 6, 7, 0x11, 0xFFFE].contains(format)
      ? playable(seconds) : .other("WAV of another kind than PCM")
  }

  private static func aiff(_ bytes: [UInt8]) -> AppleSound.Form {
    var place = 12
    while place + 8 <= bytes.count {
      guard let size = bytes.number(at: place + 4, length: 4) else { break }
      if bytes.tag(at: place) == "COMM" {
        let frames = bytes.number(at: place + 10, length: 4) ?? 0
        // An extended float: the exponent, and 64 bits of which the first is the integer.
        let exponent = Int((bytes.number(at: place + 16, length: 2) ?? 0) & 0x7FFF) - 16383
        let mantissa = bytes.number(at: place + 18, length: 8) ?? 0
        let rate = Double(sign: .plus, exponent: exponent - 63, significand: Double(mantissa))
        let format = bytes.tag(at: 8) == "AIFC" ? bytes.tag(at: place + 26).lowercased() : "none"
        guard ["none", "sowt", "twos", "ima4", "ulaw", "alaw", "in24"].contains(format) else {
          return .other("AIFF with \(format)")
        }
        return playable(Double(frames) / rate)
      }
      place += 8 + Int(size) + Int(size & 1)
    }
    return .unknown
  }
}

extension [UInt8] {
  /// Four letters, as these files name their parts; empty if they aren't there, or aren't letters.
  fileprivate func tag(at place: Int) -> String {
    guard place >= 0, place + 4 <= count,
      self[place..<(place + 4)].allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
    else { return "" }
    return String(decoding: self[place..<(place + 4)], as: UTF8.self)
  }

  fileprivate func number(at place: Int, length: Int, isLittle: Bool = false) -> UInt64? {
    guard place >= 0, place + length <= count else { return nil }
    let bytes = self[place..<(place + length)]
    return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
