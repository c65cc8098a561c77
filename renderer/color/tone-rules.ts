import { type Tone, tones } from '../document/section-design.ts'
import type { ThemeColors } from '../document/theme.ts'
import { type DrawnColors, isDark } from './dark-colors.ts'
import { difference } from './oklab.ts'
import { edgeRatio, white } from './readable.ts'
import { contrast, parseHex, toHex } from './rgb.ts'
import { shapeColors } from './shape-colors.ts'
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
  second: '--second',
  sky: '--sky',
  glow: '--glow',
  shade: '--shade',
}

/** The class of a background. The root has the properties of the plain one too. */
export const toneClasses = {
  Plain: 'plain',
  Tint: 'tint',
  Bold: 'bold',
  Accent: 'accent',
  Ink: 'ink',
  Picture: 'on-picture',
} as const

/**
 * A rule of custom properties for each ground. That of text on pictures only where a page has such text: it is dark at any time of day, so
 * it is made from the colors that the owner picked. The rules for the night repeat only what differs; paper is always light.
 */
export function toneRules({ colors, night }: DrawnColors, picked: ThemeColors, onPicture: boolean): string {
  const picture = onPicture
    ? `.${toneClasses.Picture}{${declarations(declared(pictureColors(picked), lit))};--scrim:${toHex(scrimColor(picked))}}`
    : ''
  return [
    isDark(parseHex(colors.backgroundColor)) ? `@media screen{${schemeRule}}` : '',
    rootRule(paletteColors(colors)),
    ...tones.map((tone) => rule(tone, named(tone, colors))),
    picture,
    night
      ? atNight(
          [
            schemeRule,
            rootRule(unlike(paletteColors(night), paletteColors(colors))),
            ...nightTones(colors, night).map((tone) => rule(tone, unlike(named(tone, night), named(tone, colors)))),
          ].join(''),
        )
      : '',
  ].join('')
}

/** Omits `Bold` if its color is dark enough for white text: it doesn't glare at night. */
function nightTones(colors: ThemeColors, night: ThemeColors): readonly Tone[] {
  const [first, page] = [parseHex(colors.buttonBackgroundColor), parseHex(night.backgroundColor)]
  const stays = contrast(first, white) >= edgeRatio && difference(first, page) > 0.15
  return stays ? tones.filter((tone) => tone !== 'Bold') : tones
}

/** Rules that hold where a visitor's device is dark. */
export const atNight = (rules: string) =>
  rules === '' ? '' : `@media screen and (prefers-color-scheme:dark){${rules}}`

/** What the browser draws itself: scroll bars, the parts of form fields, and a page's sheet, which is white on paper. */
const schemeRule = ':root{color-scheme:dark}'

const rule = (tone: Tone, properties: readonly string[]) =>
  `${tone === 'Plain' ? ':root,.plain' : `.${toneClasses[tone]}`}{${declarations(properties)}}`

const rootRule = (properties: readonly string[]) => `:root{${declarations(properties)}}`

/** A sheet without the colors of grounds and shapes that no rule in `readers` uses. */
export function withoutIdleColors(css: string, readers: string): string {
  const used = new Set([...readers.matchAll(/var\((--[a-z-]+)/g)].map(([, name]) => name))
  const idle = [...Object.values(propertyNames), ...shapeNames.map((name) => `--${name}`)].filter(
    (name) => !used.has(name),
  )
  if (idle.length === 0) return css
  const declared = new RegExp(`(?<=[{;])(?:${idle.join('|')}):[^;}]*;?`, 'g')
  return css.replaceAll(declared, '').replaceAll(':root{}', '')
}

const shapeNames = ['paper', 'ink', 'first', 'other', 'on-first', 'on-other'] as const

/** Reads every shape color, so that `withoutIdleColors` keeps them on pages with shapes in their markup. */
export const readsShapeColors = shapeNames.map((name) => `var(--${name})`).join()

/** The four colors of the palette, for shapes that no section's ground decides, and what is written on the two hues. */
function paletteColors(colors: ThemeColors): string[] {
  const written = {
    'on-first': toHex(toneColors(colors, 'Bold').text),
    'on-other': toHex(toneColors(colors, 'Accent').text),
  }
  return Object.entries({ ...shapeColors(colors), ...written }).map(([name, color]) => `--${name}:${color}`)
}

const unlike = (properties: readonly string[], known: readonly string[]) =>
  properties.filter((property) => !known.includes(property))

const declarations = (properties: readonly string[]) => properties.join(';')

/** Colors of light, declared only on the page and on its dark end. */
const lit = ['sky', 'glow', 'shade'] as const satisfies (keyof ToneColors)[]

function named(tone: Tone, theme: ThemeColors): string[] {
  const colors = toneColors(theme, tone)
  const unsaid = tone === 'Plain' || tone === 'Ink' ? [] : lit
  return declared(colors, unsaid)
}

function declared(colors: ToneColors, unsaid: readonly (keyof ToneColors)[]): string[] {
  const names = Object.keys(propertyNames) as (keyof ToneColors)[]
  return names.filter((name) => !unsaid.includes(name)).map((name) => `${propertyNames[name]}:${toHex(colors[name])}`)
}
