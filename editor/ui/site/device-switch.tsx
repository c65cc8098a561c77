import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { atom, useAtom } from 'jotai'
import { useSmallScreen } from '../use-small-screen.ts'
import classes from './device-switch.module.css'

/**
 * How a site is shown in so much room, in CSS pixels: as wide as the device that was chosen, drawn smaller where that does not
 * fit (`width`), in a window no wider than the device (`maxWidth`). A desktop's page that would become too small to read is drawn as
 * on a tablet, but where it `isWhole`. A phone draws its own as it is.
 */
export function useSiteWidth(room: number, isWhole = false) {
  const [device] = useDevice()
  const small = useSmallScreen()
  if (small) return { device, width: device === 'Phone' ? undefined : deviceWidths[device], maxWidth: undefined }
  if (device === 'Desktop' && isWhole && room < deviceWidths.Desktop)
    return { device, width: deviceWidths.Desktop, maxWidth: undefined }
  if (device === 'Desktop') return { device, width: desktopWidth(room), maxWidth: undefined }
  return { device, width: deviceWidths[device], maxWidth: deviceWidths[device] }
}

/** As wide as the room where that is enough for a desktop, or for no more than a tablet. */
function desktopWidth(room: number): number | undefined {
  const { Tablet, Desktop } = deviceWidths
  const isReadable = room >= Desktop * 0.75
  if (isReadable) return room < Desktop ? Desktop : undefined
  return room < Tablet ? Tablet : undefined
}

export const deviceWidths = { Phone: 390, Tablet: 820, Desktop: 1280 } as const
export type Device = keyof typeof deviceWidths

export const chosenDeviceAtom = atom<Device | null>(null)

/** The device that was chosen, at first a phone on a phone and a desktop elsewhere, and what chooses another. */
export function useDevice(): [Device, (device: Device) => void] {
  const [chosen, choose] = useAtom(chosenDeviceAtom)
  const small = useSmallScreen()
  return [chosen ?? (small ? 'Phone' : 'Desktop'), choose]
}

export const deviceIcons = {
  Phone: IconDeviceMobile,
  Tablet: IconDeviceTablet,
  Desktop: IconDeviceDesktop,
} satisfies Record<Device, unknown>

/** How wide the window is that the site is shown in. */
export function DeviceSwitch() {
  const [device, setDevice] = useDevice()
  const data = (Object.keys(deviceWidths) as Device[]).map((value) => ({
    value,
    label: <DeviceLabel device={value} />,
  }))
  return (
    <SegmentedControl
      withItemsBorders={false}
      aria-label="Shown on"
      size="xs"
      data={data}
      value={device}
      onChange={(value) => setDevice(value as Device)}
    />
  )
}

function DeviceLabel({ device }: { device: Device }) {
  const Icon = deviceIcons[device]
  return (
    <span className={classes.device} title={device}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{device}</VisuallyHidden>
    </span>
  )
}
