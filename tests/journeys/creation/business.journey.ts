import { expect, type Page, test } from '@playwright/test'
import { canvas, openDesigner, publishAs } from '../steps.ts'
import { expectClean } from '../violations.ts'

const business = {
  name: 'Shears & Company',
  about: 'Hair salon for the whole family. We cut, color and style.',
  place: 'Leeds',
}
const mode = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'What to edit' }).getByText(name)
const group = (page: Page, name: RegExp) => page.getByRole('button', { name })
const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** The list of sections, from the form of the one that was open last. */
async function allSections(page: Page) {
  await mode(page, 'Sections').click()
  await page.getByRole('button', { name: 'Back to all sections' }).click()
}

test.describe.configure({ mode: 'serial' })

test.describe('the facts of a business', () => {
  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    await openDesigner(page, business, 'mia@shears.example')
    await mode(page, 'Settings').click()
  })
  test.afterAll(() => page.context().close())

  test('a phone number is checked as it is typed, and stands all over the page', async () => {
    await group(page, /^Phone, WhatsApp/).click()
    await page.getByRole('button', { name: 'Add number' }).click()
    const number = page.getByRole('textbox', { name: 'Number' })
    await expect(number).toBeFocused()
    await page.keyboard.type('ask Mia')
    await expect(page.getByText('Enter digits only.')).toBeVisible()
    await number.fill('0113 496 0000')
    await number.blur()
    await expect(page.getByText('Enter digits only.')).toBeHidden()
    const shown = canvas(page).locator('[data-business=phones]', { hasText: '0113 496 0000' })
    await expect(shown.first()).toBeAttached()
    await expect(undo(page)).toHaveAttribute('title', /^Undo: Change phone number/)
  })

  test('one undo takes it back everywhere, and redo brings it again', async () => {
    const number = page.getByRole('textbox', { name: 'Number' })
    await number.fill('0113 555 1234')
    await number.blur()
    await expect(canvas(page).getByText('0113 496 0000')).toHaveCount(0)
    await undo(page).click()
    await expect(number).toHaveValue('0113 496 0000')
    await expect(canvas(page).getByText('0113 555 1234')).toHaveCount(0)
    await page.getByRole('button', { name: 'Redo', exact: true }).click()
    await expect(number).toHaveValue('0113 555 1234')
  })

  test('opening hours are set for a day and copied to others by keyboard alone', async () => {
    await group(page, /^Opening hours/).press('Enter')
    await page.getByLabel('Tuesday', { exact: true }).selectOption('Open')
    await page.getByLabel('Tuesday: opens').fill('08:30')
    await page.getByRole('button', { name: 'Copy to… (hours of Tuesday)' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Monday to Friday' }).press('Enter')
    await page.getByLabel('Sunday', { exact: true }).selectOption('Closed')
    await expect(page.getByRole('definition').filter({ hasText: /^8:30/ })).toBeVisible()
    await expect(canvas(page).locator('[data-business=hours]', { hasText: '8:30' }).first()).toBeAttached()
    await expectClean(page)
  })

  test('a service gets a price, and the page an item that follows its name', async () => {
    await group(page, /^Services and prices/).click()
    await page.getByRole('button', { name: 'Add service' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Beard trim')
    await page.getByLabel('Amount').fill('18,50')
    await page.getByLabel('Currency').selectOption('GBP')
    await expect(page.getByText('Visitors see: £18.50')).toBeVisible()
    await page.getByLabel('Up to').fill('12')
    await expect(page.getByText('The second amount must be higher than the first.')).toBeVisible()
    await page.getByLabel('Up to').fill('')
    await expectClean(page)
    await mode(page, 'Sections').click()
    await page.getByRole('button', { name: 'Add section' }).click()
    await page.getByRole('button', { name: /^Services/ }).click()
    await expect(canvas(page).locator('.price', { hasText: '£18.50' })).toBeVisible()
    await mode(page, 'Settings').click()
    await group(page, /^Services and prices/).click()
    await page.getByRole('button', { name: /^Beard trim £/ }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Beard and neck')
    await expect(canvas(page).locator('[data-section=services]').getByText('Beard and neck')).toBeVisible()
  })

  test('a click on a fact of the page opens the form of the business at it', async () => {
    await mode(page, 'Sections').click()
    await canvas(page).locator('.price', { hasText: '£18.50' }).click()
    await expect(page.getByLabel('Amount')).toBeVisible()
    await mode(page, 'Sections').click()
    await canvas(page).locator('[data-section^=contact] [data-business=phones]').first().click()
    await expect(page.getByRole('textbox', { name: 'Number' })).toBeFocused()
  })

  test('the contact section can show another number, and offers the way back to the fact', async () => {
    await allSections(page)
    await page.locator('#open-contact').click()
    const phone = field(page, 'contact.phone')
    await expect(phone).toHaveAttribute('placeholder', '0113 555 1234')
    await phone.fill('555 0199')
    await expect(page.getByText('This section shows 555 0199 instead of the number in Business.')).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Use the number from Business' }).click()
    await expect(phone).toHaveValue('')
    await page.getByRole('button', { name: 'Change in Business settings' }).first().click()
    await expect(page.getByRole('group', { name: 'Phone numbers' })).toBeVisible()
  })

  test('a section without substance says what it needs and leads there', async () => {
    await allSections(page)
    await page.getByRole('button', { name: 'Add section' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a section' })
    await expect(dialog.getByText('Add people to your business details')).toBeVisible()
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Add people' }).click()
    await expect(page.getByRole('button', { name: 'Add person' })).toBeVisible()
  })

  test('everything is there after saving and reloading, and for visitors', async () => {
    await group(page, /^Address and areas/).click()
    await page.getByRole('combobox', { name: 'Areas you serve' }).or(page.getByLabel('Areas you serve')).first().click()
    await page.keyboard.type('Headingley, Roundhay,')
    await group(page, /^Languages and customers/).click()
    await page.getByLabel('Languages you speak').first().fill('Welsh')
    await page.getByRole('option', { name: 'Welsh' }).click()
    await page.keyboard.press('Escape')
    await expectClean(page)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Draft saved · just now')).toBeVisible()
    await page.reload()
    await mode(page, 'Settings').click()
    await expect(group(page, /^Address and areas/)).toContainText('2 areas')
    await expect(group(page, /^Languages and customers/)).toContainText('Welsh')
    await expect(group(page, /^Services and prices/)).toContainText('1 price')
    const address = await publishAs(page, 'shears-and-company')
    const visitor = await page.context().newPage()
    await visitor.goto(address)
    await expect(visitor.getByText('0113 555 1234').first()).toBeAttached()
    await expect(visitor.getByText('Beard and neck').first()).toBeVisible()
    await expect(visitor.getByText('Roundhay').first()).toBeAttached()
    await visitor.close()
  })
})
