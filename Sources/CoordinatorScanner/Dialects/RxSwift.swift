extension Dialect {
  /// [RxSwift](https://github.com/ReactiveX/RxSwift): streams of events.
  ///
  ///     tapped.subscribe(with: self) { owner, _ in owner.showCart() }
  ///     tapped.withUnretained(self).bind { owner, _ in owner.showCart() }
  static let rxSwift = Dialect(
    name: "RxSwift",
    streams: StreamModel(
      listening: ["subscribe", "bind", "drive", "emit", "do"],
      watching: ["do"],
      lending: ["withUnretained"],
      keeping: ["disposed"],
      endless: ["interval", "notification", "methodInvoked"],
      lasting: [
        "map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap", "observe",
        "asObservable",
        "asDriver", "asSignal", "share", "debounce", "throttle", "delay", "take", "distinctUntilChanged",
        "filter", "merge", "combineLatest", "zip", "withLatestFrom", "scan", "skip", "startWith", "catch",
        "retry",
        "observeOn", "subscribeOn",
      ]
    )
  )
}
