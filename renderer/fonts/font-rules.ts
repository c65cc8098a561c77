import { fontWeights } from '../document/enumerations.ts'
import type { Theme } from '../document/theme.ts'
import { bodyCuts, type Cut, italicCuts, titleCuts } from './faces.ts'
import { type FontFile, fontFile, fontFiles, type Reach, weightRangeOf } from './font-files.ts'
import { extendedRanges } from './letters.ts'

/** The fonts' path on every host. */
export const fontsPath = '/_/fonts/'

const namedFont = new RegExp(`${fontsPath}([\\w.-]+)`, 'g')

/** Paths below `fontsPath` of the font files in style sheets and their licenses, without duplicates. */
export function fontsNamedIn(css: string): string[] {
  const names = [...css.matchAll(namedFont)].flatMap(([, file = '']) => {
    const font = fontFiles.get(file)
    return font ? [file, `licences/${font.cut.name}.txt`] : []
  })
  return [...new Set(names)]
}

/** URLs of the fonts for most of a page's text. Excludes fonts for single letters or words. */
export const mainFontsIn = (css: string): string[] => addressesIn(css, (rule) => !/unicode-range|font-style/.test(rule))

export const italicFontsIn = (css: string): string[] =>
  addressesIn(css, (rule) => /font-style/.test(rule) && !/unicode-range/.test(rule))

const addressesIn = (css: string, isWanted: (rule: string) => boolean): string[] =>
  [...css.matchAll(/@font-face\{[^}]*\}/g)].flatMap(([rule]) =>
    isWanted(rule) ? [...rule.matchAll(namedFont)].map(([address]) => address) : [],
  )

/**
 * Fallback system fonts and their bold. Android has neither: Roboto is 1 percent narrower than Arial, its bold 7
 * percent.
 */
const fallbackFonts = {
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

const boldWeight = 600

type Fonts = Pick<Theme, 'titleFont' | 'bodyFont'>

type Set = { cut: Cut; weights: readonly number[] }

/**
 * The `@font-face` rules of a theme's fonts, each with a system font adjusted to the same metrics, so nothing shifts
 * when the font loads. `reach`: the page's character set. Headings have one weight.
 */
export function fontRules({ titleFont, bodyFont }: Fonts, reach: Reach): string {
  const heading = titleWeightOf(titleFont)
  const text = bodyWeightOf(bodyFont)
  const italic = italicCuts[titleFont.family]
  return rulesFor(
    [
      { cut: titleCuts[titleFont.family], weights: [heading] },
      ...(italic ? [{ cut: italic, weights: [heading] }] : []),
      { cut: bodyCuts[bodyFont.family], weights: [text, Math.max(text, boldWeight)] },
    ],
    reach,
  )
}

/** `@font-face` rules for cuts in these weights. Includes a cut only once if headings and text share it. */
export function rulesFor(sets: readonly Set[], reach: Reach): string {
  const letters: Reach[] = reach === 'extended' ? ['western', 'extended'] : [reach]
  const rules = sets.flatMap(({ cut, weights }) => [
    ...weights.flatMap((weight) => letters.map((part) => faceRule(fontFile(cut, weight, part)))),
    ...weights.map((weight) => fallbackRule(cut, weight)),
  ])
  return [...new Set(rules)].join('')
}

/** The closest weight that the family has. */
export const titleWeightOf = ({ family, weight }: Theme['titleFont']): number =>
  nearest(titleCuts[family], fontWeights[weight])

/** The closest weight that the family has. */
export const bodyWeightOf = ({ family, weight }: Theme['bodyFont']): number =>
  nearest(bodyCuts[family], fontWeights[weight])

const nearest = ({ weights: [lightest, heaviest] }: Cut, weight: number) =>
  Math.min(Math.max(weight, lightest), heaviest)

export const fontStack = ({ family, local }: Cut): string => `"${family}","${family} fallback",${generics[local]}`

/** In a family with optical sizes, letters up to 36 px are wider than at 64 px. Measured in Fraunces. */
const smallTextFactor = 1.06

/** Average letter width of a long word in a heading, in em: the system font's, scaled to the family. */
export function letterWidth(font: Theme['titleFont']): number {
  const cut = titleCuts[font.family]
  const weight = titleWeightOf(font)
  const own = { sans: 0.65, serif: 0.575 }[cut.local] * (weight < boldWeight ? 0.93 : 1)
  const small = typeof cut.axes?.opsz === 'object' ? smallTextFactor : 1
  return (own * small * sizeOf(cut, weight)) / 100
}

const sizeOf = ({ sizes, weights: [lightest] }: Cut, weight: number) => sizes[(weight - lightest) / 100] ?? 100

/** A system font adjusted to a cut's width and height. */
function fallbackRule(cut: Cut, weight: number): string {
  const { family, local, ascent, descent, italic } = cut
  const size = sizeOf(cut, weight)
  const share = (part: number) => `${Math.round((part * 10_000) / size) / 100}%`
  const slope = italic ? 'font-style:italic;' : ''
  return `@font-face{font-family:"${family} fallback";${slope}font-weight:${weight};src:${fallbackFonts[local][weight < boldWeight ? 0 : 1]};size-adjust:${size}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
}

function faceRule(file: FontFile): string {
  const { name, cut, letters } = file
  const { family, italic, axes } = cut
  const [lightest, heaviest] = weightRangeOf(file)
  const width = axes?.wdth
  const more = [
    ...(italic ? ['font-style:italic'] : []),
    ...(typeof width === 'object' ? [`font-stretch:${width[0]}% ${width[1]}%`] : []),
    ...(letters === 'extended' ? [`unicode-range:${unicodeRange()}`] : []),
  ]
  return `@font-face{font-family:"${family}";font-weight:${lightest} ${heaviest};font-display:swap;src:url(${fontsPath}${name})${more.map((one) => `;${one}`).join('')}}`
}

function unicodeRange(): string {
  const hex = (code: number) => code.toString(16).toUpperCase()
  return extendedRanges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
