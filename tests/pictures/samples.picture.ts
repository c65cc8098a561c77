import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { neededPictures } from '../../editor/public-pages/samples/needed-pictures.ts'
import { shots } from '../../editor/public-pages/samples/sample-pictures.ts'
import { samplePath } from '../../worker/pages/sample-paths.ts'

const folder = 'editor/public'
const needed = neededPictures()

// Larger than the stored size, so that the stored picture is sharp.
test.use({ deviceScaleFactor: 2 })

test('the sample websites that the public pages show', async ({ page }) => {
  // A busy machine takes half a minute for each.
  test.setTimeout(3_600_000)
  mkdirSync(join(folder, 'sample-pictures'), { recursive: true })
  for (const { sample, shot, path } of needed) {
    const { window, width, height } = shots[shot]
    await page.setViewportSize(window)
    await page.goto(samplePath(sample.style, sample.business.industry))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const picture = sharp(await page.screenshot()).resize({ width, height, fit: 'cover', position: 'top' })
    await picture.avif({ quality: 55, effort: 4 }).toFile(join(folder, path))
  }
  const paths = new Set(needed.map(({ path }) => path))
  for (const name of readdirSync(join(folder, 'sample-pictures')))
    if (!paths.has(`/sample-pictures/${name}`)) rmSync(join(folder, 'sample-pictures', name))
})
