import { describe, expect, it } from 'vitest'
import { fontWeights, presetStyles } from '../../../renderer/document/enumerations.ts'
import { sameJson } from '../../../renderer/document/same-json.ts'
import { type Theme, theme as themeSchema } from '../../../renderer/document/theme.ts'
import { faces } from '../../../renderer/fonts/faces.ts'
import { fontPairs } from '../../../templates/font-pairs.ts'
import { moods, type Surprise, surprise } from '../../../templates/surprise.ts'
import { expectEasyColors } from '../easy-colors.ts'

const first = { style: 'Common' as const, theme: themeSchema.parse({}) }

/** So many looks, each after the one before it. */
function looksFrom(count: number): { look: Surprise; before: Pick<Surprise, 'style'> & { theme: Theme } }[] {
  let before: Pick<Surprise, 'style'> & { theme: Theme } = first
  return Array.from({ length: count }, (_, seed) => {
    const look = surprise(seed, before)
    const step = { look, before }
    before = { style: look.style, theme: { ...before.theme, ...look.theme } }
    return step
  })
}
const steps = looksFrom(600)

describe('a surprise', () => {
  it('is a theme that a document accepts, in weights that its fonts have', () => {
    for (const { look, before } of steps) {
      const whole = { ...before.theme, ...look.theme }
      expect(themeSchema.parse(whole)).toEqual(whole)
      for (const { family, weight } of [look.theme.titleFont, look.theme.bodyFont]) {
        const [lightest, heaviest] = faces[family].weights
        expect(fontWeights[weight]).toBeGreaterThanOrEqual(lightest)
        expect(fontWeights[weight]).toBeLessThanOrEqual(heaviest)
      }
    }
  })

  it('can be read, whatever the seed', () => {
    for (const { look } of steps) expectEasyColors(look.theme.colors)
  })

  it('differs from the look before in style, colors and fonts', () => {
    for (const { look, before } of steps) {
      expect(look.style).not.toBe(before.style)
      expect(sameJson(look.theme.colors, before.theme.colors)).toBe(false)
      const { titleFont, bodyFont } = look.theme
      expect([titleFont, bodyFont]).not.toEqual([before.theme.titleFont, before.theme.bodyFont])
    }
  })

  it('is the same for the same seed after the same look', () => {
    expect(surprise(42, first)).toEqual(surprise(42, first))
  })

  it('comes to every style and every font pair, to palettes of the wizard and to new ones', () => {
    expect(new Set(steps.map(({ look }) => look.style)).size).toBe(presetStyles.length)
    expect(new Set(steps.map(({ look }) => look.theme.titleFont.family)).size).toBe(fontPairs.length)
    expect(new Set(steps.map(({ look }) => look.paletteName)).size).toBeGreaterThan(25)
  })

  it('keeps to what goes with the style', () => {
    for (const { look } of steps) {
      const { buttonCorners, imageCorners, headingSize } = look.theme
      expect(moods[look.style].corners).toContainEqual([buttonCorners, imageCorners])
      expect(moods[look.style].headingSizes).toContain(headingSize)
    }
  })
})

it('knows every font pair that a mood names', () => {
  const ids = fontPairs.map(({ id }) => id)
  for (const { fonts } of Object.values(moods)) for (const id of fonts) expect(ids).toContain(id)
})
