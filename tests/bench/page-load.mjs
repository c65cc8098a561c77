// Everything that a phone loads of a full page, from its first byte to its last picture: Chromium counts what came over the wire.
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { load } from '../harness/bench/sample.mjs'
import { root } from '../harness/bench/workerd.mjs'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const kb = (bytes) => Math.round((bytes / 1024) * 10) / 10

export const benches = {
  'page-total-kb': {
    unit: 'KB',
    against: '<= 250: the page, its fonts and pictures at 390 px, read to the end, in the heaviest style',
    measure: heaviestLoad,
  },
}

async function heaviestLoad() {
  process.env.NODE_ENV = 'production'
  const { fullPage } = await load('/tests/sites-in-browser/sample-sites.ts')
  const { presetStyles } = await load('/renderer/document/enumerations.ts')
  const { startSiteServer } = await load('/tests/harness/site-server.ts')
  const { buildFonts } = await load('/scripts/build/build-fonts.ts')
  const fonts = join(root, '.cache/tests/fonts')
  await buildFonts(fonts)
  const server = await startSiteServer(fonts)
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: flags,
  })
  try {
    const loads = []
    for (const style of presetStyles)
      loads.push({ style, ...(await loadOf(browser, server.serve(await fullPage(style)))) })
    const [worst] = loads.toSorted((a, b) => b.bytes - a.bytes)
    const by = Object.fromEntries(loads.map(({ style, bytes, kinds }) => [style, { all: kb(bytes), ...kinds }]))
    return { value: worst.bytes / 1024, style: worst.style, by }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Bytes over the wire, headers included, and how many KB of each kind. */
async function loadOf(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const [types, sizes] = [new Map(), new Map()]
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  await page.waitForLoadState('networkidle')
  await page.close()
  const kinds = {}
  for (const [id, size] of sizes) kinds[types.get(id)] = kb((kinds[types.get(id)] ?? 0) * 1024 + size)
  return { bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0), kinds }
}
