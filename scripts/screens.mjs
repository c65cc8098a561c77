// npm run campaign screens                     every screen at 390, 768 and 1440 px, in light and dark, as PNGs, into .cache/screens
// npm run campaign screens -- panel publish    only those whose name has one of these words
// Exits with 1 when the browser or axe has something to say about a screen, or it is wider than the window.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureDependencies, exitCodeOf, root } from './run.mjs'

const words = process.argv.slice(2)
const begun = performance.now()
const home = join(root, '.cache/screens')
const report = join(root, '.cache/reports/screens.json')
await ensureDependencies()
if (words.length === 0) rmSync(home, { recursive: true, force: true })
mkdirSync(home, { recursive: true })
rmSync(report, { force: true })

const only = words.length > 0 ? ['--grep', `${words.join('|')}|signs in`] : []
const code = await exitCodeOf('playwright', ['test', '--project', 'screens', ...only], {
  env: { CHROMIUM_PATH: await ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
})
const shots = shotsIn(JSON.parse(readFileSync(report, 'utf8')).suites)
if (words.length === 0) await takeSheets()
const seconds = Math.round((performance.now() - begun) / 1000)
console.log(`${shots.length} pictures of ${namesOf(shots).length} screens in ${seconds} s: ${relative('.', home)}`)
process.exit(code)

/** The pictures taken, in the order of the tables, in the shape that contact sheets need: one group per table. */
function shotsIn(suites, table) {
  return suites.flatMap(({ title, specs, suites: inner = [] }) => {
    const style = table ?? /([^/]+)\.screen\.ts$/.exec(title)?.[1]
    return [...specs.filter(() => style).flatMap((spec) => shotsOf(spec, style)), ...shotsIn(inner, style)]
  })
}

function shotsOf({ title }, group) {
  const [label, width] = title.split(' ')
  return ['light', 'dark'].flatMap((scheme) => {
    const file = `${label}-${width}-${scheme}.png`
    const height = heightOf(join(home, file))
    return height ? [{ group, label, scheme, width: Number(width), height, file, thumbnail: file }] : []
  })
}

/** In pixels; undefined if the screen was not reached. */
function heightOf(path) {
  try {
    return readFileSync(path).readUInt32BE(20)
  } catch {
    return undefined
  }
}

async function takeSheets() {
  const { openBrowser } = await import('./gallery/gallery-browser.mjs')
  const { sheetHtml, sheetWidth } = await import('./gallery/gallery-sheet.mjs')
  const browser = await openBrowser()
  for (const scheme of ['light', 'dark']) {
    const own = shots.filter((shot) => shot.scheme === scheme)
    const path = join(home, `${scheme}.html`)
    writeFileSync(path, sheetHtml(`Every screen, ${scheme}`, own))
    const width = sheetWidth({ count: namesOf(own).length, widths: [390, 768, 1440] }, 4)
    const page = await browser.newPage({ viewport: { width, height: 1000 } })
    await page.goto(`file://${path}`, { waitUntil: 'load' })
    await page.screenshot({ path: join(home, `${scheme}.png`), fullPage: true })
    await page.close()
  }
  await browser.close()
}

function namesOf(some) {
  return [...new Set(some.map(({ label }) => label))]
}
