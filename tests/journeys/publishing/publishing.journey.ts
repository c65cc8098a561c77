import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { encode } from 'uqr'
import { canvas, openDesigner, openPublishPanel, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const address = (page: Page) => page.getByRole('textbox', { name: 'Web address', exact: true })
const closePanel = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The dark squares of a QR code drawn as runs of squares, as a matrix. */
function modulesOf(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let at = 0; at < Number(width); at += 1) (modules[Number(y)] ?? [])[Number(x) + at] = true
  }
  return modules
}

test('a website goes live, changes, and goes live again', async ({ page }) => {
  await openDesigner(
    page,
    { name: 'Elm Row Plumbing', about: 'Leak repairs and blocked drains', place: 'Bristol' },
    'ned@elmrow.example',
  )
  let url = ''

  await test.step('see what is missing, go there, and come back to find it done', async () => {
    const panel = await openPublishPanel(page)
    await expect(panel.getByText('This is your first time publishing. Your whole website goes online.')).toBeVisible()
    await expect(address(page)).toBeFocused()
    await address(page).fill('elm-row')
    await panel.getByText('Visitors can reach you only through the contact form').click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Add number' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused()
    await page.keyboard.type('0117 496 0123')
    await openPublishPanel(page)
    await expect(panel.getByText('Customers will ask when you are open.')).toBeVisible()
    await expect(panel.getByText('Visitors can reach you only through the contact form')).toHaveCount(0)
    await expect(address(page)).toHaveValue('elm-row')
    expect(await violations(page)).toEqual([])
    await closePanel(page)
    await expect(page.getByRole('banner').getByRole('button', { name: 'Publish' })).toBeFocused()
  })

  await test.step('publish for the first time', async () => {
    url = await publishAs(page, 'elm-row')
    expect(new URL(url).hostname).toBe('elm-row.localhost')
    await expect(page.getByRole('link', { name: 'Visit website' })).toBeFocused()
    expect(await violations(page)).toEqual([])
  })

  await test.step('get a QR code that says the address, on the screen and as files', async () => {
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

  await test.step('find that nothing has changed since', async () => {
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
    await expect(visitor.locator('#contact').getByRole('link', { name: '0117 496 0123' })).toBeVisible()
    await visitor.close()
    await closePanel(page)
  })

  await test.step('meet a newer version that was saved elsewhere', async () => {
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Dry floors by noon')
    await page.evaluate(saveElsewhere)
    const panel = await openPublishPanel(page)
    await panel.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByRole('dialog', { name: 'This website was changed somewhere else' })).toBeVisible()
    await expect(address(page)).toBeHidden()
  })
})

/** As another device does: the page title of the open website, over the revision that is stored. */
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

test('an address in use, a lost connection and an ended session are met in plain words', { tag: '@long' }, async ({
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

  await test.step('choose a free address where one is in use, and be told that the old one redirects', async () => {
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
    await expect(panel.getByText('Website Published')).toBeVisible()
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
