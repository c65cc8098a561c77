import type { CornerStyle, FontSize, PresetStyle } from '../../renderer/document/enumerations.ts'

/** What goes with a style. Every combination of it is one that a designer could have meant. */
export type Mood = {
  /** Ids of font pairs. */
  fonts: readonly [string, string, ...string[]]
  /** Of buttons and of pictures. */
  corners: readonly [Corners, ...Corners[]]
  headingSizes: readonly [FontSize, ...FontSize[]]
  /** How often the page is dark, 0 to 1. */
  dark: number
  /** Whether greys and near-blacks do for a brand: they would put out a cheerful style. */
  sober: boolean
}
type Corners = readonly [buttons: CornerStyle, pictures: CornerStyle]

export const moods: Readonly<Record<PresetStyle, Mood>> = {
  Common: {
    fonts: ['clear', 'steady', 'airy', 'strong', 'thoughtful', 'homely'],
    corners: [
      ['Softened', 'Softened'],
      ['Rounded', 'Rounded'],
      ['Oval', 'Rounded'],
      ['Rounded', 'Softened'],
    ],
    headingSizes: ['Default', 'Default', 'Large'],
    dark: 0.15,
    sober: true,
  },
  // Its pictures run to the edge of the window: corners would cut into them.
  CommonAlt: {
    fonts: ['steady', 'airy', 'thoughtful', 'clear', 'classic'],
    corners: [
      ['Softened', 'Square'],
      ['Square', 'Square'],
      ['Oval', 'Square'],
    ],
    headingSizes: ['Default', 'Large'],
    dark: 0.2,
    sober: true,
  },
  Geometric: {
    fonts: ['strong', 'steady', 'clear', 'lively'],
    corners: [['Square', 'Square']],
    headingSizes: ['Large', 'ExtraLarge'],
    dark: 0.3,
    sober: true,
  },
  Elegant: {
    fonts: ['classic', 'homely', 'thoughtful', 'airy'],
    corners: [
      ['Square', 'Square'],
      ['Oval', 'Square'],
      ['Softened', 'Softened'],
    ],
    headingSizes: ['Default', 'Large'],
    dark: 0.25,
    sober: true,
  },
  Fun: {
    fonts: ['lively', 'airy', 'homely', 'strong'],
    corners: [
      ['Oval', 'Rounded'],
      ['Oval', 'Oval'],
      ['Rounded', 'Rounded'],
    ],
    headingSizes: ['Large', 'ExtraLarge'],
    dark: 0.1,
    sober: false,
  },
}
