import type { FontFamily, Theme } from '../document/theme.ts'
import { basicFile, extendedFile, extendedRanges, type Face, faces, westernFile, westernRanges } from './faces.ts'

/** Where every host serves the fonts from. */
export const fontsPath = '/_/fonts/'

const western = anyOf(westernRanges)
const extended = anyOf(extendedRanges)

const locals = {
  sans: 'local(Arial),local(ArialMT),local("Liberation Sans")',
  serif: 'local("Times New Roman"),local(TimesNewRomanPSMT),local("Liberation Serif")',
}
const generics = { sans: 'system-ui,sans-serif', serif: 'Georgia,serif' }

/**
 * The `@font-face` rules of a theme's families, each with a system font made to take the same room, so that nothing moves
 * when the font arrives. `text` is what the page says: it decides which letters are fetched.
 */
export function fontRules({ titleFont, bodyFont }: Theme, text: string): string {
  const reach = extended.test(text) ? 'extended' : western.test(text) ? 'western' : 'basic'
  return [...new Set([titleFont.family, bodyFont.family])].map((family) => faceRules(family, reach)).join('')
}

/** The value of `font-family` for a family. */
export function fontStack(family: FontFamily): string {
  return `"${family}","${family} fallback",${generics[faces[family].fallback.local]}`
}

function faceRules(family: FontFamily, reach: 'basic' | 'western' | 'extended'): string {
  const face = faces[family]
  const { local, size, ascent, descent } = face.fallback
  return [
    faceRule(family, face, reach === 'basic' ? basicFile(face) : westernFile(face)),
    reach === 'extended' && faceRule(family, face, extendedFile(face), `;unicode-range:${unicodeRange()}`),
    `@font-face{font-family:"${family} fallback";src:${locals[local]};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`,
  ]
    .filter(Boolean)
    .join('')
}

function faceRule(family: FontFamily, { weights }: Face, file: string, range = ''): string {
  return `@font-face{font-family:"${family}";font-weight:${weights[0]} ${weights[1]};font-display:swap;src:url(${fontsPath}${file}) format("woff2")${range}}`
}

function unicodeRange(): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  return extendedRanges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}

/** Finds a character of these ranges in a text. */
function anyOf(ranges: typeof extendedRanges): RegExp {
  const escaped = (code: number) => `\\u{${code.toString(16)}}`
  return new RegExp(`[${ranges.map(([from, to]) => `${escaped(from)}-${escaped(to)}`).join('')}]`, 'u')
}
