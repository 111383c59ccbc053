import AppProject
import PushMessages
import Resolver

/// A sound of the app is one that Apple devices don't play.
///
/// A notification's sound is linear PCM, IMA4, µLaw or aLaw in a CAF, AIFF or WAV file, and shorter than 30 seconds. In the
/// place of any other the default sound plays.
enum AppleSoundFormRule: LintRule {
  static let id = "apple-sound-format"
  static let severity = Finding.Severity.warning
  static let summary = "Apple devices don't play the sound, because of its format or length."
  static let apps: Set<Platform> = [.apple]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let app = subject.appleApp, let (path, name) = subject.appleSound,
      let sound = app.sound(name).found, let fault = fault(of: sound)
    else { return [] }
    return [
      appFinding(
        "\(path.description): Apple devices play the default sound, because \(sound.place) \(fault)",
        headline: "\(path.description): Apple devices play the default sound",
        remedy: "name another sound, or write default",
        appRemedy: "convert it: afconvert -f caff -d LEI16, and less than 30 seconds of it",
        at: path, on: .apple)
    ]
  }

  /// Why devices don't play it, as the end of a sentence; `nil` if they do, or if its file doesn't tell.
  static func fault(of sound: AppleSound) -> String? {
    switch sound.form {
    case .other(let format): "is \(format)"
    case .playable(let seconds?) where seconds >= AppleSound.mostSeconds:
      "is \(Int(seconds)) seconds long, and less than 30 are played"
    case .playable, .unknown: nil
    }
  }
}
