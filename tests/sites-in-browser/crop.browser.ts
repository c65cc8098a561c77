import { test as base, expect } from '@playwright/test'
import fc from 'fast-check'
import type * as CutPicture from '#editor/designer/pictures/crop/crop-picture.ts'
import { image } from '../../renderer/document/values/image.ts'
import { elementStyles } from '../../renderer/elements/element-styles.ts'
import { croppedFrame } from '../../renderer/elements/pictures/crop.ts'
import { effectClass, effectRule, frameRatio } from '../../renderer/elements/pictures/pictures.ts'
import { browserModule } from '../harness/browser-module.ts'
import { styles, test } from './fixture.ts'

declare global {
  interface Window {
    cutting: typeof CutPicture
    drawn: HTMLCanvasElement
  }
}

/** Draws bars and gradients that look different at every position, angle and scale. */
function drawPicture([width, height]: readonly [number, number], clear: boolean) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const ground = context.createLinearGradient(0, 0, width, height)
  for (const [index, color] of ['#123', '#d42', '#fd8', '#2a6', '#fff'].entries()) ground.addColorStop(index / 4, color)
  context.fillStyle = ground
  if (!clear) context.fillRect(0, 0, width, height)
  for (let bar = 0; bar < 6; bar += 1) {
    context.fillStyle = `hsl(${bar * 60} 70% 50%)`
    context.fillRect((bar * width) / 6, height / 8 + (bar * height) / 12, width / 14, height / 4)
  }
  window.drawn = canvas
}

const cutting = base.extend<
  { draw: (size: readonly [number, number], clear?: boolean) => Promise<void> },
  { script: string }
>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its first parameter
    async ({}, use) => use(await browserModule('editor/designer/pictures/crop/crop-picture.ts', 'cutting')),
    { scope: 'worker' },
  ],
  draw: async ({ page, script }, use) => {
    await page.addScriptTag({ content: script })
    await use((size, clear = false) =>
      page.evaluate(`(${drawPicture})(${JSON.stringify(size)}, ${clear})`).then(() => undefined),
    )
  },
})

const frames = [
  ['Landscape', 320, [900, 500]],
  ['Portrait', 240, [800, 700]],
  ['Square', 280, [500, 900]],
] as const

/** Effects that are clearly visible. */
const someEffects = fc.record({
  translateX: fc.double({ min: -1, max: 1, noNaN: true }),
  translateY: fc.double({ min: -1, max: 1, noNaN: true }),
  zoom: fc.double({ min: 1.1, max: 2, noNaN: true }),
  rotation: fc.integer({ min: -180, max: 180 }),
})

for (const [nth, [frame, width, size]] of frames.entries()) {
  cutting(`a file cut for a ${frame} frame shows what CSS shows there`, { tag: '@long' }, async ({ page, draw }) => {
    await draw(size)
    for (const effects of fc.sample(fc.noBias(someEffects), { seed: 7 + nth, numRuns: 8 })) {
      const picture = image.parse({ provider: 'Custom', effects })
      const [byCss, byFile, untouched] = await Promise.all(
        await page
          .evaluate(
            async ([css, name, kind, effects, ratio]) => {
              const file = URL.createObjectURL(await window.cutting.cutPicture(window.drawn, effects, ratio))
              const whole = window.drawn.toDataURL()
              const framed = (source: string, className = '') =>
                `<span class="frame ${kind} ${className && 'cropped'}"><img class="${className}" src="${source}"></span>`
              document.body.innerHTML = `<style>${css}</style>${framed(whole, name)}${framed(file)}${framed(whole)}`
              await Promise.all([...document.images].map((element) => element.decode()))
            },
            [
              `*{margin:0;box-sizing:border-box}.frame{width:${width}px}${elementStyles}${croppedFrame}${effectRule(picture)}`,
              effectClass(picture) ?? '',
              frame.toLowerCase(),
              picture.effects,
              frameRatio(frame),
            ] as const,
          )
          .then(() => [0, 1, 2].map((index) => page.locator('.frame').nth(index).screenshot())),
      )
      const difference = (a?: Buffer, b?: Buffer) =>
        page.evaluate(
          meanDifference,
          [a, b].map((shot) => `data:image/png;base64,${shot?.toString('base64')}`),
        )
      expect(await difference(byCss, byFile), JSON.stringify(effects)).toBeLessThan(3)
      expect(await difference(byCss, untouched), JSON.stringify(effects)).toBeGreaterThan(6)
    }
  })
}

cutting('a picture that can be seen through stays so', async ({ page, draw }) => {
  const typeOfCut = () =>
    page.evaluate(
      async (effects) => (await window.cutting.cutPicture(window.drawn, effects, 2)).type,
      image.parse({ provider: 'Custom', effects: { zoom: 1.2, rotation: 30 } }).effects,
    )
  await draw([600, 400], true)
  expect(await typeOfCut()).toBe('image/png')
  await draw([600, 400])
  expect(await typeOfCut()).toBe('image/jpeg')
})

/** The mean difference of two pictures of equal size, over all pixels and channels, from 0 to 255. */
async function meanDifference(addresses: string[]): Promise<number> {
  const [a, b] = await Promise.all(
    addresses.map(async (address) => {
      const element = Object.assign(new Image(), { src: address })
      await element.decode()
      const canvas = new OffscreenCanvas(element.width, element.height)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.drawImage(element, 0, 0)
      return context.getImageData(0, 0, canvas.width, canvas.height).data
    }),
  )
  if (!a || a.length !== b?.length) throw new Error('Pictures of two sizes')
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / ((a.length * 3) / 4)
}

for (const style of styles)
  for (const width of [390, 1440]) {
    test(`${style} at ${width}px: a file cropped for a frame has the frame’s shape`, async ({
      page,
      samples,
      server,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(server.serve(await samples.cutPage(style)))
      const shapes = await page.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLImageElement>('.frame > img[src*="/cut/"]'), (element) => {
          const { offsetWidth, offsetHeight } = element.parentElement as HTMLElement
          const section = element.closest('section')?.id
          return { section, off: Number(element.src.split('/').at(-1)) / (offsetWidth / offsetHeight) - 1 }
        }),
      )
      expect(shapes.length).toBeGreaterThan(2)
      expect(shapes.filter(({ off }) => !(Math.abs(off) < 0.02))).toEqual([])
    })
  }
