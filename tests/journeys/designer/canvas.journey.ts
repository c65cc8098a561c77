import { expect, type Locator, type Page, test } from '@playwright/test'
import { dropFiles, makePhoto } from '../../harness/photo.ts'
import { canvas, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'
import { addPictures } from './picture-steps.ts'

/** The first section of a type on the page. */
const part = (page: Page, section: string, place: string) =>
  canvas(page).locator(`[data-section="${section}"] [data-field="${place}"]`)
const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const tools = (page: Page) => page.locator('main').getByRole('toolbar')

test.describe('the canvas', () => {
  test.beforeEach(async ({ page }, { title }) => {
    await openDesigner(
      page,
      {
        name: 'Canvas Barber',
        about:
          'Barber shop: haircuts, beard trims, hot towel shaves. I learned to cut hair from my grandfather. Nobody leaves with wet hair.',
        place: 'Leeds',
      },
      `${title.slice(0, 5).toLowerCase()}@canvas.example`,
    )
    await expect(canvas(page).locator('h1')).toBeVisible()
  })

  test('opens the form of anything that is clicked, and lets text be edited in place', { tag: '@smoke' }, async ({
    page,
  }) => {
    const heading = part(page, 'introduction', 'heading')
    const before = await heading.innerText()

    await test.step('a click opens the form next to it, where the text can be edited too', async () => {
      await heading.click()
      await field(page, 'introduction.heading').fill('Sharp')
      await expect(heading).toHaveText('Sharp')
    })

    await test.step('the same click places the caret, and the form and the page show the same text', async () => {
      await heading.click()
      await expect(heading).toBeFocused()
      await page.keyboard.press('End')
      await page.keyboard.type(' cuts')
      await expect(field(page, 'introduction.heading')).toHaveValue('Sharp cuts')
      await page.keyboard.press('Escape')
      await expect(heading).toHaveText('Sharp cuts')
      await expect(heading).not.toHaveAttribute('contenteditable', /./)
    })

    await test.step('a phrase is one undo step, from the page or the form', async () => {
      await page.keyboard.press('ControlOrMeta+z')
      await expect(heading).toHaveText('Sharp')
      await page.keyboard.press('ControlOrMeta+z')
      await expect(heading).toHaveText(before)
    })

    await test.step('a line respects its field’s limit, and ends with Enter', async () => {
      await heading.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText('x'.repeat(200))
      await expect(field(page, 'introduction.heading')).toHaveValue('x'.repeat(80))
      await page.keyboard.type('yz')
      await expect(field(page, 'introduction.heading')).toHaveValue('x'.repeat(80))
      await page.keyboard.press('Enter')
      await expect(heading).toHaveText('x'.repeat(80))
    })

    await test.step('a text keeps its paragraphs and lines', async () => {
      const body = part(page, 'introduction', 'body')
      await body.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('First.')
      await page.keyboard.press('Enter')
      await page.keyboard.type('Second,')
      await page.keyboard.press('Shift+Enter')
      await page.keyboard.type('still second.')
      await expect(field(page, 'introduction.body').locator('p')).toHaveText(['First.', 'Second,still second.'])
      await page.keyboard.press('Escape')
      await expect(body.locator('p')).toHaveText(['First.', 'Second,still second.'])
    })

    await test.step('the focused form field is marked on the page', async () => {
      await part(page, 'services', 'heading').click()
      await page.keyboard.press('Escape')
      await field(page, 'services.heading').focus()
      await expect(canvas(page).locator('[data-mark=part]')).toHaveCount(1)
    })
  })

  test('accepts clicks and keys while fonts load slowly', { tag: '@long' }, async ({ page }) => {
    await page.route('**/_/fonts/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await route.continue()
    })
    await page.goto('/designer')
    await part(page, 'introduction', 'heading').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Sharp')
    await expect(field(page, 'introduction.heading')).toHaveValue('Sharp')
  })

  test('lets pictures, links and items be changed in place', { tag: '@long' }, async ({ page }) => {
    await addPictures(page, { hasGallery: true })
    await test.step('change a picture', async () => {
      const picture = part(page, 'services', 'items.0.image')
      const before = await picture.innerHTML()
      await picture.click()
      await page.getByRole('button', { name: 'More about this picture' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Try another' }).click()
      await expect.poll(() => picture.innerHTML()).not.toBe(before)
      await page.keyboard.press('Escape')
    })

    await test.step('change a pattern', async () => {
      const picture = part(page, 'services', 'items.0.image')
      const before = await picture.innerHTML()
      await tools(page).getByRole('button', { name: 'Replace' }).click()
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
      await dialog.getByRole('tab', { name: 'Patterns' }).click()
      await dialog.getByRole('button', { name: / 3$/ }).first().click()
      await dialog.getByRole('button', { name: 'Choose', exact: true }).click()
      await expect(dialog).toBeHidden()
      await expect.poll(() => picture.innerHTML()).not.toBe(before)
      await expect(tools(page).getByRole('button', { name: 'Replace' })).toBeFocused()
    })

    await test.step('a double-click on a picture opens the picture dialog too', async () => {
      await part(page, 'services', 'items.1.image').dblclick()
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('several pictures are added to the gallery at once', async () => {
      const shown = canvas(page).locator('[data-section="gallery"] li')
      const before = await shown.count()
      await part(page, 'gallery', 'heading').click()
      await page.getByRole('region', { name: 'Sections' }).getByRole('button', { name: 'Add pictures' }).click()
      const dialog = page.getByRole('dialog', { name: /^Choose up to \d+ pictures/ })
      const photos = await Promise.all([61, 62].map(async (seed) => ({ seed, bytes: await makePhoto({ seed }) })))
      await dropFiles(
        page,
        photos.map(({ seed, bytes }) => ({ name: `${seed}.jpg`, type: 'image/jpeg', bytes })),
      )
      await dialog.getByRole('button', { name: 'Choose 2 pictures' }).click({ timeout: 60_000 })
      await expect(shown).toHaveCount(before + 2)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(shown).toHaveCount(before)
    })

    await test.step('change a link', async () => {
      const button = part(page, 'introduction', 'button')
      await button.click()
      await page.getByRole('button', { name: 'Link', exact: true }).click()
      await page.getByRole('dialog').getByText('Call', { exact: true }).click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('0113 496 0000')
      await expect(button).toHaveAttribute('href', 'tel:01134960000')
      await page.keyboard.press('Escape')
    })

    await test.step('an item is moved, duplicated and removed', async () => {
      const names = canvas(page).locator('.services h3')
      const before = await names.allInnerTexts()
      await names.nth(1).click()
      await page.getByRole('button', { name: 'Move this service forward' }).click()
      await expect(names.first()).toHaveText(before[1] ?? '')
      await page.getByRole('button', { name: 'Duplicate this service' }).click()
      await expect(names).toHaveCount(before.length + 1)
      await page.getByRole('button', { name: 'Remove this service' }).click()
      await expect(names).toHaveCount(before.length)
    })
  })

  test('lets sections be added from previews, duplicated, moved, hidden and removed', {
    tag: '@long',
  }, async ({ page }) => {
    const sections = canvas(page).locator('[data-section]')
    const ids = () => sections.evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))

    await test.step('add a section after the selected one', async () => {
      await part(page, 'introduction', 'heading').click()
      await page.getByRole('button', { name: 'Add a section after Introduction' }).click()
      const dialog = page.getByRole('dialog', { name: 'Add a section' })
      await expect(dialog.getByRole('button', { name: 'Map and hours' })).toContainText('Changes your Contact section')
      await expect(dialog.getByText('Your page has all it can take of:')).toContainText('Introduction')
      await dialog.getByRole('button', { name: 'Team portraits' }).click()
      expect((await ids()).slice(0, 3)).toEqual(['header', 'introduction', 'team'])
      await expect(page.getByRole('heading', { name: 'Team', level: 2 })).toBeVisible()
    })

    await test.step('move, hide and remove the section', async () => {
      await page.getByRole('button', { name: 'Move Team down' }).click()
      expect((await ids())[2]).not.toBe('team')
      await page.getByRole('button', { name: 'Hide Team' }).click()
      await expect(canvas(page).locator('[data-section="team"]')).toHaveCount(0)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(canvas(page).locator('[data-section="team"]')).toHaveCount(1)
      await page.getByRole('button', { name: 'Remove Team' }).click()
      await expect(canvas(page).locator('[data-section="team"]')).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Sections', level: 2 })).toBeVisible()
    })

    await test.step('duplicate a banner up to its maximum', async () => {
      const banners = canvas(page).locator('[data-section^="quote-banner"]')
      await part(page, 'introduction', 'heading').click()
      await page.getByRole('button', { name: 'Add a section after Introduction' }).click()
      await page.getByRole('dialog', { name: 'Add a section' }).getByRole('button', { name: 'Big quote' }).click()
      await expect(banners).toHaveCount(1)
      await page.getByRole('button', { name: /^Text Banner(?: 1)?: more/ }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).click()
      await expect(banners).toHaveCount(2)
      await page.getByRole('button', { name: 'Duplicate Text Banner 2' }).click()
      await expect(banners).toHaveCount(3)
      await expect(page.getByRole('button', { name: /^Duplicate Text Banner/ })).toHaveCount(0)
    })

    await test.step('drag a section in the list, and move one by keyboard', async () => {
      await page.getByRole('button', { name: 'Back to all sections' }).click()
      const rows = page
        .getByRole('region', { name: 'Sections' })
        .locator('ol > li')
        .filter({ has: page.locator('[id^="open-"]') })
      const idOf = (index: number) => rows.nth(index).locator('[id^="open-"]').getAttribute('id')
      const [second, third] = [await idOf(2), await idOf(3)]
      await rows.nth(2).hover()
      const from = await rows.nth(2).getByRole('button', { name: /^Drag/ }).boundingBox()
      const to = await rows.nth(3).boundingBox()
      if (!from || !to) throw new Error('the rows are there')
      await page.mouse.move(from.x + 5, from.y + from.height / 2)
      await page.mouse.down()
      await page.mouse.move(from.x + 5, to.y + to.height * 0.75, { steps: 12 })
      await page.mouse.up()
      await expect.poll(() => idOf(2)).toBe(third)
      await expect.poll(() => idOf(3)).toBe(second)
      expect((await ids()).slice(2, 4).map((id) => `open-${id}`)).toEqual([third, second])
      await rows.nth(3).locator('button[id^="open-"]').focus()
      await page.keyboard.press('Alt+ArrowUp')
      await expect.poll(() => idOf(2)).toBe(second)
    })
  })
})

const business = { name: 'Handy Hill', about: 'Handyman for small repairs', place: 'Leeds' }
const titles = (page: Page) => page.locator('[data-panel] [id^="open-"]').allInnerTexts()

test('the inbox, visitor numbers and help are one or two clicks away from the designer', async ({ page }) => {
  await openDesigner(page, business, 'hal@handy.example')
  for (const [name, address] of [
    ['Inbox', /\/inbox/],
    ['Visitors', /\/visitors\?website=/],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/support')
    await page.goBack()
    await expect(canvas(page).locator('h1')).toBeVisible()
  }
  await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
  await expect(page.getByRole('menuitem', { name: 'Help' })).toHaveAttribute('href', '/support#topic-sections')
  for (const path of ['/websites', '/create', '/account']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Help' })).toBeVisible()
  }
})

test('the first steps link to what is missing, count what is done, and can be hidden', async ({ page }) => {
  await openDesigner(page, business, 'hew@handy.example')
  const steps = page.getByRole('region', { name: 'First steps' })
  await expect(steps.getByRole('img', { name: '0 of 5 done' })).toBeVisible()
  await expect(steps.getByRole('heading')).toHaveText('Add your logo')
  await steps.getByRole('button', { name: 'Not now' }).click()
  await steps.getByRole('button', { name: 'Add contact' }).click()
  await page.getByRole('button', { name: 'Add number' }).click()
  await page.getByRole('textbox', { name: 'Number', exact: true }).fill('0113 496 0000')
  await page.getByText('Sections', { exact: true }).click()
  await expect(steps.getByRole('img', { name: '1 of 5 done' })).toBeVisible()
  await expect(steps.getByRole('heading')).toHaveText('Add photos of your work')
  await steps.getByRole('button', { name: 'Not now' }).click()
  await steps.getByRole('button', { name: 'Put it online' }).click()
  await expect(page.getByRole('dialog', { name: 'Publish your website' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await violations(page)).toEqual([])
  await steps.getByRole('button', { name: 'Hide first steps' }).click()
  await expect(steps).toHaveCount(0)
  await page.reload()
  await expect(canvas(page).locator('h1')).toBeVisible()
  await expect(steps).toHaveCount(0)
})

test('the first step after sign-in adds the account’s email to the website, and can be undone', async ({ page }) => {
  await openDesigner(page, business, 'hester@handy.example')
  const steps = page.getByRole('region', { name: 'First steps' })
  await steps.getByRole('button', { name: 'Not now' }).click()
  await steps.getByRole('button', { name: 'Show hester@handy.example' }).click()
  await expect(steps.getByRole('heading')).toHaveText('Add photos of your work')
  await expect(canvas(page).getByRole('link', { name: 'hester@handy.example' }).first()).toBeAttached()
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click()
  await expect(steps.getByRole('heading')).toHaveText('Add a phone or email')
})

test('the help line disappears for good after the first edit, without moving the page', async ({ page }) => {
  await openDesigner(page, business, 'hetty@handy.example')
  const help = page.getByText('Click any word on the page to change it.')
  await expect(help).toBeVisible()
  const top = async () => (await page.locator('main iframe').first().boundingBox())?.y
  const before = await top()
  await canvas(page).locator('h1').click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Small repairs, done today')
  await expect(help).toBeHidden()
  expect(await top()).toBe(before)
  await page.reload()
  await expect(canvas(page).locator('h1')).toBeVisible()
  await expect(help).toHaveCount(0)
})

test('a section can be dragged by its row, and a click still opens its form', async ({ page }) => {
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

  test('the designer shows its phone notice once, has fields that don’t zoom on iOS, and has large targets', async ({
    page,
  }) => {
    const notice = page.getByText('Shingle is designed for larger screens')
    await openDesigner(page, business, 'hank@handy.example')
    await page.getByRole('button', { name: 'Hide the note on editing' }).tap()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Hide the note about this screen' }).tap()
    await page.reload()
    await expect(canvas(page).locator('h1')).toBeVisible()
    await expect(notice).toHaveCount(0)

    const modes = page.getByRole('radiogroup', { name: 'What to edit' })
    const inBar = page.getByRole('banner').locator('button:visible, a:visible')
    await expectLarge([...(await inBar.all()), ...(await modes.locator('label').all())])
    await modes.getByText('Sections').tap()
    await expectLarge(await page.locator('[data-panel] li').getByRole('button').all())
    await page.locator('#open-contact').tap()
    await page.getByRole('button', { name: 'Add your email' }).tap()
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
