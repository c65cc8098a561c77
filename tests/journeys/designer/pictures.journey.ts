import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { type DroppedFile, dropFiles, makePhoto, type PhotoOptions } from '../../harness/photo.ts'
import { cameraBytes, gpsBytes, includesBytes } from '../../harness/pictures/formats.ts'
import { hostileFiles } from '../../harness/pictures/hostile-files.ts'
import { canvas, openDesigner, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'
import { addPictures } from './picture-steps.ts'

const shop = { name: 'Rise Barbers', about: 'Barber: haircuts, beard trims, hot towel shaves', place: 'Leeds' }

const part = (page: Page, section: string, field: string) =>
  canvas(page).locator(`[data-section="${section}"] [data-field="${field}"] img`)
const choice = (page: Page) => page.getByRole('dialog', { name: /^Choose (a|up)/ })
const uploads = (page: Page) => choice(page).getByRole('region', { name: 'Uploads' })
/** Each stored picture is rendered in all its sizes, which is slow without a GPU. */
const drawn = { timeout: 60_000 }
const expectUploads = (page: Page, words: string) => expect(uploads(page).getByRole('status')).toHaveText(words, drawn)
const tiles = (page: Page) =>
  choice(page)
    .getByRole('list', { name: 'Your pictures' })
    .getByRole('button', { name: /on your website/i })
const naturalSize = (picture: Locator) =>
  picture.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [naturalWidth, naturalHeight])

const heroButton = (page: Page) => page.locator('[id="introduction.image-choose"]')
/** The Replace button of the selected picture. */
const replaceButton = (page: Page) => page.locator('main').getByRole('toolbar').getByRole('button', { name: 'Replace' })

/** Opens the picture dialog with a button. */
async function choosePicture(page: Page, button: Locator) {
  await button.click()
  await choice(page).getByRole('tab', { name: 'Your pictures' }).click()
}

/** A small photo is uploaded unchanged, a larger one is resized first. */
async function photo(name: string, options: PhotoOptions): Promise<DroppedFile> {
  const bytes = await makePhoto({ width: 800, height: 600, ...options })
  expect(includesBytes(bytes, gpsBytes)).toBe(true)
  return { name, type: 'image/jpeg', bytes }
}

async function hostileFile(name: string): Promise<DroppedFile> {
  const file = hostileFiles.find(({ fileName }) => fileName === name)
  if (!file) throw new Error(`no such file: ${name}`)
  return { name, type: file.type, bytes: await file.bytes() }
}

/** The index of the photo that was sideways and is now upright. */
const indexOfUpright = async (page: Page) => {
  const upright = await tiles(page).evaluateAll((all) =>
    all
      .map((tile) => tile.querySelector('img'))
      .map((picture) => picture && picture.naturalHeight > picture.naturalWidth),
  )
  expect(upright.toSorted()).toEqual([false, true])
  return upright.indexOf(true)
}

/** Expects a served picture without camera data, in any size, and with immutable caching. */
async function expectServed(request: APIRequestContext, path: string, host: string) {
  const answer = await request.get(path, { headers: { host, accept: 'image/avif,image/webp,*/*' } })
  const body = await answer.body()
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^image\/(webp|avif)$/)
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, s-maxage=3600, immutable')
  expect(answer.headers()['x-content-type-options']).toBe('nosniff')
  for (const secret of [gpsBytes, cameraBytes]) expect(includesBytes(body, secret)).toBe(false)
  return body.length
}

test('pictures are dropped, described, cropped, published and deleted', { tag: '@long' }, async ({ page, request }) => {
  await openDesigner(page, shop, 'mia@rise.example')
  await addPictures(page)
  const hero = part(page, 'introduction', 'image')
  const service = part(page, 'services', 'items.0.image')

  await test.step('drop three files, and the others are uploaded although one is invalid', async () => {
    await page.locator('#open-introduction').click()
    await choosePicture(page, heroButton(page))
    await dropFiles(page, [
      await photo('dawn.jpg', { seed: 71, orientation: 6 }),
      await hostileFile('page.jpg'),
      await photo('oven.jpg', { seed: 72, width: 1600, height: 1200 }),
    ])
    await expect(uploads(page).getByRole('progressbar').first()).toBeVisible()
    await expect(uploads(page).getByRole('listitem').filter({ hasText: 'page.jpg' })).toContainText(
      'Invalid file type detected',
    )
    expect(await violations(page)).toEqual([])
    await expectUploads(page, '2 pictures uploaded, 1 not uploaded')
    await expect(tiles(page)).toHaveCount(2)
  })

  await test.step('describe one of the pictures, and choose it', async () => {
    const index = await indexOfUpright(page)
    const position = index + 1
    const upright = tiles(page).nth(index)
    if ((await upright.getAttribute('aria-pressed')) === 'false') await upright.click()
    const description = choice(page)
      .getByRole('textbox')
      .and(page.getByLabel(`Description of picture ${position}`))
    await description.fill('The shop at dawn')
    await description.blur()
    await expect(tiles(page).and(page.getByRole('button', { name: /^The shop at dawn/ }))).toHaveCount(1)
    await choice(page).getByRole('button', { name: 'Choose', exact: true }).click()
    await expect(choice(page)).toBeHidden()
    await expect(hero).toHaveAttribute('alt', 'The shop at dawn')
    await expect.poll(() => naturalSize(hero)).not.toEqual([0, 0])
  })

  await test.step('choose the other picture for a service, and crop it by keyboard', async () => {
    await canvas(page).locator('[data-section="services"] [data-field="items.0.image"]').click()
    await choosePicture(page, replaceButton(page))
    await tiles(page)
      .filter({ hasNotText: 'The shop at dawn' })
      .and(page.getByRole('button', { name: /^Picture/ }))
      .click()
    await choice(page).getByRole('button', { name: 'Choose', exact: true }).click()
    await expect(choice(page)).toBeHidden()
    await expect(service).toHaveAttribute('src', /\/media\//)
    const whole = (await service.getAttribute('src')) ?? ''
    await page.getByRole('region', { name: 'Sections' }).getByRole('button', { name: 'Crop' }).click()
    const dialog = page.getByRole('dialog', { name: 'Crop picture' })
    await dialog.getByRole('application', { name: 'Picture in its frame' }).focus()
    for (const key of ['+', '+', '+', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
    await expect(dialog.getByText('1.30 ×')).toBeVisible()
    for (const device of ['computer', 'phone'])
      await expect(dialog.getByRole('figure', { name: `On a ${device}` })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog).toBeHidden(drawn)
    await expect(service).not.toHaveAttribute('src', whole)
    await expect.poll(() => naturalSize(service)).not.toEqual([0, 0])
  })

  await test.step('publish, and see what a visitor sees', async () => {
    const url = await publishAs(page, 'rise-shop')
    await page.keyboard.press('Escape')
    const visitor = await page.context().newPage()
    await visitor.goto(url)
    for (const place of ['#introduction img', '#services img']) {
      const shown = visitor.locator(place).first()
      await shown.scrollIntoViewIfNeeded()
      await expect.poll(() => naturalSize(shown)).not.toEqual([0, 0])
      const sources = ((await shown.getAttribute('srcset')) ?? '').split(', ').map((source) => source.split(' '))
      expect(sources.length).toBeGreaterThan(1)
      const sizes: number[] = []
      for (const [path = ''] of sources) sizes.push(await expectServed(request, path, new URL(url).host))
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    }
    const cut = await naturalSize(visitor.locator('#services img').first())
    expect((cut[0] ?? 0) / (cut[1] ?? 1)).toBeCloseTo(4 / 3, 1)
    await visitor.close()
  })

  await test.step('delete a picture in use, which needs confirmation, and undo restores it', async () => {
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    await page.getByRole('button', { name: 'Back to all sections' }).click()
    await page.locator('#open-introduction').click()
    await choosePicture(page, heroButton(page))
    await choice(page).getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('dialog', { name: 'Delete this picture?' })
    await expect(question).toContainText('This picture is on your website in one place.')
    expect(await violations(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete picture' }).click()
    await expect(tiles(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(choice(page)).toBeHidden()
    await expect(hero).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(hero).toHaveAttribute('alt', 'The shop at dawn')
    await expect.poll(() => naturalSize(hero)).not.toEqual([0, 0])
  })
})

test('an interrupted upload shows an error and can be retried', { tag: '@long' }, async ({ page }) => {
  await openDesigner(page, shop, 'otto@rise.example')
  await page.locator('#open-introduction').click()
  await choosePicture(page, heroButton(page))
  const cutOff = '**/api/drafts/*/images?*'
  let broken = 0
  await page.route(cutOff, (route) => (broken++ === 0 ? route.abort('connectionreset') : route.continue()))
  await dropFiles(page, [await photo('counter.jpg', { seed: 81 }), await photo('window.jpg', { seed: 82 })])
  await expectUploads(page, '1 picture uploaded, 1 not uploaded')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  const failed = uploads(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Try again/ }) })
  await expect(failed).toContainText('Network connectivity failed.')
  expect(await violations(page)).toEqual([])
  await failed.getByRole('button', { name: /^Try again/ }).click()
  await expectUploads(page, '2 pictures uploaded')
  await expect(tiles(page)).toHaveCount(2)
})

test('several pictures are described in the list and deleted at once', { tag: '@long' }, async ({ page }) => {
  await openDesigner(page, shop, 'nell@rise.example')
  const hero = part(page, 'introduction', 'image')
  await page.locator('#open-introduction').click()
  await choosePicture(page, heroButton(page))
  await dropFiles(page, [
    await photo('one.jpg', { seed: 91 }),
    await photo('two.jpg', { seed: 92 }),
    await photo('three.jpg', { seed: 93 }),
  ])
  await expectUploads(page, '3 pictures uploaded')
  await tiles(page).first().click()
  await choice(page).getByRole('button', { name: 'Choose', exact: true }).click()
  await expect(hero).toHaveAttribute('src', /media/)

  // Pictures are listed by arrival.
  let index = 0
  await test.step('describe the picture that is on the page', async () => {
    await choosePicture(page, heroButton(page))
    const named = await tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')))
    index = named.findIndex((name) => name?.includes('On your website'))
    await choice(page)
      .getByLabel(`Description of picture ${index + 1}`)
      .fill('A chair by the window')
    await page.keyboard.press('Enter')
    if (index < 2) await expect(choice(page).getByLabel(`Description of picture ${index + 2}`)).toBeFocused()
    await expect(hero).toHaveAttribute('alt', 'A chair by the window')
    expect(await violations(page)).toEqual([])
  })

  await test.step('delete two pictures by keyboard, and undo puts them back in place', async () => {
    await tiles(page).nth(index).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press(index < 2 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft')
    await page.keyboard.press('Delete')
    await page.getByRole('button', { name: 'Delete pictures' }).click()
    await expect(tiles(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(hero).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(hero).toHaveAttribute('alt', 'A chair by the window')
  })
})
