import { expect, type Page } from '@playwright/test'
import { titleCuts } from '../../renderer/fonts/faces.ts'
import { rulesFor } from '../../renderer/fonts/font-rules.ts'
import { fittedWidths, textWidth } from '../../renderer/fonts/text-width.ts'
import { fontFolder, test } from './fixture.ts'

const names = [
  ['MARLOW', '& DAUGHTER'],
  ['HOT TOWEL SHAVE'],
  ['ASK RAY', 'OR JOSIE'],
  ['218 ADLER', 'STREET', 'TOLEDO'],
  ['Tattoos', 'Berlin'],
  ['AVA TAYLOR'],
  ['(419) 555-0128'],
  ['1979', '2012'],
  ['Brückner', 'Söhne'],
  ['Café à l’Étoile'],
  ['WATERFALL', 'LANDSCAPES'],
  ['Kowalski,', 'Fahrräder'],
]
const measure = 1200

/** The heading weight of each family, one per page. */
const weights = { Archivo: 800, 'Bricolage Grotesque': 800, Fraunces: 300, Fredoka: 600 }

/** `size` in pixels, `width` in percent. */
type Line = { text: string; family: keyof typeof weights; size: number; width?: number }

test.describe('text fitted before it is rendered', () => {
  test.beforeEach(async ({ page, samples: _built }) => {
    const families = Object.entries(weights) as [keyof typeof weights, number][]
    const rules = rulesFor(
      families.map(([family, weight]) => ({ cut: titleCuts[family], weights: [weight] })),
      'western',
    )
    await page.route('http://fitted.localhost/**', (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1)
      return name
        ? route.fulfill({ path: `${fontFolder}/${name}` })
        : route.fulfill({ contentType: 'text/html', body: `<!doctype html><style>${rules}</style><body>` })
    })
    await page.goto('http://fitted.localhost/')
  })

  const widthsOf = (page: Page, lines: readonly Line[]) =>
    page.evaluate(
      async ({ all, weights }) => {
        const drawn = all.map(({ text, family, size, width }) => {
          const line = window.document.createElement('span')
          line.textContent = text
          Object.assign(line.style, {
            ...{ position: 'absolute', whiteSpace: 'nowrap', fontFamily: `"${family}"`, fontSize: `${size}px` },
            ...{ fontWeight: String(weights[family]), fontVariantNumeric: 'lining-nums proportional-nums' },
            fontStretch: width === undefined ? 'normal' : `${width}%`,
          })
          window.document.body.append(line)
          return line
        })
        await Promise.all(all.map(({ family }) => window.document.fonts.load(`${weights[family]} 20px "${family}"`)))
        await window.document.fonts.ready
        return drawn.map((line) => line.getBoundingClientRect().width)
      },
      { all: lines, weights },
    )

  test('fills the width in Archivo, with different letter widths from line to line', async ({ page }) => {
    for (const lines of names) {
      const { size, widths } = fittedWidths(lines, 'Archivo')
      const found = await widthsOf(
        page,
        lines.map((text, at) => ({
          ...{ text, family: 'Archivo' as const, size: size * measure },
          ...(widths[at] !== undefined && { width: widths[at] }),
        })),
      )
      for (const [at, width] of found.entries()) {
        expect.soft(Math.abs(width / measure - 1), `${lines[at]} at ${widths[at]} %`).toBeLessThan(0.015)
      }
    }
  })

  test('has the computed width in other font families', async ({ page }) => {
    const lines: Line[] = [
      { text: '0141 496 0128', family: 'Bricolage Grotesque', size: 300 },
      { text: 'Southside, West End', family: 'Bricolage Grotesque', size: 180 },
      { text: 'I listen first,', family: 'Fraunces', size: 200 },
      { text: 'One dog at a time', family: 'Fredoka', size: 140 },
    ]
    const found = await widthsOf(page, lines)
    for (const [at, { text, family, size }] of lines.entries()) {
      const ratio = (found[at] ?? 0) / (textWidth(text, family, { weight: weights[family] }) * size)
      expect.soft(Math.abs(ratio - 1), text).toBeLessThan(0.015)
    }
  })
})
