public import ArgumentParser

/// `pushwright review`: what people think of a draft's translations, without a screen.
public struct ReviewCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "List, approve or reject a draft's translations, or import answers from a page.",
    discussion: """
      A mark is about the texts that every device of a locale shows; it lapses as soon as one of \
      them changes. Marks live beside the draft in NAME.reviews/, one file a reviewer, one line a \
      mark: commit them with the draft. A rejection stands until its reviewer withdraws it or \
      someone overrides it with --replace. lint --require-reviewed and [review] in the project \
      file demand reviews.
      """,
    subcommands: [
      ReviewStatusCommand.self, ReviewApproveCommand.self, ReviewRejectCommand.self,
      ReviewWithdrawCommand.self, ReviewImportCommand.self,
    ], defaultSubcommand: ReviewStatusCommand.self)

  public init() {}
}
