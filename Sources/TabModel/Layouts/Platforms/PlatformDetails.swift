package enum DeviceForm: Sendable {
  case phone, tablet, desktop, television, headset
}

extension Platform {
  package var folds: Bool { model == .iPhoneDuo }

  package var form: DeviceForm {
    switch name {
    case .iOS: .phone
    case .iPadOS: .tablet
    case .macCatalyst, .macOS: .desktop
    case .tvOS: .television
    case .visionOS: .headset
    }
  }
}
