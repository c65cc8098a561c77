import { expect, type Page, test } from '@playwright/test'
import { canvas, openDesigner } from '../steps.ts'
import { expectClean } from '../violations.ts'

const business = {
  name: 'Marlow Hair',
  about:
    'Hairdresser in the old town. We cut, color and style. Dry cut £25, toner £15. Open Monday to Saturday 9am to 6pm.',
  place: 'Leeds',
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })
const option = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an owner finds fields by everyday words, and makes an unambiguous change', async ({ page }) => {
  await openDesigner(page, business, 'finds@marlow.example')
  const contact = canvas(page).locator('#contact')

  await test.step('the shortcut opens the field, and German words find the opening hours', async () => {
    await expect(field(page)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+k')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('Öffnungszeiten ändern')
    await expect(option(page).first()).toContainText('Opening hours')
    await expectClean(page)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Monday', { exact: true })).toBeFocused()
  })

  await test.step('missing sections are offered with a way to add them', async () => {
    await field(page).fill('testimonials')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a section' })
    await expect(dialog.getByRole('button', { name: /^Review cards/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a price is previewed before it is applied, and undone by its name', async () => {
    await field(page).fill('dry cut is £30 now')
    await expect(option(page).first()).toContainText('Dry cut £30')
    await page.keyboard.press('Enter')
    const card = page.getByRole('dialog', { name: 'Dry cut £30' })
    await expect(card).toBeVisible()
    await expect(canvas(page).locator('#services')).not.toContainText('£30')
    await expectClean(page)
    await card.getByRole('button', { name: 'Accept' }).click()
    await expect(canvas(page).locator('#services')).toContainText('£30')
    await field(page).fill('undo dry cut')
    await page.keyboard.press('Enter')
    await expect(canvas(page).locator('#services')).toContainText('£25')
    await expect(contact).toBeVisible()
  })

  await test.step('the collapsed field becomes a button that opens it over the page', async () => {
    await field(page).fill('')
    await button(page, 'Hide this line').click()
    await page.reload()
    await button(page, 'Find anything').click()
    await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeVisible()
    await page.keyboard.type('contraseña')
    await page.keyboard.press('Enter')
    await expect(button(page, 'Set a password')).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the palette fills the screen and opens a field in its panel', async ({ page }) => {
    await openDesigner(page, business, 'phone-finds@marlow.example')
    await button(page, 'Find anything').tap()
    await field(page).fill('telefon')
    await expectClean(page)
    await option(page).first().tap()
    await expect(button(page, 'Add number')).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  })
})
