import ArgumentParser

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

  @Flag(help: "Do not open the page in the browser.")
  var noOpen = false

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
