import { type PresetStyle, presetStyles } from '../../renderer/document/enumerations.ts'
import { trades } from '../trade-list.ts'
import { type SampleBusiness, sampleBusinesses } from './sample-businesses.ts'

type Wardrobe = { fontPairs: readonly string[]; palettes: readonly string[] }

/** The font pairs and palettes in which a style is at its best. */
const wardrobes: Readonly<Record<PresetStyle, Wardrobe>> = {
  Common: {
    fontPairs: ['lively', 'clear', 'thoughtful', 'steady'],
    palettes: ['deep-green', 'terracotta', 'sky-cobalt', 'navy-brass', 'blush-plum', 'sand-olive'],
  },
  CommonAlt: {
    fontPairs: ['steady', 'thoughtful', 'airy'],
    palettes: ['navy-brass', 'deep-green', 'sand-olive', 'terracotta', 'ink-on-bone', 'sky-cobalt'],
  },
  Geometric: {
    fontPairs: ['strong', 'steady', 'clear'],
    palettes: ['sky-cobalt', 'ink-on-bone', 'after-dark', 'terracotta', 'navy-brass', 'deep-green'],
  },
  Elegant: {
    fontPairs: ['classic', 'homely'],
    palettes: ['ink-on-bone', 'sand-olive', 'navy-brass', 'blush-plum', 'after-dark', 'deep-green', 'terracotta'],
  },
  Fun: {
    fontPairs: ['homely', 'lively', 'airy'],
    palettes: ['blush-plum', 'terracotta', 'sky-cobalt', 'deep-green'],
  },
}

/**
 * A font pair and a palette that suit both a style and a trade, taken in turn: one trade's samples differ from style to style,
 * and one style's from trade to trade.
 */
export function sampleLook(style: PresetStyle, { industry }: SampleBusiness) {
  const palettes = trades.find(({ slug }) => slug === industry)?.palettes ?? []
  const { fontPairs, palettes: worn } = wardrobes[style]
  const fitting = palettes.filter((palette) => worn.includes(palette))
  const turn = presetStyles.indexOf(style) + sampleBusinesses.findIndex((business) => business.industry === industry)
  const inTurn = (entries: readonly string[]) => entries[turn % entries.length] ?? ''
  return { fontPair: inTurn(fontPairs), palette: inTurn(fitting.length > 0 ? fitting : worn) }
}
