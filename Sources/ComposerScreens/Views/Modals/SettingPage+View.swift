internal import ComposerState
internal import SettingShapes
internal import TerminalUI

extension SettingPage: ModalView {
  func hints(in scene: Scene) -> [Hint] { [Hint("Esc", "back")] }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    scene.context.drawHelpPage(entry.path, lines, from: scroll, on: &canvas)
  }

  private var lines: [PageLine] {
    typealias Words = SettingWords
    let setting = entry.setting
    let standard = setting.isRequired ? Words.required : setting.standard
    let name = entry.path.contains("NAME") ? [PageLine(label: "", text: Words.name)] : []
    return [
      PageLine(text: setting.sentence, isWide: true), .blank,
      PageLine(label: Words.file, text: Words.place(entry.file)),
    ] + name + [
      PageLine(label: Words.values, text: setting.shape.phrase)
    ] + (standard.map { [PageLine(label: Words.standard, text: $0)] } ?? [])
      + [PageLine(label: Words.now, text: Words.nowPrinted)]
  }
}
