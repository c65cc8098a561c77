import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { audit, medianOf } from '../../scripts/lighthouse/audit.mjs'
import { startProduct } from '../harness/bench/product.mjs'
import { load } from '../harness/bench/sample.mjs'
import { freePort, root } from '../harness/bench/workerd.mjs'

// Everything that a phone loads of a full page, from its first byte to its last picture: Chromium counts what came over the wire.

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

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
    for (const style of presetStyles) loads.push(await loadOf(browser, server.serve(await fullPage(style))))
    return Math.max(...loads) / 1024
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Bytes over the wire, headers included. */
async function loadOf(browser, url) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const sizes = new Map()
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
  return [...sizes.values()].reduce((sum, size) => sum + size, 0)
}

// Lighthouse's scores for the product's own pages on a phone.

/** One of each kind. */
const sampled = ['/', '/industries/therapist', '/samples', '/business-name-creator', '/support', '/pricing']
const runs = 3

let product
export const close = () => product?.stop()

/** A page's second and third run are spared where the first found nothing. */
async function worstScore() {
  const { openBrowser } = await import('../../scripts/gallery/gallery-browser.mjs')
  product ??= await startProduct('public-pages')
  const port = await freePort()
  const browser = await openBrowser({ port })
  const scores = []
  for (const path of sampled) {
    const reports = [await audit(product.origin + path, port)]
    while (reports.length < runs && Math.min(...Object.values(medianOf(reports.slice(0, 1)))) < 100)
      reports.push(await audit(product.origin + path, port))
    scores.push(Math.min(...Object.values(medianOf(reports))))
  }
  await browser.close()
  return Math.min(...scores)
}

// Lighthouse on a phone, over a sample of what `npm run campaign lighthouse` looks at: every style for one trade.

const trade = 'plumber'

async function worstPublished() {
  const script = join(root, 'scripts/lighthouse.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--trade', trade], { cwd: root })
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'))
  return lines.map((line) => JSON.parse(line)).find(({ bench }) => bench === 'lighthouse-min').value
}

export const measures = {
  'page-total': heaviestLoad,
  'lighthouse-public': worstScore,
  'lighthouse-published': worstPublished,
}
