/// The operators of streams, those of [Combine](https://developer.apple.com/documentation/combine) and those of
/// [RxSwift](https://github.com/ReactiveX/RxSwift).
///
///     tapped.receive(on: DispatchQueue.main).sink { self.open(Cart()) }
///     tapped.subscribe(with: self) { owner, _ in owner.showCart() }
///     tapped.withUnretained(self).bind { owner, _ in owner.showCart() }
enum Streams {
  /// Operators whose closures hear the elements. They are given the object behind the label `with`.
  static let listening: Set<Name> = ["sink", "handleEvents", "subscribe", "bind", "drive", "emit", "do"]
  /// Those of them that emit the same elements.
  static let watching: Set<Name> = ["handleEvents", "do"]
  /// The operator that gives an object to the closures behind it: `withUnretained(self)`.
  static let lending: Name = "withUnretained"
  /// Methods that keep a subscription in the property that they are given.
  static let keeping: Set<Name> = ["store", "disposed"]
  /// Methods of libraries that make streams without an end.
  static let endless: Set<Name> = [
    "publisher", "publish", "autoconnect", "interval", "notification", "methodInvoked",
  ]
  /// More operators whose stream ends with the one before it, and only then. `take` may end it sooner.
  static let lasting: Set<Name> = [
    "map", "compactMap", "flatMap", "receive", "share", "debounce", "throttle", "delay",
    "removeDuplicates", "eraseToAnyPublisher", "filter", "scan", "dropFirst", "prepend",
    "switchToLatest", "tryMap", "replaceError", "replaceNil", "flatMapLatest", "flatMapFirst",
    "concatMap", "observe", "asObservable", "asDriver", "asSignal", "distinctUntilChanged",
    "withLatestFrom", "skip", "startWith", "observeOn", "subscribeOn",
  ]
  /// Types of streams that complete only if code completes them.
  static let subjects: Set = [
    "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject", "ReplaySubject",
    "PublishRelay", "BehaviorRelay", "ReplayRelay",
  ]
  /// Types of streams that keep the closures of their operators.
  static let types: Set = [
    "AnyPublisher", "Observable", "Driver", "Signal", "Infallible", "Single", "Maybe", "Completable",
  ]
  /// The stream of an observable object, which says that a property is about to change. It never completes.
  static let changes: Name = "objectWillChange"
}
