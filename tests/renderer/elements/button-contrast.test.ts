import { describe, expect, it } from 'vitest'
import { contrast, type Rgb } from '../../../renderer/color/rgb.ts'
import { pictureColors, type ToneColors, toneColors } from '../../../renderer/color/tones.ts'
import { presetStyles } from '../../../renderer/document/enumerations.ts'
import { tones } from '../../../renderer/document/section-design.ts'
import type { ThemeColors } from '../../../renderer/document/theme.ts'
import { presets } from '../../../renderer/styles/registry.ts'
import { palettesIn } from '../../../templates/palettes/palettes.ts'

const gray = Object.fromEntries(
  Object.keys(palettesIn.Light[0]?.colors ?? {}).map((name) => [name, '#888888']),
) as unknown as ThemeColors
const themes = [...palettesIn.Light, ...palettesIn.Dark].map(({ id, colors }) => ({ id, colors }))
const grounds = [...tones, 'Picture'] as const

const colorsOn = (theme: ThemeColors, ground: (typeof grounds)[number]): ToneColors =>
  ground === 'Picture' ? pictureColors(theme) : toneColors(theme, ground)

const statesOf = (colors: ToneColors): [state: string, fill: Rgb, text: Rgb][] => [
  ['at rest', colors.button, colors.buttonText],
  ['under the pointer', colors.hover, colors.hoverText],
  ['pressed', colors.pressed, colors.pressedText],
]

describe.each(grounds)('a button on the background %s', (ground) => {
  it.each([...themes, { id: 'a careless gray', colors: gray }])(
    'keeps enough contrast in every state: $id',
    ({ colors }) => {
      const own = colorsOn(colors, ground)
      for (const [state, fill, text] of statesOf(own)) {
        expect(contrast(fill, text), `its text, ${state}`).toBeGreaterThanOrEqual(4.5)
        for (const place of [own.ground, own.groundEnd, own.card]) {
          expect(contrast(fill, place), `its edge, ${state}`).toBeGreaterThanOrEqual(3)
        }
      }
      expect(contrast(own.text, own.ground), 'an outlined one').toBeGreaterThanOrEqual(4.5)
    },
  )
})

/**
 * A style that changes button colors must do so in every state; a missing state would keep the colors of another
 * background.
 */
describe.each(presetStyles)('a %s rule for button colors', (style) => {
  const { page, sections, otherPages } = presets[style]
  const rules = [page, ...Object.values(sections), ...Object.values(otherPages)].flatMap(
    (css) => css.match(/\{[^{}]*\}/g) ?? [],
  )
  const changing = rules.filter((rule) => /--button\s*:/.test(rule))

  it('uses one pair of colors for the hover and pressed states too', () => {
    for (const rule of changing) {
      const declared = (name: string) => rule.match(new RegExp(`--${name}:\\s*([^;}]+)`))?.[1]?.trim()
      const [fill, text] = [declared('button'), declared('button-text')]
      for (const state of ['button-hover', 'button-pressed']) {
        expect(declared(state), rule).toBe(fill)
        expect(declared(`${state}-text`), rule).toBe(text)
      }
    }
  })
})
