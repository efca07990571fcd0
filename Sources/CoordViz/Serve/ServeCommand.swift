import ArgumentParser
import CoordinatorGraph
import Foundation

struct ServeCommand: ParsableCommand, ReportsMessages {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the coordinators of a running app live in the browser.",
    discussion: """
      Show the app's sources, and wait for apps that call tracker.stream() and have the environment variable COORDVIZ_URL:
        coordviz serve --port 8377
      Follow a recording while the app writes it, or open a finished one:
        coordviz serve run.jsonl
      Show the coordinators in source, and redraw them when a file is saved:
        coordviz serve Sources
      Show how they grew in the last 20 revisions of git, too:
        coordviz serve Sources --history 20
      The command prints the address of the page. Stop it with Ctrl-C.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "A recording, or folders of Swift source or other graphs (default: the app's sources, and apps send their runs).",
      valueName: "input"
    ),
    completion: .file()
  )
  var inputs: [String] = []

  @OptionGroup(title: "Server") var serving: ServeArguments
  @OptionGroup(title: "Scanning") var scanning: ScanArguments
  @OptionGroup(title: "Configuration") var configuration: ConfigurationArguments
  @OptionGroup(title: "Messages") var messages: MessageArguments

  func validate() throws {
    if serving.history != nil, inputs.contains(where: { $0.ending == "jsonl" }) {
      throw ValidationError("--history is for sources. Remove it, or name a folder.")
    }
  }

  func run() throws {
    let diagnostics = messages.diagnostics
    if let address = serving.lan {
      diagnostics.warning(
        "\(address): the connection is not encrypted, and others on this network can read it; a cable is safer"
      )
    }
    let store = RunStore(limit: serving.memory << 20)
    let watched = try watched(store, diagnostics)
    let server = LiveServer(serving.setup(takesPushes: inputs.isEmpty), store: store)
    try Blocking.run {
      try await withThrowingTaskGroup(of: Void.self) { group in
        if let watched { group.addTask { try await watched() } }
        group.addTask { try await server.run { try announce($0, diagnostics) } }
        while try await group.next() != nil {}
      }
    }
  }

  /// The task that runs next to the server; nil if there is nothing to follow.
  private func watched(_ store: RunStore, _ diagnostics: Diagnostics) throws -> (
    @Sendable () async throws -> Void
  )? {
    guard let first = inputs.first else { return try followedSources(store, diagnostics) }
    if inputs.count == 1, first.ending == "jsonl" {
      if FileStatus(path: first) == nil { diagnostics.note("waiting for \(first)") }
      return { try await RecordingFollower(path: first, store: store).follow() }
    }
    let follower = try follower(of: inputs.map(Input.init), store, diagnostics)
    return { try await follower.follow() }
  }

  /// Follows the app's sources. Without coordinators in them, apps can send their runs all the same.
  private func followedSources(_ store: RunStore, _ diagnostics: Diagnostics) throws -> (
    @Sendable () async throws -> Void
  )? {
    let sources = try AppSources(of: configuration.project()).found
    guard !sources.isEmpty else { return nil }
    let follower = try follower(of: sources, store, diagnostics)
    return {
      do {
        try await follower.follow()
      } catch let error as CommandError {
        diagnostics.warning(error.localizedDescription)
      }
    }
  }

  private func follower(of inputs: [Input], _ store: RunStore, _ diagnostics: Diagnostics) throws
    -> SourceFollower
  {
    SourceFollower(
      source: try InputRequest(inputs, scanning: scanning, configuration),
      revisions: serving.history ?? 0,
      store: store,
      diagnostics: diagnostics
    )
  }

  private func announce(_ address: String, _ diagnostics: Diagnostics) throws {
    try Output.standardOutput.write(Product(text: "\(address)\n", as: .text), reportingTo: diagnostics)
    diagnostics.note("open \(address) in a browser; Ctrl-C stops the command")
    if inputs.isEmpty { diagnostics.note("waiting for apps; run one with COORDVIZ_URL=\(address)") }
    if !serving.noOpen, Descriptor.standardOutput.isTerminal { BrowserWindow.open(address) }
  }
}

/// The options of the server's address and memory.
struct ServeArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The port of the server (default: a free one).", valueName: "number"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "The secret part of the address, at least 32 hexadecimal digits (default: a new one).",
      valueName: "digits"
    )
  )
  var token: String?

  @Option(
    help: ArgumentHelp(
      "Listen on this IP address of the computer instead of 127.0.0.1, for a device on the same network.",
      valueName: "address"
    )
  )
  var lan: String?

  @Option(help: ArgumentHelp("The megabytes of recorded lines to keep in memory.", valueName: "number"))
  var memory = 64

  @Option(
    help: ArgumentHelp(
      "Show the sources as they were in this many git revisions, too.",
      valueName: "number"
    )
  )
  var history: Int?

  @Flag(help: "Do not open the page in the browser.") var noOpen = false

  func validate() throws {
    if let token, AccessToken(token) == nil {
      throw ValidationError("--token needs at least 32 hexadecimal digits (0-9, a-f).")
    }
    if let lan, !Self.isAddress(lan) {
      throw ValidationError("--lan needs an IPv4 address of this computer, such as 192.168.1.20.")
    }
    if !(1...4096).contains(memory) { throw ValidationError("--memory must be a number from 1 to 4096.") }
    if let history, !(1...1000).contains(history) {
      throw ValidationError("--history must be a number from 1 to 1000.")
    }
  }

  func setup(takesPushes: Bool) -> LiveServer.Setup {
    LiveServer.Setup(
      host: lan ?? "127.0.0.1",
      port: port,
      token: token.flatMap { AccessToken($0) } ?? AccessToken(),
      takesPushes: takesPushes
    )
  }

  /// Four numbers, and not all interfaces at once.
  private static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil } && text != "0.0.0.0"
  }
}
