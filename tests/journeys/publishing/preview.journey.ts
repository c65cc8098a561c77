import { expect, type Page, test } from '@playwright/test'
import { openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

const joiner = { name: 'Oak Row Joinery', about: 'Carpentry, kitchens and wooden stairs for homes', place: 'York' }

async function newWebsite(page: Page, email: string) {
  await openDesigner(page, joiner, email)
}

async function writeHeading(page: Page, text: string) {
  await page.locator('#open-introduction').click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(text)
}

test('shows a draft to anyone with the link, until sharing stops', { tag: '@long' }, async ({ page, browser }) => {
  await newWebsite(page, 'ash@oakrow.example')
  await writeHeading(page, 'Stairs that stay quiet')
  const visitor = await (await browser.newContext()).newPage()
  const opener = page.getByRole('banner').getByRole('button', { name: 'Share a private preview' })
  const dialog = page.getByRole('dialog', { name: 'Share a private preview' })

  const url = await test.step('make a link, which saves first', async () => {
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

  await test.step('a stranger sees what was on the screen', async () => {
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

  await test.step('and later what was saved since', async () => {
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

test('fills the window with the website, as a visitor finds it', { tag: '@long' }, async ({ page }) => {
  await newWebsite(page, 'elm@oakrow.example')
  await writeHeading(page, 'Not saved yet')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Full-screen preview' })
  const preview = page.getByRole('dialog', { name: 'Preview' })
  const site = preview.locator('iframe').contentFrame()

  await test.step('see the current state, without editing marks or invented people', async () => {
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
    await site.locator('header nav a[href^="#"]:visible').first().click()
    await expect.poll(scrolled).toBeGreaterThan(300)
  })

  await test.step('leave by Escape from within the site, by Escape from the bar, and by the button', async () => {
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
