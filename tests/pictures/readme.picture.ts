import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { composeWebsite } from '../../templates/compose/compose.ts'
import { findSampleBusiness, sampleInput } from '../../templates/samples/sample-website.ts'
import { draftList } from '../../worker/drafts/schema.ts'
import { answered, changeDraft } from '../harness/product-api.ts'
import { canvas, openDesigner, publishAs } from '../journeys/steps.ts'

/** The picture in CSS pixels: the editor in the middle, the phone over its lower right corner. */
const frame = { width: 1520, height: 960 }

test.use({ deviceScaleFactor: 2 })

test('takes the picture of the README: the editor, and the published website on a phone', async ({ page, browser }) => {
  test.setTimeout(300_000)
  const sample = findSampleBusiness('bike-repair')
  if (!sample) throw new Error('no sample business repairs bikes')
  const { name, activities: about, location: place } = sample
  const look = { fontPair: 'lively', palette: 'sky-cobalt' }
  await openDesigner(page, { name, about, place }, 'corinne@magpie.example')
  const { drafts } = await answered(draftList, page.request.get('/api/drafts'))
  await changeDraft(page.request, drafts[0]?.draftId ?? '', ({ id }) =>
    composeWebsite({ ...sampleInput('Fun', sample), ...look, id }),
  )
  await page.reload()
  const url = await publishAs(page, 'magpie')
  await page.reload()
  await canvas(page).locator('h1').click()
  await expect(page.getByRole('button', { name: 'Type here' })).toBeVisible()
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
