import { tones } from '../document/section-design.ts'
import type { ThemeColors } from '../document/theme.ts'
import { remember } from '../remember.ts'
import { toHex } from './rgb.ts'
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

/** A rule of custom properties for each ground. That of text on pictures only where a page has such text. */
export const toneRules = remember((theme: ThemeColors, onPicture: boolean): string => {
  const grounds = tones.map((tone) => {
    const selector = tone === 'Plain' ? ':root,.plain' : `.${toneClasses[tone]}`
    return `${selector}{${properties(toneColors(theme, tone))}}`
  })
  const picture = onPicture
    ? `.${toneClasses.Picture}{${properties(pictureColors(theme))};--scrim:${toHex(scrimColor(theme))}}`
    : ''
  return [...grounds, picture].join('')
}, 60)

function properties(colors: ToneColors): string {
  const names = Object.keys(propertyNames) as (keyof ToneColors)[]
  return names.map((name) => `${propertyNames[name]}:${toHex(colors[name])}`).join(';')
}
