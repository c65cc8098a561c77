import { type Tone, tones } from '../document/section-design.ts'
import type { ThemeColors } from '../document/theme.ts'
import { remember } from '../remember.ts'
import { type DrawnColors, isDark } from './dark-colors.ts'
import { parseHex, toHex } from './rgb.ts'
import { pictureColors, scrimColor, type ToneColors, toneColors } from './tones.ts'

const propertyNames: Record<keyof ToneColors, string> = {
  ground: '--ground',
  groundEnd: '--ground-end',
  card: '--card',
  text: '--text',
  muted: '--muted',
  link: '--link',
  line: '--line',
  field: '--field',
  accent: '--accent',
  accentText: '--accent-text',
  button: '--button',
  buttonText: '--button-text',
  hover: '--button-hover',
  hoverText: '--button-hover-text',
  pressed: '--button-pressed',
  pressedText: '--button-pressed-text',
}

/** The class of a background. The root has the properties of the plain one too. */
export const toneClasses = { Plain: 'plain', Tint: 'tint', Bold: 'bold', Picture: 'on-picture' } as const

/**
 * A rule of custom properties for each ground. That of text on pictures only where a page has such text: it is dark at any time of day, so
 * it is made from the colors that the owner picked. The rules for the night repeat only what differs; paper is always light.
 */
export const toneRules = remember(({ colors, night }: DrawnColors, picked: ThemeColors, onPicture: boolean): string => {
  const picture = onPicture
    ? `.${toneClasses.Picture}{${declarations(named(pictureColors(picked)))};--scrim:${toHex(scrimColor(picked))}}`
    : ''
  return [
    isDark(parseHex(colors.backgroundColor)) ? `@media screen{${schemeRule}}` : '',
    ...tones.map((tone) => rule(tone, named(toneColors(colors, tone)))),
    picture,
    night ? atNight([schemeRule, ...tones.map((tone) => nightRule(tone, colors, night))].join('')) : '',
  ].join('')
}, 60)

/** Rules that hold where a visitor's device is dark. */
export const atNight = (rules: string) =>
  rules === '' ? '' : `@media screen and (prefers-color-scheme:dark){${rules}}`

/** What the browser draws itself: scroll bars, the parts of form fields, and a page's sheet, which is white on paper. */
const schemeRule = ':root{color-scheme:dark}'

const rule = (tone: Tone, properties: readonly string[]) =>
  `${tone === 'Plain' ? ':root,.plain' : `.${toneClasses[tone]}`}{${declarations(properties)}}`

function nightRule(tone: Tone, colors: ThemeColors, night: ThemeColors): string {
  const known = new Set(named(toneColors(colors, tone)))
  return rule(
    tone,
    named(toneColors(night, tone)).filter((property) => !known.has(property)),
  )
}

const declarations = (properties: readonly string[]) => properties.join(';')

function named(colors: ToneColors): string[] {
  const names = Object.keys(propertyNames) as (keyof ToneColors)[]
  return names.map((name) => `${propertyNames[name]}:${toHex(colors[name])}`)
}
