import type { Theme } from '../renderer/document/theme.ts'

export type FontPair = {
  id: string
  /** What a shop owner would call it. */
  name: string
  /** One line on how it feels. */
  mood: string
  titleFont: Theme['titleFont']
  bodyFont: Theme['bodyFont']
}

/** The font pairs that the wizard offers. The first is what an unknown id falls back to. */
export const fontPairs: readonly FontPair[] = [
  {
    id: 'clear',
    name: 'Clear',
    mood: 'Plain and direct. Nothing gets in the way of the words.',
    titleFont: { family: 'Inter', weight: 'Bold' },
    bodyFont: { family: 'Inter', weight: 'Regular' },
  },
  {
    id: 'steady',
    name: 'Steady',
    mood: 'Level-headed and modern, like a firm that turns up on time.',
    titleFont: { family: 'Manrope', weight: 'ExtraBold' },
    bodyFont: { family: 'Source Sans 3', weight: 'Regular' },
  },
  {
    id: 'airy',
    name: 'Airy',
    mood: 'Round, light and open, with room to breathe.',
    titleFont: { family: 'Outfit', weight: 'Medium' },
    bodyFont: { family: 'DM Sans', weight: 'Regular' },
  },
  {
    id: 'classic',
    name: 'Classic',
    mood: 'High contrast and formal, like lettering on a good shopfront.',
    titleFont: { family: 'Playfair Display', weight: 'Medium' },
    bodyFont: { family: 'Source Sans 3', weight: 'Regular' },
  },
  {
    id: 'lively',
    name: 'Lively',
    mood: 'Sturdy headlines with character over soft, friendly text.',
    titleFont: { family: 'Bricolage Grotesque', weight: 'Bold' },
    bodyFont: { family: 'Nunito', weight: 'Regular' },
  },
  {
    id: 'homely',
    name: 'Homely',
    mood: 'Warm and a little old-fashioned, like a label on a jar.',
    titleFont: { family: 'Fraunces', weight: 'SemiBold' },
    bodyFont: { family: 'Work Sans', weight: 'Regular' },
  },
  {
    id: 'strong',
    name: 'Strong',
    mood: 'Wide, confident capitals. Reads well on the side of a van.',
    titleFont: { family: 'Montserrat', weight: 'Bold' },
    bodyFont: { family: 'DM Sans', weight: 'Regular' },
  },
  {
    id: 'thoughtful',
    name: 'Thoughtful',
    mood: 'Clean headings over text set like a well-made book.',
    titleFont: { family: 'Plus Jakarta Sans', weight: 'Bold' },
    bodyFont: { family: 'Literata', weight: 'Regular' },
  },
]
