import { atom, useAtomValue } from 'jotai'
import { useSmallScreen } from '../use-small-screen.ts'

/**
 * How a site is shown in so much room, in CSS pixels: as wide as the device that was chosen, drawn smaller where that does not
 * fit (`width`), in a window no wider than the device (`maxWidth`). On a phone as it is there, whatever was chosen.
 */
export function useSiteWidth(room: number) {
  const device = useAtomValue(deviceAtom)
  const small = useSmallScreen()
  const width = deviceWidths[device]
  const asItIs = small || (device === 'Desktop' && room >= width)
  return {
    device,
    width: asItIs ? undefined : width,
    maxWidth: asItIs || device === 'Desktop' ? undefined : width,
  }
}

export const deviceWidths = { Phone: 390, Tablet: 820, Desktop: 1280 } as const
export type Device = keyof typeof deviceWidths
export const deviceAtom = atom<Device>('Desktop')
