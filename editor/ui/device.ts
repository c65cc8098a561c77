import { atom } from 'jotai'

export const deviceWidths = { Phone: 390, Tablet: 820, Desktop: 1280 } as const
export type Device = keyof typeof deviceWidths
export const deviceAtom = atom<Device>('Desktop')
