import DevicePreview
import Resolver

/// A text for dark mode, tablets or another Android version fails, although the previewed one doesn't.
///
/// Previews and all other rules stand for one phone, held upright in light mode. Strings in `values-night`, `values-land`,
/// `values-sw600dp` or `values-v35` are shown on other devices, and on this one in the evening: each is looked at as such a
/// device would. A text that is shown there with fewer arguments is a warning.
///
/// Now: a literal text or another key. In the next release: the same placeholders in every directory.
enum DeviceStateRule: LintRule {
  static let id = "device-state"
  static let severity = Finding.Severity.error
  static let warnsIf: String? = "the text only loses an argument there, or is left out"
  static let summary =
    "A text for dark mode, another screen or another Android version fails where the previewed one doesn't."

  static func findings(in subject: LintSubject) -> [Finding] {
    subject.keyedFields.flatMap { field in
      let answers = subject.otherStates(of: field)
      let troubles = DeviceTextTrouble.all(in: answers, of: field)
      return troubles.map { trouble in
        let severity = trouble.kind == .omitted ? Finding.Severity.warning : Self.severity
        return trouble.finding(Self.self, as: severity, in: subject)
      } + lostArguments(answers, of: field, in: subject)
    }
  }

  /// What is lost in a state, with the places where it is.
  private struct Loss: Hashable {
    var state: AndroidDeviceState
    var arguments: [Int]
  }

  private static func lostArguments(
    _ answers: [DeviceStateAnswer], of field: KeyedField, in subject: LintSubject
  ) -> [Finding] {
    var losses: [(loss: Loss, places: [Finding.Place])] = []
    for answer in answers where answer.resolution.isShown {
      guard let before = field.arguments(in: answer.usual),
        let after = field.arguments(in: answer.resolution)
      else { continue }
      let lost = before.subtracting(after).sorted()
      guard !lost.isEmpty, let source = answer.resolution.source else { continue }
      let loss = Loss(state: answer.state, arguments: lost)
      let index = losses.firstIndex { $0.loss == loss } ?? losses.count
      if index == losses.count { losses.append((loss, [])) }
      losses[index].places.add(answer.device.previewName ?? "", source)
    }
    return losses.map { finding(of: $0.loss, at: $0.places, of: field, in: subject) }
  }

  private static func finding(
    of loss: Loss, at places: [Finding.Place], of field: KeyedField, in subject: LintSubject
  ) -> Finding {
    let names = loss.arguments.map(field.argumentName).joined(separator: " and ")
    let what = "\(names) \(loss.arguments.count == 1 ? "is" : "are") lost"
    return Finding(
      rule: id, .warning, "\(field.title) \(loss.state.words): \(what)",
      headline: "\(field.headline) \(loss.state.words): \(what)",
      remedy: "use a literal text with the value, or another key",
      appRemedy: "use the same placeholders as in the directory without qualifiers",
      path: field.path, platform: field.platform, places: places,
      localeCount: subject.locales.count)
  }
}

extension KeyedField {
  /// The numbers of the arguments that a text takes; `nil` if it isn't one of the key's.
  fileprivate func arguments(in resolution: Resolution) -> Set<Int>? {
    guard let index = texts.firstIndex(where: { $0.source == resolution.source }) else {
      return nil
    }
    return Set(placeholders[index].map(\.argument))
  }
}
