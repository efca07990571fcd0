import Testing

@testable import CoordinatorCore

/// Runs each test a second time with the answers of Apple's systems: no names of closures, and classes
/// of Foundation and UIKit that are of Objective-C.
struct BothSystems: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await function()
    guard testCase != nil else { return }
    try await Emulation.$isOfApple.withValue(true) { try await function() }
  }
}

extension Trait where Self == BothSystems {
  static var onBothSystems: BothSystems { BothSystems() }
}
