import { atom } from 'jotai'
import type { Section } from '../../renderer/document/section-types.ts'
import { documentAtom } from './draft.ts'

export const designerModes = ['Sections', 'Settings', 'Theme'] as const
export type DesignerMode = (typeof designerModes)[number]

export const designerModeAtom = atom<DesignerMode>('Sections')

/** The id of the section whose form is open. It may have been undone away: read selectedSectionAtom. */
export const selectedIdAtom = atom<string | null>(null)

export const selectedSectionAtom = atom<Section | null>((get) => {
  const id = get(selectedIdAtom)
  return get(documentAtom)?.sections.find((section) => section.id === id) ?? null
})

/** Opens a section's form, in whatever mode the designer is. */
export const selectSectionAtom = atom(null, (_get, set, id: string | null) => {
  set(selectedIdAtom, id)
  if (id !== null) set(designerModeAtom, 'Sections')
})

export const deviceWidths = { Phone: 390, Tablet: 820, Desktop: 1280 } as const
export type Device = keyof typeof deviceWidths
export const deviceAtom = atom<Device>('Desktop')
