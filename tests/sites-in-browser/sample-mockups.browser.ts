import { expect, test } from '@playwright/test'
import { shots } from '../../marketing/samples/sample-pictures.ts'

const styles = ['marketing/styles/base.css', 'marketing/samples/samples.css']

/** A picture with a red left tenth, where a website's text begins. */
const shot = ({ width, height }: { width: number; height: number }) =>
  `<img width="${width}" height="${height}" src="data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect width="10%" height="100%" fill="#f00"/></svg>`,
  )}">`

const stage = `<div class="stage"><div class="window">${shot(shots.desk)}</div><div class="phone">${shot(shots.phone)}</div></div>`

for (const width of [320, 390, 768, 1440]) {
  test(`a sample website’s picture shows its left edge, where texts begin, on a screen of ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.setContent(`<!doctype html><body>${stage}`)
    for (const path of styles) await page.addStyleTag({ path })
    const pictures = await page.locator('img').all()
    expect(pictures).toHaveLength(2)
    for (const picture of pictures) {
      // At half the height, inside the rounded corners and above the phone that covers the right.
      const bytes = await picture.screenshot()
      expect(await page.evaluate(leftColor, `data:image/png;base64,${bytes.toString('base64')}`)).toEqual([255, 0, 0])
    }
  })
}

/** Red, green and blue two pixels from the left edge, at half the height. */
async function leftColor(address: string): Promise<number[]> {
  const element = Object.assign(new Image(), { src: address })
  await element.decode()
  const canvas = new OffscreenCanvas(element.width, element.height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(element, 0, 0)
  return [...context.getImageData(3, Math.floor(element.height / 2), 1, 1).data.slice(0, 3)]
}
