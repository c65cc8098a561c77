import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { encode } from 'uqr'
import { addPictures } from '../designer/picture-steps.ts'
import { canvas, openDesigner, openPublishPanel, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const address = (page: Page) => page.getByRole('textbox', { name: 'Web address', exact: true })
const closePanel = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** Converts a QR code drawn as runs to a matrix of dark squares. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) (modules[Number(y)] ?? [])[Number(x) + at] = true
  }
  return modules
}

test('a website is published, changed, and published again', { tag: '@smoke' }, async ({ page }) => {
  await openDesigner(
    page,
    { name: 'Elm Row Plumbing', about: 'Leak repairs and blocked drains', place: 'Bristol' },
    'ned@elmrow.example',
  )
  let url = ''

  await test.step('see what is missing, go to it, and see it done', async () => {
    const panel = await openPublishPanel(page)
    await expect(panel.getByText('This is your first time publishing. Your whole website goes online.')).toBeVisible()
    await expect(address(page)).toBeFocused()
    await address(page).fill('elm-row')
    await panel.getByText('visitors can reach you only through the contact form').click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add number' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused()
    await page.keyboard.type('0117 496 0123')
    await openPublishPanel(page)
    await expect(panel.getByText('Add your opening hours')).toBeVisible()
    await expect(panel.getByText('visitors can reach you only through the contact form')).toHaveCount(0)
    await expect(address(page)).toHaveValue('elm-row')
    expect(await violations(page)).toEqual([])
    await closePanel(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Publish' })).toBeFocused()
  })

  await test.step('publish for the first time', async () => {
    url = await publishAs(page, 'elm-row')
    expect(new URL(url).hostname).toBe('elm-row.localhost')
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeFocused()
    expect(await violations(page)).toEqual([])
  })

  await test.step('get a QR code of the address, on the screen and as files', async () => {
    const drawn = page.getByRole('img', { name: /^QR code of elm-row/ })
    const expected = encode(url, { ecc: 'M', border: 4 })
    const path = (await drawn.locator('path').getAttribute('d')) ?? ''
    expect(modulesOf(path, expected.size)).toEqual(expected.data)
    const svg = page.waitForEvent('download')
    await page.getByRole('button', { name: 'SVG' }).click()
    expect((await svg).suggestedFilename()).toBe('elm-row-qr-code.svg')
    expect(await readFile(await (await svg).path(), 'utf8')).toContain(path)
    const png = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PNG' }).click()
    const file = await readFile(await (await png).path())
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect(file.readUInt32BE(16)).toBeGreaterThanOrEqual(1200)
  })

  await test.step('see that nothing has changed since', async () => {
    await closePanel(page)
    const panel = await openPublishPanel(page)
    await expect(panel.getByText(/^Nothing has changed since/)).toBeVisible()
    await expect(panel.getByText('Your website is here')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Publish' })).toBeEnabled()
    await closePanel(page)
  })

  await test.step('see a change as a line, and side by side', async () => {
    await canvas(page)
      .locator('#introduction')
      .click({ position: { x: 8, y: 8 } })
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Dry floors by supper')
    const panel = await openPublishPanel(page)
    await panel.getByRole('button', { name: 'Introduction: Heading' }).click()
    const beside = page.getByRole('dialog', { name: 'Side by side' })
    const heading = (name: string) =>
      beside.locator(`iframe[title="${name}"]`).contentFrame().getByRole('heading', { level: 1 })
    await expect(heading('After publishing')).toHaveText('Dry floors by supper')
    await expect(heading('Online now')).not.toHaveText('Dry floors by supper')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(beside).toBeHidden()
    await expect(panel.getByRole('button', { name: 'Introduction: Heading' })).toBeFocused()
    await closePanel(page)
  })

  await test.step('publish again, and see it as a visitor', async () => {
    expect(await publishAs(page, 'elm-row')).toBe(url)
    const visitor = await page.context().newPage()
    await visitor.goto(url)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dry floors by supper')
    await expect(visitor.getByRole('main').getByRole('link', { name: '0117 496 0123' })).toBeVisible()
    await visitor.close()
    await closePanel(page)
  })

  await test.step('receive a newer version saved elsewhere', async () => {
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Dry floors by noon')
    await page.evaluate(saveElsewhere)
    const panel = await openPublishPanel(page)
    await panel.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('dialog', { name: 'This website was changed somewhere else' })).toBeVisible()
    await expect(address(page)).toBeHidden()
  })
})

/** Saves another page title over the stored revision, like another device. */
async function saveElsewhere() {
  const path = `/api/drafts/${new URLSearchParams(location.search).get('websiteId')}`
  const { revision, websiteSettings } = await (await fetch(path)).json()
  const settings = { ...websiteSettings.settings, pageTitle: 'Elm Row, from another device' }
  const headers = { 'content-type': 'application/json', 'if-match': `"${revision}"` }
  await fetch(path, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ websiteSettings: { ...websiteSettings, settings } }),
  })
}

test('a taken web address, a lost connection and an ended session are explained plainly', { tag: '@long' }, async ({
  page,
}) => {
  await openDesigner(
    page,
    { name: 'Fern Street Yoga', about: 'Yoga classes for beginners', place: 'Leeds' },
    'fay@fernstreet.example',
  )
  const url = await publishAs(page, 'fern-street')
  await closePanel(page)
  const panel = page.getByRole('dialog')

  await test.step('choose a free address instead of one in use, and see how long the old one redirects', async () => {
    await openPublishPanel(page)
    await address(page).fill('support')
    await expect(panel.getByText('Web address already in use')).toBeVisible()
    await panel
      .getByRole('button', { name: /^support-/ })
      .first()
      .click()
    await expect(panel.getByText('Web address available')).toBeVisible()
    await expect(
      panel.getByText(/^fern-street\.localhost:\d+ will redirect visitors to the new address for 90 days\.$/),
    ).toBeVisible()
    await expect(address(page)).toBeFocused()
  })

  await test.step('see a plain error without a connection, and continue with one', async () => {
    await page.context().setOffline(true)
    await panel.getByRole('button', { name: 'Publish' }).click()
    await expect(panel.getByRole('alert')).toHaveText(/^Network connectivity failed\. .*try again/)
    await page.context().setOffline(false)
    await panel.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Website Published')).toBeVisible()
    const visitor = await page.context().newPage()
    expect((await visitor.goto(`${url}?from=van`))?.status()).toBe(200)
    expect(visitor.url()).toMatch(/^http:\/\/support-.*\.localhost:\d+\/\?from=van$/)
  })

  await test.step('see that the session ended, and reach the sign-in page', async () => {
    await closePanel(page)
    await openPublishPanel(page)
    await expect(panel.getByText('Your website is here')).toBeVisible()
    await page.context().clearCookies()
    await panel.getByRole('button', { name: 'Publish' }).click()
    await expect(panel.getByRole('alert')).toContainText('You’re signed out. Sign in and try again.')
    await expect(panel.getByRole('link', { name: /^Sign in/ })).toHaveAttribute('href', /^\/login\?next=%2Fdesigner/)
  })
})

const joiner = { name: 'Oak Row Joinery', about: 'Carpentry, kitchens and wooden stairs for homes', place: 'York' }

async function newWebsite(page: Page, email: string) {
  await openDesigner(page, joiner, email)
}

async function writeHeading(page: Page, text: string) {
  await page.locator('#open-introduction').click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(text)
}

test('a draft can be seen by anyone with its link until the owner stops sharing it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await newWebsite(page, 'ash@oakrow.example')
  await addPictures(page, { hasGallery: true })
  await writeHeading(page, 'Stairs that stay quiet')
  const visitor = await (await browser.newContext()).newPage()
  const opener = page.getByRole('banner').getByRole('button', { name: 'Share a private preview' })
  const dialog = page.getByRole('dialog', { name: 'Share a private preview' })

  const url = await test.step('create a link, which saves first', async () => {
    await opener.click()
    await expect(dialog.getByText('Your unsaved changes will be saved first.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await dialog.getByText('1 day').click()
    await dialog.getByRole('button', { name: 'Create link' }).click()
    await expect(dialog.getByText(/The link works until \w+day/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    return dialog.getByLabel('Private link').inputValue()
  })

  await test.step('a stranger sees what the owner saw', async () => {
    const response = await visitor.goto(url)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Stairs that stay quiet')
    await expect(visitor.getByText('Private preview, ends')).toBeVisible()
    const pictures = await visitor.evaluate(() =>
      [...document.images].filter(({ complete }) => complete).map(({ naturalWidth }) => naturalWidth > 0),
    )
    expect(pictures.length).toBeGreaterThan(0)
    expect(pictures).not.toContain(false)
    expect(await visitor.context().cookies()).toEqual([])
  })

  await test.step('a stranger sees later changes once they are saved', async () => {
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Doors that close')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Draft Saved').first()).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Doors that close')
  })

  await test.step('stop sharing', async () => {
    await opener.click()
    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(dialog.getByText('Sharing has stopped. Earlier links no longer work.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Create link' })).toBeFocused()
    expect((await visitor.reload())?.status()).toBe(404)
    await expect(visitor.getByRole('heading', { name: 'Nothing to see here' })).toBeVisible()
  })
})

test('the preview fills the window with the website, as visitors see it', { tag: '@long' }, async ({ page }) => {
  await newWebsite(page, 'elm@oakrow.example')
  await addPictures(page, { hasGallery: true })
  await writeHeading(page, 'Not saved yet')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Full-screen preview' })
  const preview = page.getByRole('dialog', { name: 'Preview' })
  const site = preview.locator('iframe').contentFrame()

  await test.step('see the current state, without editing marks or samples', async () => {
    await opener.click()
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
    await expect(preview.getByRole('button', { name: 'Close preview' })).toBeFocused()
    await expect(site.locator('[data-field], [data-item], [data-sample]')).toHaveCount(0)
    expect(await preview.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 })
    expect(await violations(page)).toEqual([])
  })

  await test.step('look at it on a phone', async () => {
    await preview.getByText('Phone').click({ force: true })
    await expect.poll(async () => (await preview.locator('iframe').boundingBox())?.width).toBe(390)
    await preview.getByText('Desktop').click({ force: true })
  })

  await test.step('follow a link to a section', async () => {
    const scrolled = () => site.locator('html').evaluate(({ scrollTop }) => scrollTop)
    expect(await scrolled()).toBe(0)
    await site.locator('main a[href^="#"]:visible').first().click()
    await expect.poll(scrolled).toBeGreaterThan(300)
  })

  await test.step('leave by Escape within the site, by Escape from the bar, and by the button', async () => {
    await site.locator('body').press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(preview).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(preview).toHaveCount(0)
    await expect(opener).toBeFocused()
    await opener.click()
    await preview.getByRole('button', { name: 'Close preview' }).click()
    await expect(preview).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})
