import { contrast, parseHex } from '../color/rgb.ts'
import { toneClasses } from '../color/tone-rules.ts'
import { scrimNeed, toneColors } from '../color/tones.ts'
import type { BorderThickness } from '../document/enumerations.ts'
import type { Tone } from '../document/section-design.ts'
import { type Section, sectionTypes } from '../document/section-types.ts'
import type { Theme, ThemeColors } from '../document/theme.ts'
import { isShown } from './pictures/pictures.ts'

export function groundOf({ design }: Section, onPicture: boolean): Tone | 'Picture' {
  return onPicture || hasBackgroundPicture(design) ? 'Picture' : design.tone
}

export const hasBackgroundPicture = ({ backgroundType, backgroundImage }: Section['design']) =>
  backgroundType === 'Image' && isShown(backgroundImage)

export function sectionClasses(section: Section, onPicture: boolean, { bottomBorder }: Theme): string {
  const { alignment, fill, border, shadow } = section.design
  const ground = groundOf(section, onPicture)
  const bordered = border.sides !== 'None' || bottomBorder.sides !== 'None'
  const even = ground !== 'Picture' && fill === 'Color' && !bordered && shadow === 'None'
  const offered = alignment && sectionTypes[section.type].alignments.includes(alignment)
  return [
    'section',
    toneClasses[ground],
    even && 'even',
    fill === 'Gradient' && ground !== 'Picture' && 'gradient',
    offered && `to-${alignment.toLowerCase()}`,
    shadow !== 'None' && 'lifted',
  ]
    .filter(Boolean)
    .join(' ')
}

const borderProperties = {
  None: [],
  All: ['border'],
  Top: ['border-top'],
  Bottom: ['border-bottom'],
} as const

/** A border's declarations, in a color that is visible on any background. */
export function borderDeclarations({
  sides,
  thickness,
}: {
  sides: keyof typeof borderProperties
  thickness: BorderThickness
}) {
  return borderProperties[sides].map((name) => `${name}:${thickness}px solid var(--field)`).join(';')
}

/** Offset, blur and opacity on light backgrounds. Shadows extend above the element too, so they work on a footer. */
const lifts = {
  None: undefined,
  Small: [1, 4, 0.2],
  Medium: [4, 16, 0.18],
  Large: [10, 32, 0.22],
  ExtraLarge: [20, 60, 0.32],
} as const

/** Shadows are invisible on dark backgrounds, so add a light hairline. */
function liftOf(shadow: keyof typeof lifts, ground: Tone | 'Picture', colors: ThemeColors): string | undefined {
  const lift = lifts[shadow]
  if (!lift) return undefined
  const [down, blur, alpha] = lift
  const dark = ground === 'Picture' || contrast(toneColors(colors, ground).ground, parseHex('#000000')) < 5
  const cast = `0 ${down}px ${blur}px rgb(0 0 0/${dark ? 0.6 : alpha})`
  return dark ? `0 0 0 1px var(--line),${cast}` : cast
}

/** Shadows go on the section's cards and pictures, or on the section itself if it has none. */
export const liftRules = `
.lifted.section .inner :is(.card, .player, .frame) { box-shadow: var(--lift) }
.lifted.section .inner :is(.card, .player) .frame { box-shadow: none }
:where(.lifted) { z-index: 1 }
.lifted:not(:has(.inner :is(.card, .player, .frame))) { box-shadow: var(--lift) }
`

/**
 * A section's own rules: border, shadow, and a scrim that is opaque enough for the text. A gradient darkens from top to bottom. `drawn`:
 * the page's colors, derived from the owner's `picked` ones.
 */
export function sectionRules(section: Section, onPicture: boolean, picked: ThemeColors, drawn = picked): string {
  const { id, design } = section
  const ground = groundOf(section, onPicture)
  const lift = liftOf(design.shadow, ground, drawn)
  const declarations = [
    borderDeclarations(design.border),
    lift && `--lift:${lift}`,
    !onPicture && ground === 'Picture' && `--dim:${Math.max(design.opacity, scrimNeed(picked))}`,
  ].filter(Boolean)
  return [
    declarations.length > 0 ? `#${id}{${declarations.join(';')}}` : '',
    ground === 'Picture' && design.fill === 'Gradient' ? gradientScrim(id) : '',
  ].join('')
}

const gradientScrim = (id: string) =>
  `#${id}>.backdrop::after{background:linear-gradient(${scrim('var(--dim)*100%')},${scrim('60% + var(--dim)*40%')})}`

const scrim = (share: string) => `color-mix(in srgb,var(--scrim) calc(${share}),transparent)`
