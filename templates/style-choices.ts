import { type PresetStyle, presetStyles } from '../renderer/document/enumerations.ts'

export type StyleChoice = { id: PresetStyle; name: string; phrase: string }

const words: Readonly<Record<PresetStyle, Omit<StyleChoice, 'id'>>> = {
  Common: { name: 'Common', phrase: 'Clear and trusted' },
  CommonAlt: { name: 'Common Alt', phrase: 'Side by side, fine lines' },
  Geometric: { name: 'Geometric', phrase: 'Solid, square blocks' },
  Elegant: { name: 'Elegant', phrase: 'Calm, wide margins' },
  Fun: { name: 'Fun', phrase: 'Round and cheerful' },
}

/** The preset styles as a person chooses among them. */
export const styleChoices: readonly StyleChoice[] = presetStyles.map((id) => ({ id, ...words[id] }))
