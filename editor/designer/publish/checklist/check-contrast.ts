import { drawnColors } from '#renderer/color/dark-colors.ts'
import { lowestContrast } from '#renderer/color/readable.ts'
import { contrast, parseHex, type Rgb, toHex } from '#renderer/color/rgb.ts'
import { type ToneColors, toneColors } from '#renderer/color/tones.ts'
import type { ThemeColors } from '#renderer/document/theme.ts'
import type { Check, CheckedSite } from './finding.ts'

/** WCAG AA for text. */
const needed = 4.5

/** A color that the owner chose, on the grounds it has to be read on, and what the page makes of it. */
type Use = { chosen: Rgb; drawn: Rgb; grounds: readonly Rgb[] }

/** Colors that are hard to read where they stand. The page draws others in their place, which the owner should know. */
export const checkContrast: Check = (site) => {
  const { colors } = drawnColors(site.draft.theme)
  const grounds = groundsOf(site)
  const light = grounds.filter(({ tone }) => tone !== 'Bold').map(({ tones }) => tones)
  const all = grounds.map(({ tones }) => tones)
  const own = light.filter((tones) => isOwnButton(tones, colors))
  const text = (tones: ToneColors) => [tones.ground, tones.groundEnd, tones.card]
  return [
    ...finding(
      'primaryTextColor',
      'Text',
      light.map((tones) => use(colors.primaryTextColor, tones.text, text(tones))),
    ),
    ...finding(
      'secondaryTextColor',
      'Secondary text',
      light.map((tones) => use(colors.secondaryTextColor, tones.muted, text(tones))),
    ),
    ...finding('buttonTextColor', 'Button text', [
      ...own.map((tones) => use(colors.buttonTextColor, tones.buttonText, [tones.button])),
      ...grounds.flatMap(({ tone, tones }) =>
        tone === 'Bold' ? [use(colors.buttonTextColor, tones.text, [tones.ground])] : [],
      ),
    ]),
    ...finding(
      'buttonBackgroundHoverColor',
      'Button text on hover',
      own.map((tones) => use(colors.buttonTextColor, tones.hoverText, [tones.hover])),
    ),
    ...finding(
      'buttonBackgroundPressedColor',
      'Button text when pressed',
      own.map((tones) => use(colors.buttonTextColor, tones.pressedText, [tones.pressed])),
    ),
    ...(own.length < light.length && all.length > 0 ? [drownedButton] : []),
  ]
}

const drownedButton = {
  severity: 'worth a look',
  place: 'Theme',
  sentence: 'The button color hardly stands out from the background, so buttons there use your text color.',
  path: 'theme.buttonBackgroundColor',
} as const

function groundsOf({ draft, published }: CheckedSite) {
  const used = new Set(['Plain' as const, ...published.sections.map(({ design }) => design.tone)])
  return [...used].map((tone) => ({ tone, tones: toneColors(drawnColors(draft.theme).colors, tone) }))
}

const isOwnButton = ({ button }: ToneColors, { buttonBackgroundColor }: ThemeColors) =>
  toHex(button) === toHex(parseHex(buttonBackgroundColor))

const use = (chosen: string, drawn: Rgb, grounds: readonly Rgb[]): Use => ({ chosen: parseHex(chosen), drawn, grounds })

/** One finding for the ground on which the color is worst. */
function finding(name: keyof ThemeColors, what: string, uses: readonly Use[]): ReturnType<Check> {
  const corrected = uses
    .filter(({ chosen, drawn }) => toHex(chosen) !== toHex(drawn))
    .map(({ chosen, drawn, grounds }) => ({ ratio: lowestContrast(chosen, grounds), chosen, drawn }))
    .filter(({ ratio }) => ratio < needed)
    .toSorted((a, b) => a.ratio - b.ratio)
  const [worst] = corrected
  if (!worst) return []
  const black: Rgb = [0, 0, 0]
  const way = contrast(worst.drawn, black) < contrast(worst.chosen, black) ? 'darker' : 'lighter'
  const ratio = Math.floor(worst.ratio * 10) / 10
  const sentence = `${what} would be hard to read (contrast ${ratio}, where ${needed} is needed), so the page shows it ${way}.`
  return [{ severity: 'worth a look', place: 'Theme', sentence, path: `theme.${name}` }]
}
