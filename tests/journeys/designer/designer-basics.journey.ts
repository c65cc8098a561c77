import { expect, type Locator, type Page, test } from '@playwright/test'
import { canvas, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

const business = { name: 'Handy Hill', about: 'Handyman for small repairs', place: 'Leeds' }
const titles = (page: Page) => page.locator('[data-panel] [id^="open-"]').allInnerTexts()

test('the inbox, the visitors and help are one or two clicks from the designer', async ({ page }) => {
  await openDesigner(page, business, 'hal@handy.example')
  for (const [name, address] of [
    ['Inbox', /\/inbox/],
    ['Visitors', /\/visitors\?website=/],
  ] as const) {
    await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
    await page.getByRole('menuitem', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/support')
    await page.goBack()
    await expect(canvas(page).locator('h1')).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/support')
  for (const path of ['/websites', '/create', '/account']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeVisible()
  }
})

test('the first steps lead to what is missing, count what is done and go when they are hidden', async ({ page }) => {
  await openDesigner(page, business, 'hew@handy.example')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByText('0 of 5 done')).toBeVisible()
  await steps.getByRole('button', { name: 'Add your phone number' }).click()
  await page.getByRole('button', { name: 'Add number' }).click()
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('0113 496 0000')
  await page.getByText('Sections', { exact: true }).click()
  await expect(steps.getByText('1 of 5 done')).toBeVisible()
  await steps.getByRole('button', { name: 'Publish your website' }).click()
  await expect(page.getByRole('dialog', { name: 'Publish your website' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await violations(page)).toEqual([])
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(canvas(page).locator('h1')).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('a section is dragged by its row, and a click on it still opens its form', async ({ page }) => {
  await openDesigner(page, business, 'hop@handy.example')
  const before = await titles(page)
  await dragBelow(page, page.locator('#open-introduction'), page.locator('#open-contact'))
  await expect.poll(() => titles(page)).not.toEqual(before)
  await expect(page.getByRole('button', { name: 'Back to all sections' })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => titles(page)).toEqual(before)
  await page.locator('#open-introduction').click()
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the notice about larger screens comes once, fields do not make iOS zoom, and targets are large', async ({
    page,
  }) => {
    const notice = page.getByRole('heading', { name: 'Shingle is designed for larger screens' })
    await openDesigner(page, business, 'hank@handy.example', async () => {
      await expect(notice).toBeVisible()
      await page.getByRole('button', { name: 'Continue anyway' }).tap()
    })
    await page.reload()
    await expect(canvas(page).locator('h1')).toBeVisible()
    await expect(notice).toHaveCount(0)

    const modes = page.getByRole('radiogroup', { name: 'What to edit' })
    const inBar = page.getByRole('banner').locator('button:visible, a:visible')
    await expectLarge([...(await inBar.all()), ...(await modes.locator('label').all())])
    await modes.getByText('Sections').tap()
    await expectLarge(await page.locator('[data-panel] li').getByRole('button').all())
    await page.locator('#open-contact').tap()
    const fields = page
      .locator('[data-panel]')
      .locator('input:visible, textarea:visible')
      .and(page.locator(':not([type=checkbox], [type=radio])'))
    await expect(fields.first()).toBeVisible()
    const sizes = await fields.evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAttribute('type', 'email')
    expect(await violations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

async function expectLarge(targets: Locator[]) {
  expect(targets.length).toBeGreaterThan(2)
  const boxes = await Promise.all(
    targets.map(async (target) => ({
      html: await target.evaluate((one) => one.outerHTML.slice(0, 120)),
      box: await target.boundingBox(),
    })),
  )
  expect(boxes.filter(({ box }) => box && (box.height < 43.9 || box.width < 43.9))).toEqual([])
}

async function dragBelow(page: Page, row: Locator, other: Locator) {
  const [from, to] = [await row.boundingBox(), await other.boundingBox()]
  if (!from || !to) throw new Error('The rows are not in sight')
  await page.mouse.move(from.x + 60, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + from.height / 2 + 12, { steps: 4 })
  await page.mouse.move(to.x + 60, to.y + to.height / 2 + 6, { steps: 20 })
  await page.waitForTimeout(200)
  await page.mouse.up()
}
