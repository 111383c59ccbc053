import DevicePreview
import Resolver

extension LintSubject {
  /// What Android devices show of a field in other states, locale by locale.
  ///
  /// Only where the preview's device shows the text as it is meant, and the other state takes another text: all else is
  /// told already. Nothing is asked of the strings where no text of the key is for a state.
  func otherStates(of field: KeyedField) -> [DeviceStateAnswer] {
    guard field.platform == .android,
      let level = shown.first(where: { $0.device.platform == .android })?.device.androidAPILevel
    else { return [] }
    let states = strings.androidStates(of: field.key, apiLevel: level)
    guard !states.isEmpty else { return [] }
    let resolver = StringResolver(strings: strings)
    let request = TextRequest(key: field.key, arguments: field.arguments?.map { .string($0) })
    return states.flatMap { state in
      shown.compactMap { shown -> DeviceStateAnswer? in
        guard shown.device.platform == .android, shown.translatedLocale != nil else { return nil }
        let usual = field.name == "title" ? shown.title : shown.body
        var device = shown.device
        device.androidState = state
        let resolution = resolver.resolve(request, on: device)
        guard usual.isShown, resolution.source != usual.source else { return nil }
        return DeviceStateAnswer(
          device: device, state: state, usual: usual, resolution: resolution)
      }
    }
  }
}
