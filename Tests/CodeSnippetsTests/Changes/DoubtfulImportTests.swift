import CodeSnippets
import PushMessages
import TestPacing
import Testing

/// Code that decides only while it runs what it sends: the import names the place, and never a value alone.
@Suite(.takingTurns)
struct DoubtfulImportTests {
  @Test(arguments: DoubtfulCase.choices)
  func `A message that the code chooses among others is doubted`(sample: DoubtfulCase) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == sample.topic)
    let doubts = read.problems.filter { $0.loss?.extent == .doubtful }
    #expect(doubts.contains { $0.sentence.contains("chooses between messages") }, "\(read.lines)")
    #expect(doubts.map(\.line).contains(sample.line), "\(read.lines)")
  }

  @Test(arguments: DoubtfulCase.unknownParts)
  func `A member that an unknown part of its object may set has no value`(sample: DoubtfulCase) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == nil)
    #expect(read.problems.contains { $0.loss != nil && $0.line == sample.line }, "\(read.lines)")
  }

  @Test(arguments: DoubtfulCase.qualified)
  func `A member of what isn't in the text has no value of a variable that is called so`(
    sample: DoubtfulCase
  ) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == nil)
    #expect(read.problems.contains { $0.loss != nil && $0.line == sample.line }, "\(read.lines)")
  }

  @Test(
    arguments: DoubtfulCase.flow + DoubtfulCase.scriptFlow + DoubtfulCase.scriptHelpers
      + DoubtfulCase.compiledHelpers + DoubtfulCase.casts)
  func `A value that a branch, a function of the text or a cast may change is never taken silently`(
    sample: DoubtfulCase
  ) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == sample.topic)
    #expect(read.problems.contains { $0.loss != nil && $0.line == sample.line }, "\(read.lines)")
  }

  @Test(arguments: DoubtfulCase.otherNames + DoubtfulCase.otherPlaces)
  func `A change that isn't followed is named with its line`(sample: DoubtfulCase) {
    let read = MessageImport.reading(sample.code)
    #expect(read.problems.contains { $0.loss != nil && $0.line == sample.line }, "\(read.lines)")
  }

  @Test(arguments: DoubtfulCase.unsureValues)
  func `A value that other code may replace is doubted in one sentence`(sample: DoubtfulCase) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == sample.topic)
    let doubts = read.problems.filter { $0.loss?.extent == .doubtful }
    #expect(doubts.map(\.line) == [sample.line], "\(read.lines)")
    #expect(doubts.first?.sentence.contains("‘") ?? false)
  }

  @Test(
    arguments: DoubtfulCase.sure + DoubtfulCase.qualifiedSure + DoubtfulCase.flowSure
      + DoubtfulCase.helperSure + DoubtfulCase.ordinaryScripts + DoubtfulCase.ordinaryPrograms)
  func `A value that is plainly sure is taken without a doubt`(sample: DoubtfulCase) {
    let read = MessageImport.reading(sample.code)
    #expect(read.document.string(at: "topic") == sample.topic)
    #expect(!read.problems.contains { $0.loss != nil }, "\(read.lines)")
  }
}
