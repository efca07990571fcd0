enum LoginDestination {
  case signup
  case findID
}
