// swift-format-ignore-file
import CoordinatorKit
import UIKit

/// Hears what the harbor has to say.
public protocol HarborListener: AnyObject {
  func harborDidClose()
}

/// The harbor: boats that leave, and what one does with them.
// coordinator
final class HarborCoordinator: ViewableCoordinator<HarborViewController> {
  weak var listener: HarborListener?
  private let viewModel: HarborViewModel
  private let ticketContainable: any TicketContainable
  private let deckContainable: DeckContainable
  private var ticketCoordinator: Coordinating?
  private var deckCoordinator: Coordinating?

  init(viewModel: HarborViewModel, ticketContainable: any TicketContainable, deckContainable: DeckContainable) {
    self.viewModel = viewModel
    self.ticketContainable = ticketContainable
    self.deckContainable = deckContainable
    // screen: HarborCoordinator -> HarborViewController | push
    super.init(HarborViewController(viewModel: viewModel))
    viewModel.coordinator = self
  }
}

protocol HarborCoordinatable: AnyObject {
  func attachTicket()
  func attachDeck()
}

extension HarborCoordinator: HarborCoordinatable {
  func attachTicket() {
    guard ticketCoordinator == nil else { return }
    // edge: HarborCoordinator -> TicketCoordinator | container-protocol | owns
    let ticket = ticketContainable.coordinator(listener: self)
    addChild(ticket)
    ticketCoordinator = ticket
    ticket.start(at: navigation)
  }

  func attachDeck() {
    // defect: wrong-guard DeckCoordinator | asks for the ticket's slot where the deck's is meant
    if ticketCoordinator != nil { return }
    // edge: HarborCoordinator -> DeckCoordinator | container-protocol | owns
    let deck = deckContainable.coordinator(listener: self)
    deckCoordinator = deck
    addChild(deck)  // defect: gesture-keeps-child DeckCoordinator | a swipe back calls no button
    deck.start(at: navigation)
  }
}

extension HarborCoordinator: TicketListener {
  func ticketDidClose() {
    guard let ticketCoordinator else { return }
    removeChild(ticketCoordinator)
    self.ticketCoordinator = nil
  }
}

extension HarborCoordinator: DeckListener {
  func deckDidClose() {
    guard let deckCoordinator else { return }
    removeChild(deckCoordinator)
    // defect: wrong-slot-cleared DeckCoordinator | the ticket's slot is cleared where the deck has ended
    ticketCoordinator = nil
  }
}
