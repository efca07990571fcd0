import Testing

/// What operators of streams make is told to those who listen.
@Suite("Streams")
struct StreamsTests {
  private func edges(_ line: String) -> [String] {
    let shop = """
      final class Shop: Coordinator {
        var childCoordinators: [Coordinator] = []
        let taps = PublishSubject<Void>()
        func start() { \(line) }
        func makeCart() -> Cart { Cart() }
        func made() -> Observable<Cart> { .just(Cart()) }
        func open(_ child: Coordinator) { childCoordinators.append(child) }
      }
      """
    return Scanned(Scanned.base + Scanned.leaves("Cart") + shop).edges
  }

  @Test(
    "What is made on the way is attached where they listen",
    arguments: [
      "taps.map { Cart() }.sink { [weak self] in self?.open($0) }.store(in: &bag)",
      "taps.compactMap { [weak self] in self?.makeCart() }.sink { self.open($0) }",
      "taps.map { Cart() }.receive(on: main).eraseToAnyPublisher().sink(receiveValue: { self.open($0) })",
      "taps.map { _ -> Coordinator in Cart() }.bind(onNext: open).disposed(by: bag)",
      "taps.withUnretained(self).map { owner, _ in owner.makeCart() }.subscribe(onNext: { self.open($0) })",
      "taps.map { Cart() }.subscribe(with: self, onNext: { owner, cart in owner.open(cart) })",
      "taps.map { Cart() }.do(onNext: { self.childCoordinators.append($0) }).subscribe()",
      "taps.map { Cart() }.flatMapLatest { self.open($0) }.subscribe()",
      "numbers.map(Cart.init(number:)).forEach { open($0) }",
      "made().subscribe(onNext: { [weak self] in self?.open($0) })",
      "Observable.just(Cart()).subscribe(onNext: { [weak self] in self?.open($0) })",
      "Just(Cart()).sink(receiveValue: open)",
      "Single.just(makeCart()).do(onNext: { self.open($0) }).subscribe()",
    ]
  )
  func areTold(_ line: String) {
    #expect(edges(line) == ["Shop child Cart"])
  }

  @Test(
    "What nobody attaches is only made",
    arguments: [
      "taps.map { Cart() }.sink { $0.start() }", "taps.sink { _ in _ = self.makeCart() }",
      "taps.map { Cart() }.sink(receiveCompletion: { self.open($0) }, receiveValue: { _ in })",
    ]
  )
  func areMade(_ line: String) {
    #expect(edges(line) == ["Shop creates Cart"])
  }
}
