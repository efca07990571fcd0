import Foundation
import SwiftParser

// Parses every Swift file in the folders that are named, on one core and one after the other, and prints seconds.
let files = CommandLine.arguments.dropFirst().flatMap { folder -> [[UInt8]] in
  let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return names.filter { $0.hasSuffix(".swift") }.sorted()
    .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
}

var count = 0
let clock = ContinuousClock()
let time = clock.measure {
  for file in files {
    count += file.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
  }
}
print(Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18)
