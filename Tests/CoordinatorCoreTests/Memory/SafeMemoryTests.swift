import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorCore

private final class Target { var value: AnyObject? }

private enum Content {
  case nothing, object(Target), text(String), pair(Target, Int), loose(Loose)
  indirect case inner(Content)
}

private struct Loose { weak var target: Target? }

/// Everything that a word in memory could be.
private final class Layout {
  var first: Target?
  var content = Content.nothing
  var anything: Any = 0
  var list: [Content] = []
  var byName: [String: Target] = [:]
  var closure: (() -> Void)?
  unowned(unsafe) var raw: Target?
  weak var weakly: Target?
  var pair: (Target?, Content?) = (nil, nil)
}

/// Wrong addresses are unknown. `COORDVIZ_FUZZ` is how many reads the last test makes.
@Suite struct SafeMemoryTests {
  @Test func whatCannotBeReadIsNothing() {
    var memory = SafeMemory()
    let wrong: [UInt] = [0, 1, 8, 4095, 4096, 1 << 46, 1 << 60, .max - 7, .max - 8, .max, 0x8000_0000_0000]
    for address in wrong {
      let (word, isObject, type) = (
        memory.word(at: address), memory.isObject(address), memory.type(at: address)
      )
      #expect(word == nil && !isObject && type == nil)
    }
  }

  @Test func objectsAndTypesAreKnown() {
    var memory = SafeMemory()
    let objects: [AnyObject] = [Target(), Layout(), NSObject(), Holding([1]), [Target()] as AnyObject]
    for object in objects {
      let isObject = memory.isObject(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))
      #expect(isObject)
    }
    let types: [Any.Type] = [
      Int.self, String.self, Target.self, Content.self, [Int].self, (Int, String).self, Any.self,
      (any Error).self, (() -> Void).self, Int?.self, Layout.Type.self, Holding<Content>.self,
    ]
    for type in types {
      let read = memory.type(at: unsafeBitCast(type, to: UInt.self))
      #expect(read == type)
    }
  }

  @Test func memoryThatIsNoObjectIsNone() {
    var memory = SafeMemory()
    let words = UnsafeMutablePointer<UInt>.allocate(capacity: 64)
    defer { words.deallocate() }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      for index in 0..<64 { words[index] = UInt.random(in: .min ... .max, using: &generator) >> UInt(index) }
      words[1] = UInt(bitPattern: words + 8)
      words[8] = 0
      for index in stride(from: 0, to: 32, by: 2) {
        let isObject = memory.isObject(UInt(bitPattern: words + index))
        #expect(!isObject)
      }
    }
  }

  @Test func anUnownedReferenceThatIsABoxIsOpened() {
    let target = Target()
    let box = UnsafeMutablePointer<Loose>.allocate(capacity: 1)
    box.initialize(to: Loose(target: target))
    defer {
      box.deinitialize(count: 1)
      box.deallocate()
    }
    var memory = SafeMemory()
    let address = UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque())
    for word in [address, UInt(bitPattern: box) | 1] {
      let read = withUnsafePointer(to: word) { WeakWord.address(ofUnownedAt: UnsafeRawPointer($0), &memory) }
      #expect(read == address)
    }
    let wrong = withUnsafePointer(to: UInt(4097)) {
      WeakWord.address(ofUnownedAt: UnsafeRawPointer($0), &memory)
    }
    #expect(wrong == nil)
  }

  @Test func poisonedReferencesCrashNothing() throws {
    let count = ProcessInfo.processInfo.environment["COORDVIZ_FUZZ"].flatMap { Int($0) } ?? 3000
    var generator = SeededGenerator(seed: UInt64(count))
    let poisons = Poisons()
    for round in 0..<max(1, count / 50) {
      let plans = TypePlans(abilities: .ofThisProgram)
      var reader = HeapReader(plans: plans, budget: SearchBudget(RetentionLimits(nodes: 1000, values: 1000)))
      for _ in 0..<50 {
        let words = UnsafeMutablePointer<UInt>.allocate(capacity: 8)
        defer { words.deallocate() }
        for index in 0..<8 { words[index] = poisons.word(&generator) }
        read(words, &reader)
      }
      #expect(round >= 0)
    }
  }

  /// Words as the values that a search meets: what is found is only looked at, as a search does.
  private func read(_ words: UnsafeMutablePointer<UInt>, _ reader: inout HeapReader) {
    let address = UnsafeRawPointer(words)
    let types: [Any.Type] = [
      Target?.self, (() -> Void)?.self, Any.self, (any Sequence).self, (Target?, (() -> Void)?).self,
    ]
    for type in types {
      reader.readValue(of: type, at: address)
      for reference in reader.found where reference.ownership == .strong { reader.read(reference.node) }
    }
  }
}

/// Words that look like addresses, and are those of other things or of nothing.
private struct Poisons {
  private let objects: [AnyObject]
  private let block: UnsafeMutablePointer<UInt>

  init() {
    objects = [Target(), Layout(), Holding([1]), Holding({}), [Target()] as AnyObject]
    block = .allocate(capacity: 64)
    for index in 0..<64 { block[index] = UInt(bitPattern: block + (index * 7) % 64) }
    for (index, kind) in [UInt(0x400), 0x500, 0, 0x200, 0x201, 0x303].enumerated() { block[index * 8] = kind }
  }

  func word(_ generator: inout SeededGenerator) -> UInt {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: UInt.random(in: .min ... .max, using: &generator)
    case 1: UInt.random(in: 0..<(1 << 47), using: &generator) & ~7
    case 2: UInt(bitPattern: block + Int.random(in: 0..<64, using: &generator))
    case 3: UInt(bitPattern: block) + UInt.random(in: 0..<512, using: &generator)
    case 4: object(&generator) + 8 * UInt.random(in: 1..<3, using: &generator)
    case 5: object(&generator)
    case 6: UInt.random(in: 0..<4096, using: &generator)
    default:
      UInt(bitPattern: unsafeBitCast(Layout.self as Any.Type, to: Int.self)) + 8
        * UInt.random(in: 0..<8, using: &generator)
    }
  }

  private func object(_ generator: inout SeededGenerator) -> UInt {
    let number = Int.random(in: 0..<objects.count, using: &generator)
    return UInt(bitPattern: Unmanaged.passUnretained(objects[number]).toOpaque())
  }
}
