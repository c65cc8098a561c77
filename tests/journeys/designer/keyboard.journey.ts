import { expect, type Page, test } from '@playwright/test'
import { chooseByArrows, press, tabBackTo, tabTo, typeInto, typeOver } from '../keys.ts'
import { canvas, codeFor } from '../steps.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const modes = (page: Page) => page.getByRole('radiogroup', { name: 'What to edit' }).getByRole('radio')
const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text })
const sectionIds = (page: Page) =>
  canvas(page)
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))
const serviceNames = (page: Page) => canvas(page).locator('#services h3').allInnerTexts()

/** Opens a section's form, which loads its own code. */
async function openSection(page: Page, name: string) {
  await press(button(page, new RegExp(`^${name}(?!:)`)))
  await expect(button(page, 'Back to all sections')).toBeVisible()
}
async function leaveSection(page: Page, id: string) {
  await press(button(page, 'Back to all sections'), { back: true })
  await expect(page.locator(`#open-${id}`)).toBeFocused()
}

test('an owner creates, edits and publishes a whole website by keyboard', { tag: '@long' }, async ({ page }) => {
  const { keyboard } = page

  await test.step('answer the wizard', async () => {
    await page.goto('/create')
    await typeInto(field(page, 'Business name'), 'Comb & Co')
    await typeInto(field(page, "What's your business about?"), 'Barber: haircuts, beard trims, hot towel shaves')
    // Facts that appear between two Tab presses would take the second one's focus.
    await expect(page.getByRole('list', { name: 'Services', exact: true })).toBeVisible()
    await typeInto(page.getByRole('combobox', { name: 'Business location' }), 'Leeds')
    await press(button(page, 'Next'))
    for (const step of ['Choose font style', 'Choose colors']) {
      await expect(page.getByRole('heading', { name: step })).toBeFocused()
      const cards = page.getByRole('group', { name: step }).getByRole('radio')
      await tabTo(cards)
      const chosen = await cards.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
      await keyboard.press('ArrowDown')
      await expect(cards.nth((chosen + 1) % (await cards.count()))).toBeChecked()
      await press(button(page, 'Next'))
    }
    const services = page.getByRole('checkbox', { name: 'Services' })
    await tabTo(services)
    await keyboard.press('Space')
    await expect(services).not.toBeChecked()
    await keyboard.press('Space')
    await expect(services).toBeChecked()
    await press(button(page, 'Create your site'))
    await expect(page.getByRole('heading', { name: 'Your website is ready' })).toBeFocused({ timeout: 30_000 })
  })

  await test.step('sign in with the code', async () => {
    await press(page.getByRole('link', { name: 'Keep this website' }))
    await expect(field(page, 'Email')).toBeFocused()
    await keyboard.type('kit@comb.example')
    await keyboard.press('Enter')
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
    await keyboard.type(await codeFor(page, 'kit@comb.example'))
    await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  })

  await test.step('change a heading', async () => {
    await openSection(page, 'Introduction')
    await typeInto(field(page, 'Heading'), 'A cut before breakfast')
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('A cut before breakfast')
    await leaveSection(page, 'introduction')
  })

  await test.step('add an item to a list, and move it', async () => {
    await openSection(page, 'Services')
    await press(button(page, 'Add service'))
    await typeInto(field(page, 'Name'), 'Cuts by subscription')
    await press(button(page, 'Back'), { back: true })
    await expect(button(page, /^Cuts by subscription(?!:)/)).toBeFocused()
    const { length } = await serviceNames(page)
    await keyboard.press('Alt+ArrowUp')
    await expect.poll(() => serviceNames(page).then((names) => names[length - 2])).toBe('Cuts by subscription')
    await expect(button(page, /^Cuts by subscription(?!:)/)).toBeFocused()
    await leaveSection(page, 'services')
  })

  await test.step('reorder the sections, by one key and by keyboard dragging', async () => {
    const ids = await sectionIds(page)
    const at = ids.indexOf('services')
    const lowered = ids.toSpliced(at, 1).toSpliced(at + 1, 0, 'services')
    await keyboard.press('Alt+ArrowDown')
    await expect.poll(() => sectionIds(page)).toEqual(lowered)
    await expect(page.locator('#open-services')).toBeFocused()
    await keyboard.press('ArrowLeft')
    await expect(button(page, 'Drag: Services')).toBeFocused()
    await keyboard.press('Space')
    await expect(status(page, /^Services: picked up/)).toBeAttached()
    await keyboard.press('ArrowUp')
    await expect(status(page, /^Services: place/)).toBeAttached()
    await keyboard.press('Space')
    await expect(status(page, /^Services: dropped/)).toBeAttached()
    await expect.poll(() => sectionIds(page)).toEqual(ids)
  })

  await test.step('add a section, and hide another', async () => {
    await press(button(page, 'Add section'))
    await press(
      page.getByRole('dialog', { name: 'Add a section' }).getByRole('button', { name: 'Questions and answers' }),
    )
    await expect(page.getByRole('heading', { name: 'FAQ', level: 2 })).toBeFocused()
    await expect(canvas(page).locator('#frequently-asked-questions')).toBeVisible()
    await leaveSection(page, 'frequently-asked-questions')
    await tabBackTo(page.locator('#open-contact'))
    await keyboard.press('ArrowRight')
    await expect(button(page, 'Contact: more')).toBeFocused()
    await keyboard.press('Enter')
    await chooseByArrows(page.getByRole('menuitem', { name: 'Hide' }))
    await expect(canvas(page).locator('#contact')).toHaveCount(0)
    await expect(button(page, 'Contact: more')).toBeFocused()
  })

  await test.step('duplicate and remove a section, list the shortcuts, and move to the page and back', async () => {
    await tabBackTo(page.locator('#open-frequently-asked-questions'))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'FAQ', level: 2 })).toBeFocused()
    await keyboard.press('Delete')
    await expect(canvas(page).locator('#frequently-asked-questions')).toHaveCount(0)
    await keyboard.press('ControlOrMeta+z')
    await expect(canvas(page).locator('#frequently-asked-questions')).toBeVisible()
    await keyboard.press('Shift+?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list.getByText('Go to the website or back to the panel')).toBeVisible()
    await keyboard.press('Escape')
    await expect(list).toBeHidden()
    await keyboard.press('F6')
    await expect(page.locator('main iframe')).toBeFocused()
    await keyboard.press('F6')
    await expect(page.locator('[data-panel]')).toBeFocused()
  })

  await test.step('change the style, and a color by its hex code', async () => {
    await tabBackTo(modes(page))
    for (const mode of ['Settings', 'Theme']) {
      await keyboard.press('ArrowRight')
      await expect(page.getByRole('region', { name: mode })).toBeVisible()
    }
    const styles = page.getByRole('group', { name: 'Style' }).getByRole('radio')
    await tabTo(styles)
    const chosen = await styles.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
    await keyboard.press('ArrowRight')
    await expect(styles.nth((chosen + 1) % (await styles.count()))).toBeChecked()
    await press(button(page, /^Button\s*#/))
    await expect(field(page, 'Button: color code')).toBeFocused()
    await typeOver(page, '#b4232a')
    await keyboard.press('Escape')
    await expect(button(page, /^Button\s*#b4232a/)).toBeFocused()
  })

  await test.step('change the page title, undo and redo', async () => {
    await tabBackTo(modes(page))
    await keyboard.press('ArrowLeft')
    const before = await field(page, 'Page title').inputValue()
    await typeInto(field(page, 'Page title'), 'Bakery in Leeds')
    await keyboard.press('ControlOrMeta+z')
    await expect(field(page, 'Page title')).toHaveValue(before)
    await keyboard.press('ControlOrMeta+Shift+z')
    await expect(field(page, 'Page title')).toHaveValue('Bakery in Leeds')
  })

  await test.step('save', async () => {
    await keyboard.press('ControlOrMeta+s')
    await expect(page.getByRole('banner').getByText('Draft Saved')).toBeVisible()
  })

  const url = await test.step('publish', async () => {
    await press(page.getByRole('banner').getByRole('button', { name: 'Publish' }), { back: true })
    await expect(field(page, 'Web address')).toBeFocused()
    await typeOver(page, 'comb-and-co')
    await expect(page.getByText('Web address available')).toBeVisible()
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeFocused({ timeout: 15_000 })
    await keyboard.press('Tab')
    const visit = page.getByRole('link', { name: 'Visit', exact: true })
    await expect(visit).toBeFocused()
    return (await visit.getAttribute('href')) ?? ''
  })

  await test.step('see what visitors see', async () => {
    const visitor = await page.context().newPage()
    expect((await visitor.goto(url))?.status()).toBe(200)
    await expect(visitor).toHaveTitle('Bakery in Leeds')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A cut before breakfast')
    const services = await visitor.locator('#services h3').allInnerTexts()
    expect(services.at(-2)).toBe('Cuts by subscription')
    await expect(visitor.locator('#contact')).toHaveCount(0)
    // Questions without an answer stay off the page.
    await expect(visitor.locator('#frequently-asked-questions')).toHaveCount(0)
    expect(await visitor.content()).toContain('#b4232a')
    await visitor.close()
  })
})
