import Testing
import TextEncodings

struct HexadecimalTests {
  @Test func `A number has all the digits of its size`() {
    #expect(Hexadecimal.digits(of: UInt8(0xA)) == "0a")
    #expect(Hexadecimal.digits(of: UInt8(0xA), isUppercase: true) == "0A")
    #expect(Hexadecimal.digits(of: UInt16(0x1B)) == "001b")
    #expect(Hexadecimal.digits(of: UInt64.max) == "ffffffffffffffff")
    #expect(Hexadecimal.digits(of: UInt64(0)) == "0000000000000000")
  }

  @Test func `Bytes are written one after the other`() {
    #expect(Hexadecimal.digits(of: [0, 0x0F, 0xF0]) == "000ff0")
    #expect(Hexadecimal.digits(of: [UInt8]()) == "")
  }
}
