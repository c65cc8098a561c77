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

/** The class of each background. The root element also gets the plain background's properties. */
export const toneClasses = {
  Plain: 'plain',
  Tint: 'tint',
  Bold: 'bold',
  Accent: 'accent',
  Ink: 'ink',
  Picture: 'on-picture',
} as const

/**
 * Custom properties for each background. Text on pictures has the same colors day and night, so they come from the owner's theme, and only
 * pages with such text include them. Night rules only contain differences. Printed pages always use the light colors.
 */
export function toneRules({ colors, night }: DrawnColors, picked: ThemeColors, onPicture: boolean): string {
  const picture = onPicture
    ? `.${toneClasses.Picture}{${declarations(declared(pictureColors(picked), lightNames))};--scrim:${toHex(scrimColor(picked))}}`
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
            rootRule(differing(paletteColors(night), paletteColors(colors))),
            ...nightTones(colors, night).map((tone) => rule(tone, differing(named(tone, night), named(tone, colors)))),
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

export const atNight = (rules: string) =>
  rules === '' ? '' : `@media screen and (prefers-color-scheme:dark){${rules}}`

/** For native UI: scroll bars, form controls, and the page's backdrop, which stays white in print. */
const schemeRule = ':root{color-scheme:dark}'

const rule = (tone: Tone, properties: readonly string[]) =>
  `${tone === 'Plain' ? ':root,.plain' : `.${toneClasses[tone]}`}{${declarations(properties)}}`

const rootRule = (properties: readonly string[]) => `:root{${declarations(properties)}}`

/** Removes color properties that no rule in `readers` uses. */
export function withoutUnusedColors(css: string, readers: string): string {
  const used = new Set([...readers.matchAll(/var\((--[a-z-]+)/g)].map(([, name]) => name))
  const idle = [...Object.values(propertyNames), ...shapeNames.map((name) => `--${name}`)].filter(
    (name) => !used.has(name),
  )
  if (idle.length === 0) return css
  const declared = new RegExp(`(?<=[{;])(?:${idle.join('|')}):[^;}]*;?`, 'g')
  return css.replaceAll(declared, '').replaceAll(':root{}', '')
}

const shapeNames = ['paper', 'ink', 'first', 'other', 'on-first', 'on-other'] as const

/** Uses every shape color, so that `withoutUnusedColors` keeps them on pages with shapes in their markup. */
export const readsShapeColors = shapeNames.map((name) => `var(--${name})`).join()

/** The palette's four colors for shapes outside any tone, and the text colors for its two hues. */
function paletteColors(colors: ThemeColors): string[] {
  const written = {
    'on-first': toHex(toneColors(colors, 'Bold').text),
    'on-other': toHex(toneColors(colors, 'Accent').text),
  }
  return Object.entries({ ...shapeColors(colors), ...written }).map(([name, color]) => `--${name}:${color}`)
}

const differing = (properties: readonly string[], known: readonly string[]) =>
  properties.filter((property) => !known.includes(property))

const declarations = (properties: readonly string[]) => properties.join(';')

/** Light colors, declared only for the page and its dark end. */
const lightNames = ['sky', 'glow', 'shade'] as const satisfies (keyof ToneColors)[]

function named(tone: Tone, theme: ThemeColors): string[] {
  const colors = toneColors(theme, tone)
  const unsaid = tone === 'Plain' || tone === 'Ink' ? [] : lightNames
  return declared(colors, unsaid)
}

function declared(colors: ToneColors, unsaid: readonly (keyof ToneColors)[]): string[] {
  const names = Object.keys(propertyNames) as (keyof ToneColors)[]
  return names.filter((name) => !unsaid.includes(name)).map((name) => `${propertyNames[name]}:${toHex(colors[name])}`)
}
