import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Reading, readings } from '../../../../editor/designer/theme/readings.ts'
import { parseHex } from '../../../../renderer/color/rgb.ts'
import { toneColors } from '../../../../renderer/color/tones.ts'
import { type ThemeColors, theme, themeColors } from '../../../../renderer/document/theme.ts'
import { palettesIn, shades } from '../../../../templates/palettes/paint.ts'
import { contrastOf } from '../../../templates/contrast.ts'

const plain = theme.parse({}).colors
const reading = (colors: ThemeColors, id: keyof ThemeColors): Reading => {
  const found = readings(colors).find((one) => one.id === id)
  if (!found) throw new Error(`there is no reading of ${id}`)
  return found
}
const quiet = (secondaryTextColor: string) => reading({ ...plain, secondaryTextColor }, 'secondaryTextColor')

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const names = Object.keys(themeColors.shape) as (keyof ThemeColors)[]
const anyColors = fc.record(Object.fromEntries(names.map((name) => [name, color]))) as fc.Arbitrary<ThemeColors>

describe('the contrast readings of colors', () => {
  it('goes from easy to read to almost invisible', () => {
    expect(quiet('#4d5560').sentence).toBe('Secondary text is easy to read.')
    expect(quiet('#7d8590').sentence).toBe('Secondary text is hard to read in small text.')
    expect(quiet('#a5acb5').sentence).toBe('Secondary text is very hard to read.')
    expect(quiet('#f4f5f6').sentence).toBe('Secondary text is almost invisible.')
  })

  it('tells what visitors see where that is not what was chosen', () => {
    expect(quiet('#4d5560').story).toBeUndefined()
    expect(quiet('#7d8590').story).toBe('Shown a little darker so that everyone can read it.')
    expect(quiet('#f4f5f6').story).toBe('Shown much darker so that everyone can read it.')
    const dim = { ...plain, buttonTextColor: '#5f8f84' }
    expect(reading(dim, 'buttonTextColor').story).toBe('Shown lighter so that everyone can read it.')
  })

  it('looks at a button in each of its states', () => {
    const pale = { ...plain, buttonBackgroundHoverColor: '#e0e0e0' }
    expect(reading(pale, 'buttonTextColor').easy).toBe(true)
    expect(reading(pale, 'buttonBackgroundHoverColor').sentence).toBe('Button text is almost invisible on hover.')
    expect(reading(pale, 'buttonBackgroundPressedColor').easy).toBe(true)
  })

  it('report a button that blends into the background, and skip words that are not drawn', () => {
    const hidden = { ...plain, buttonBackgroundColor: '#fafafa' }
    expect(reading(hidden, 'buttonBackgroundColor').story).toContain('in your text color')
    expect(readings(hidden).map(({ id }) => id)).not.toContain('buttonTextColor')
  })

  it('find every palette that we offer easy to read', () => {
    const offered = shades.flatMap((shade) => palettesIn[shade].map(({ name, colors }) => ({ name, shade, colors })))
    const hard = offered.flatMap(({ name, shade, colors }) =>
      readings(colors)
        .filter(({ easy, story }) => !easy || story !== undefined)
        .map(({ id }) => `${name} (${shade}): ${id}`),
    )
    expect(hard).toEqual([])
  })

  it('agrees with what the page draws, whatever the colors', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        const tone = toneColors(colors, 'Plain')
        for (const { id, easy, story } of readings(colors)) {
          expect(easy).toBe(story === undefined)
          if (id === 'primaryTextColor' && easy) expect(tone.text).toEqual(parseHex(colors.primaryTextColor))
        }
      }),
    )
  })
})

describe('a way out', () => {
  it('is offered where it is wanted only', () => {
    for (const { easy, eased } of readings(plain)) expect([easy, eased]).toEqual([true, undefined])
  })

  it('makes the pair easy to read, whatever the colors, and keeps them a theme', () => {
    fc.assert(
      fc.property(anyColors, (colors) => {
        for (const { id, easy, eased } of readings(colors)) {
          if (!eased) {
            const room = Math.max(...['#000000', '#ffffff'].map((end) => contrastOf(end, colors.backgroundColor)))
            expect(easy || room < 4.8).toBe(true)
            continue
          }
          const next = eased()
          expect(themeColors.parse(next)).toEqual(next)
          expect(readings(next).find((one) => one.id === id)?.easy ?? true).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('moves a color no further than it must', () => {
    const { eased } = quiet('#7d8590')
    const ratio = contrastOf(eased?.().secondaryTextColor ?? '', plain.backgroundColor)
    expect(ratio).toBeGreaterThan(4.5)
    expect(ratio).toBeLessThan(6.5)
  })
})
