import { expect, test } from '@playwright/test'
import type * as CanvasMarks from '../../editor/designer/canvas/canvas-marks.ts'
import { contrast, parseHex } from '../../renderer/color/rgb.ts'
import { browserModule } from '../harness/browser-module.ts'

declare global {
  interface Window {
    marks: typeof CanvasMarks
  }
}

let script: string
test.beforeAll(async () => {
  script = await browserModule('editor/designer/canvas/canvas-marks.ts', 'marks')
})

for (const ground of ['#000000', '#1b1b1f', '#1d6350']) {
  test(`the hover outline is easy to see on a ${ground} page`, async ({ page }) => {
    await page.setContent(
      `<!doctype html><style>body{margin:0;background:${ground}}</style><main data-section="introduction"><h1 data-field="heading" style="margin:80px;width:300px;height:60px;color:${ground}">Bread</h1></main>`,
    )
    await page.addScriptTag({ content: script })
    await page.evaluate(() => void window.marks.startMarks(document, () => undefined))
    await page.locator('h1').hover()
    await expect(page.locator('[data-mark=pointed]')).toHaveCount(1)
    const bytes = await page.screenshot()
    const colors = await page.evaluate(colorsAt, {
      address: `data:image/png;base64,${bytes.toString('base64')}`,
      y: 110,
    })
    const best = Math.max(...colors.map((color) => contrast(parseHex(color), parseHex(ground))))
    expect(best).toBeGreaterThan(3)
  })
}

/** The colors of one row of a picture's pixels. */
async function colorsAt({ address, y }: { address: string; y: number }): Promise<string[]> {
  const element = Object.assign(new Image(), { src: address })
  await element.decode()
  const canvas = new OffscreenCanvas(element.width, 1)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(element, 0, -y)
  const { data } = context.getImageData(0, 0, element.width, 1)
  const hex = (at: number) =>
    `#${[...data.slice(at, at + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return [...new Set(Array.from({ length: element.width }, (_, x) => hex(x * 4)))]
}
