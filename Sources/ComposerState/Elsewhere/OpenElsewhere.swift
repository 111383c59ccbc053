/// The question what to do with a draft that another program has open.
public struct OpenElsewhere: Modal {
  /// The other program: `process 4711 on HOST since 10:12`.
  public let other: String

  init(by other: String) {
    self.other = other
  }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    guard case .dialog(let key) = action else { return .stay }
    let other = other
    return switch key {
    case .readOnly: lookingOnly
    case .openAnother:
      .close { composer in
        composer.lookOnly(besides: other)
        return composer.showDrafts()
      }
    case .editToo:
      .close(
        saying: Notice(.warning, "Two programs edit \(composer.file.name) now; saving asks"))
    default: .stay
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    lookingOnly
  }

  private var lookingOnly: ModalStep {
    let other = other
    return .close { composer in
      composer.lookOnly(besides: other)
      return []
    }
  }
}
