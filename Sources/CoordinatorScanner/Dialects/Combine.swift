extension Dialect {
  /// [Combine](https://developer.apple.com/documentation/combine): streams of values.
  ///
  ///     tapped.receive(on: DispatchQueue.main).sink { self.open(Cart()) }
  static let combine = Dialect(
    name: "Combine",
    streams: StreamModel(
      listening: ["sink", "handleEvents"],
      watching: ["handleEvents"],
      keeping: ["store"],
      endless: ["publisher", "publish", "autoconnect"],
      lasting: [
        "map", "compactMap", "flatMap", "receive", "share", "debounce", "throttle", "delay",
        "removeDuplicates",
        "eraseToAnyPublisher",
        "filter", "merge", "combineLatest", "zip", "scan", "dropFirst", "catch", "retry", "prepend",
        "switchToLatest", "tryMap", "replaceError", "replaceNil", "subscribe",
      ]
    )
  )

  /// The stream of an observable object, which says that a property is about to change. It never completes.
  static let changes: Name = "objectWillChange"
}
