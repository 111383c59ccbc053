public import ArgumentParser

/// `pushwright review withdraw`: takes away one's own marks.
public struct ReviewWithdrawCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "withdraw", abstract: "Remove your own marks; those of others stay.")

  @OptionGroup public var marked: MarkedLocales

  public init() {}

  public func run() async throws { try await MarkRun.run(.withdraw, marked, replaces: false) }
}
