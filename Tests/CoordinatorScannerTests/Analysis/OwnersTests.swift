import Testing

@testable import CoordinatorScanner

/// What streams hand to their closures in place of a weak capture is what they were given.
@Suite("Owners that streams hand on")
struct OwnersTests {
  @Test(arguments: [
    "taps.subscribe(with: self, onNext: { owner, _ in owner.show(Cart()) })",
    "taps.drive(with: self) { owner, _ in owner.show(Cart()) }.disposed(by: bag)",
    "taps.withUnretained(self).bind { owner, _ in owner.show(Cart()) }.disposed(by: bag)",
    "taps.withUnretained(self).observe(on: main).subscribe(onNext: { $0.0.show(Cart()) })",
  ])
  func areTaken(line: String) {
    let shop = """
      final class Shop: Coordinator {
        var childCoordinators: [Coordinator] = []
        let taps = PublishSubject<Void>()
        let bag = DisposeBag()
        func start() { \(line) }
        func show(_ child: Coordinator) { childCoordinators.append(child) }
      }
      """
    #expect(Scanned(Scanned.base + Scanned.leaves("Cart") + shop).edges.contains("Shop child Cart"))
  }
}
