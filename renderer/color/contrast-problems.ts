import type { Tone } from '../document/section-design.ts'
import type { Theme, ThemeColors } from '../document/theme.ts'
import { drawnColors } from './dark-colors.ts'
import { black, lowestContrast } from './readable.ts'
import { contrast, parseHex, type Rgb, toHex } from './rgb.ts'
import { type ToneColors, toneColors } from './tones.ts'

export const minContrast = 4.5

/** A theme color with too little contrast, and the color that the page uses instead. */
export type ContrastProblem = { name: keyof ThemeColors; what: string; ratio: number; shown: 'darker' | 'lighter' }

type Use = { chosen: Rgb; drawn: Rgb; grounds: readonly Rgb[] }

/** Colors with too little contrast in sections of these tones, and whether the button blends into the page. */
export function findContrastProblems(
  theme: Theme,
  used: Iterable<Tone>,
): { texts: ContrastProblem[]; drownedButton: boolean } {
  const { colors } = drawnColors(theme)
  const tones = [...new Set<Tone>(['Plain', ...used])].map((tone) => ({ tone, tones: toneColors(colors, tone) }))
  // On the second color and on ink, the page picks the text color itself.
  const light = tones.filter(({ tone }) => tone === 'Plain' || tone === 'Tint').map((one) => one.tones)
  const own = light.filter((one) => isOwnButton(one, colors))
  const text = (one: ToneColors) => [one.ground, one.groundEnd, one.card]
  const texts = [
    lowestContrastUse(
      'primaryTextColor',
      'Text',
      light.map((one) => use(colors.primaryTextColor, one.text, text(one))),
    ),
    lowestContrastUse(
      'secondaryTextColor',
      'Secondary text',
      light.map((one) => use(colors.secondaryTextColor, one.muted, text(one))),
    ),
    lowestContrastUse('buttonTextColor', 'Button text', [
      ...own.map((one) => use(colors.buttonTextColor, one.buttonText, [one.button])),
      ...tones.flatMap(({ tone, tones: one }) =>
        tone === 'Bold' ? [use(colors.buttonTextColor, one.text, [one.ground])] : [],
      ),
    ]),
    lowestContrastUse(
      'buttonBackgroundHoverColor',
      'Button text on hover',
      own.map((one) => use(colors.buttonTextColor, one.hoverText, [one.hover])),
    ),
    lowestContrastUse(
      'buttonBackgroundPressedColor',
      'Button text when pressed',
      own.map((one) => use(colors.buttonTextColor, one.pressedText, [one.pressed])),
    ),
  ]
  return { texts: texts.flat(), drownedButton: own.length < light.length }
}

const isOwnButton = ({ button }: ToneColors, { buttonBackgroundColor }: ThemeColors) =>
  toHex(button) === toHex(parseHex(buttonBackgroundColor))

const use = (chosen: string, drawn: Rgb, grounds: readonly Rgb[]): Use => ({ chosen: parseHex(chosen), drawn, grounds })

/** The background with the lowest contrast, if the page replaces the color there. */
function lowestContrastUse(name: keyof ThemeColors, what: string, uses: readonly Use[]): ContrastProblem[] {
  const [first] = uses
    .filter(({ chosen, drawn }) => toHex(chosen) !== toHex(drawn))
    .map(({ chosen, drawn, grounds }) => ({ ratio: lowestContrast(chosen, grounds), chosen, drawn }))
    .filter(({ ratio }) => ratio < minContrast)
    .toSorted((a, b) => a.ratio - b.ratio)
  if (!first) return []
  const shown = contrast(first.drawn, black) < contrast(first.chosen, black) ? 'darker' : 'lighter'
  return [{ name, what, ratio: Math.floor(first.ratio * 10) / 10, shown }]
}
