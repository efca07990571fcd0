import Foundation

enum Output: Equatable {
  case standardOutput
  case file(String)

  /// The output that `-o` names: a path, `-` for stdout, and stdout when it is not given.
  init(argument: String?) {
    self = argument.flatMap { $0 == "-" ? nil : .file($0) } ?? .standardOutput
  }

  /// Writes a product, and reports the result on stderr.
  func write(_ product: Product, reportingTo diagnostics: Diagnostics) throws(CommandError) {
    switch self {
    case .standardOutput:
      try print(product.bytes)
    case .file(let path):
      let change = try Self.save(product, at: path)
      diagnostics.note("\(change.rawValue) \(path)")
    }
  }

  /// Makes a drawing and writes it, with its warnings as those of a place.
  func draw(_ place: String, reportingTo diagnostics: Diagnostics, _ make: () throws -> Product) throws {
    let product: Product
    do {
      product = try make()
    } catch {
      throw CommandError(place, error.localizedDescription)
    }
    product.warnings.forEach { diagnostics.warning("\(place): \($0)") }
    if let layout = product.layout { diagnostics.detail("layout: \(layout)") }
    try write(product, reportingTo: diagnostics)
  }

  private func print(_ bytes: [UInt8]) throws(CommandError) {
    do {
      try Descriptor.standardOutput.writeAll(bytes)
    } catch {
      throw error.code == EPIPE ? .readerLeft : CommandError(writing: "stdout", error)
    }
  }

  /// - Parameter isDurable: Whether the file has to outlive a loss of power.
  static func save(_ product: Product, at path: String, isDurable: Bool = true) throws(CommandError)
    -> AtomicFile.Change
  {
    let file = AtomicFile(path: try CheckedPath(argument: path), isDurable: isDurable)
    do {
      return try file.replace(with: product.bytes)
    } catch {
      let failure = error as? Failure ?? Failure()
      throw failure.code == EPIPE ? .readerLeft : CommandError(writing: path, failure)
    }
  }
}
