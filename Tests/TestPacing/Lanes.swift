internal import Foundation

/// Gives its lanes to those who come, in the order in which they came.
actor Lanes {
  static let all = Lanes(count: ProcessInfo.processInfo.activeProcessorCount)

  private var free: [Lane]
  private var waiting: [CheckedContinuation<Lane, Never>] = []

  init(count: Int) {
    free = (0..<count).map { _ in Lane() }
  }

  func take() async -> Lane {
    if let lane = free.popLast() { return lane }
    return await withCheckedContinuation { waiting.append($0) }
  }

  func giveBack(_ lane: Lane) {
    guard !waiting.isEmpty else { return free.append(lane) }
    waiting.removeFirst().resume(returning: lane)
  }
}
