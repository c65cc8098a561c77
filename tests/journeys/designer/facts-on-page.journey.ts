import { expect, type Page, test } from '@playwright/test'
import { changeStyle } from '../../../renderer/styles/change-style.ts'
import { changeDraft } from '../../harness/product-api.ts'
import { canvas, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

const business = {
  name: 'Hartley Plumbing',
  about:
    'Plumbers. Boiler repairs from £85, burst pipes £95, leaks £60. Mon-Fri 7:30-17, Sat 8-12. Call 0113 496 0771. We cover Headingley, Horsforth and Otley.',
  place: 'Leeds',
}
const services = (page: Page) => canvas(page).locator('[data-section=services]')
const price = (page: Page, text: string) => services(page).locator('[data-business=services]').filter({ hasText: text })
const panel = (page: Page) => page.locator('[data-panel]')
const row = (page: Page) => page.getByRole('button', { name: /^Burst pipes/ }).first()
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 })

test.beforeEach(({ page }, { title }) =>
  openDesigner(page, business, `${title.replace(/\W+/g, '').slice(0, 20).toLowerCase()}@facts.example`),
)

test('a service opens in its own panel, and Back returns', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.locator('#open-services').click()
  await expect(row(page)).toBeVisible()
  await panel(page).evaluate((element) => element.scrollTo(0, 150))
  const scrolled = await panel(page).evaluate((element) => element.scrollTop)
  expect(scrolled).toBeGreaterThan(0)
  await row(page).click()
  await expect(title(page, 'Services / Burst pipes')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.goBack()
  await expect(row(page)).toBeFocused()
  expect(await panel(page).evaluate((element) => element.scrollTop)).toBe(scrolled)

  await canvas(page).locator('h1').click()
  await price(page, '60').click()
  await expect(title(page, 'Services / Leaks')).toBeVisible()
  const amount = page.getByLabel('Amount')
  await expect(amount).toBeFocused()
  await page.keyboard.type('72')
  await expect(amount).toHaveValue('72')
  await expect(price(page, '72')).toHaveCount(1)
  await price(page, '95').click()
  await expect(title(page, 'Services / Burst pipes')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(title(page, 'Introduction')).toBeVisible()

  await page.locator('body').press('Escape')
  await price(page, '95').click()
  await page.getByRole('button', { name: 'Services', exact: true }).click()
  await expect(row(page)).toBeFocused()
  await row(page).click()
  await page.getByRole('button', { name: 'Burst pipes: more' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(title(page, 'Services')).toBeVisible()
  await expect(row(page)).toHaveCount(0)
})

test('a click on a service area or a day of the opening hours opens exactly that field', { tag: '@slow' }, async ({
  page,
}) => {
  const facts = (name: string, word: string) =>
    canvas(page).locator(`[data-business=${name}] :is(tspan, dt, li, p)`).filter({ hasText: word }).first()
  await facts('areas', 'Otley').click()
  const areas = page.locator('[id="business.areas"]')
  await expect(areas).toBeFocused()
  await expect(areas).toHaveValue('Otley')
  await facts('areas', 'Horsforth').click()
  await expect(areas).toHaveValue('Horsforth')
  await expect.poll(() => areas.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe('Horsforth'.length)
  await expect.poll(() => areas.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0)
  await page.keyboard.type('Rodley')
  await expect(facts('areas', 'Rodley')).toBeAttached()
  await page.keyboard.press('Enter')
  await expect(areas).toHaveValue('')
  await expect(panel(page).getByText('Rodley', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Back to all sections' }).click()
  await page.locator('#open-contact').click()
  await facts('hours', 'Saturday').click()
  await expect(page.getByLabel('Saturday: opens')).toBeFocused()
})

test('the phone number can be typed after one click in the header, on a card or in the contact section', {
  tag: '@slow',
}, async ({ page }) => {
  const { drafts } = await (await page.request.get('/api/drafts')).json()
  await changeDraft(page.request, drafts[0].draftId, (document) => changeStyle(document, 'Fun'))
  await page.reload()
  for (const section of ['header', 'introduction', 'contact']) {
    const number = canvas(page).locator(`[data-section=${section}] [data-business=phones]:visible`).first()
    await page.locator('body').press('Escape')
    await number.click()
    await expect(number.locator('xpath=descendant-or-self::*[@contenteditable]')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('1')
    await expect(number).toHaveText(/1$/)
    await page.keyboard.press('Escape')
  }
  await expect(panel(page).getByRole('button', { name: 'Shown in 4 places' })).toBeVisible()
})
