import { type CornerStyle, type FontSize, fontWeights } from '../document/enumerations.ts'
import type { FontFamily, Theme } from '../document/theme.ts'
import { faces } from '../fonts/faces.ts'
import { fontStack } from '../fonts/font-rules.ts'

/** In rem: the smallest size and the largest, reached at 20rem and 90rem of width. */
const steps = {
  s0: [1, 1.0938],
  s1: [1.125, 1.3125],
  s2: [1.3, 1.6875],
  s3: [1.75, 2.75],
  s4: [2, 3.5],
  s5: [2.375, 4.75],
} as const

const headingScales: Record<FontSize, number> = { Default: 1, Large: 1.12, ExtraLarge: 1.25 }
const buttonCorners: Record<CornerStyle, string> = { Square: '0', Softened: '.5rem', Rounded: '.875rem', Oval: '9rem' }
const pictureCorners: Record<CornerStyle, string> = {
  Square: '0',
  Softened: '.75rem',
  Rounded: '1.5rem',
  Oval: '2.5rem',
}
const cardCorners: Record<CornerStyle, string> = {
  Square: '0',
  Softened: '.75rem',
  Rounded: '1.25rem',
  Oval: '1.75rem',
}

/** Sizes, fonts, corners and the rhythm of a theme as custom properties. */
export function scaleRule(theme: Theme): string {
  const { titleFont, bodyFont } = theme
  return `:root{${[
    ...Object.entries(steps).map(
      ([name, [from, to]], index) => `--${name}:${step(from, to, index > 2 ? headingScales[theme.headingSize] : 1)}`,
    ),
    `--title-font:${fontStack(titleFont.family)}`,
    `--title-weight:${weightOf(titleFont)}`,
    `--body-font:${fontStack(bodyFont.family)}`,
    `--body-weight:${weightOf(bodyFont)}`,
    `--tracking:${faces[titleFont.family].fallback.local === 'serif' ? '-.012em' : '-.022em'}`,
    `--button-corner:${buttonCorners[theme.buttonCorners]}`,
    `--picture-corner:${pictureCorners[theme.imageCorners]}`,
    `--corner:${cardCorners[theme.imageCorners]}`,
    `--space:${clamp(4, 7.75)}`,
    `--gap:${clamp(1.25, 2)}`,
    `--gutter:${clamp(1.25, 4)}`,
    '--wide:75rem',
    '--shadow:0 1px 2px rgb(0 0 0/.04),0 8px 24px -6px rgb(0 0 0/.08)',
    '--shadow-high:0 2px 4px rgb(0 0 0/.05),0 18px 44px -10px rgb(0 0 0/.18)',
  ].join(';')}}`
}

function weightOf({ family, weight }: { family: FontFamily; weight: keyof typeof fontWeights }): number {
  const [lightest, heaviest] = faces[family].weights
  return Math.min(Math.max(fontWeights[weight], lightest), heaviest)
}

/** The smallest size stays as it is: it is what a narrow screen has room for. */
const step = (from: number, to: number, scale: number) => clamp(from * (1 + (scale - 1) / 3), to * scale)

function clamp(from: number, to: number): string {
  const slope = ((to - from) / 70) * 100
  return `clamp(${short(from)}rem,${short(from - slope * 0.2)}rem + ${short(slope)}vw,${short(to)}rem)`
}

const short = (value: number) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.')
