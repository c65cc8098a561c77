import { expect, type Locator, type Page, test } from '@playwright/test'
import { addSection } from '../../../renderer/document/edits/edits.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeDraft, createFrom, signInAs } from '../../harness/product-api.ts'
import { canvas, openDesigner, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const business = {
  name: 'Harbor Plumbing',
  about: 'Emergency plumbing, blocked drains and new bathrooms. We answer the phone ourselves, day and night.',
  place: 'Leeds',
}

/** Six reviews marked as samples. */
function withSampleReviews(document: WebsiteSettings): WebsiteSettings {
  const items = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn'].map((name, index) => ({
    id: `review-${index + 1}`,
    paragraph: `${name} found the leak behind the wall.`,
    authorName: `${name} P.`,
    sample: true,
  }))
  const section = { id: 'customer-reviews', type: 'CustomerReviews', content: { heading: 'Reviews', items } }
  const sections = document.sections.filter(({ type }) => type !== 'CustomerReviews')
  return addSection({ ...document, sections }, sectionTypes.CustomerReviews.schema.parse(section) as Section)
}

test.describe('lists and settings', () => {
  test.describe.configure({ mode: 'serial' })

  let page: Page

  test.beforeAll(async ({ browser }) => {
    page = await (await browser.newContext()).newPage()
    await createFrom(page.request, business)
    const { draftId } = await signInAs(page.request, 'lists@example.com')
    await changeDraft(page.request, draftId ?? '', withSampleReviews)
    await page.goto('/designer')
    await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible({ timeout: 30_000 })
    await expect(canvas(page).locator('h1')).toBeVisible()
  })
  test.afterAll(() => page.context().close())

  test('a list is reordered by mouse, by keyboard dragging, and by one key', { tag: '@slow' }, async () => {
    await openSection(page, 'Customer Reviews')
    const rows = rowsOf(page)
    const [first, second, third] = await titles(rows)
    const from = await boxOf(rows.nth(0).getByRole('button', { name: /^Drag/ }))
    const to = await boxOf(rows.nth(2))
    await page.mouse.move(from.x + 5, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(from.x + 5, to.y + 20, { steps: 20 })
    await page.mouse.up()
    // It slides into place.
    await expect(page.locator('[data-dnd-dragging], [data-dnd-placeholder]')).toHaveCount(0)
    await expect.poll(() => titles(rows).then((all) => all.slice(0, 3))).toEqual([second, third, first])

    await rows.nth(0).getByRole('button', { name: /^Drag/ }).focus()
    await page.keyboard.press('Space')
    await expect(status(page, /picked up at place 1 of 6/)).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await expect(status(page, /place 2 of 6/)).toBeAttached()
    await page.keyboard.press('Space')
    await expect(status(page, /dropped at place 2 of 6/)).toBeAttached()
    await expect.poll(() => titles(rows).then((all) => all.slice(0, 3))).toEqual([third, second, first])

    await opener(rows.nth(0)).focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => titles(rows).then((all) => all.slice(0, 3))).toEqual([second, third, first])
    await expect(opener(rows.nth(1))).toBeFocused()
  })

  test('an item is removed, restored by undo, and duplicated if there is room', { tag: '@slow' }, async () => {
    const rows = rowsOf(page)
    await expect(page.getByText('0 of 6')).toBeVisible()
    await choose(page, rows.nth(5), 'Remove')
    const removed = page.getByRole('alert').filter({ hasText: / removed/ })
    await expect(rows).toHaveCount(5)
    await removed.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(6)
    await expect(removed).toHaveCount(0)
    await choose(page, rows.nth(5), 'Remove')
    await expect(removed).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rows).toHaveCount(6)
    await expect(removed).toHaveCount(0)
    await choose(page, rows.nth(5), 'Remove')
    await choose(page, rows.nth(0), 'Duplicate')
    await expect(rows).toHaveCount(6)
    const [original, copy] = await titles(rows)
    expect(copy).toBe(original)
    await expect(opener(rows.nth(1))).toBeFocused()
    await expect(opener(rows.nth(1))).toHaveAttribute('aria-expanded', 'true')
  })

  test('samples become real only if their owner replaces the text', async () => {
    await expect(page.getByText('These are samples: visitors won’t see them.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Sample' })).toHaveCount(0)
  })

  test('Enter moves the focus to the next text', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Place', exact: true })).toBeFocused()
  })

  test('the previews update while the owner types, and link to the text they show', async () => {
    await page.getByText('Settings', { exact: true }).click()
    const result = page.getByRole('figure', { name: 'In search results' })
    const card = page.getByRole('figure', { name: 'When shared in a chat' })
    await page.getByLabel('Page title').fill('Drains cleared today in Leeds')
    for (const preview of [result, card]) await expect(preview).toContainText('Drains cleared today in Leeds')
    await page.getByLabel('Page title').fill('')
    await expect(page.getByText('If left empty, the title is “Harbor Plumbing – Leeds')).toBeVisible()
    await expect(result).toContainText('Harbor Plumbing – Leeds')
    await page.getByRole('switch', { name: 'Search indexing' }).click()
    await expect(result).toContainText('Search engines won’t list this website')
    await page.getByRole('switch', { name: 'Search indexing' }).click()
    await page.getByRole('button', { name: 'Edit introduction' }).click()
    await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeFocused()
  })

  test('visitors see the cookie banner in the owner’s words', async () => {
    await page.getByText('Settings', { exact: true }).click()
    await page.getByLabel('Web analytics measurement ID').fill('G-AB12CD34EF')
    await page.getByRole('button', { name: 'Turn on the cookie banner' }).click()
    await expect(page.getByRole('switch', { name: 'Cookie banner' })).toBeChecked()
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('We count visits. May we?')
    await expect(page.getByRole('figure', { name: 'On your page' })).toContainText('We count visits. May we?')
    await expect(canvas(page).getByText('We count visits. May we?')).toBeVisible()
  })

  test('the privacy page describes the website and can be read before publication', async () => {
    await page.getByRole('switch', { name: 'Privacy page' }).click()
    await expect(canvas(page).getByRole('link', { name: 'Privacy' })).toBeVisible()
    await page.getByRole('button', { name: 'Use your contact details' }).click()
    await expect(page.getByLabel('Legal owner')).toHaveValue('Harbor Plumbing')
    await page.getByLabel('Postal address').fill('1 River Street\nLeeds')
    const reader = page.getByRole('button', { name: 'Read the privacy page' })
    await reader.click()
    const read = page.getByRole('dialog', { name: 'Privacy page' }).frameLocator('iframe')
    await expect(read.getByRole('heading', { name: 'Privacy policy' })).toBeVisible()
    await expect(read.getByText(`Last changed on ${today()}`)).toBeVisible()
    await expect(read.getByText('1 River Street')).toBeVisible()
    await expect(read.getByText('measurement ID G-AB12CD34EF')).toBeVisible()
    await read.getByRole('link', { name: 'Your rights' }).click()
    await expect(read.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Privacy page' })).toBeHidden()
    await expect(reader).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByLabel('Postal address')).not.toHaveValue(/River Street/)
  })

  test('the settings show the web address once the website has one', async () => {
    await expect(page.getByText('Publish your website first.')).toBeVisible()
    const url = await publishAs(page, `harbor-${Date.now().toString(36)}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: url.replace(/^https?:\/\//, '').replace(/\/$/, '') })).toBeVisible()
    await expect(page.getByText('Publish your website first.')).toBeHidden()
  })
})

async function openSection(page: Page, name: string) {
  await page
    .getByRole('region', { name: 'Sections' })
    .getByRole('button', { name: new RegExp(`^${name}(?!:)`) })
    .click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

const rowsOf = (page: Page) => page.locator('[data-list] li')
const opener = (row: Locator) => row.locator('[aria-keyshortcuts]')
const titles = (rows: Locator) => rows.locator('[aria-keyshortcuts]').allInnerTexts()
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })

async function choose(page: Page, row: Locator, action: string) {
  await row.getByRole('button', { name: /: more$/ }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('not in sight')
  return box
}

const today = () => new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })

const field = (page: Page, path: string) => page.locator(`[id="theme.${path}"]`)
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')
const ground = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)
/** Every text of the owner's, ignoring the style's order and case. */
const words = async (page: Page) =>
  (await canvas(page).locator('[data-field]').allTextContents())
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
    .toSorted()

test('a theme is chosen by its look, by its parts, or at random', { tag: '@long' }, async ({ page }) => {
  await openDesigner(
    page,
    { name: 'Harbor Pilates', about: 'Pilates studio for small groups', place: 'Lisbon' },
    'ines@harbor.example',
  )
  await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Theme').click()
  const white = 'rgb(255, 255, 255)'
  await expect.poll(() => ground(page)).toBe(white)

  await test.step('a drag in the picker shows on the page at once, as one step despite a pause', async () => {
    await field(page, 'backgroundColor').click()
    const shade = page.getByRole('slider', { name: 'Shade' })
    await expect(shade).toBeVisible()
    expect(await violations(page)).toEqual([])
    const box = await shade.boundingBox()
    if (!box) throw new Error('no picker')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 30, { steps: 4 })
    await expect.poll(() => ground(page)).not.toBe(white)
    await page.waitForTimeout(1500)
    await page.mouse.move(box.x + 120, box.y + 40, { steps: 4 })
    await page.mouse.up()
    await undo(page)
    await expect.poll(() => ground(page)).toBe(white)
  })

  await test.step('sliders move by arrow keys, and Escape brings the old color back', async () => {
    const hue = page.getByRole('slider', { name: 'Hue' })
    await page.getByRole('slider', { name: 'Shade' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(field(page, 'backgroundColor')).not.toContainText('#ffffff')
    await hue.focus()
    const before = Number(await hue.getAttribute('aria-valuenow'))
    await page.keyboard.press('Shift+ArrowRight')
    await expect(hue).toHaveAttribute('aria-valuenow', String(before + 36))
    await page.keyboard.press('Escape')
    await expect(field(page, 'backgroundColor')).toBeFocused()
  })

  await test.step('a hex code is pasted as copied', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Background: color code')).toBeFocused()
    await page.keyboard.insertText(' FFF8F0 ')
    await expect.poll(() => ground(page)).toBe('rgb(255, 248, 240)')
    await page.keyboard.press('Escape')
  })

  await test.step('hard-to-read text shows a warning, and a click fixes it', async () => {
    await field(page, 'secondaryTextColor').click()
    await expect(page.getByLabel('Secondary text: color code')).toBeFocused()
    await page.keyboard.insertText('#bbb')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Secondary text is very hard to read.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Make it easy to read' }).click()
    await expect(page.getByText('Secondary text is easy to read.')).toBeVisible()
    await expect(field(page, 'secondaryTextColor')).toBeFocused()
  })

  await test.step('a surprise look changes nothing but the look, and undo restores the old one', async () => {
    const [text, style] = [await words(page), await page.locator('input[name=style]:checked').evaluate(labelOf)]
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await expect(page.getByText(/^New look\. Style: /)).toBeVisible()
    await expect.poll(() => page.locator('input[name=style]:checked').evaluate(labelOf)).not.toBe(style)
    expect(await words(page)).toEqual(text)
    await undo(page)
    await expect.poll(() => page.locator('input[name=style]:checked').evaluate(labelOf)).toBe(style)
    await expect(field(page, 'backgroundColor')).toContainText('#fff8f0')
  })
})

const labelOf = (input: HTMLElement | SVGElement) => input.closest('label')?.textContent ?? ''

const plumber = { name: 'Wren & Sons', about: 'Plumber: leaks, drains and water heaters', place: 'Portland' }

test('the designer doesn’t offer to rewrite texts without a model', async ({ page }) => {
  await openDesigner(page, plumber, 'own-words@example.com')
  await page
    .getByRole('button', { name: /^Introduction/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rewrite/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Introduction: more' }).click()
  await expect(page.getByRole('menuitem', { name: 'Protect from AI changes' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Rewrite', exact: true })).toHaveCount(0)
})
