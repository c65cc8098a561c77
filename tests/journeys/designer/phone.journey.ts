import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { addGallery, uploadPhoto } from '../../harness/product-api.ts'
import { answerWizard, canvas, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a text is edited, a picture is replaced and the website is published', async ({ page }) => {
    const panel = page.getByRole('region', { name: 'Sections' })

    await test.step('the website appears at once, then the first steps, then the notice about the screen', async () => {
      const bakery = { name: 'Pocket Bakery', about: 'Bakery with sourdough and cakes', place: 'Ghent' }
      await openDesigner(page, bakery, 'an@pocket.example')
      const note = page.getByRole('note')
      await expect(note).toHaveText('Tap any word on the page to change it.')
      await expect(panel).toBeHidden()
      expect(await violations(page)).toEqual([])
      await note.getByRole('button', { name: 'Hide the note on editing' }).tap()
      await expect(note).toHaveText('Shingle is designed for larger screens')
    })

    await test.step('a tapped text can be typed on the page, with its form available', async () => {
      await canvas(page).locator('h1').tap()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Bread from six')
      await expect(canvas(page).locator('h1')).toHaveText('Bread from six')
      expect(await violations(page)).toEqual([])
      await expect(panel).toBeHidden()
      await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Sections').tap()
      await expect(panel.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Bread from six')
    })

    await test.step('replace the picture', async () => {
      const picture = canvas(page).locator('[data-section="introduction"] [data-field="image"] img').first()
      const draftId = new URL(page.url()).searchParams.get('websiteId') ?? ''
      await uploadPhoto(page.request, draftId, 'Loaves', 1)
      await uploadPhoto(page.request, draftId, 'Cakes', 2)
      const choose = async (button: string, name: RegExp) => {
        await panel.getByRole('button', { name: button, exact: true }).tap()
        const dialog = page.getByRole('dialog', { name: /^Choose a/ })
        await dialog.getByRole('tab', { name: 'Your pictures' }).tap()
        await dialog.getByRole('list', { name: 'Your pictures' }).getByRole('button', { name }).tap()
        await dialog.getByRole('button', { name: 'Choose', exact: true }).tap()
        await expect(dialog).toBeHidden()
      }
      await choose('Choose picture', /^Loaves/)
      await expect(picture).toHaveAttribute('alt', 'Loaves')
      await choose('Replace', /^Cakes/)
      await expect(picture).toHaveAttribute('alt', 'Cakes')
      await panel.getByRole('button', { name: 'See the page' }).tap()
      await expect(panel).toBeHidden()
    })

    await test.step('settings open from their tab at the bottom', async () => {
      await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Settings').tap()
      await expect(page.getByRole('region', { name: 'Settings' }).getByLabel('Page title')).toBeVisible()
      await page.getByRole('button', { name: 'See the page' }).tap()
    })

    await test.step('a color is chosen below its row, with the page visible and the keyboard closed', async () => {
      await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Theme').tap()
      const theme = page.getByRole('region', { name: 'Theme' })
      await page.getByRole('navigation', { name: 'Parts of the theme' }).getByRole('button', { name: 'Colors' }).tap()
      await theme.getByRole('button', { name: /^Background #/ }).tap()
      const picker = theme.getByRole('group', { name: 'Background', exact: true })
      await expect(picker.getByRole('slider', { name: 'Hue' })).toBeVisible()
      await expect(picker.getByLabel('Background: color code')).not.toBeFocused()
      await expect(canvas(page).locator('[data-section="introduction"]')).toBeInViewport()
      expect(await violations(page)).toEqual([])
      await picker.getByRole('button', { name: 'Done' }).tap()
      await expect(picker).toBeHidden()
      await page.getByRole('button', { name: 'See the page' }).tap()
    })

    await test.step('publish', async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Publish' }).tap()
      const form = page.getByRole('dialog')
      await expect(form.getByLabel('Web address', { exact: true })).toBeVisible()
      await expect(form.getByLabel('Web address', { exact: true })).not.toBeFocused()
      await form.getByLabel('Web address', { exact: true }).fill('pocket-bakery')
      await expect(form.getByText('Web address available')).toBeVisible()
      await form.getByRole('button', { name: 'Publish' }).tap()
      const visit = page.getByRole('dialog').getByRole('link', { name: 'Visit' })
      await expect(visit).toBeVisible()
      await page.goto((await visit.getAttribute('href')) ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread from six')
    })
  })
})

const mode = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'What to edit' }).getByText(name, { exact: true })

/** Goes back once the history has a step for each open layer, which takes a moment. */
async function back(page: Page, layers: number) {
  await page.waitForFunction((depth) => (history.state?.usr?.layers ?? 0) === depth, layers)
  await page.goBack()
}

test.describe('the designer', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const business = { name: 'Back Street Bakes', about: 'Bakery with sourdough and cakes', place: 'Ghent' }

  const begin = (page: Page, email: string) => openDesigner(page, business, email)

  test('closes what is open on a phone with Back, without extra history steps', { tag: '@slow' }, async ({ page }) => {
    await page.goto('/help')
    await begin(page, 'bo@back.example')
    const panel = page.locator('[data-panel]')
    const url = page.url()

    await test.step('Back closes the panel, and Forward reopens it', async () => {
      await mode(page, 'Sections').tap()
      await expect(panel).toBeVisible()
      await back(page, 1)
      await expect(panel).toBeHidden()
      await page.goForward()
      await expect(panel).toBeVisible()
      await expect(page).toHaveURL(url)
    })

    await test.step('a form returns to the list it was opened from, then to the page', async () => {
      await page.locator('#open-introduction').tap()
      await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeVisible()
      await back(page, 2)
      await expect(page.locator('#open-introduction')).toBeVisible()
      await back(page, 1)
      await expect(panel).toBeHidden()
    })

    await test.step('a form opened on the page closes at once', async () => {
      await canvas(page).locator('[data-field="askName"]').first().tap()
      await expect(page.locator('[id="contact.askName"] input:checked')).toBeFocused()
      await back(page, 1)
      await expect(panel).toBeHidden()
    })

    await test.step('Back closes a dialog over the panel, and a dialog closed by hand leaves no history step', async () => {
      await mode(page, 'Sections').tap()
      await page.getByRole('button', { name: 'Back to all sections' }).tap()
      await page.getByRole('button', { name: 'Add section' }).tap()
      const dialog = page.getByRole('dialog', { name: 'Add a section' })
      await expect(dialog).toBeVisible()
      await back(page, 2)
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'Add section' }).tap()
      await dialog.getByRole('button', { name: 'Close' }).tap()
      await expect(dialog).toBeHidden()
      await page.getByRole('button', { name: 'See the page' }).tap()
      await expect(panel).toBeHidden()
    })

    await test.step('Back closes the full-screen preview and the publish panel', async () => {
      const preview = page.getByRole('dialog', { name: 'Preview' })
      await page.getByRole('button', { name: 'More tools' }).tap()
      await page.getByRole('menuitem', { name: 'Full-screen preview' }).tap()
      await expect(preview).toBeVisible()
      await back(page, 1)
      await expect(preview).toBeHidden()
      await page.getByRole('banner').getByRole('button', { name: 'Publish' }).tap()
      const publish = page.getByRole('dialog', { name: 'Publish your website' })
      await expect(publish).toBeVisible()
      await back(page, 1)
      await expect(publish).toBeHidden()
      await expect(page).toHaveURL(url)
    })

    await test.step('a reload with the panel open leaves no history step without effect', async () => {
      await mode(page, 'Theme').tap()
      await expect(panel).toBeVisible()
      await page.reload()
      await expect(canvas(page).locator('h1')).toBeVisible()
      await expect(panel).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(/\/help$/)
    })
  })

  test('opens panels at their top', async ({ page }) => {
    await begin(page, 'bea@back.example')
    const panel = page.locator('[data-panel]')
    const scrolled = () => panel.evaluate((element) => element.scrollTop)
    await mode(page, 'Settings').tap()
    await expect(page.getByLabel('Page title')).toBeVisible()
    await panel.evaluate((element) => element.scrollTo({ top: 900 }))
    expect(await scrolled()).toBeGreaterThan(300)
    await mode(page, 'Theme').tap()
    await expect(page.getByRole('region', { name: 'Theme' })).toBeVisible()
    expect(await scrolled()).toBe(0)
    await mode(page, 'Sections').tap()
    await page.locator('#open-footer, #open-contact').last().tap()
    await expect(page.getByRole('button', { name: 'Back to all sections' })).toBeInViewport()
    expect(await scrolled()).toBe(0)
  })

  test('shows a toast above a phone’s tabs, and its Undo reverts both changes', async ({ page }) => {
    await begin(page, 'ben@back.example')
    await mode(page, 'Sections').tap()
    await page.getByRole('button', { name: 'Contact: more' }).tap()
    await page.getByRole('menuitem', { name: 'Remove' }).tap()
    const toast = page.getByRole('alert').filter({ hasText: 'Contact removed' })
    await expect(toast).toBeVisible()
    const foot = (await mode(page, 'Sections').boundingBox())?.y ?? 0
    const box = await toast.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(foot)
    await toast.getByRole('button', { name: 'Undo' }).tap()
    await expect(page.locator('#open-contact')).toBeVisible()
    await expect(toast).toHaveCount(0)
  })

  test.describe('on a desktop', () => {
    test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false })

    test('keeps its place on the page after a new look is undone and redone', async ({ page }) => {
      await openDesigner(page, business, 'bud@back.example')
      await page.getByText('Theme', { exact: true }).click()
      await page.getByRole('button', { name: 'Surprise me' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'New look' })).toBeVisible()
      const top = () =>
        canvas(page)
          .locator('html')
          .evaluate((html) => html.scrollTop)
      expect(await top()).toBe(0)
      for (const keys of ['Control+z', 'Control+Shift+z', 'Control+z']) {
        await page.keyboard.press(keys)
        await page.waitForTimeout(700)
        expect(await top()).toBe(0)
      }
    })

    test('leaves the preview after the wizard with Back, without a return to an empty wizard', async ({ page }) => {
      await openDesigner(page, business, 'bert@back.example')
      await answerWizardAgain(page)
      // A slow computer takes a while to render the state of the browser's history.
      const browser = await page.context().newCDPSession(page)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 })
      await page.getByRole('button', { name: 'Full-screen preview' }).click()
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeHidden()
      await expect(page).toHaveURL(/\/designer/)
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await page.goBack()
      await expect(page).toHaveURL(/\/websites/)
      await expect(page.getByLabel('Business name')).toHaveCount(0)
    })
  })
})

async function answerWizardAgain(page: Page) {
  await answerWizard(page, { name: 'Second Street Bakes', about: 'Bakery with cakes to order', place: 'Ghent' })
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  await expect(canvas(page).locator('h1')).toBeVisible()
}
const panel = (page: Page) => page.locator('[data-panel]')
const idsOf = (rows: Locator) => rows.evaluateAll((all) => all.map((one) => one.id))
const sectionRows = (page: Page) => panel(page).locator('[id^="open-"]')
const onPage = (page: Page) =>
  canvas(page)
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => `open-${one.getAttribute('data-section')}`))

/** A finger that sends raw touches to the browser, so that they may scroll or cancel a drag like on a real screen. */
async function fingerOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  let at = { x: 0, y: 0 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  return {
    async press(x: number, y: number) {
      at = { x, y }
      await send('touchStart')
    },
    async slide(y: number, steps = 20) {
      const from = at.y
      for (let step = 1; step <= steps; step += 1) {
        at = { ...at, y: from + ((y - from) * step) / steps }
        await send('touchMove')
        await page.waitForTimeout(16)
      }
    },
    lift: () => send('touchEnd'),
  }
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not in sight`)
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 }
}

async function isSettled(page: Page) {
  await expect(page.locator('[data-dnd-dragging], [data-dnd-placeholder]')).toHaveCount(0)
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const business = {
    name: 'Finger Barber',
    about:
      'Barber shop: haircuts, beard trims, hot towel shaves. I learned to cut hair from my grandfather. Nobody leaves with wet hair.',
    place: 'Leeds',
  }

  async function begin(page: Page, email: string) {
    await openDesigner(page, business, email)
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Sections', { exact: true }).tap()
    await expect(sectionRows(page).first()).toBeVisible()
  }

  test('sections are reordered by their handle or by holding a row, and a swipe scrolls', async ({ page }) => {
    await begin(page, 'fin@touch.example')
    const finger = await fingerOf(page)
    const rows = sectionRows(page)
    const before = await idsOf(rows)
    const moved = (ids: string[]) => [ids[0], ids[2], ids[3], ids[1], ...ids.slice(4)]

    await test.step('sections move by their handle', async () => {
      const from = await boxOf(panel(page).getByRole('button', { name: 'Drag: Introduction' }))
      const to = await boxOf(rows.nth(3))
      await finger.press(from.x + from.width / 2, from.middle)
      await finger.slide(to.middle + 8)
      await finger.lift()
      await isSettled(page)
      await expect.poll(() => idsOf(rows)).toEqual(moved(before))
      expect(await onPage(page)).toEqual(moved(before))
      await expect(page.getByRole('button', { name: 'Back to all sections' })).toHaveCount(0)
    })

    await test.step('sections move by their row after a short hold', async () => {
      const now = await idsOf(rows)
      const from = await boxOf(rows.nth(1))
      const to = await boxOf(rows.nth(3))
      await finger.press(from.x + from.width / 2, from.middle)
      await page.waitForTimeout(400)
      await finger.slide(to.middle + 8)
      await finger.lift()
      await isSettled(page)
      await expect.poll(() => idsOf(rows)).toEqual(moved(now))
      await expect(page.getByRole('button', { name: 'Back to all sections' })).toHaveCount(0)
    })

    await test.step('a swipe over the rows scrolls the list and moves nothing', async () => {
      const now = await idsOf(rows)
      const scrolled = () => panel(page).evaluate((element) => element.scrollTop)
      const from = await boxOf(rows.nth(3))
      const top = await scrolled()
      await finger.press(from.x + from.width / 2, from.middle)
      await finger.slide(from.middle - 200, 8)
      await finger.lift()
      await expect.poll(scrolled).toBeGreaterThan(top + 50)
      // A tap on a scrolling list only stops it.
      const step = async () => {
        const before = await scrolled()
        await page.waitForTimeout(150)
        return (await scrolled()) - before
      }
      await expect.poll(step).toBe(0)
      expect(await idsOf(rows)).toEqual(now)
      await expect(page.getByRole('button', { name: 'Back to all sections' })).toHaveCount(0)
    })

    await test.step('a tap still opens a form', async () => {
      await page.locator('#open-introduction').tap()
      await expect(page.getByRole('button', { name: 'Back to all sections' })).toBeVisible()
    })
  })

  test('the gallery’s pictures are reordered', async ({ page }) => {
    await begin(page, 'flo@touch.example')
    await addGallery(page.request, new URL(page.url()).searchParams.get('websiteId') ?? '', 5)
    await page.reload()
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Sections', { exact: true }).tap()
    await page.locator('#open-gallery').tap()
    const finger = await fingerOf(page)
    const rows = panel(page)
      .locator('ol > li, ul > li')
      .filter({ has: page.getByRole('button', { name: /^Drag:/ }) })
    const pictures = canvas(page).locator('[data-section="gallery"] li img')
    const sources = () => pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    const before = await sources()
    expect(before.length).toBeGreaterThan(2)
    // Away from the lower edge, where dragging would scroll the list.
    await rows.nth(4).scrollIntoViewIfNeeded()
    const from = await boxOf(rows.nth(0).getByRole('button', { name: /^Drag:/ }))
    const to = await boxOf(rows.nth(2))
    await finger.press(from.x + from.width / 2, from.middle)
    await finger.slide(to.middle + 8)
    await finger.lift()
    await isSettled(page)
    await expect.poll(sources).toEqual([before[1], before[2], before[0], ...before.slice(3)])
  })
})
