public import SettingShapes
internal import Workspace

/// A key of the project file or of the user's configuration, in the palette.
public struct SettingEntry: Hashable, Sendable {
  /// The file that holds a setting.
  public enum File: Hashable, Sendable {
    case project
    case user
  }

  /// `profiles.NAME.confirm`: a name of the user's is NAME, and an element of a list has no part of its own.
  public var path: String
  public var setting: Setting
  public var file: File
  /// The letters of the path that were found, counted from 0.
  public var spots: Set<Int> = []

  /// Every key that holds a value of its own.
  static let all: [SettingEntry] =
    entries(of: UserSettings.all, in: .user) + entries(of: ProjectSettings.all, in: .project)

  static func found(in list: SearchList) -> [SettingEntry] {
    list.fuzzyQuery.ranked(prepared) { $0.texts }.map { prepared, match in
      var entry = prepared.entry
      entry.spots = match.spots[0]
      return entry
    }
  }

  private static let prepared: [(entry: SettingEntry, texts: [SearchedText])] = all.map { entry in
    (entry, [SearchedText(name: entry.path), SearchedText(sentence: entry.setting.sentence)])
  }

  private static func entries(
    of settings: [Setting], below path: String = "", in file: File
  ) -> [SettingEntry] {
    settings.flatMap { setting in
      let place = path + setting.key
      let own = SettingEntry(path: place, setting: setting, file: file)
      return switch setting.shape {
      case .table(let settings), .list(.table(let settings)):
        entries(of: settings, below: place + ".", in: file)
      case .named(.table(let settings)):
        entries(of: settings, below: place + ".NAME.", in: file)
      default: [own]
      }
    }
  }
}
