import { describe, expect, it } from 'vitest'
import { cornerStyles, fontSizes, fontWeights, presetStyles } from '../../../renderer/document/enumerations.ts'
import { fontFamilies } from '../../../renderer/document/theme.ts'
import { faces } from '../../../renderer/fonts/faces.ts'
import { fullSite } from '../fixtures/full-site.ts'
import { drawnPage, everyBorder, rootValue, themeWith } from './drawn-page.ts'

const valuesOf = async (changes: readonly object[], name: string) =>
  Promise.all(changes.map(async (change) => rootValue(await drawnPage(themeWith(change)), name)))
const remOf = (value?: string) => Number(/([\d.]+)rem\)?$/.exec(value ?? '')?.[1] ?? (value === '0px' ? 0 : Number.NaN))
const isRising = (values: number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0))

describe('the theme', () => {
  it('rounds buttons in four steps', async () => {
    const corners = await valuesOf(
      cornerStyles.map((buttonCorners) => ({ buttonCorners })),
      '--button-corner',
    )
    expect(isRising(corners.map(remOf))).toBe(true)
    expect((await drawnPage(fullSite)).css).toMatch(/\.button\{[^}]*border-radius:var\(--button-corner\)/)
  })

  it.each(['--picture-corner', '--corner'])('rounds pictures and cards in four steps (%s)', async (name) => {
    const corners = await valuesOf(
      cornerStyles.map((imageCorners) => ({ imageCorners })),
      name,
    )
    expect(isRising(corners.map(remOf))).toBe(true)
  })

  it.each(['--s3', '--s4', '--s5'])('sets headings in three sizes (%s), body text in one', async (name) => {
    const sizes = await valuesOf(
      fontSizes.map((headingSize) => ({ headingSize })),
      name,
    )
    expect(isRising(sizes.map(remOf))).toBe(true)
    const body = await valuesOf(
      fontSizes.map((headingSize) => ({ headingSize })),
      '--s0',
    )
    expect(new Set(body).size).toBe(1)
  })

  it.each(fontFamilies)('sets %s in each of the weights that it has', async (family) => {
    const [lightest, heaviest] = faces[family].weights
    for (const weight of Object.keys(fontWeights) as (keyof typeof fontWeights)[]) {
      const page = await drawnPage(themeWith({ titleFont: { family, weight }, bodyFont: { family, weight } }))
      const expected = String(Math.min(Math.max(fontWeights[weight], lightest), heaviest))
      expect(rootValue(page, '--title-weight')).toBe(expected)
      expect(rootValue(page, '--body-weight')).toBe(expected)
    }
  })

  it.each(everyBorder)('draws a line at every section: %s of %i px', async (sides, thickness) => {
    const { css, html } = await drawnPage(themeWith({ bottomBorder: { sides, thickness } }))
    const side = { None: '', All: 'border:', Top: 'border-top:', Bottom: 'border-bottom:' }[sides]
    const rule = /\.section\.section\{([^}]*)\}/.exec(css)?.[1]
    expect(rule).toBe(sides === 'None' ? undefined : `${side}${thickness}px solid var(--field)`)
    // Neighbours of one ground share their space only where no line stands between them.
    expect(/class="[^"]*\beven\b/.test(html)).toBe(sides === 'None')
  })

  it('draws each style in its own way', async () => {
    const pages = await Promise.all(presetStyles.map(async (style) => (await drawnPage({ ...fullSite, style })).css))
    expect(new Set(pages).size).toBe(presetStyles.length)
  })
})
