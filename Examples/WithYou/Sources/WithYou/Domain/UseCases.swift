/// Who is using the app.
@MainActor
struct SessionUseCase {
  let diary: TravelDiary

  var traveller: String? { diary.traveller }

  /// False for a name of nothing but spaces.
  func logIn(as name: String) -> Bool {
    guard name.contains(where: { !$0.isWhitespace }) else { return false }
    diary.logIn(as: name)
    return true
  }

  func logOut() {
    diary.logOut()
  }
}

/// The travels, by how far they are.
@MainActor
struct TravelUseCase {
  let diary: TravelDiary

  var ahead: [Travel] { diary.travels.filter { $0.stage != .over } }

  var over: [Travel] { diary.travels.filter { $0.stage == .over } }
}

/// What travellers write down.
@MainActor
struct MemoryUseCase {
  let diary: TravelDiary

  func posts(of travel: Travel) -> [Post] {
    diary.posts.filter { $0.travel == travel.title }
  }

  func write(_ text: String, on travel: Travel) {
    diary.add(Post(travel: travel.title, text: text))
  }

  func rewind(_ travel: Travel, bestMoment: String) {
    diary.add(Rewind(travel: travel.title, bestMoment: bestMoment))
  }
}
