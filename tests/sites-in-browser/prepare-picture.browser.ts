import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { build, type Rolldown } from 'vite'
import type * as PreparePicture from '#ui/pictures/prepare-picture.ts'
import { makePhoto } from '../harness/photo.ts'
import { gpsBytes, includesBytes } from '../harness/pictures/formats.ts'

declare global {
  interface Window {
    preparing: typeof PreparePicture
  }
}

type WorkerAs = 'built' | 'without a canvas' | 'missing'
const origin = 'http://prepare.localhost'

/** Opens a page that loads the module, its worker and the library from separate URLs, like the product. */
const preparing = base.extend<{ openPage: (worker?: WorkerAs) => Promise<void> }, { files: Map<string, string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs off its first parameter
  files: [async ({}, use) => use(await buildModule()), { scope: 'worker' }],
  openPage: async ({ page, files }, use) => {
    await use(async (worker = 'built') => {
      await page.route(`${origin}/**`, (route) => {
        const name = new URL(route.request().url()).pathname.slice(1)
        if (name === '') return route.fulfill({ contentType: 'text/html', body: html })
        const isWorker = name.includes('redraw-worker')
        if (isWorker && worker === 'missing') return route.fulfill({ status: 404 })
        const before = isWorker && worker === 'without a canvas' ? 'delete self.OffscreenCanvas;' : ''
        return route.fulfill({ contentType: 'text/javascript', body: `${before}${files.get(name)}` })
      })
      await page.goto(origin)
      await page.waitForFunction(() => 'preparing' in window)
    })
  },
})

const html = `<!doctype html><script type="module">
import * as preparing from './prepare.js'
window.preparing = preparing
</script>`

/** The module's built files, by name. */
async function buildModule(): Promise<Map<string, string>> {
  const { output } = (await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    base: './',
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: {
        input: { prepare: 'editor/ui/pictures/prepare-picture.ts' },
        output: { entryFileNames: '[name].js' },
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]))
}

/** The file that the editor would upload. */
async function prepared(page: Page, file: Buffer, type = 'image/jpeg') {
  const sent = await page.evaluate(
    async ([letters, type]) => {
      const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
      const file = new File([bytes], 'picture', { type })
      const blob = await window.preparing.preparePicture(file, new AbortController().signal)
      return { type: blob.type, bytes: [...new Uint8Array(await blob.arrayBuffer())] }
    },
    [file.toString('base64'), type] as const,
  )
  const bytes = Buffer.from(sent.bytes)
  const { width, height, hasAlpha, orientation } = await sharp(bytes).metadata()
  return { type: sent.type, bytes, width, height, hasAlpha, orientation }
}

/** Maximum mean color difference of two copies of a picture. A sideways copy differs by 40. */
const mostDifference = 10

/** A portrait photo: the camera stores it sideways, with an orientation tag. */
const portrait = () => makePhoto({ width: 2600, height: 2100, orientation: 6 })

preparing(
  'a photo is sent upright, as wide as the server stores it, and without its location',
  async ({ page, openPage }) => {
    await openPage()
    const photo = await portrait()
    const sent = await prepared(page, photo)
    expect(sent).toMatchObject({ type: 'image/jpeg', width: 2000, height: 2476, orientation: undefined })
    expect(sent.bytes.length).toBeLessThan(photo.length)
    expect(includesBytes(photo, gpsBytes)).toBe(true)
    expect(includesBytes(sent.bytes, gpsBytes)).toBe(false)
    expect(await meanDifference(sent.bytes, photo)).toBeLessThan(mostDifference)
  },
)

for (const [worker, tag] of [
  ['without a canvas', []],
  ['missing', ['@long']],
] as const) {
  preparing(
    `the library prepares a photo where the worker is ${worker}`,
    { tag: [...tag] },
    async ({ page, openPage }) => {
      await openPage(worker)
      const photo = await portrait()
      const sent = await prepared(page, photo)
      // The library rounds down.
      expect(sent).toMatchObject({ type: 'image/jpeg', width: 1999, height: 2476 })
      expect(await meanDifference(sent.bytes, photo)).toBeLessThan(mostDifference)
    },
  )
}

preparing('a picture with transparency keeps it, in a fraction of the bytes', async ({ page, openPage }) => {
  await openPage()
  const picture = await sharp(await makePhoto({ width: 2200, height: 1100 }))
    .joinChannel(Buffer.alloc(2200 * 1100, 128), { raw: { width: 2200, height: 1100, channels: 1 } })
    .png()
    .toBuffer()
  const sent = await prepared(page, picture, 'image/png')
  expect(sent).toMatchObject({ type: 'image/webp', width: 2000, height: 1000, hasAlpha: true })
  expect(sent.bytes.length).toBeLessThan(picture.length / 5)
})

preparing('a small file is sent as it is', async ({ page, openPage }) => {
  await openPage()
  const photo = await makePhoto({ width: 800, height: 600 })
  expect((await prepared(page, photo)).bytes.equals(photo)).toBe(true)
})

preparing('preparing a canceled upload ends at once', async ({ page, openPage }) => {
  await openPage()
  const photo = await portrait()
  const ended = await page.evaluate(async (letters) => {
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    const canceling = new AbortController()
    const sent = window.preparing.preparePicture(new File([bytes], 'picture', { type: 'image/jpeg' }), canceling.signal)
    setTimeout(() => canceling.abort('canceled'), 50)
    return sent.catch((reason: unknown) => reason)
  }, photo.toString('base64'))
  expect(ended).toBe('canceled')
})

/** The mean color difference of two pictures, turned upright and scaled down. */
async function meanDifference(one: Buffer, other: Buffer): Promise<number> {
  const small = (picture: Buffer) =>
    sharp(picture).rotate().resize(75, 100, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const [a, b] = await Promise.all([small(one), small(other)])
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}
