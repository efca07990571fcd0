import ArgumentParser
import CoordinatorGraphviz
import Foundation

/// `coordviz __layout`: the worker's side. DOT on stdin becomes a picture on stdout.
struct LayoutCommand: ParsableCommand {
  static let name = "__layout"
  static let configuration = CommandConfiguration(commandName: name, shouldDisplay: false)

  @Argument var engine: String
  @Argument var format: String
  /// Seconds of CPU time after which the system ends the process, in case the parent does not.
  @Argument var seconds: Int

  func run() throws {
    limit(RLIMIT_CPU, to: seconds)
    limit(RLIMIT_AS, to: LayoutWorker.memory)
    let dot = try Descriptor.standardInput.readAll()
    do {
      let picture = try GraphvizRenderer().render(
        dot: String(decoding: dot, as: UTF8.self),
        engine: engine,
        format: format
      )
      try Descriptor.standardOutput.writeAll(picture)
    } catch {
      Descriptor.standardError.tell(Product(text: "\(error.localizedDescription)\n", as: .text))
      throw ExitCode(ExitCodes.failed)
    }
  }

  #if canImport(Darwin)
    private typealias Resource = Int32
  #else
    private typealias Resource = __rlimit_resource
  #endif

  private func limit(_ resource: Resource, to amount: Int) {
    var limit = rlimit(rlim_cur: rlim_t(amount), rlim_max: rlim_t(amount))
    #if canImport(Darwin)
      setrlimit(resource, &limit)
    #else
      setrlimit(Int32(resource.rawValue), &limit)
    #endif
  }
}
