import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { audit, auditBarePage, imperfect, medianOf } from '../../scripts/lighthouse/audit.mjs'
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
const kb = (bytes) => Math.round((bytes / 1024) * 10) / 10

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

// The product's own pages: what they weigh, and what Lighthouse says of them on a phone.

const client = join(root, 'dist/client')
/** One of each kind. The rest: npm run bench -- --all */
const sampled = ['/', '/industries/therapist', '/samples', '/business-name-creator', '/support', '/pricing']
const runs = 3

let product
export const close = () => product?.stop()

async function htmlOfPages() {
  const { publicPaths } = await load('/worker/platform/addresses/public-path-list.ts')
  const { publicFile } = await load('/worker/platform/addresses/public-paths.ts')
  return publicPaths.map((path) => [path, readFileSync(join(client, `${publicFile(path)}.html`), 'utf8')])
}

async function heaviestPage() {
  const brotli = (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  const weighed = (await htmlOfPages()).map(([path, html]) => [path, brotli(html)]).toSorted(([, a], [, b]) => b - a)
  const [[page, value]] = weighed
  return { value, page, pages: weighed.length, median: weighed[Math.floor(weighed.length / 2)][1] }
}

/** Scripts that a page names, and what those import at once. */
async function mostScript() {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const byFile = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]))
  const closure = (keys, known = new Set()) => {
    for (const key of keys.filter((candidate) => !known.has(candidate)))
      closure(manifest[key].imports ?? [], known.add(key))
    return known
  }
  const weighed = (await htmlOfPages()).map(([path, html]) => {
    const named = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, file]) => byFile.get(file))
    const files = [...closure(named)].map((key) => readFileSync(join(client, manifest[key].file)))
    return [path, files.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1024]
  })
  const [[page, value]] = weighed.toSorted(([, a], [, b]) => b - a)
  return { value, page, home: Math.round((weighed.find(([path]) => path === '/')?.[1] ?? 0) * 10) / 10 }
}

/** A page's second and third run are spared where the first found nothing. */
async function worstScore({ all }) {
  const { openBrowser } = await import('../../scripts/gallery/gallery-browser.mjs')
  const paths = all ? (await htmlOfPages()).map(([path]) => path) : sampled
  product ??= await startProduct('public-pages')
  const port = await freePort()
  const browser = await openBrowser({ port })
  const found = []
  for (const path of paths) {
    const reports = [await audit(product.origin + path, port)]
    while (reports.length < runs && Math.min(...Object.values(medianOf(reports.slice(0, 1)))) < 100)
      reports.push(await audit(product.origin + path, port))
    const score = Math.min(...Object.values(medianOf(reports)))
    const complaints = imperfect(reports).filter((text) => !text.includes('weight 0'))
    const { benchmarkIndex } = reports[0].environment
    found.push({ path, score, complaints, benchmarkIndex })
  }
  const barePage = await auditBarePage(port)
  await browser.close()
  const [worst] = found.toSorted((a, b) => a.score - b.score)
  const below = found.filter(({ score }) => score < 100)
  const machine = Math.round(Math.min(...found.map(({ benchmarkIndex }) => benchmarkIndex)))
  return {
    value: worst.score,
    pages: found.length,
    below: below.map(({ path, score }) => `${path} ${score}`),
    ...(below.length > 0 && { complaints: worst.complaints.slice(0, 3) }),
    benchmarkIndex: machine,
    barePage,
  }
}

// Lighthouse on a phone, over a sample of what `npm run campaign lighthouse` looks at: every style for one trade.

const trade = 'plumber'

export const benches = {
  'page-total-kb': {
    unit: 'KB',
    against: '<= 250: the page, its fonts and pictures at 390 px, read to the end, in the heaviest style',
    measure: heaviestLoad,
  },
  'public-page-bytes': {
    unit: 'bytes',
    against: '<= 14336: the heaviest public page with its CSS, brotli 5, before pictures and fonts',
    measure: heaviestPage,
  },
  'public-script-gz-kb': {
    unit: 'KB',
    against: 'for scale: the script of the public page that has most',
    measure: mostScript,
  },
  'public-lighthouse-min': {
    unit: 'score',
    against: `100: the lowest of four categories over the sampled pages, the median of three runs; with --all over every page`,
    measure: worstScore,
  },
  'lighthouse-min': {
    unit: 'score',
    against: `100: the lowest of four categories over five styles, each the median of three runs; npm run campaign lighthouse for more trades`,
    measure,
  },
}

async function measure() {
  const script = join(root, 'scripts/lighthouse.mjs')
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--trade', trade], { cwd: root })
  const lines = stdout.trim().split('\n')
  const figures = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  const { value, styles, runs, benchmarkIndex, barePage } = figures.find(({ bench }) => bench === 'lighthouse-min')
  // What cost points, where something did.
  const complaints = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim())
  const machine = { benchmarkIndex, barePage }
  return { value, trade, styles, runs, ...machine, ...(value < 100 && { complaints: complaints.slice(0, 5) }) }
}
