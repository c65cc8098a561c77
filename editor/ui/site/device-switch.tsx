import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { atom, useAtom } from 'jotai'
import { useSmallScreen } from '../use-small-screen.ts'
import classes from './device-switch.module.css'

/**
 * Size of a website preview in the available `room`, in CSS pixels. `width`: the simulated viewport, scaled down if it doesn't fit.
 * `maxWidth`: the frame's limit. If a desktop page would be too small to read, uses a tablet's width unless `isWhole`. Phones have their
 * own size.
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

/** The room's width, if it is enough for a desktop or no larger than a tablet's. */
function desktopWidth(room: number): number | undefined {
  const { Tablet, Desktop } = deviceWidths
  const isReadable = room >= Desktop * 0.75
  if (isReadable) return room < Desktop ? Desktop : undefined
  return room < Tablet ? Tablet : undefined
}

export const deviceWidths = { Phone: 390, Tablet: 820, Desktop: 1280 } as const
export type Device = keyof typeof deviceWidths

export const chosenDeviceAtom = atom<Device | null>(null)

/** The chosen device and its setter. Default: phone on phones, otherwise desktop. */
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
