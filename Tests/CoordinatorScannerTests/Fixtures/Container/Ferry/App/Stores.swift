// swift-format-ignore-file
import Foundation

public protocol TimetableStore {}
public protocol FareStore {}
public protocol WalletStore {}
public protocol WeatherStore {}
public protocol SeatStore {}
public struct TideStore {}

struct RemoteTimetable: TimetableStore {
  let session: URLSession
}

struct RemoteFares: FareStore {
  let session: URLSession
}

struct KeychainWallet: WalletStore {}
struct RemoteWeather: WeatherStore {}
