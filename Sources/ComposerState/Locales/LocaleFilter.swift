internal import Drafts

/// The line in which the filter of the locales is typed; arrows move in what is left.
public struct LocaleFilter: Modal {
  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.edit):
      .close { composer in
        composer.keepFilter(seeing: derived)
        return []
      }
    case .pointed(.locale(let index)):
      .stay { composer in
        composer.locales.choose(index)
        return []
      }
    case .command(.up): moving(by: -1, seeing: derived)
    case .command(.down): moving(by: 1, seeing: derived)
    default: .stay { $0.locales.filter(action) }
    }
  }

  public mutating func leave(by command: Command, in composer: Composer) -> ModalStep {
    .close { composer in
      composer.clearFilter()
      return []
    }
  }

  private func moving(by step: Int, seeing derived: Derived) -> ModalStep {
    .stay { composer in
      composer.moveLocale(by: step, seeing: derived)
      return []
    }
  }
}
