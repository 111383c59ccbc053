extension Character {
  var isASCIIDigit: Bool { ("0"..."9").contains(self) && isASCII }

  var isASCIIHexDigit: Bool { isASCII && isHexDigit }

  var isASCIIAlphanumeric: Bool { isASCII && (isLetter || isASCIIDigit) }
}
