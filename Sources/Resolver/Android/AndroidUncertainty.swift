/// The texts of a key as they would be, if everything that couldn't be read had one.
struct AndroidUncertainty {
  private let texts: AndroidTexts
  /// What was read is enough for the built app to have the key.
  private let isKeyKnown: Bool
  private let gaps: [AndroidStringTable.Gap]

  /// `nil` if everything that concerns the key is known; the table, which is large, is not copied.
  init?(_ key: String, in table: borrowing AndroidStringTable) {
    gaps = table.gaps(for: key)
    guard !gaps.isEmpty else { return nil }
    var texts = AndroidTexts()
    for (index, gap) in gaps.enumerated() {
      texts.add(gap.entry(index), for: table.choices[gap.configuration])
    }
    for entry in table.texts(for: key)?.entries ?? [] {
      texts.add(entry, for: table.choices[entry.configuration])
    }
    var known = AndroidTexts()
    for entry in texts.entries where entry.gap == nil {
      known.add(entry, for: table.choices[entry.configuration])
    }
    self.texts = texts
    isKeyKnown = !known.entries.isEmpty && !known.isRemovedByBuild
  }

  /// The part where the device's text may be; `nil` if the rest tells the answer.
  func fault(on device: AndroidDevice) -> StringsFault? {
    // With nothing but translations the build removes the key.
    guard !texts.isRemovedByBuild else { return nil }
    if let best = device.best(of: texts), let index = texts.entries[best.index].gap {
      return gaps[index].fault
    }
    return isKeyKnown ? nil : gaps.first?.fault
  }
}
