extension Dialect {
  /// [RxSwift](https://github.com/ReactiveX/RxSwift): streams of events.
  ///
  ///     tapped.map { Cart() }.subscribe(with: self) { owner, cart in owner.open(cart) }
  ///     tapped.withUnretained(self).bind { owner, _ in owner.showCart() }
  static let rxSwift = Dialect(
    name: "RxSwift",
    streams: StreamModel(
      sources: ["Observable", "Single", "Maybe", "Driver", "Signal"],
      implied: ["Observable", "Single"],
      transforming: ["map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap"],
      listening: ["subscribe", "bind", "drive", "emit", "do"],
      ending: ["onError", "onFailure", "onCompleted", "onDisposed", "onSubscribe"],
      watching: ["do"],
      passing: [
        "observe", "asObservable", "asDriver", "asSignal", "share", "debounce", "throttle", "delay", "take",
        "distinctUntilChanged",
      ],
      lending: ["withUnretained"],
      lent: ["subscribe", "bind", "drive", "emit", "do"],
      keeping: ["disposed"],
      endless: ["interval", "notification", "methodInvoked"],
      lasting: [
        "filter", "merge", "combineLatest", "zip", "withLatestFrom", "scan", "skip", "startWith", "catch",
        "retry",
        "observeOn", "subscribeOn",
      ]
    )
  )
}
