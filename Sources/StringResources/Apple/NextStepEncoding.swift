/// The character set of NeXTSTEP, in which octal escapes of `.strings` files are numbers still.
enum NextStepEncoding {
  /// The characters from 0x80 to 0xFD; the last two codes stand for nothing.
  private static let upperHalf = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’\
    “«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½\
    ¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ
    """.unicodeScalars)

  static func unit(_ code: UInt8) -> UInt16 {
    guard code >= 0x80 else { return UInt16(code) }
    let index = Int(code) - 0x80
    guard index < upperHalf.count else { return 0 }
    return UInt16(truncatingIfNeeded: upperHalf[index].value)
  }
}
