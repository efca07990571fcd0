final class LoginUseCase {
  func isValid(name: String) -> Bool { !name.isEmpty }
}

final class HomeUseCase {
  func travels() -> [String] { ["Busan", "Jeju"] }
}

final class DetailUseCase {
  func photos(of travel: String) -> Int { travel.count }
}
