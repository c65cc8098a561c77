import { expect, type Page, test } from '@playwright/test'
import { creation } from '../../../worker/creation/schema.ts'
import { draft } from '../../../worker/drafts/schema.ts'
import { answered } from '../../harness/product-api.ts'
import { press, tabTo } from '../keys.ts'
import { canvas, enterCode, goOnFromAbout } from '../steps.ts'
import { violations } from '../violations.ts'

const about = "What's your business about?"
const words = 'Hair salon. Cut £28, beard trim £15. 12 years in the trade.'
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const facts = (page: Page, group: string) => page.getByRole('list', { name: group, exact: true })

async function describe(page: Page, text = words) {
  await page.goto('/create')
  await field(page, 'Business name').fill('Lather & Oak')
  await field(page, about).fill(text)
  await expect(facts(page, 'Experience')).toBeVisible()
}

test('what was understood is changed in the owner’s own words, removed and put back, by keys alone', async ({
  page,
}) => {
  await describe(page)
  await expect(facts(page, 'Prices').getByRole('listitem')).toHaveCount(2)
  const years = facts(page, 'Experience').getByRole('button', { name: /: change$/ })
  await press(years)
  const editor = page.getByRole('dialog', { name: /^Change / })
  await expect(editor.getByRole('textbox')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await expect(editor.getByRole('textbox')).toHaveValue(/12 years/)
  await page.keyboard.type('15 years in the trade')
  await page.keyboard.press('Enter')
  await expect(editor).toBeHidden()
  await expect(field(page, about)).toHaveValue(/beard trim £15\. 15 years in the trade/)
  await expect(facts(page, 'Experience')).toContainText('15 years')
  await expect(years).toBeFocused()

  await press(years)
  await page.keyboard.type('nothing')
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(years).toBeFocused()
  await expect(field(page, about)).toHaveValue(/15 years in the trade/)

  await press(facts(page, 'Experience').getByRole('button', { name: /: remove$/ }))
  const undo = facts(page, 'Experience').getByRole('button', { name: /^Undo: / })
  await expect(undo).toBeFocused()
  await page.waitForResponse('**/api/facts')
  await page.reload()
  await expect(undo).toBeVisible()
  await press(undo)
  await expect(years).toBeFocused()
  await page.waitForResponse('**/api/facts')
  await expect(facts(page, 'Experience')).toContainText('15 years')
})

test('one press starts the answer to the customers’ next question, until every question has an answer', async ({
  page,
}) => {
  await describe(page)
  await press(button(page, 'Opening hours?'))
  await expect(field(page, about)).toBeFocused()
  await page.keyboard.type('Tuesday to Saturday, 9 to 6')
  await expect(field(page, about)).toHaveValue(`${words}\nOpen: Tuesday to Saturday, 9 to 6`)
  await expect(facts(page, 'Hours')).toBeVisible()
  await press(button(page, 'A phone number?'))
  await expect(field(page, 'How can customers reach you?')).toBeFocused()
  await page.keyboard.type('01803 960000')
  await field(page, 'Business location').fill('Totnes')
  await expect(page.getByText('You’ve covered what customers ask first.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'How can customers reach you?')).toHaveValue('01803 960000')
})

test('a line that was begun and left is gone, and nothing waits for an answer', { tag: '@long' }, async ({ page }) => {
  await describe(page)
  await button(page, 'Opening hours?').click()
  await expect(field(page, about)).toHaveValue(`${words}\nOpen: `)
  await field(page, 'Business location').focus()
  await expect(field(page, about)).toHaveValue(words)

  await page.route('**/api/facts', () => undefined)
  await field(page, about).fill(`${words} Balayage £90.`)
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'Choose font style' })).toBeVisible()
})

test('without a connection the facts stay, and are read again once it is back', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await describe(page)
  await context.setOffline(true)
  await field(page, about).fill(`${words} Balayage £90.`)
  await expect(page.getByText('No connection', { exact: true })).toBeVisible()
  await expect(facts(page, 'Prices').getByRole('listitem')).toHaveCount(2)
  await context.setOffline(false)
  await expect(facts(page, 'Prices').getByRole('listitem')).toHaveCount(3)
})

test('facts are of the website that is made, and one that was removed is not, while its sentence stays', {
  tag: '@long',
}, async ({ page }) => {
  await describe(page)
  await field(page, 'How can customers reach you?').fill('01803 960000')
  await expect(facts(page, 'Phone')).toBeVisible()
  await facts(page, 'Prices')
    .getByRole('button', { name: /^Beard trim.*: remove$/ })
    .click()
  await page.waitForResponse('**/api/facts')
  await goOnFromAbout(page)
  await expect(page.getByRole('heading', { name: 'Your website is ready' })).toBeVisible({ timeout: 30_000 })
  const { websiteSettings } = await answered(creation, page.request.get('/api/creations/current'))
  expect(websiteSettings.business.phones.map(({ number }) => number)).toEqual(['01803 960000'])
  expect(websiteSettings.business.services).toMatchObject([{ name: 'Cut', price: { amount: 28, currency: 'GBP' } }])
  const site = page.getByTitle('Your finished website').contentFrame()
  await expect(site.locator('#contact')).toContainText('01803 960000')
  await expect(site.locator('#services')).toContainText('£28')
  await expect(site.locator('#services').getByRole('heading', { name: /beard trim/i })).toHaveCount(0)
  // The sentence stays, to the letter.
  expect(JSON.stringify(websiteSettings.sections)).toContain('beard trim £15')
})

test('sections without substance say what they wait for', { tag: '@long' }, async ({ page }) => {
  await describe(page, `${words} Run by Maria Santos and Tom Reed.`)
  for (const _ of ['fonts', 'colors', 'sections']) await button(page, 'Next').click()
  const reviews = page.getByRole('checkbox', { name: 'Customer Reviews' })
  await expect(reviews).toBeChecked()
  await expect(reviews).toHaveAccessibleDescription('We’ll add this when you have reviews.')
  await expect(page.getByRole('checkbox', { name: 'Team' })).toHaveAccessibleDescription('Recommended')
  expect(await violations(page)).toEqual([])
})

test('the account’s email is shown on the website only after a yes', { tag: '@long' }, async ({ page }) => {
  await describe(page)
  await goOnFromAbout(page)
  await page.getByRole('link', { name: 'Sign in to keep it' }).click()
  await enterCode(page, 'maria@lather.example')
  const offer = page.getByRole('region', { name: 'Show maria@lather.example on your website?' })
  await expect(offer).toBeVisible({ timeout: 30_000 })
  expect(await violations(page)).toEqual([])
  const emails = async () => {
    const draftId = new URL(page.url()).searchParams.get('websiteId')
    const { websiteSettings } = await answered(draft, page.request.get(`/api/drafts/${draftId}`))
    return websiteSettings.business.emails.map(({ address }) => address)
  }
  expect(await emails()).toEqual([])
  await expect(canvas(page).locator('#contact')).not.toContainText('maria@lather.example')
  await page.reload()
  await tabTo(offer.getByRole('button', { name: 'Yes' }))
  await page.keyboard.press('Enter')
  await expect(offer).toBeHidden()
  await expect(page.getByText(/^Draft saved/i).first()).toBeVisible()
  expect(await emails()).toEqual(['maria@lather.example'])
  await page.reload()
  await expect(canvas(page).locator('#contact')).toContainText('maria@lather.example')
  await expect(offer).toBeHidden()
})
