import { expect, type Page, test } from '@playwright/test'
import { creation } from '../../../worker/creation/schema.ts'
import { draft } from '../../../worker/drafts/schema.ts'
import { answered } from '../../harness/product-api.ts'
import { press, tabTo } from '../keys.ts'
import { canvas, enterCode, goOnFromAbout, openDesigner, publishAs } from '../steps.ts'
import { expectClean, violations } from '../violations.ts'

const about = "What's your business about?"
const words = 'Hair salon. Cut £28, beard trim £15. 12 years in the trade.'
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const facts = (page: Page, group: string) => page.getByRole('list', { name: group, exact: true })

async function write(page: Page, text = words) {
  await page.goto('/create')
  await field(page, 'Business name').fill('Lather & Oak')
  await field(page, about).fill(text)
}

async function describe(page: Page, text = words) {
  await write(page, text)
  await expect(facts(page, 'Credentials')).toBeVisible()
}

test('facts are corrected, added, moved, removed and restored by keyboard, and survive a reload', async ({ page }) => {
  await describe(page)
  const cut = facts(page, 'Services').getByRole('button', { name: /^Cut.*: change$/ })
  await press(cut)
  const editor = page.getByRole('group', { name: /^Change / })
  await expect(editor.getByRole('textbox', { name: 'Name' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await editor.getByLabel('Amount').fill('30')
  await page.keyboard.press('Enter')
  await expect(editor).toBeHidden()
  await expect(cut).toBeFocused()
  await expect(cut).toContainText('£30')
  await expect(field(page, about)).toHaveValue(words)

  await press(cut)
  await editor.getByLabel('Amount').fill('fifty')
  await page.keyboard.press('Enter')
  await expect(editor.getByLabel('Amount')).toHaveValue('fifty')
  await page.keyboard.press('Escape')
  await expect(cut).toBeFocused()

  await press(cut)
  await page.keyboard.type('Nothing')
  await page.keyboard.press('Escape')
  await expect(cut).toBeFocused()

  await press(cut)
  await page.keyboard.type('Hairdo')
  await press(editor.getByRole('button', { name: 'Remove' }))
  await press(facts(page, 'Services').getByRole('button', { name: 'Undo: Cut £30', exact: true }))
  await expect(cut).toContainText('£30')

  await press(button(page, 'Add a service'))
  await page.keyboard.type('Balayage')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Add a service')).toBeFocused()
  await expect(facts(page, 'Services')).toContainText('Balayage')

  await press(facts(page, 'Services').getByRole('button', { name: /^Balayage.*: change$/ }))
  await editor.getByLabel('This is for').selectOption('Details')
  await press(editor.getByRole('button', { name: 'Save' }))
  await expect(facts(page, 'Details').getByRole('button', { name: /^Balayage.*: change$/ })).toBeFocused()

  await press(facts(page, 'Credentials').getByRole('button', { name: /^12 years.*: remove$/ }))
  const undo = facts(page, 'Credentials').getByRole('button', { name: /^Undo: / })
  await expect(undo).toBeFocused()
  await page.reload()
  await expect(cut).toContainText('£30')
  await expect(facts(page, 'Details')).toContainText('Balayage')
  await press(undo)
  await expect(facts(page, 'Credentials').getByRole('button', { name: /^12 years.*: change$/ })).toBeFocused()
})

test('corrected facts survive edits of the text, a second tab and a canceled change', async ({ page, context }) => {
  await describe(page)
  const cut = facts(page, 'Services').getByRole('button', { name: /^Cut.*: change$/ })
  await cut.click()
  const editor = page.getByRole('group', { name: /^Change / })
  await editor.getByLabel('Amount').fill('31')
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'Choose font style' })).toBeVisible()
  await button(page, 'Back').click()
  await expect(cut).toContainText('£31')
  await field(page, about).fill(`We love hair. ${words} Colour £60.`)
  await expect(facts(page, 'Services')).toContainText('Colour')
  await expect(cut).toContainText('£31')
  const other = await context.newPage()
  await other.goto('/create')
  await expect(field(other, about)).toHaveValue('')
  await page.reload()
  await expect(cut).toContainText('£31')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('facts are corrected, added and removed by touch', async ({ page }) => {
    await write(page)
    const understood = page.getByRole('button', { name: /^We understood/ })
    await expect(understood).toHaveText('We understood 4 things')
    expect(await violations(page)).toEqual([])
    await understood.tap()
    const sheet = page.getByRole('dialog', { name: 'What we understood' })
    await expect(facts(page, 'Credentials')).toBeVisible()
    const cut = facts(page, 'Services').getByRole('button', { name: /^Cut.*: change$/ })
    await cut.tap()
    const editor = page.getByRole('group', { name: /^Change / })
    await editor.getByLabel('Amount').fill('30')
    await editor.getByRole('button', { name: 'Save' }).tap()
    await expect(cut).toContainText('£30')
    await page
      .getByRole('button', { name: /^Add (?!a )/ })
      .first()
      .tap()
    await expect(facts(page, 'Services').getByRole('listitem')).toHaveCount(3)
    await page.getByRole('button', { name: 'Add opening hours' }).tap()
    const hours = page.getByRole('group', { name: 'Add opening hours' })
    await hours.getByRole('button', { name: 'Hours of Tuesday' }).tap()
    await hours.getByLabel('Tuesday', { exact: true }).selectOption('Open')
    await hours.getByRole('button', { name: 'Save' }).tap()
    await expect(facts(page, 'Hours')).toContainText('9:00')
    await facts(page, 'Services')
      .getByRole('button', { name: /^Beard trim.*: remove$/ })
      .tap()
    await expect(facts(page, 'Services').getByRole('button', { name: /^Undo: / })).toBeVisible()
    await button(page, 'Done').tap()
    await expect(sheet).toBeHidden()
    await page.reload()
    await understood.tap()
    await expect(cut).toContainText('£30')
    await expect(facts(page, 'Hours')).toContainText('9:00')
  })
})

test('the trade’s services are suggested as soon as the business’s name hints at the trade', async ({ page }) => {
  await page.goto('/create')
  await field(page, 'Business name').fill('Hartley Plumbing')
  const suggested = page.getByRole('group', { name: 'Do you do these too?' }).getByRole('button')
  await expect(suggested).toHaveCount(3)
  const name = await suggested.first().innerText()
  await press(suggested.first())
  await expect(facts(page, 'Services')).toContainText(name)
  await expect(suggested.first()).toBeFocused()
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'Choose font style' })).toBeVisible()
})

test('one press starts an answer to the next question, until all are answered', async ({ page }) => {
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
  await field(page, 'How can customers reach you?').fill('01803 9600001')
  await field(page, 'Business location').focus()
  await expect(page.getByText('12 digits, but at most 11 here. Abroad? Start with +.')).toBeVisible()
  await field(page, 'How can customers reach you?').fill('01803 960000')
  await expect(page.getByText('at most 11 here')).toBeHidden()
  await page.reload()
  await expect(field(page, 'How can customers reach you?')).toHaveValue('01803 960000')
})

test('an abandoned prompt disappears, and the person can continue', { tag: '@long' }, async ({ page }) => {
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

test('a lost connection keeps the facts, which are read again once it is back', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await describe(page)
  await context.setOffline(true)
  await field(page, about).fill(`${words} Balayage £90.`)
  await expect(page.getByText('No connection', { exact: true })).toBeVisible()
  await expect(facts(page, 'Services').getByRole('listitem')).toHaveCount(2)
  await context.setOffline(false)
  await expect(facts(page, 'Services').getByRole('listitem')).toHaveCount(3)
})

test('the website contains the facts, and a removed fact remains only in its sentence', {
  tag: '@long',
}, async ({ page }) => {
  await describe(page)
  await field(page, 'How can customers reach you?').fill('01803 960000')
  await expect(facts(page, 'Contact')).toBeVisible()
  await facts(page, 'Services')
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
  // The sentence remains unchanged.
  expect(JSON.stringify(websiteSettings.sections)).toContain('beard trim £15')
})

test('the section list shows what each section contains or lacks', { tag: '@long' }, async ({ page }) => {
  await describe(page, `${words} Run by Maria Santos and Tom Reed.`)
  for (const _ of ['fonts', 'colors', 'sections']) await button(page, 'Next').click()
  const suggestions = page.getByRole('group', { name: 'Suggestions you can add' })
  const later = page.getByRole('group', { name: 'For later, in the editor' })
  await expect(later.getByRole('listitem').filter({ hasText: 'Customer Reviews' })).toContainText('None yet')
  await expect(page.getByRole('checkbox', { name: 'Customer Reviews' })).toHaveCount(0)
  await expect(suggestions.getByRole('checkbox', { name: 'Team' })).toHaveAccessibleDescription(
    'Maria Santos, Tom Reed',
  )
  const onPage = page.getByRole('group', { name: 'On your page' })
  await expect(onPage.getByRole('checkbox', { name: 'Services' })).toBeChecked()
  await expect(onPage.getByRole('checkbox', { name: 'Services' })).toHaveAccessibleDescription('2 services with prices')
  expect(await violations(page)).toEqual([])
})

test('the account’s email appears on the website only once the person confirms it', { tag: '@long' }, async ({
  page,
}) => {
  await describe(page)
  await goOnFromAbout(page)
  await page.getByRole('link', { name: 'Keep this website' }).click()
  await enterCode(page, 'maria@lather.example')
  const steps = page.getByRole('region', { name: 'First steps' })
  // The logo is the first step.
  await steps.getByRole('button', { name: 'Not now' }).click({ timeout: 30_000 })
  const offer = steps.getByRole('button', { name: 'Show maria@lather.example' })
  await expect(offer).toBeVisible()
  expect(await violations(page)).toEqual([])
  const emails = async () => {
    const draftId = new URL(page.url()).searchParams.get('websiteId')
    const { websiteSettings } = await answered(draft, page.request.get(`/api/drafts/${draftId}`))
    return websiteSettings.business.emails.map(({ address }) => address)
  }
  expect(await emails()).toEqual([])
  await expect(canvas(page).locator('#contact')).not.toContainText('maria@lather.example')
  await page.reload()
  await tabTo(offer)
  await page.keyboard.press('Enter')
  await expect(offer).toBeHidden()
  await expect(page.getByText(/^Draft saved/i).first()).toBeVisible()
  expect(await emails()).toEqual(['maria@lather.example'])
  await page.reload()
  await expect(canvas(page).locator('#contact')).toContainText('maria@lather.example')
  await expect(offer).toBeHidden()
})

const business = {
  name: 'Shears & Company',
  about: 'Hair salon for the whole family. Everybody is welcome.',
  place: 'Leeds',
}
const mode = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'What to edit' }).getByText(name)
const group = (page: Page, name: RegExp) => page.getByRole('button', { name })

const factField = (page: Page, path: string) => page.locator(`[id="${path}"]`)

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true })

/** Returns to the list of sections from an open form. */
async function allSections(page: Page) {
  await mode(page, 'Sections').click()
  await page.getByRole('button', { name: 'Back to all sections' }).click()
}

test.describe('a business’s facts', () => {
  test.describe.configure({ mode: 'serial' })

  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    await openDesigner(page, business, 'mia@shears.example')
    await mode(page, 'Settings').click()
  })
  test.afterAll(() => page.context().close())

  test('include a phone number that is checked while typed, and changes everywhere on the page', {
    tag: '@slow',
  }, async () => {
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

  test('change back everywhere with one undo, and return with redo', { tag: '@slow' }, async () => {
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

  test('include opening hours, set for a day and copied to others by keyboard', async () => {
    await group(page, /^Opening hours/).press('Enter')
    await page.getByRole('button', { name: 'Hours of Tuesday' }).press('Enter')
    await page.getByLabel('Tuesday', { exact: true }).selectOption('Open')
    await page.getByLabel('Tuesday: opens').selectOption('08:30')
    await page.getByRole('button', { name: 'Copy to… (hours of Tuesday)' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Monday to Friday' }).press('Enter')
    await page.getByRole('button', { name: 'Hours of Sunday' }).press('Enter')
    await page.getByLabel('Sunday', { exact: true }).selectOption('Closed')
    await expect(page.getByRole('definition').filter({ hasText: /^8:30/ })).toBeVisible()
    await expect(canvas(page).locator('[data-business=hours]', { hasText: '8:30' }).first()).toBeAttached()
    await expectClean(page)
  })

  test('include a service’s price, and its item on the page takes the service’s name', async () => {
    await group(page, /^Services and prices/).click()
    await page.getByRole('button', { name: 'Add service' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Beard trim')
    const price = page.getByRole('group', { name: 'Services and prices' })
    await price.getByText('Fixed', { exact: true }).click()
    await price.getByLabel('Amount').fill('18,50')
    await price.getByLabel('Currency').selectOption('GBP')
    await expect(page.getByText('Visitors see: £18.50')).toBeVisible()
    await price.getByText('Range', { exact: true }).click()
    await price.getByLabel('Up to').fill('12')
    await expect(page.getByText('The second amount must be higher than the first.')).toBeVisible()
    await price.getByText('Fixed', { exact: true }).click()
    await expectClean(page)
    await mode(page, 'Sections').click()
    await page.getByRole('button', { name: 'Add section' }).click()
    await page.getByRole('dialog', { name: 'Add a section' }).getByRole('button', { name: 'Price list' }).click()
    await expect(canvas(page).locator('.price', { hasText: '£18.50' })).toBeVisible()
    await mode(page, 'Settings').click()
    await group(page, /^Services and prices/).click()
    await page.getByRole('button', { name: /^Beard trim £/ }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Beard and neck')
    await expect(canvas(page).locator('[data-section=services]').getByText('Beard and neck')).toBeVisible()
  })

  test('open in their section with a click, and Back returns', async () => {
    await mode(page, 'Sections').click()
    await canvas(page).locator('[data-section^=contact] [data-business=phones]').first().click()
    await expect(factField(page, 'contact.phone')).toBeFocused()
    await canvas(page).locator('.price', { hasText: '£18.50' }).click()
    await expect(page.getByRole('heading', { name: 'Services', exact: true })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Price', exact: true }).getByLabel('Amount')).toBeFocused()
    await page.goBack()
    await expect(factField(page, 'contact.phone')).toBeFocused()
  })

  test('accept edits in the contact section, where another number is an override', async () => {
    const phone = factField(page, 'contact.phone')
    await expect(phone).toHaveValue('0113 555 1234')
    await expectClean(page)
    await page.getByRole('button', { name: 'Show another number here' }).click()
    await phone.fill('555 0199')
    await expect(page.getByText('This section shows 555 0199 instead of the number of your business.')).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Use the number from your business' }).click()
    await expect(phone).toHaveValue('0113 555 1234')
    await mode(page, 'Settings').click()
  })

  test('open from an empty section, which says what it needs', async () => {
    await allSections(page)
    await page.getByRole('button', { name: 'Add section' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a section' })
    await expect(dialog.getByText('Add people to your business details').first()).toBeVisible()
    await expectClean(page)
    await dialog.getByRole('button', { name: 'Add people' }).first().click()
    await expect(page.getByRole('button', { name: 'Add person' })).toBeVisible()
  })

  test('survive saving and reloading, and are published', async () => {
    await group(page, /^Address and areas/).click()
    await page.getByRole('combobox', { name: 'Areas you serve' }).or(page.getByLabel('Areas you serve')).first().click()
    await page.keyboard.type('Headingley, Roundhay,')
    await group(page, /^Languages and customers/).click()
    await page.getByLabel('Languages you speak').first().fill('Welsh')
    await page.getByRole('option', { name: 'Welsh' }).click()
    await page.keyboard.press('Escape')
    await expectClean(page)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Draft Saved')).toBeVisible()
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
