import Drafts
import RecipientLists

@testable import AppStrings
@testable import Commands
@testable import CursesTerminal
@testable import FCMEmulator
@testable import FCMTransport

extension StatedLimit {
  private static let drafts = DraftFolder.self

  /// Folders, links, servers and what is typed.
  static let all = [
    StatedLimit(
      "Links that lead to each other", "none",
      "its links form a loop",
      test: "What isn't there, is a directory, or leads nowhere has its own sentence"),
    StatedLimit(
      "A link of a repository that leads out of it", "none",
      "{}: name that file itself, or remove the link",
      test: "A link that leads out is named with its target, and nothing is written"),
    StatedLimit(
      "Files, folders and levels of a folder with drafts",
      "\(LimitCase.grouped(drafts.mostNames)) names, \(LimitCase.grouped(drafts.mostDirectories)) "
        + "directories, \(drafts.maximumDepth) levels, \(megabytes(drafts.mostBytes)) of JSON",
      "couldn't search all of {} for drafts: it has more than {} directories, {} names, {} MB of JSON or {} levels; name the directory that has the drafts",
      test:
        "A directory with more than is searched is refused with what to name, and listed in part"),
    StatedLimit(
      "String files of an app together", megabytes(ReadingSize.usualLimit),
      "the string files exceed {} MB, too large for one app: name the app's own folder",
      test: "Files that together are more than any app has make their languages unknown"),
    StatedLimit(
      "Directories and names that are searched for .lproj folders",
      "\(LimitCase.grouped(AppleBundleSearch.mostDirectories)) and \(LimitCase.grouped(AppleBundleSearch.mostNames))",
      "it has more than {} directories or {} names near its top, too many to search: name the folder that holds the .lproj folders",
      test: "A tree without end is searched up to the limit, and then its languages are unknown"),
    StatedLimit(
      "Files of review marks beside a draft",
      "\(ReviewFile.mostFiles), \(megabytes(ReviewFile.mostBytes)) together",
      "{} has more than {} files: remove those that you don't need",
      test: "Files of marks that are too many or too large are a fault that names the directory"),
    StatedLimit(
      "Recipients of a list", LimitCase.grouped(ListReader.mostRecords),
      "a list may have {} recipients at most: split it",
      test: "A list of one recipient too many is refused with its line"),
    StatedLimit(
      "An answer of FCM", megabytes(HTTPTransport.longestAnswer),
      "{} answered with more than {} bytes, which FCM never does",
      test: "Failures name the place and nothing of what was to be exchanged"),
    StatedLimit(
      "All that comes over a connection for an answer", megabytes(AnswerLimit.standard),
      "{} answered with more than {} bytes, which FCM never does",
      test: "A flood after a message leaves its outcome unknown, long before the deadline"),
    StatedLimit(
      "Images that lint --online asks for", LimitCase.grouped(LintRun.mostImages),
      "--online asks for at most {} images, and the drafts name {}: lint fewer drafts at a time",
      test: "More images than can be asked for end the run before any server is asked"),
    StatedLimit(
      "A request to the emulator", megabytes(EmulatedFCM.longestBody),
      "Request payload size exceeds the limit: {} bytes.",
      test: "A body that is too long is refused, and its connection closed"),
    StatedLimit(
      "Messages that the emulator remembers",
      "\(LimitCase.grouped(EmulatorLimits.standard.messages)), \(megabytes(EmulatorLimits.standard.messageBytes)) together",
      "", test: "The newest messages are remembered, and all are counted"),
    StatedLimit(
      "What is pasted", megabytes(SequenceDecoder.longestPaste),
      "Pasted nothing: the text has more than {} bytes",
      test: "A paste that is too long is read to its end, and nothing of it is kept"),
    StatedLimit(
      "What is copied to the terminal's clipboard",
      LimitCase.grouped(ClipboardSequence.limit) + " bytes",
      "{} bytes are too many for the terminal’s clipboard, which holds {}",
      test: "A text that terminals would cut is refused"),
    StatedLimit(
      "What a token command prints", "64 kB", "wrote more than {} kB",
      test: "Output without end is cut off and said"),
  ]
}
