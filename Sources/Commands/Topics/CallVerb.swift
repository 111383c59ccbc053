internal import ArgumentParser
internal import FCMClient
internal import SendPolicy
internal import Workspace

/// How verbs that call Google's API begin and end: the project, a way to the network, and its end however theirs comes.
struct CallVerb: Sendable {
  /// `nil` if no user can be asked what the project file may do.
  let permit: SendRun.Permission?
  let makeCaller: @Sendable (Project) -> any TopicCaller

  /// Nothing is asked of the network before `prepare` has given what to do.
  ///
  /// - Throws: `ExitCode` unless `perform` ended with 0.
  func run<Plan>(
    _ options: ProfileOptions, prepare: (Project) throws(CommandFailure) -> Plan,
    perform: (Plan, any TopicCaller) async throws(CommandFailure) -> Int32
  ) async throws {
    let status: Int32
    do throws(CommandFailure) {
      let project = try options.checkedProject()
      let plan = try prepare(project)
      let caller = makeCaller(project)
      do throws(CommandFailure) {
        status = try await perform(plan, caller)
      } catch {
        await caller.stop()
        throw error
      }
      await caller.stop()
    } catch {
      throw error.narrated()
    }
    if status != 0 { throw ExitCode(status) }
  }
}

extension Narration {
  /// That a run waits, and why.
  static func say(pause wait: Duration, after failure: CallFailure) {
    say("\(failure.sentence); waiting \(wait.components.seconds) s")
  }
}
