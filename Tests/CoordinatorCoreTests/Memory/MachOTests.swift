import Foundation
import TestSupport
import Testing

@testable import CoordinatorCore

/// Programs for Apple's systems, made here and laid out in memory as their loader does it.
@Suite struct MachOTests {
  /// Swift's toolchain has a linker of this name, too, but it knows no system of Apple's.
  private static let linker = ["/usr/bin", "/usr/local/bin"].lazy.compactMap { folder in
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().first { $0.hasPrefix("ld64.lld") }.map { "\(folder)/\($0)" }
  }.first

  @Test(.enabled(if: linker != nil)) func variablesAreFoundByTheirSymbols() throws {
    let bytes = try make()
    let image = try #require(Laid(bytes))
    defer { image.memory.deallocate() }
    var read = try #require(MachOImage(at: image.memory))
    let found = read.variables(endingIn: "vpZ")
    #expect(found.map(\.symbol) == ["$s3App5CacheC6sharedACvpZ"])
    let value = try #require(found.first?.address).loadUnaligned(as: UInt64.self)
    #expect(value == 0x1234_5678_9ABC_DEF0)
  }

  @Test(.enabled(if: linker != nil)) func aBrokenFileCrashesNothing() throws {
    let bytes = try make()
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      guard let image = Laid(bytes) else { continue }
      defer { image.memory.deallocate() }
      for _ in 0..<8 {
        let place = Int.random(in: 4..<min(2000, image.size), using: &generator)
        image.memory.storeBytes(
          of: UInt8.random(in: 0...255, using: &generator),
          toByteOffset: place,
          as: UInt8.self
        )
      }
      var read = MachOImage(at: image.memory)
      _ = read?.variables(endingIn: "vpZ")
    }
  }

  private func make() throws -> [UInt8] {
    try TemporaryFolder.with { try make(in: $0) }
  }

  private func make(in folder: URL) throws -> [UInt8] {
    let (source, object, file) = (folder / "a.c", folder / "a.o", folder / "a.dylib")
    try """
    unsigned long long shared __asm__("_$s3App5CacheC6sharedACvpZ") = 0x123456789ABCDEF0ull;
    static int other = 3;
    int *get(void) { return &other; }
    """.write(to: source, atomically: true, encoding: .utf8)
    let target = "arm64-apple-macos13"
    try run("clang", ["-target", target, "-c", source.path, "-o", object.path])
    try run(
      try #require(Self.linker),
      [
        "-arch", "arm64", "-platform_version", "macos", "13.0", "13.0", "-dylib", object.path, "-o",
        file.path,
      ]
    )
    return Array(try Data(contentsOf: file))
  }

  private func run(_ tool: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(tool)")
  }
}

/// A file with its segments where they are in memory.
private struct Laid {
  let memory: UnsafeMutableRawPointer
  let size: Int

  init?(_ bytes: [UInt8]) {
    func number<Number: FixedWidthInteger>(_ place: Int, _: Number.Type) -> Int {
      bytes.withUnsafeBytes {
        Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: place, as: Number.self))
      }
    }
    var segments: [(address: Int, offset: Int, size: Int, end: Int)] = []
    var place = 32
    for _ in 0..<number(16, UInt32.self) {
      if number(place, UInt32.self) == 0x19 {
        let (address, room) = (number(place + 24, UInt64.self), number(place + 32, UInt64.self))
        segments.append(
          (address, number(place + 40, UInt64.self), number(place + 48, UInt64.self), address + room)
        )
      }
      place += number(place + 4, UInt32.self)
    }
    guard let first = segments.map(\.address).min(), let end = segments.map(\.end).max() else { return nil }
    size = end - first
    memory = .allocate(byteCount: size, alignment: 16384)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    for segment in segments {
      bytes.withUnsafeBytes {
        let part = $0[segment.offset..<segment.offset + segment.size]
        (memory + segment.address - first).copyMemory(from: Array(part), byteCount: segment.size)
      }
    }
  }
}
