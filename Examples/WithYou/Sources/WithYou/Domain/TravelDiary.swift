/// What the app remembers: who is travelling, where to, and what came of it.
@MainActor
final class TravelDiary {
  private(set) var traveller: String?
  private(set) var travels: [Travel]
  private(set) var posts: [Post] = []
  private(set) var rewinds: [Rewind] = []

  init(travels: [Travel]) {
    self.travels = travels
  }

  func logIn(as traveller: String) {
    self.traveller = traveller
  }

  func logOut() {
    traveller = nil
  }

  func add(_ post: Post) {
    posts.append(post)
  }

  func add(_ rewind: Rewind) {
    rewinds.append(rewind)
  }
}

extension TravelDiary {
  /// A diary with a travel of each stage.
  static func sample() -> TravelDiary {
    TravelDiary(travels: [
      Travel(title: "Busan by train", stage: .planned, days: 3),
      Travel(title: "Round Jeju", stage: .underWay, days: 5),
      Travel(title: "Winter in Sokcho", stage: .over, days: 2),
    ])
  }
}
