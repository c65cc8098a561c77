import type { CornerStyle, FontSize } from '../document/enumerations.ts'
import type { Theme } from '../document/theme.ts'
import { bodyCuts, titleCuts } from '../fonts/faces.ts'
import { bodyWeightOf, fontStack, letterWidth, titleWeightOf } from '../fonts/font-rules.ts'
import type { Scale, Span } from '../styles/site-style.ts'

const steps = ['s0', 's1', 's2', 's3', 's4', 's5'] as const

/** Heading sizes that don't depend on the longest word. */
const unmeasuredSteps: ReadonlySet<string> = new Set(['s3', 's4'])

/** In `vw` per letter width: eleven letters fit a line on phones, even at 200 % text size. */
const vwPerLetter = 7.2

const textScales: Record<FontSize, number> = { Default: 1, Large: 1.1, ExtraLarge: 1.2 }
const headingScales: Record<FontSize, number> = { Default: 1, Large: 1.12, ExtraLarge: 1.25 }
const buttonCorners: Record<CornerStyle, string> = {
  Square: '0px',
  Softened: '.5rem',
  Rounded: '.875rem',
  Oval: '9rem',
}
const pictureCorners: Record<CornerStyle, string> = {
  Square: '0px',
  Softened: '.75rem',
  Rounded: '1.5rem',
  Oval: '2.5rem',
}
const cardCorners: Record<CornerStyle, string> = {
  Square: '0px',
  Softened: '.75rem',
  Rounded: '1.25rem',
  Oval: '1.75rem',
}

/**
 * Custom properties for a theme's sizes, fonts, corners and rhythm. `--title-cut` is the value for `font`: weight and
 * width, where 75% selects the condensed face.
 */
export function scaleRule(theme: Theme, scale: Scale): string {
  const { titleFont, bodyFont } = theme
  const title = titleCuts[titleFont.family]
  const text = ([from, to]: Span) => clamp(from * textScales[theme.textSize], to * textScales[theme.textSize])
  return `:root{${[
    ...steps.map((name, index) => {
      const size = index > 2 ? step(scale[name], headingScales[theme.headingSize]) : text(scale[name])
      return `--${name}:${unmeasuredSteps.has(name) ? `min(${size},var(--cap))` : size}`
    }),
    `--cap:${short(vwPerLetter / letterWidth(titleFont))}vw`,
    `--title-font:${fontStack(title)}`,
    `--title-weight:${titleWeightOf(titleFont)}`,
    `--title-cut:${titleWeightOf(titleFont)}${title.width === undefined ? '' : ' condensed'}`,
    `--body-font:${fontStack(bodyCuts[bodyFont.family])}`,
    `--body-weight:${bodyWeightOf(bodyFont)}`,
    `--tracking:${short(scale.tracking)}em`,
    `--letter:${short(letterWidth(titleFont))}`,
    `--button-corner:${buttonCorners[theme.buttonCorners]}`,
    `--picture-corner:${pictureCorners[theme.imageCorners]}`,
    `--corner:${cardCorners[theme.imageCorners]}`,
    `--space:${clamp(...scale.space)}`,
    `--gap:${clamp(...scale.gap)}`,
    `--gutter:${clamp(...scale.gutter)}`,
    `--wide:${scale.wide}rem`,
    '--shadow:0 1px 2px rgb(0 0 0/.04),0 8px 24px -6px rgb(0 0 0/.08)',
  ].join(';')}}${title.width === undefined ? '' : `h1,h2,h3{font-stretch:${title.width}%}`}`
}

/** The smallest size scales less, since narrow screens limit it. */
const step = ([from, to]: Span, scale: number) => clamp(from * (1 + (scale - 1) / 3), to * scale)

function clamp(from: number, to: number): string {
  const slope = ((to - from) / 70) * 100
  return `clamp(${short(from)}rem,${short(from - slope * 0.2)}rem + ${short(slope)}vw,${short(to)}rem)`
}

const short = (value: number) => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.')
