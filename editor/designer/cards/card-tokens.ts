import type { PresetStyle } from '#renderer/document/enumerations.ts'
import type { Tone } from '#renderer/document/section-design.ts'

/** The side from which to cut a part, and the part's length in pixels. */
export type Place = { side: 'start' | 'end' | 'bottom'; length: number }

type Headline = {
  says: 'name' | 'line'
  /** Whether each line is stretched to the full width. */
  isFilled?: true
  capitals?: true
  /** Whether every other line uses the second color. */
  alternates?: true
  /** Whether to append the phone number in the second color if a filled name leaves room. */
  hasPhone?: true
  /** Whether to set one of the words in italics. */
  isStressed?: true
  /** Largest size in pixels, unless filled. */
  largest: number
  /** In ems. */
  leading: number
  tracking: number
}

export type Foot = {
  says: readonly ('phone' | 'line' | 'name' | 'facts')[]
  height: number
  /** Largest text size in pixels. */
  largest: number
  /** Background of the band, or the backgrounds that its cells alternate between. */
  grounds?: readonly Tone[]
  /** Whether a hairline is above it. */
  hasRule?: true
}

/** Design tokens of a style's card and icon. Lengths in pixels. */
export type CardTokens = {
  /** The introduction's background replaces it unless it `isOwn`. */
  ground: Tone
  isOwn?: true
  /** Background of the headline. Default: the card's. */
  panel?: Tone
  /** Around all areas, and between them. */
  gap: number
  corner: number
  /** Padding of an area. */
  inset: number
  headline: Headline
  /** Largest size of the name above the headline. */
  brow?: number
  art: 'tiles' | 'pattern' | 'light' | 'figure' | 'none'
  photo: Place
  foot?: Foot
}

/** Cards resemble the top of the style's pages. */
export const cardTokens: Readonly<Record<PresetStyle, CardTokens>> = {
  Common: {
    ground: 'Bold',
    gap: 0,
    corner: 0,
    inset: 46,
    headline: { says: 'name', isFilled: true, hasPhone: true, largest: 120, leading: 0.95, tracking: -0.02 },
    art: 'none',
    photo: { side: 'end', length: 470 },
    foot: { says: ['line', 'facts'], height: 150, largest: 44, grounds: ['Accent'] },
  },
  CommonAlt: {
    ground: 'Plain',
    gap: 0,
    corner: 0,
    inset: 64,
    headline: { says: 'line', largest: 104, leading: 1.04, tracking: -0.036 },
    brow: 40,
    art: 'figure',
    photo: { side: 'end', length: 500 },
    foot: { says: ['facts', 'phone'], height: 148, largest: 36, hasRule: true },
  },
  Geometric: {
    ground: 'Ink',
    gap: 0,
    corner: 0,
    inset: 40,
    headline: {
      says: 'name',
      isFilled: true,
      capitals: true,
      alternates: true,
      largest: 120,
      leading: 0.95,
      tracking: -0.012,
    },
    art: 'tiles',
    photo: { side: 'end', length: 560 },
    foot: { says: ['line'], height: 136, largest: 44 },
  },
  Elegant: {
    ground: 'Plain',
    gap: 0,
    corner: 0,
    inset: 64,
    headline: { says: 'line', isStressed: true, largest: 190, leading: 0.98, tracking: -0.028 },
    brow: 42,
    art: 'light',
    photo: { side: 'end', length: 450 },
  },
  Fun: {
    ground: 'Tint',
    isOwn: true,
    panel: 'Bold',
    gap: 18,
    corner: 36,
    inset: 44,
    headline: { says: 'line', largest: 94, leading: 1.02, tracking: -0.015 },
    art: 'pattern',
    photo: { side: 'end', length: 404 },
    foot: { says: ['name', 'facts'], height: 176, largest: 44, grounds: ['Accent', 'Plain'] },
  },
}
