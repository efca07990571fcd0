import Testing

@testable import CoordinatorCore

@Suite("Whether to stream") struct StreamPlanTests {
  private static let address = "http://127.0.0.1:8377/5c1f0a92/"

  @Test func anAllowedAddressIsUsed() {
    let plan = StreamPlan(Self.address, isAllowed: true)
    #expect(plan.address == StreamAddress(Self.address) && plan.words == nil)
  }

  @Test func withoutAnAddressNothingIsSaid() {
    #expect(StreamPlan(nil, isAllowed: false) == StreamPlan(nil, isAllowed: true))
    #expect(StreamPlan(nil, isAllowed: true).words == nil)
  }

  @Test func aReleaseBuildSaysThatItDoesNothing() throws {
    let plan = StreamPlan(Self.address, isAllowed: false)
    #expect(plan.address == nil)
    #expect(try #require(plan.words).contains("Staging"))
  }

  @Test func whatIsNoAddressIsNamed() throws {
    let plan = StreamPlan("localhost", isAllowed: true)
    #expect(plan.address == nil)
    #expect(try #require(plan.words).hasPrefix("'localhost' is no address"))
  }
}
