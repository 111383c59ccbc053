import TestPacing
import Testing

@testable import AppProject

/// What the head of a sound file tells.
@Suite(.takingTurns)
struct SoundHeaderTests {
  private static func number(_ value: UInt64, _ length: Int, isLittle: Bool = false) -> [UInt8] {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
    return isLittle ? bytes : bytes.reversed()
  }

  static func caf(_ format: String, seconds: Int) -> [UInt8] {
    let frames = UInt64(8000 * seconds)
    return Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + number(32, 8)
      + number((8000.0).bitPattern, 8) + Array(format.utf8) + number(0, 4) + number(2, 4)
      + number(1, 4) + number(1, 4) + number(16, 4) + Array("data".utf8) + number(frames * 2, 8)
  }

  /// Of packets whose lengths differ, as the file's table has them.
  private static func packets(_ seconds: UInt64) -> [UInt8] {
    Array("caff".utf8) + [0, 1, 0, 0] + Array("desc".utf8) + number(32, 8)
      + number((8000.0).bitPattern, 8) + Array("ima4".utf8) + [UInt8](repeating: 0, count: 20)
      + Array("pakt".utf8) + number(24, 8) + number(1, 8) + number(8000 * seconds, 8)
      + number(0, 8)
  }

  private static func wave(_ format: UInt64, seconds: UInt64) -> [UInt8] {
    let head = Array("RIFF".utf8) + number(0, 4, isLittle: true) + Array("WAVEfmt ".utf8)
    return head + number(16, 4, isLittle: true) + number(format, 2, isLittle: true)
      + number(1, 2, isLittle: true) + number(8000, 4, isLittle: true)
      + number(16000, 4, isLittle: true) + number(2, 2, isLittle: true)
      + number(16, 2, isLittle: true) + Array("data".utf8)
      + number(16000 * seconds, 4, isLittle: true)
  }

  private static func aiff(_ frames: UInt64) -> [UInt8] {
    Array("FORM".utf8) + number(0, 4) + Array("AIFFCOMM".utf8) + number(18, 4) + number(1, 2)
      + number(frames, 4) + number(16, 2) + number(16383 + 12, 2) + number(8000 << 51, 8)
  }

  @Test(
    arguments: [
      (caf("lpcm", seconds: 5), AppleSound.Form.playable(seconds: 5)),
      (caf("aac ", seconds: 5), .other("CAF with aac ")),
      (packets(7), .playable(seconds: 7)),
      (wave(1, seconds: 31), .playable(seconds: 31)),
      (wave(0x55, seconds: 1), .other("WAV of another kind than PCM")),
      (aiff(16000), .playable(seconds: 2)),
      (Array("ID3".utf8) + [3, 0], .other("MP3")),
      ([0, 0, 0, 0x20] + Array("ftypM4A ".utf8), .other("MPEG-4 audio")),
      ([], .unknown), (Array("caff".utf8), .unknown), (Array("RIFF....WAVEfmt ".utf8), .unknown),
    ] as [([UInt8], AppleSound.Form)])
  func `A sound's format and length are in its head`(bytes: [UInt8], form: AppleSound.Form) {
    #expect(SoundHeader.form(of: bytes, name: "a") == form)
  }

  @Test func `Any beginning of a file is read without harm`() {
    for file in [Self.caf("lpcm", seconds: 3), Self.wave(1, seconds: 3), Self.aiff(100)] {
      for count in file.indices { _ = SoundHeader.form(of: Array(file[..<count]), name: "a") }
      for index in file.indices {
        var broken = file
        broken[index] = 0xFF
        guard case .playable(let seconds?) = SoundHeader.form(of: broken, name: "a") else {
          continue
        }
        #expect((0...1_000_000).contains(seconds))
      }
    }
  }
}
