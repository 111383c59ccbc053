import Commands
import ComposerState
import FCMClient
import Workspace

/// What the composer asks FCM about, answered as it shows it.
extension FCMSender {
  /// The topics of each device, by its address.
  func topics(of devices: [TestTarget]) async -> [String: DeviceTopics.Answer] {
    let api: TopicAPI
    do throws(CommandFailure) {
      let situation = try CallerSituation(project)
      api = TopicAPI(endpoint: situation.endpoint, project: situation.project)
    } catch {
      return Dictionary(devices.map { ($0.address, .failed(error.sentence)) }) { first, _ in first }
    }
    var answers: [String: DeviceTopics.Answer] = [:]
    var asked: [(address: String, work: TopicReading)] = []
    for device in devices {
      do throws(Registration.Fault) {
        asked.append((device.address, TopicReading(try Registration(device.address), api)))
      } catch {
        answers[device.address] = .failed(
          "\(device.name) isn't a registration: \(error.description)")
      }
    }
    let results = await results(of: asked.map(\.work), scope: .messaging)
    for (item, result) in zip(asked, results) {
      switch result {
      case .success(let found): answers[item.address] = .topics(found.map(\.topic).sorted())
      case .failure(let failure): answers[item.address] = .failed(failure.description)
      }
    }
    return answers
  }

  /// The figures of the profile's Android app.
  func deliveries() async -> DeliveryAnswer {
    let work: DeliveryWork
    do throws(CommandFailure) {
      let situation = try CallerSituation(project)
      work = DeliveryWork(
        try project.androidApp(), of: situation.project, at: situation.endpoint)
    } catch {
      return .failed(error.sentence)
    }
    return switch await results(of: [work], scope: .cloudPlatform).first {
    case .success(let entries)?: .entries(entries)
    case .failure(let failure)?: .failed(failure.description)
    case nil: .failed(CallFailure.unanswered.description)
    }
  }

  private func results<Work: CallWork>(
    of works: [Work], scope: TokenScope
  ) async -> [Result<Work.Product, CallFailure>] {
    let answers = CallAnswers<Work.Product>()
    let stop = await read(works, scope: scope, policy: .interactive) { news in
      if case .result(let number, let result) = news { await answers.take(result, number) }
    }
    return await answers.all(works.count, insteadOfMissing: stop)
  }
}
