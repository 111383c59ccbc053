import DevicePreview
import PushMessages
import Resolver

/// Everything that people will read of a message: the app's texts for its keys in every language, its own texts and its
/// arguments.
enum WrittenTexts {
  /// The findings of a rule that looks at one text at a time: one for all localizations of a field with the same fault.
  static func findings(
    of rule: any LintRule.Type, in subject: LintSubject, having traits: TextTraits,
    arguments: Bool = true, fault: (String) -> WrittenFault?
  ) -> [Finding] {
    subject.ownTexts.compactMap { own -> Finding? in
      guard arguments || !own.isArgument, let fault = fault(own.text) else { return nil }
      let path = own.path
      let mended = fault.mended.map { Fix("write it without", .set(path, .string($0))) }
      return rule.finding(
        "\(path.description): \(fault.what)", remedy: Finding.Text(fault.remedy), at: path,
        on: Platform(blockOf: path), fix: mended)
    }
      + subject.keyedFields.flatMap {
        findings(of: rule, $0, in: subject, having: traits, fault: fault)
      }
  }

  /// Those of the app's texts for one key.
  static func findings(
    of rule: any LintRule.Type, _ field: KeyedField, in subject: LintSubject,
    having traits: TextTraits, fault: (String) -> WrittenFault?
  ) -> [Finding] {
    var groups: [(fault: WrittenFault, texts: [LocalizedText])] = []
    for text in field.judged(field.texts(having: traits), in: subject) {
      guard var fault = fault(text.text) else { continue }
      fault.mended = nil
      if let index = groups.firstIndex(where: { $0.fault == fault }) {
        groups[index].texts.append(text)
      } else {
        groups.append((fault, [text]))
      }
    }
    return groups.map { fault, texts in
      let what = "\(fault.what) in \(field.names(of: texts))"
      var finding = rule.finding(
        "\(field.title): \(what)", headline: "\(field.headline): \(what)",
        remedy: "use another key or a literal text", at: field.path, on: field.platform)
      finding.cause = fault.what
      finding.appRemedy = fault.remedy
      finding.places = field.places(of: texts, in: subject)
      return finding
    }
  }

  private static let literals: [FieldPath] = [
    "notification.title", "notification.body", "android.notification.title",
    "android.notification.body", "apns.payload.aps.alert", "apns.payload.aps.alert.title",
    "apns.payload.aps.alert.subtitle", "apns.payload.aps.alert.body", "webpush.notification.title",
    "webpush.notification.body",
  ]

  private static let lists: [FieldPath] = [
    "android.notification.title_loc_args", "android.notification.body_loc_args",
    "apns.payload.aps.alert.title-loc-args", "apns.payload.aps.alert.subtitle-loc-args",
    "apns.payload.aps.alert.loc-args",
  ]

  /// A text of the message itself.
  struct Own: Sendable {
    var path: FieldPath
    var text: String
    var isArgument = false
  }

  /// The literal texts, and behind them the arguments.
  static func own(of document: MessageDocument) -> [Own] {
    let android = document.androidBlock
    let texts = literals.compactMap(android.place).compactMap { path in
      document.string(at: path).map { Own(path: path, text: $0) }
    }
    let arguments = lists.compactMap(android.place).flatMap { list in
      (document.node(at: list)?.elements ?? []).enumerated().compactMap { index, element in
        element.string.map { Own(path: list.appending(index), text: $0, isArgument: true) }
      }
    }
    return texts + arguments
  }
}
