import CoordinatorCore
import CoordinatorGraph
import Foundation
import TestSupport
import Testing

/// Mistakes that are planted into apps of six dialects, and what only looks like one.
@MainActor
@Suite("Planted leaks", .serialized, .onBothSystems) struct PlantedTests {
  nonisolated static let drivers: [any Driver.Type] = [
    OwnPatternDriver.self, BaseClassDriver.self, CompositionRootDriver.self, ParentChildDriver.self,
    GuideDriver.self, RootScreenDriver.self,
  ]

  @Test(arguments: drivers.indices)
  func everyVerdictIsRight(dialect: Int) {
    let driver = Self.drivers[dialect]
    for plant in Plant.all {
      #expect(Self.outcome(plant, driver) == plant.expected(driver), "\(driver.name): \(plant.name)")
    }
  }

  static func outcome(_ plant: Plant, _ driver: any Driver.Type) -> [String] {
    let stage = Stage(driver, settling: plant.settling, exemptTypes: plant.exempt ? [driver.child] : [])
    defer {
      stage.stop()
      Outside.held[driver.name] = nil
    }
    plant.run(stage)
    return stage.verdicts()
  }
}

extension PlantedTests {
  @Test func everyVerdictOnTheHandWrittenIsRight() {
    for plant in HandPlant.all {
      #expect(Self.outcome(plant) == plant.expected, "\(plant.name)")
    }
  }

  static func outcome(_ plant: HandPlant) -> [String] {
    let app = HandApp()
    let tracker = CoordinatorTracker.watch(app, rules: .immediate)
    defer { tracker.stop() }
    plant.run(app, tracker)
    return tracker.check().map(Stage.words)
  }
}
