/// Something that happened on a travel.
struct Post: Equatable {
  let travel: String
  let text: String
}

/// A look back at a travel as a whole.
struct Rewind: Equatable {
  let travel: String
  let bestMoment: String
}
