// npm run gallery                    five sample businesses in every style at four widths, as PNGs and one contact sheet, in .cache/gallery
// npm run gallery businesses.json    the same for your own: [{ "businessName", "activities", "location", "contact" }]
// Exits with 1 when a page is wider than the window, or the browser reports an error.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureToolchain, hasToolchain, root } from './run.mjs'

const widths = [390, 768, 1024, 1440]

if (!hasToolchain()) await ensureToolchain()
const begun = performance.now()
const { gallerySites, readBusinesses, sampleTexts } = await import('./gallery/gallery-businesses.ts')
const businesses = readArguments()
const { openBrowser } = await import('./gallery/gallery-browser.mjs')
const { renderSites } = await import('./gallery/render-sites.mjs')
const { takeShots } = await import('./gallery/gallery-shots.mjs')
const { sheetHtml, sheetWidth } = await import('./gallery/gallery-sheet.mjs')

const sites = await renderSites(await gallerySites(businesses), { work: join(root, '.cache/gallery-work') })
const home = join(root, '.cache/gallery')
rmSync(home, { recursive: true, force: true })
mkdirSync(home, { recursive: true })
const browser = await openBrowser()
const { shots, complaints } = await takeShots(browser, sites, { widths, home })
const sheet = join(home, 'index.html')
writeFileSync(sheet, sheetHtml('Gallery', shots))
const page = await browser.newPage({ viewport: { width: sheetWidth({ count: 5, widths }, 5), height: 1000 } })
await page.goto(`file://${sheet}`, { waitUntil: 'load' })
await page.screenshot({ path: join(home, 'index.png'), fullPage: true })
await browser.close()

const seconds = Math.round((performance.now() - begun) / 1000)
console.log(`${shots.length} pictures in ${seconds} s: ${sheet}`)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

function readArguments() {
  const [file, ...more] = process.argv.slice(2)
  try {
    if (more.length > 0 || file?.startsWith('-'))
      throw new Error('npm run gallery takes one JSON file of businesses, or nothing.')
    return file ? readBusinesses(resolve(process.env.INIT_CWD ?? '.', file)) : sampleTexts()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
