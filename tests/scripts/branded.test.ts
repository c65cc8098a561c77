import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colorOfHue, hueOf } from '../../renderer/color/oklab.ts'
import { contrast, parseHex, toHex } from '../../renderer/color/rgb.ts'
import { repaint, repaintSource, shadesOf } from '../../scripts/build/branded.ts'

const rgb = (hex: string) => parseHex(hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex)
const hues = Array.from({ length: 36 }, (_, step) => toHex(colorOfHue(step * 10, 0.6, 0.14)))

describe('a custom brand color', () => {
  it.each([...hues, '#000000', '#ffffff', '#ffff00', '#777777'])('%s stays readable', (color) => {
    const shade = (own: string) => rgb(shadesOf(color).get(own) ?? '')
    expect(contrast(shade('#1d6350'), rgb('#ffffff'))).toBeGreaterThan(4.5)
    expect(contrast(shade('#174f40'), rgb('#ffffff'))).toBeGreaterThan(4.5)
    for (const ground of ['#1a1a18', '#0f0f0e']) expect(contrast(shade('#5fb394'), rgb(ground))).toBeGreaterThan(4.5)
    expect(contrast(shade('#1d6350'), shade('#d9ece4'))).toBeGreaterThan(4.5)
  })

  it('keeps its hue in every shade and stays the same in the brand itself', () => {
    for (const shade of shadesOf('#7c3aed').values())
      if (hueOf(rgb(shade)) !== undefined) expect(Math.abs((hueOf(rgb(shade)) ?? 0) - 293)).toBeLessThan(20)
    expect(repaint('a{color:#1D6350;fill:#1d6350}b{color:#123456}', '#1d6350')).toBe(
      'a{color:#1d6350;fill:#1d6350}b{color:#123456}',
    )
  })

  it('matches the style hash in the page’s security policy', () => {
    const path = 'worker/platform/http/site-not-found-page.ts'
    for (const color of ['#1d6350', '#7c3aed']) {
      const source = repaintSource(readFileSync(path, 'utf8'), color)
      const [, sheet = ''] = /const style = `([^`]*)`/.exec(source) ?? []
      expect(sheet.includes('#1d6350')).toBe(color === '#1d6350')
      expect(source).toContain(`'sha256-${createHash('sha256').update(sheet).digest('base64')}'`)
    }
  })

  it('replaces every shade of the default green in the tokens', () => {
    // Green that signals success.
    const meaning = ['#1d4a2c', '#d9f2df']
    const greens = ['editor/ui/tokens.css', 'marketing/styles/tokens.css'].flatMap((path) =>
      (readFileSync(path, 'utf8').match(/#[0-9a-f]{6}\b/g) ?? []).filter((hex) => {
        const hue = hueOf(rgb(hex)) ?? 0
        return hue > 150 && hue < 190 && !meaning.includes(hex)
      }),
    )
    expect(greens.length).toBeGreaterThan(15)
    for (const green of greens) expect([...shadesOf('#7c3aed').keys()]).toContain(green)
  })
})

it('the product’s name occurs only in the file that the settings replace', () => {
  const named = globSync('{editor,marketing,renderer,worker}/**/*.{ts,tsx,css,md,html}').filter((path) =>
    readFileSync(path, 'utf8')
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .includes('Shingle'),
  )
  expect(named.toSorted()).toEqual(['editor/index.html', 'renderer/document/product.ts'])
})
