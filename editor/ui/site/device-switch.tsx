import { SegmentedControl, VisuallyHidden } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { useAtom } from 'jotai'
import classes from './device-switch.module.css'
import { type Device, deviceAtom, deviceWidths } from './use-site-width.ts'

const icons = { Phone: IconDeviceMobile, Tablet: IconDeviceTablet, Desktop: IconDeviceDesktop } satisfies Record<
  Device,
  unknown
>

/** How wide the window is that the site is shown in. */
export function DeviceSwitch() {
  const [device, setDevice] = useAtom(deviceAtom)
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
  const Icon = icons[device]
  return (
    <span className={classes.device} title={device}>
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{device}</VisuallyHidden>
    </span>
  )
}
