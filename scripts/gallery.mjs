// npm run gallery                                every style on every trade at 390, 768 and 1440 px, as PNGs, into .cache/gallery
// npm run gallery -- --style Elegant --trade spa,barber-shop --width 390
// npm run gallery -- --layouts                   every layout of every section in every style, a sheet for each section
// npm run gallery -- --alike --style Common      ten businesses of one trade in one style, side by side
//   --out folder    where to put them
//   --list          only says what it would take
// Exits with 1 when a page is wider than the window, or the browser has something to say about it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { galleryArguments } from './gallery/gallery-arguments.mjs'
import { alikeSites, knownSamples, layoutSites, renderSites, sampleSites } from './gallery/gallery-sites.mjs'
import { ensureToolchain, hasToolchain, root } from './run.mjs'

if (!hasToolchain()) await ensureToolchain()
const begun = performance.now()
const asked = await readArguments()
const home = asked.out ? resolve(process.env.INIT_CWD ?? '.', asked.out) : join(root, '.cache/gallery')
if (asked.list) {
  for (const style of asked.styles)
    for (const trade of asked.trades) console.log(`${style} ${trade} ${asked.widths.join(' ')}`)
  process.exit(0)
}

const { openBrowser } = await import('./gallery/gallery-browser.mjs')
const { takeShots } = await import('./gallery/gallery-shots.mjs')
const { sheetHtml, sheetWidth } = await import('./gallery/gallery-sheet.mjs')
const sitesOf = asked.layouts ? layoutSites : asked.alike ? alikeSites : sampleSites
const sites = await renderSites(await sitesOf(asked), { work: join(root, '.cache/gallery-work') })
const groups = [...new Set(sites.map(({ group }) => group))]
for (const group of groups) rmSync(join(home, group), { recursive: true, force: true })
mkdirSync(home, { recursive: true })
const browser = await openBrowser()
const { shots, complaints } = await takeShots(browser, sites, { widths: asked.widths, home, say: console.log })
const inRow = asked.layouts ? asked.styles.length : asked.alike ? 5 : 4
for (const group of groups) {
  const own = shots.filter((shot) => shot.group === group)
  const count = own.length / asked.widths.length
  await photograph(`${group}.png`, sheetHtml(group, own), sheetWidth({ count, widths: asked.widths }, inRow))
}
const tops = { count: shots.length, widths: [Math.max(...asked.widths)] }
await photograph('all.png', sheetHtml('All', shots, { tops: true }), sheetWidth(tops, 8))
writeFileSync(join(home, 'index.html'), sheetHtml('All', shots))
await browser.close()

const seconds = Math.round((performance.now() - begun) / 1000)
console.log(`${shots.length} pictures in ${seconds} s: ${join(home, 'index.html')}`)
for (const complaint of complaints) console.error(complaint)
process.exit(complaints.length > 0 ? 1 : 0)

/** Takes a picture of a sheet, from the folder with its pictures. */
async function photograph(name, html, width) {
  const page = await browser.newPage({ viewport: { width, height: 1000 } })
  const path = join(home, '.sheet.html')
  writeFileSync(path, html)
  await page.goto(`file://${path}`, { waitUntil: 'load' })
  await page.screenshot({ path: join(home, name), fullPage: true })
  await page.close()
  rmSync(path)
  console.log(relative(process.cwd(), join(home, name)))
}

async function readArguments() {
  try {
    return galleryArguments(process.argv.slice(2), await knownSamples())
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
