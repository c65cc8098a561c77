// Contact sheets of published pages: desktop and phone next to each other, one picture per business.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, settle } from '../../scripts/gallery/gallery-browser.mjs'

const sheetCount = 12
const widths = [1440, 390]

/**
 * Writes screenshots of twelve evenly spaced pages to `folder`: `<id>.png` and an `index.html`.
 * @param pages [{ business, score, url }]
 * @returns the written paths
 */
export async function contactSheets(pages, folder) {
  const browser = await openBrowser()
  try {
    const files = []
    for (const page of evenlySpaced(pages)) files.push(await takeSheet(browser, page, folder))
    const index = join(folder, 'index.html')
    const images = files.map((file) => `<p><img src="${file}" alt="" width="1000"></p>`)
    writeFileSync(index, `<!doctype html><meta charset="utf-8"><title>Golden set</title>${images.join('')}`)
    return [...files.map((file) => join(folder, file)), index]
  } finally {
    await browser.close()
  }
}

/** Picks evenly spaced pages, so that each part of the set appears. */
const evenlySpaced = (pages) => {
  const count = Math.min(sheetCount, pages.length)
  return Array.from({ length: count }, (_, at) => pages[Math.floor((at * pages.length) / count)])
}

async function takeSheet(browser, { business, score, url }, folder) {
  const { answers, id } = business
  const shots = []
  for (const width of widths) shots.push({ width, png: await takeShot(browser, url, width) })
  const images = shots.map(
    ({ width, png }) => `<img width="${width}" src="data:image/png;base64,${png.toString('base64')}" alt="">`,
  )
  const typed = [answers.businessActivities, answers.businessLocation, answers.contact ?? '']
  const about = typed.filter((text) => text !== '').map((text) => `<p>${escaped(text)}</p>`)
  const result = `${score.kept} of ${score.facts} facts, ${score.wrong.length} wrong, ${score.empty.length} of ${score.sentences} sentences without a fact`
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } })
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>
body{margin:40px;background:#dcdce0;font:22px/1.4 system-ui,sans-serif;color:#1b1b1f}
header{max-width:1300px;white-space:pre-wrap}h1{margin:0;font-size:34px}
div{display:flex;gap:40px;align-items:start;margin-top:30px}img{display:block;box-shadow:0 2px 8px rgb(0 0 0/.25)}
</style><header><h1>${escaped(answers.businessName)} (${id})</h1>${about.join('')}<p><b>${result}</b></p></header><div>${images.join('')}</div>`)
  await page.screenshot({ path: join(folder, `${id}.png`), fullPage: true })
  await page.close()
  return `${id}.png`
}

/** Takes a screenshot of the whole page, including lazy content. */
async function takeShot(browser, url, width) {
  const height = width < 700 ? 844 : 900
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.goto(url, { waitUntil: 'load' })
  await settle(page)
  const png = await page.screenshot({ fullPage: true })
  await page.close()
  return png
}

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
