import { fontWeights } from '../document/enumerations.ts'
import type { FontFamily, Theme } from '../document/theme.ts'
import { type Face, type FontFile, faces, fontFiles, type Reach, rangeFile, stillFile, textFile } from './faces.ts'
import { extendedRanges } from './letters.ts'

/** Where every host serves the fonts from. */
export const fontsPath = '/_/fonts/'

const namedFont = new RegExp(`${fontsPath}([\\w.-]+)`, 'g')

/** The font files that style sheets load and their licenses, as paths below `fontsPath`, each once. */
export function fontsNamedIn(css: string): string[] {
  const names = [...css.matchAll(namedFont)].flatMap(([, file = '']) => {
    const font = fontFiles.get(file)
    return font ? [file, `licences/${font.face.name}.txt`] : []
  })
  return [...new Set(names)]
}

/** The addresses of the fonts that a style sheet loads for most of a page's text: those without a `unicode-range`. */
export const mainFontsIn = (css: string): string[] =>
  [...css.matchAll(/@font-face\{[^}]*\}/g)].flatMap(([rule]) =>
    rule.includes('unicode-range') ? [] : [...rule.matchAll(namedFont)].map(([address]) => address),
  )

/** The fallback system fonts, and their bold. Android has neither: its Roboto is 1 percent narrower than Arial, its bold 7. */
const locals = {
  sans: [
    'local(Arial),local(ArialMT),local("Liberation Sans"),local(Roboto)',
    'local("Arial Bold"),local(Arial-BoldMT),local("Liberation Sans Bold"),local("Roboto Bold")',
  ],
  serif: [
    'local("Times New Roman"),local(TimesNewRomanPSMT),local("Liberation Serif")',
    'local("Times New Roman Bold"),local(TimesNewRomanPS-BoldMT),local("Liberation Serif Bold")',
  ],
} as const
const generics = { sans: 'system-ui,sans-serif', serif: 'Georgia,serif' }

/** Of stressed text: labels, buttons, names. */
const stressed = 600

/**
 * The `@font-face` rules of a theme's families, each with a system font made to take the same room, so that nothing moves
 * when the font arrives. `reach` is that of what the page says. Headings have one weight, and
 * get a file with it alone unless their family sets the text too.
 */
export function fontRules({ titleFont, bodyFont }: Pick<Theme, 'titleFont' | 'bodyFont'>, reach: Reach): string {
  const letters: Reach[] = reach === 'extended' ? ['western', 'extended'] : [reach]
  const [title, body] = [faces[titleFont.family], faces[bodyFont.family]]
  const [heading, reading] = [fontWeightOf(titleFont), fontWeightOf(bodyFont)]
  const files = (face: Face, weights: number[]) => letters.map((part) => rangeFor(face, weights, part))
  const ofText = [reading, Math.max(reading, stressed)]
  if (title === body) {
    const all = [...ofText, heading]
    return familyRules(bodyFont.family, files(body, all), all)
  }
  const still = letters.map((part) => stillFile(title, heading, part))
  return familyRules(titleFont.family, still, [heading]) + familyRules(bodyFont.family, files(body, ofText), ofText)
}

/** The weight that a theme's font is set in: the nearest that the family has. */
export function fontWeightOf({ family, weight }: Theme['titleFont']): number {
  const [lightest, heaviest] = faces[family].weights
  return Math.min(Math.max(fontWeights[weight], lightest), heaviest)
}

/** The value of `font-family` for a family. */
export function fontStack(family: FontFamily): string {
  return `"${family}","${family} fallback",${generics[faces[family].fallback.local]}`
}

/** How wide a letter of a long word is, in em: that of the system font, which is known, as wide as the family is. */
export function letterWidth(font: Theme['titleFont']): number {
  const weight = fontWeightOf(font)
  const { local, sizes } = faces[font.family].fallback
  const own = { sans: 0.65, serif: 0.575 }[local] * (weight < stressed ? 0.93 : 1)
  return (own * (sizes[weight / 100 - 3] ?? 100)) / 100
}

/** The smallest file that has these weights. */
function rangeFor(face: Face, weights: number[], letters: Reach): FontFile {
  const text = textFile(face, letters)
  const [lightest, heaviest] = text.weights
  const fits = weights.every((weight) => weight >= lightest && weight <= heaviest)
  return fits ? text : rangeFile(face, letters)
}

function familyRules(family: FontFamily, files: FontFile[], weights: number[]): string {
  const fallbacks = [...new Set(weights)].map((weight) => fallbackRule(family, weight))
  return [...files.map((file) => faceRule(family, file)), ...fallbacks].join('')
}

/** The system font in place of a weight, as wide and as high. */
function fallbackRule(family: FontFamily, weight: number): string {
  const { local, sizes, ascent, descent } = faces[family].fallback
  const size = sizes[weight / 100 - 3] ?? 100
  const share = (part: number) => `${Math.round((part * 10_000) / size) / 100}%`
  return `@font-face{font-family:"${family} fallback";font-weight:${weight};src:${locals[local][weight < stressed ? 0 : 1]};size-adjust:${size}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
}

/** A file of one weight stands for them all, so that no browser thickens it by its own means. */
function faceRule(family: FontFamily, { name, face, weights, letters }: FontFile): string {
  const [lightest, heaviest] = weights[0] === weights[1] ? face.weights : weights
  const range = letters === 'extended' ? `;unicode-range:${unicodeRange()}` : ''
  return `@font-face{font-family:"${family}";font-weight:${lightest} ${heaviest};font-display:swap;src:url(${fontsPath}${name})${range}}`
}

function unicodeRange(): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  return extendedRanges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
