extension Dialect {
  /// [Combine](https://developer.apple.com/documentation/combine): streams of values.
  ///
  ///     tapped.map { Cart() }.receive(on: DispatchQueue.main).sink { self.open($0) }
  static let combine = Dialect(
    name: "Combine",
    streams: StreamModel(
      sources: ["Just"],
      transforming: ["map", "compactMap", "flatMap"],
      listening: ["sink", "handleEvents"],
      ending: ["receiveCompletion", "receiveCancel", "receiveSubscription", "receiveRequest"],
      watching: ["handleEvents"],
      passing: [
        "receive", "share", "debounce", "throttle", "delay", "removeDuplicates", "eraseToAnyPublisher",
      ],
      keeping: ["store"],
      endless: ["publisher", "publish", "autoconnect"],
      lasting: [
        "filter", "merge", "combineLatest", "zip", "scan", "dropFirst", "catch", "retry", "prepend",
        "switchToLatest", "tryMap", "replaceError", "replaceNil", "subscribe",
      ]
    )
  )

  /// The stream of an observable object, which says that a property is about to change. It never completes.
  static let changes: Name = "objectWillChange"
}
