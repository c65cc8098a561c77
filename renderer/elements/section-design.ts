import { toneClasses } from '../color/tone-rules.ts'
import type { BorderThickness } from '../document/enumerations.ts'
import type { Tone } from '../document/section-design.ts'
import type { Section } from '../document/section-types.ts'
import { isShown } from './pictures.ts'

/** The ground that a section's text stands on. */
export function groundOf(section: Section, onPicture: boolean): Tone | 'Picture' {
  const { backgroundType, backgroundImage, tone } = section.design
  if (onPicture || (backgroundType === 'Image' && isShown(backgroundImage))) return 'Picture'
  return tone
}

/** The classes that say how a section's owner wants it to look. */
export function sectionClasses(section: Section, onPicture: boolean): string {
  const { alignment, fill, border } = section.design
  const ground = groundOf(section, onPicture)
  const even = ground !== 'Picture' && fill === 'Color' && border.sides === 'None'
  return [
    'section',
    toneClasses[ground],
    even && 'even',
    fill === 'Gradient' && ground !== 'Picture' && 'gradient',
    alignment && `to-${alignment.toLowerCase()}`,
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

const shadowValues = {
  None: undefined,
  Small: '0 1px 3px rgb(0 0 0/.14)',
  Medium: '0 4px 14px rgb(0 0 0/.12)',
  Large: '0 10px 30px rgb(0 0 0/.16)',
  ExtraLarge: '0 20px 56px rgb(0 0 0/.24)',
} as const

/** A border as declarations. */
export function borderDeclarations({
  sides,
  thickness,
}: {
  sides: keyof typeof borderProperties
  thickness: BorderThickness
}) {
  return borderProperties[sides].map((name) => `${name}:${thickness}px solid var(--line)`).join(';')
}

/** The rules that only this section has: its border, its shadow, how dark its background picture is. */
export function sectionRules(section: Section, least: number): string {
  const { border, shadow, backgroundType, opacity } = section.design
  const declarations = [
    borderDeclarations(border),
    shadowValues[shadow] && `--shadow:${shadowValues[shadow]}`,
    backgroundType === 'Image' && `--dim:${Math.max(opacity, least)}`,
  ].filter(Boolean)
  return declarations.length > 0 ? `#${section.id}{${declarations.join(';')}}` : ''
}
