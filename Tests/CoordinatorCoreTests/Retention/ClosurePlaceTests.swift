import CoordinatorGraph
import Foundation
import TestSupport
import Testing

@testable import CoordinatorCore

#if os(Linux)
  @testable import CoordinatorSymbols
#endif

private final class Payments {
  var run: () -> Void = {}
  var many: [String: (String) -> Void] = [:]
  var lists: [String: [(Int) -> Void]] = [:]

  func on(_ name: String, _ handler: @escaping (Int) -> Void) { lists[name, default: []].append(handler) }
}

private final class Payment {
  let order: Leaked
  init(_ order: Leaked) { self.order = order }

  func start(_ payments: Payments) -> Int {
    payments.many["pay"] = { text in _ = (text, self) }
    return #line - 1
  }

  func finish() {}
}

/// Where a closure that is on the way was written.
@Suite struct ClosurePlaceTests {
  #if os(Linux)
    @Test func aClosureIsNamedAfterItsFunctionAndItsLine() throws {
      let (payments, leaked) = (Payments(), Leaked())
      let line = Payment(leaked).start(payments)
      let explanation = why(payments, RetentionSearch.Target(leaked))
      let closure = try #require(explanation.steps.first { $0.owner.isClosure }?.owner)
      #expect(closure.name == "closure #1 in Payment.start(_:)")
      let place = try #require(closure.location)
      #expect(place.file.hasSuffix("/ClosurePlaceTests.swift") && place.line == line)
      #expect(explanation.text.contains("├─ closure #1 in Payment.start(_:) (\(place.file):\(line))\n"))
      #expect(explanation.line == "App → many[\"pay\"] → closure captures → order → Leaked")
      #expect(explanation.hint?.location == place)
      #expect(explanation.hint?.text.contains("the closure is at \(place.file):\(line)") == true)
    }

    @Test func aClosureThatCapturedOneObjectAndOneWithinAnother() throws {
      let (payments, leaked) = planted { leaked in
        let payments = Payments()
        let inner = { leaked.finish() }
        payments.run = {
          inner()
          inner()
        }
        return payments
      }
      let closure = try #require(why(payments, leaked).steps.last?.owner)
      #expect(closure.name?.contains("aClosureThatCapturedOneObjectAndOneWithinAnother()") == true)
    }

    @Test func aClosureThatAListOfClosuresWrapsIsNamed() throws {
      var line = 0
      let (payments, leaked) = planted { leaked in
        let payments = Payments()
        payments.on("pay") { _ in leaked.finish() }
        line = #line - 1
        return payments
      }
      let closure = try #require(why(payments, leaked).steps.last?.owner)
      #expect(closure.name?.contains("aClosureThatAListOfClosuresWrapsIsNamed()") == true)
      #expect(closure.location?.line == line)
    }

    @Test func aMethodIsNamedAfterWhereItWasTaken() throws {
      let (payments, leaked) = (Payments(), Leaked())
      let payment = Payment(leaked)
      payments.run = payment.finish
      let name = why(payments, RetentionSearch.Target(leaked)).steps.first { $0.owner.isClosure }?.owner.name
      #expect(name?.contains("aMethodIsNamedAfterWhereItWasTaken()") == true, "\(name ?? "none")")
    }

    @Test func aKnownClosureHasNoNameWithTheAnswersOfApple() {
      let (payments, leaked) = (Payments(), Leaked())
      _ = Payment(leaked).start(payments)
      let names = [false, true].map { isOfApple in
        Emulation.$isOfApple.withValue(isOfApple) {
          why(payments, RetentionSearch.Target(leaked)).steps.first { $0.owner.isClosure }?.owner.name
        }
      }
      #expect(names == ["closure #1 in Payment.start(_:)", nil])
    }

    @Test func aClassIsFoundByItsProperty() throws {
      let place = try #require(CodePlaces.location(ofClassWith: "order", in: Payment.self))
      #expect(place.file.hasSuffix("/ClosurePlaceTests.swift") && place.line == 20)
      #expect(CodePlaces.location(ofClassWith: "nothing", in: Payment.self) == nil)
    }
  #endif

  @Test func whatIsNoFunctionHasNoPlace() {
    for address in [UInt(0), 1, 4096, .max, .max - 7] { #expect(CodePlaces.place(of: address) == nil) }
    let word = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { word.deallocate() }
    #expect(CodePlaces.place(of: UInt(bitPattern: word)) == nil)
  }

  @Test(
    "What the runtime tells of a symbol, as a person writes it",
    arguments: [
      (
        "partial apply forwarder for closure #1 (Swift.String) -> () in Shop.App.checkOut() -> ()",
        "closure #1 in App.checkOut()"
      ),
      (
        "closure #2 @Sendable (Swift.Int) async throws -> () in closure #1 () -> () in Shop.App.pay(order: Shop.Order, _: [Swift.Int : (A) -> B]) async throws -> Swift.Int",
        "closure #2 in App.pay(order:_:)"
      ),
      (
        "implicit closure #2 () -> () in implicit closure #1 (Shop.App) -> () -> () in Shop.App.go() -> ()",
        "App.go()"
      ),
      (
        "closure #1 () -> () in static Shop.App.(make in _0A1B)<A where A: Shop.Kind>(A) -> ()",
        "closure #1 in App.make(_:)"
      ),
      ("closure #1 () -> () in (extension in Shop):Flow.Base.open() -> ()", "closure #1 in Base.open()"),
      ("closure #1 () -> () in Shop.App.title.getter : Swift.String", "closure #1 in App.title.getter"),
      ("closure #1 () -> () in Shop.App.init(at: Swift.Int) -> Shop.App", "closure #1 in App.init(at:)"),
      ("Shop.결제.시작(가: Swift.Int) -> ()", "결제.시작(가:)"),
    ]
  )
  func names(text: String, name: String) {
    #expect(FunctionName(demangled: text)?.text == name)
  }

  @Test(
    "What is no name",
    arguments: [
      "", " in ", "main", "(((", ")))", "reabstraction thunk helper from A to B", "closure #1 in", "a.",
      ".b", "closure #1 () -> () in ", "A.b(((", String(repeating: "A.", count: 3000),
    ]
  )
  func noNames(text: String) {
    #expect(FunctionName(demangled: text) == nil)
  }

  @Test("Symbols and names that anybody may have written", arguments: UInt64(0)..<200)
  func anyName(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "closure #1 ", " in ", "(", ")", "<", ">", "->", ".", ":", ",", " ", "A", "_", "é", "\u{202E}", "[",
      "]",
    ]
    let text = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
    if let name = FunctionName(demangled: text) { #expect(!name.function.isEmpty) }
    _ = Demangler.text(of: "$s" + text)
  }
}

#if os(Linux)
  /// Tables of lines that are none.
  @Suite struct LineTableTests {
    @Test("Bytes of any kind", arguments: UInt64(0)..<300)
    func anyBytes(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let body = (0..<Int.random(in: 0..<200, using: &random)).map { _ in
        UInt8.random(in: 0...(seed.isMultiple(of: 2) ? 12 : 255), using: &random)
      }
      let unit: [UInt8] = [4, 0, UInt8(body.count / 3), 0, 0, 0, 1, 1, 1, 0xFB, 14, 13] + body
      let address: [UInt8] = [0, 9, 2, 0, 0x10, 0, 0, 0, 0, 0, 0]
      let bytes = [UInt8(truncatingIfNeeded: unit.count + address.count), 0, 0, 0] + unit + address
      let table = LineTable(section: ProgramBytes(bytes: bytes))
      if let place = table.place(of: 0x1000..<0x2000) { #expect(place.line > 0) }
      for count in 0..<bytes.count {
        _ = LineTable(section: ProgramBytes(bytes: Array(bytes.prefix(count)))).place(of: 0x1000..<0x2000)
      }
    }

    @Test("Tables of symbols of any kind", arguments: UInt64(0)..<100)
    func anySymbols(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<480).map { _ in UInt8.random(in: 0...255, using: &random) }
      let texts = (0..<64).map { _ in UInt8.random(in: 0...3, using: &random) }
      let table = SymbolTable(symbols: ProgramBytes(bytes: bytes), texts: ProgramBytes(bytes: texts))
      _ = (table.symbol(at: .max), table.symbol(at: 0), table.symbol(named: ""), table.symbol(named: "a"))
    }

    @Test func aFunctionEndsWhereTheNextBegins() {
      func entry(_ text: UInt8, _ start: UInt8, _ size: UInt8) -> [UInt8] {
        [text, 0, 0, 0, 0, 0, 0, 0, start, 0, 0, 0, 0, 0, 0, 0, size, 0, 0, 0, 0, 0, 0, 0]
      }
      let symbols = ProgramBytes(bytes: entry(1, 0x10, 0x10) + entry(3, 0x20, 0x10))
      let table = SymbolTable(symbols: symbols, texts: ProgramBytes(bytes: [0] + Array("a\0b\0".utf8)))
      let names = [0x0F, 0x10, 0x1F, 0x20, 0x2F, 0x30].map { table.symbol(at: $0)?.name }
      #expect(names == [nil, "a", "a", "b", "b", nil])
      #expect(table.symbol(named: "b")?.addresses == 0x20..<0x30)
    }

    @Test func aFileThatIsNoneOrAnother() throws {
      try TemporaryFolder.with { folder in
        let other = folder / "other"
        try Array(repeating: UInt8(7), count: 4000).withUnsafeBytes { bytes in
          try Data(bytes).write(to: other)
          for path in [other.path, "/nowhere", folder.path, "/proc/self/exe", "/dev/null"] {
            let start = try #require(bytes.baseAddress)
            #expect(ProgramFile(path: path, loadedAt: start) == nil)
          }
        }
      }
    }
  }
#endif
