/// What a window is part of, for pictures.
package enum DeviceForm: Sendable {
  case phone, tablet, desktop, television, headset
}

extension Platform {
  /// Whether the device opens.
  package var folds: Bool { model == .iPhoneDuo }

  /// What the platform's windows are part of.
  package var form: DeviceForm {
    switch name {
    case .iOS: .phone
    case .iPadOS: .tablet
    case .macCatalyst: .desktop
    case .tvOS: .television
    case .visionOS: .headset
    }
  }
}
