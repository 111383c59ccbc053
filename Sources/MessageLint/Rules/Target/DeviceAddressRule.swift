import PushMessages

/// The token or installation ID (fid) of the target cannot be one.
///
/// FCM refuses such a token with INVALID_ARGUMENT. Of an installation ID it does not look at the form: it answers
/// UNREGISTERED, as for a device that is gone, and the sender deletes an address that never was one.
enum DeviceAddressRule: LintRule {
  static let id = "device-address"
  static let severity = Finding.Severity.error
  static let summary = "The target isn't a valid registration token or installation ID."

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let target = subject.message.target, !target.text.isEmpty,
      let fault = DeviceAddress.fault(in: target)
    else { return [] }
    return [
      finding(
        "FCM would refuse this \(target.fieldName): \(fault.sentence)",
        remedy: "copy it from the device again", at: FieldPath([.key(target.fieldName)]))
    ]
  }
}
