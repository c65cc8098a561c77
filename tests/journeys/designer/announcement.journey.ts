import { expect, test } from '@playwright/test'
import { createFrom, signInAs } from '../../harness/product-api.ts'
import { canvas, publishAs } from '../steps.ts'
import { expectClean, violations } from '../violations.ts'

const business = { name: 'Ridge Bakery', about: 'Bakery. Open Mo-Fr 7:00-18:00', place: 'Leeds' }
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an owner announces a holiday with a link and special hours, and visitors see all of it', async ({
  page,
  browser,
}) => {
  await createFrom(page.request, business)
  await signInAs(page.request, 'announcement@example.com')
  await page.goto('/designer')
  await expect(canvas(page).locator('h1')).toBeVisible({ timeout: 30_000 })
  await page.getByText('Settings', { exact: true }).first().click()

  await test.step('the bar appears on the page while typing', async () => {
    await page.getByRole('switch', { name: 'Announcement' }).check({ force: true })
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect(text).toBeFocused()
    await text.fill('Closed for a week. Order your bread before Friday!')
    await expect(canvas(page).getByText('Order your bread before Friday!')).toBeVisible()
  })

  await test.step('the whole bar links to a section', async () => {
    await page.getByRole('button', { name: /^Link/ }).click()
    await page.getByRole('radio', { name: 'Section on this page' }).check()
    await page.getByLabel('Section', { exact: true }).selectOption({ label: 'Contact' })
    const bar = canvas(page).getByRole('link', { name: 'Closed for a week. Order your bread' })
    await expect(bar).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Text', exact: true }).last().fill('')
    await expect(bar).toHaveAttribute('href', '#contact')
  })

  await test.step('a last day before the first is rejected next to the field', async () => {
    await page.getByLabel('First day (optional)').fill(inDays(3))
    await page.getByLabel('Last day (optional)').first().fill(inDays(1))
    await expect(page.getByText('The last day comes before the first.').first()).toBeVisible()
    await page.getByLabel('First day (optional)').fill('')
    await expect(page.getByText(/^Visitors see it through /)).toBeVisible()
  })

  await test.step('set special hours for some days', async () => {
    await page.getByRole('button', { name: /^Opening hours/ }).click()
    await page.getByRole('button', { name: 'Add a date' }).click()
    await expect(page.getByLabel('First day', { exact: true })).toBeFocused()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Winter break')
    await page.getByLabel('First day', { exact: true }).fill(inDays(5))
    await page.getByLabel('Last day (optional)').first().fill(inDays(7))
    await expect(canvas(page).getByText('Winter break').first()).toBeVisible()
  })
  expect(await violations(page)).toEqual([])

  const address = await publishAs(page, 'ridge-bakery')
  const visitor = await (await browser.newContext()).newPage()
  for (const width of [390, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 900 })
    await visitor.goto(address)
    const bar = await visitor.getByText('Order your bread before Friday!').boundingBox()
    expect(bar?.y).toBeLessThan(40)
    await expect(visitor.getByText('Winter break').first()).toBeVisible()
    await expectClean(visitor)
  }
  await visitor.context().close()
})
