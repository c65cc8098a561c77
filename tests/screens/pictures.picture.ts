import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { samplePicture, shots } from '../../marketing/samples/sample-pictures.ts'
import { heroSample } from '../../marketing/samples/sample-sites.ts'
import { product } from '../../renderer/document/product.ts'
import { localComposer } from '../../scripts/local-composer.ts'
import { findSampleBusiness } from '../../templates/samples.ts'
import { draftList } from '../../worker/drafts/schema.ts'
import { samplePath } from '../../worker/pages/sample-paths.ts'
import { sampleWebsite } from '../../worker/pages/sample-website.ts'
import { answered, changeDraft } from '../harness/product-api.ts'
import { canvas, openDesigner, publishAs } from '../journeys/steps.ts'

const { style, business } = heroSample
const picture = (shot: 'desk' | 'phone') =>
  `data:image/avif;base64,${readFileSync(`editor/public${samplePicture(style, business.slug, shot)}`, 'base64')}`

test.describe('for link previews', () => {
  test.use({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 2 })

  test('takes the product’s picture for link previews', async ({ page }) => {
    await page.goto('/start')
    // The page's policy forbids further style sheets, so scripts set all styles.
    await page.evaluate(
      ({ name, desk, phone, mark }) => {
        const style = (element: HTMLElement, rules: Partial<CSSStyleDeclaration>) => Object.assign(element.style, rules)
        const put = (tag: string, rules: Partial<CSSStyleDeclaration>, text = '') => {
          const element = document.createElement(tag)
          element.textContent = text
          style(element, { position: 'absolute', margin: '0', ...rules })
          document.body.append(element)
          return element
        }
        document.body.replaceChildren()
        style(document.body, { background: '#12372d', color: '#f4f8f3', height: '630px', overflow: 'hidden' })
        const logo = put('img', { left: '72px', top: '72px', width: '64px', height: '64px' }) as HTMLImageElement
        logo.src = mark
        const display = '"Bricolage Grotesque"'
        put('p', { left: '156px', top: '77px', font: `700 42px/1.3 ${display}` }, name)
        put(
          'p',
          { left: '72px', top: '216px', width: '470px', font: `700 66px/1.05 ${display}` },
          'A website that looks paid for',
        )
        put(
          'p',
          { left: '72px', top: '468px', width: '440px', font: '400 27px/1.4 Inter', color: '#b9d0c5' },
          'In the time it takes to drink a coffee. Free, fast, yours.',
        )
        const shown = put('img', {
          left: '590px',
          top: '120px',
          width: '720px',
          borderRadius: '16px',
        }) as HTMLImageElement
        shown.src = desk
        const small = put('img', {
          left: '970px',
          top: '214px',
          width: '178px',
          borderRadius: '24px',
          border: '6px solid #1c1b18',
        }) as HTMLImageElement
        small.src = phone
        return Promise.all([logo, shown, small].map((image) => image.decode()))
      },
      { name: product.name, desk: picture('desk'), phone: picture('phone'), mark: '/favicon.svg' },
    )
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const shot = await page.screenshot()
    await sharp(shot).resize(1200, 630).jpeg({ quality: 82, mozjpeg: true }).toFile('editor/public/card.jpg')
  })
})

/** The picture in CSS pixels: the editor in the middle, the phone over its lower right corner. */
const frame = { width: 1520, height: 960 }

test.describe('for the README', () => {
  test.use({ deviceScaleFactor: 2 })

  test('takes the picture of the README: the editor, and the published website on a phone', async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000)
    const sample = findSampleBusiness('bike-repair')
    if (!sample) throw new Error('no sample business repairs bikes')
    const { name, activities: about, location: place } = sample
    const finished = await sampleWebsite(localComposer, 'Fun', sample)
    await openDesigner(page, { name, about, place }, 'corinne@magpie.example')
    const { drafts } = await answered(draftList, page.request.get('/api/drafts'))
    await changeDraft(page.request, drafts[0]?.draftId ?? '', ({ id }) => ({ ...finished, id }))
    await page.reload()
    const url = await publishAs(page, 'magpie')
    await page.reload()
    await canvas(page).locator('h1').click()
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeVisible()
    await page.waitForTimeout(2000)
    const editor = await page.screenshot()

    const phone = await browser.newPage({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 })
    await phone.goto(url)
    await phone.evaluate(() => document.fonts.ready.then(() => undefined))
    const website = await phone.screenshot()

    await phone.setViewportSize(frame)
    await phone.goto('about:blank')
    await phone.setContent(`<style>
    body{margin:0;height:${frame.height}px;background:linear-gradient(160deg,#e4ede6,#c9dbd1);overflow:hidden}
    img{position:absolute;display:block;box-shadow:0 24px 60px -20px rgb(18 55 45/.45)}
    .editor{left:56px;top:56px;width:1270px;border-radius:12px}
    .phone{right:48px;bottom:40px;width:240px;border-radius:32px;border:7px solid #1c1b18}
  </style>
  <img class="editor" src="data:image/png;base64,${editor.toString('base64')}" alt="">
  <img class="phone" src="data:image/png;base64,${website.toString('base64')}" alt="">`)
    await phone.waitForFunction(() => [...document.images].every(({ complete }) => complete))
    await sharp(await phone.screenshot())
      .resize(1920)
      .webp({ quality: 80, effort: 6 })
      .toFile('docs/picture.webp')
  })
})

const folder = 'editor/public'
// Only a type, because the module uses Vite's import.meta.glob.
type Needed = typeof import('../../marketing/samples/needed-pictures.ts')
const { module } = await runnerImport<Needed>('./marketing/samples/needed-pictures.ts', { configFile: false })
const needed = module.neededPictures()

test.describe('for the public pages', () => {
  // Larger than the stored size, so that the stored picture is sharp.
  test.use({ deviceScaleFactor: 2 })

  test('takes pictures of the sample websites on public pages', async ({ page }) => {
    // A busy machine takes half a minute for each.
    test.setTimeout(3_600_000)
    mkdirSync(join(folder, 'sample-pictures'), { recursive: true })
    for (const { sample, shot, path } of needed) {
      const { window, width, height } = shots[shot]
      await page.setViewportSize(window)
      await page.goto(samplePath(sample.style, sample.business.slug))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const picture = sharp(await page.screenshot()).resize({ width, height, fit: 'cover', position: 'top' })
      await picture.avif({ quality: 55, effort: 4 }).toFile(join(folder, path))
    }
    const paths = new Set(needed.map(({ path }) => path))
    for (const name of readdirSync(join(folder, 'sample-pictures')))
      if (!paths.has(`/sample-pictures/${name}`)) rmSync(join(folder, 'sample-pictures', name))
  })
})
