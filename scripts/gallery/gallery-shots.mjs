// Photographs rendered websites in every width, and notes what is wrong with them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settle, shrunk } from './gallery-browser.mjs'
import { serveFolder } from './gallery-server.mjs'
import { sheetDepth, sheetScale } from './gallery-sheet.mjs'

const atOnce = 2

/**
 * Takes every site at every width, whole and small, into `home/<name>/`.
 * @returns { shots: [{ group, label, width, height, file, thumbnail }], complaints: string[] }
 */
export async function takeShots(browser, sites, { widths, home }) {
  const shots = []
  const complaints = []
  const waiting = [...sites]
  const work = async () => {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      const { origin, close } = await serveFolder(site.folder)
      for (const width of widths) {
        const { shot, found } = await takeShot(browser, site, { origin, width, home })
        shots.push(shot)
        complaints.push(...found.map((text) => `${site.name} at ${width}: ${text}`))
      }
      close()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const place = new Map(sites.map(({ name }, index) => [name, index]))
  const order = ({ name, width }) => place.get(name) * 10_000 - width
  return { shots: shots.toSorted((a, b) => order(a) - order(b)), complaints }
}

async function takeShot(browser, { name, group, label }, { origin, width, home }) {
  const found = []
  const page = await browser.newPage({ viewport: { width, height: width < 700 ? 844 : 900 }, reducedMotion: 'reduce' })
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text())
  })
  page.on('pageerror', (error) => found.push(error.message))
  page.on('requestfailed', (request) => found.push(`${request.url()} did not come: ${request.failure()?.errorText}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`)) found.push(`asks for ${request.url()}`)
  })
  await page.goto(`${origin}/`, { waitUntil: 'load' })
  await settle(page)
  const { over, height } = await page.evaluate(() => ({
    over: document.documentElement.scrollWidth - window.innerWidth,
    height: document.documentElement.scrollHeight,
  }))
  if (over > 0) found.push(`${over} px wider than the window`)
  const shot = {
    name,
    group,
    label,
    width,
    height,
    file: `${name}/${width}.png`,
    thumbnail: `${name}/small-${width}.png`,
  }
  mkdirSync(join(home, name), { recursive: true })
  await page.screenshot({ path: join(home, shot.file), fullPage: true })
  const part = { width, height: Math.min(height, sheetDepth), scale: sheetScale }
  writeFileSync(join(home, shot.thumbnail), await shrunk(page, part))
  await page.close()
  return { shot, found }
}
