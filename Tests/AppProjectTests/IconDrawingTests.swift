import AppProject
import TestPacing
import Testing

/// Icons of an Android app as a page draws them.
@Suite(.takingTurns)
struct IconDrawingTests {
  private func vector(_ content: String) -> IconDrawing? {
    IconDrawing(
      Array(
        """
        <vector xmlns:android="http://schemas.android.com/apk/res/android"
          android:viewportWidth="24" android:viewportHeight="24">\(content)</vector>
        """.utf8))
  }

  @Test func `A vector is its paths, moved and turned by the groups around them`() {
    let drawing = vector(
      """
      <group android:translateX="2" android:rotation="45" android:pivotX="12" android:pivotY="12">
        <path android:fillColor="#fff" android:fillType="evenOdd" android:pathData="M0,0h24v24z"/>
      </group>
      <path android:strokeColor="@color/white" android:strokeWidth="2" android:pathData="M4 4L20 20"/>
      <path android:fillColor="#00000000" android:pathData="M0,0h24v24H0z"/>
      """)
    #expect(
      drawing
        == .vector(
          width: 24, height: 24,
          [
            .init(
              path: "M0,0h24v24z", isEvenOdd: true, stroke: nil,
              transform: "translate(14.0 12.0) rotate(45.0) translate(-12.0 -12.0)"),
            .init(path: "M4 4L20 20", isEvenOdd: false, stroke: 2, transform: ""),
          ]))
  }

  @Test(
    arguments: [
      "", ##"<path android:fillColor="#fff" android:pathData="M0 0&quot;/><script>"/>"##,
      ##"<path android:fillColor="#fff" android:pathData="@string/path"/>"##,
      ##"<path android:fillColor="@android:color/transparent" android:pathData="M0 0h1"/>"##,
    ])
  func `What a page couldn't take is no drawing`(content: String) {
    #expect(vector(content) == nil)
  }

  @Test func `A PNG is taken as it is, and nothing else is`() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
    #expect(IconDrawing(png) == .bitmap(png))
    #expect(IconDrawing(Array("RIFF".utf8)) == nil)
    #expect(IconDrawing(png + [UInt8](repeating: 0, count: 300_000)) == nil)
  }

  @Test(
    arguments: [
      ("#abc", "#aabbcc"), ("#123456", "#123456"), ("#80123456", "#123456"),
      ("@color/other", nil), ("red", nil),
    ])
  func `A color of the values is one that a page can take`(text: String, color: String?) {
    let file = "<resources><color name=\"accent\">\(text)</color></resources>"
    #expect(AndroidProject.color("accent", in: Array(file.utf8)) == color)
  }
}
