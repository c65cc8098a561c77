import { expect, type Page, test } from '@playwright/test'
import { googleDocsHtml, wordHtml } from '../../editor/designer/formatting/pasted-html.ts'
import { canvas, openDesigner } from '../steps.ts'

const business = {
  name: 'Alder Gas',
  about: 'Gas engineer. I fix old boilers in old houses. My father taught me. Call 07700 900123.',
  place: 'Leeds',
}
const heading = (page: Page) => canvas(page).locator('[data-section="introduction"] [data-field="heading"]')
const body = (page: Page) => canvas(page).locator('[data-section="introduction"] [data-field="body"]')
const field = (page: Page, name: string) => page.locator(`[id="introduction.${name}"]`)
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')

/** Clicks a text and replaces all of it. */
async function retype(page: Page, text: string, part = body(page)) {
  await part.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** A pause that ends a history step. */
const pause = (page: Page) => page.waitForTimeout(1000)

const pasteInto = (page: Page, html: string, text = '') =>
  body(page).evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer()
      if (data.html) clipboardData.setData('text/html', data.html)
      clipboardData.setData('text/plain', data.text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, text },
  )

/** Composes letters like an input method, and commits the last ones. */
async function compose(page: Page, steps: readonly string[], taken = steps.at(-1) ?? '') {
  const session = await page.context().newCDPSession(page)
  for (const text of steps) {
    await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await session.send('Input.insertText', { text: taken })
}

/** A letter's position in the window. */
async function placeOfLetter(page: Page, part: ReturnType<typeof heading>, at: number) {
  const frame = await page.locator('main iframe:not([inert], [data-card] *)').boundingBox()
  const inFrame = await part.evaluate((element, index) => {
    const text = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    const range = element.ownerDocument.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    const { left, top, height } = range.getBoundingClientRect()
    const view = element.ownerDocument.defaultView as Window
    const scale = (view.frameElement as Element).getBoundingClientRect().width / view.innerWidth
    return { x: (left + 1) * scale, y: (top + height / 2) * scale }
  }, at)
  return { x: (frame?.x ?? 0) + inFrame.x, y: (frame?.y ?? 0) + inFrame.y }
}

type Place = { x: number; y: number }

/** Drags with raw mouse events, because Playwright's mouse waits for a drag and drop. */
async function drag(page: Page, from: Place, to: Place) {
  const session = await page.context().newCDPSession(page)
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', { x, y }: Place) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 })
  await mouse('mousePressed', from)
  await mouse('mouseMoved', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
  await mouse('mouseMoved', to)
  await mouse('mouseReleased', to)
}

test.describe('typing on the page', () => {
  test.beforeEach(async ({ page }, { title }) => {
    await openDesigner(page, business, `typing-${title.replace(/\W+/g, '').slice(0, 24).toLowerCase()}@alder.example`)
  })

  test('starts with one click, which places the caret at the pointer in a heading or paragraph', {
    tag: '@slow',
  }, async ({ page }) => {
    for (const [part, name] of [
      [heading(page), 'heading'],
      [body(page), 'body'],
    ] as const) {
      const before = await part.innerText()
      const place = await placeOfLetter(page, part, 4)
      await page.mouse.click(place.x, place.y)
      await page.keyboard.type('QZ')
      await expect(part).toHaveText(`${before.slice(0, 4)}QZ${before.slice(4)}`)
      await expect(page.getByText('Type here')).toHaveCount(0)
      if (name === 'heading') await expect(field(page, name)).toHaveValue(await part.innerText())
      else await expect(field(page, name)).toHaveText(await part.innerText())
      await page.keyboard.press('Escape')
      await expect(part).not.toHaveAttribute('contenteditable', /./)
      await expect(part).toHaveText(`${before.slice(0, 4)}QZ${before.slice(4)}`)
    }
  })

  test('replaces a word, which a double-click selects at once', { tag: '@slow' }, async ({ page }) => {
    for (const part of [heading(page), body(page)]) {
      const [first = '', ...others] = (await part.innerText()).split(' ')
      const place = await placeOfLetter(page, part, 1)
      await page.mouse.dblclick(place.x, place.y)
      await page.keyboard.type('Z')
      await expect(part).toHaveText(new RegExp(`^Z ?${others[0]}`))
      await expect(part).not.toContainText(first)
      await page.keyboard.press('Escape')
    }
  })

  test('replaces a text selected by dragging, wherever the drag ends', { tag: '@slow' }, async ({ page }) => {
    for (const part of [heading(page), body(page)]) {
      const text = await part.innerText()
      const [from, to] = [await placeOfLetter(page, part, 4), await placeOfLetter(page, part, 0)]
      await drag(page, from, to)
      await page.keyboard.type('QZ')
      await expect(part).toHaveText(`QZ${text.slice(4)}`)
      await page.keyboard.press('Escape')
      await drag(page, await placeOfLetter(page, part, 2), { x: from.x + 600, y: from.y + 120 })
      await page.keyboard.type('!')
      await expect(part).toHaveText('QZ!')
      await page.keyboard.press('Escape')
    }
  })

  test('allows a paste in a heading, which reports what doesn’t fit', { tag: '@slow' }, async ({ page }) => {
    await heading(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    await heading(page).evaluate((element, text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.setData('text/plain', text)
      const paste = { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true }
      element.dispatchEvent(new InputEvent('beforeinput', paste))
    }, '👩‍👩‍👧 مرحبا '.repeat(700))
    await expect(page.getByText(/^80 characters fit\. The last .* were left out\.$/)).toBeVisible()
    await expect(field(page, 'heading')).toHaveValue(/^👩‍👩‍👧 مرحبا /)
    expect((await field(page, 'heading').inputValue()).isWellFormed()).toBe(true)
  })

  test('inserts composed letters once, as one step', { tag: '@slow' }, async ({ page }) => {
    for (const part of [heading(page), body(page)]) {
      await retype(page, 'Hi ', part)
      await pause(page)
      await compose(page, ['n', 'に', 'にh', 'にほ', 'にほn', 'にほん'])
      await expect(part).toHaveText('Hi にほん')
      await pause(page)
      await compose(page, ['´'], 'é')
      await compose(page, ['¨'], 'ü')
      await expect(part).toHaveText('Hi にほんéü')
      await undo(page)
      await expect(part).toHaveText('Hi にほん')
      await undo(page)
      await expect(part).toHaveText('Hi')
      await page.keyboard.press('Escape')
    }
  })

  test('allows pastes from Word, from Google Docs and of a long text, which are cleaned and cut to fit', {
    tag: '@slow',
  }, async ({ page }) => {
    await retype(page, 'x')
    await pasteInto(page, wordHtml)
    await expect(body(page).locator('li')).toHaveCount(2)
    await expect(body(page).locator('strong').first()).toHaveText('spring')
    await expect(body(page).locator('a')).toHaveCount(1)
    await undo(page)
    await expect(body(page)).toHaveText('x')
    await pasteInto(page, googleDocsHtml)
    await expect(body(page).locator('li')).toHaveText(['Haircut', 'Beard, hot towel'])
    await expect(body(page).locator('[style], [class], script, table')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+a')
    await pasteInto(page, '', 'words '.repeat(1700))
    await expect(page.getByText('of what you pasted')).toBeVisible()
    const text = await body(page).innerText()
    expect(text.length).toBeGreaterThan(480)
    expect(text.length).toBeLessThanOrEqual(512)
    await undo(page)
    await expect(body(page).locator('li')).toHaveCount(2)
  })

  test('keeps joined emoji and right-to-left words intact', { tag: '@slow' }, async ({ page }) => {
    const text = 'Family 👩‍👩‍👧 مرحبا بكم'
    for (const part of [heading(page), body(page)]) {
      await part.click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.insertText(text)
      await expect(part).toHaveText(text)
      await page.keyboard.press('Escape')
      await expect(part).toHaveText(text)
    }
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('👩‍👩‍👧')
    await page.keyboard.press('Backspace')
    await expect(field(page, 'body')).not.toContainText('�')
  })

  test('shares its history with typing in the form', { tag: '@slow' }, async ({ page }) => {
    const before = await heading(page).innerText()
    await retype(page, 'From the page')
    await page.keyboard.press('Escape')
    await field(page, 'heading').fill('From the form')
    await expect(heading(page)).toHaveText('From the form')

    await body(page).click()
    await undo(page)
    await expect(heading(page)).toHaveText(before)
    await expect(page.getByText(/Undone/).first()).toBeAttached()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(heading(page)).toHaveText('From the form')

    await field(page, 'heading').focus()
    await undo(page)
    await undo(page)
    await expect(body(page)).not.toHaveText('From the page')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(body(page)).toHaveText('From the page')
  })

  test('supports undo without moving the caret out of the text', { tag: '@slow' }, async ({ page }) => {
    await retype(page, 'One')
    await expect(body(page)).toHaveText('One')
    await pause(page)
    await page.keyboard.type(' two')
    await undo(page)
    await expect(body(page)).toHaveText('One')
    await page.keyboard.type('!')
    await expect(body(page)).toHaveText('One!')
    await expect(field(page, 'body')).toHaveText('One!')
  })

  test('doesn’t change a heading’s size', { tag: '@slow' }, async ({ page }) => {
    const contact = canvas(page).locator('[data-section^="contact"] [data-field="heading"]').first()
    for (const part of [heading(page), contact]) {
      const look = () =>
        part.evaluate((element) => {
          const { fontSize } = getComputedStyle(element.querySelector('.fit') ?? element)
          return { fontSize, height: element.getBoundingClientRect().height }
        })
      for (const text of ['Boilers', 'Boilers that are old, and more words than one line', 'Heizungsinstallationen']) {
        await retype(page, text, part)
        await expect.poll(() => part.innerText()).toBe(text)
        await page.waitForTimeout(500)
        const typed = await look()
        await page.keyboard.press('Escape')
        await expect(part).not.toHaveAttribute('contenteditable')
        await page.waitForTimeout(300)
        expect(await look()).toEqual(typed)
      }
    }
  })

  test('continues when another window saves, and parts not yet typed in are updated', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    await page.keyboard.press('ControlOrMeta+s')
    const other = await context.newPage()
    await other.goto('/designer')
    await expect(canvas(other).locator('h1')).toBeVisible()
    await page.bringToFront()
    await body(page).click()
    await other.bringToFront()
    await retype(other, 'From elsewhere')
    await other.keyboard.press('ControlOrMeta+s')
    await expect(other.getByText('Draft Saved').first()).toBeVisible()
    await page.bringToFront()
    await expect(body(page)).toHaveText('From elsewhere')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' and here')
    await expect(field(page, 'body')).toHaveText('From elsewhere and here')
  })
})

test('letters typed while the rich-text editor loads are kept', { tag: '@slow' }, async ({ page }) => {
  let isHeld = true
  await page.route(/\/assets\/(text-on-page|use-formats|formatted-field|replay-keys|text-\w+)-/, async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50))
    await route.continue()
  })
  await openDesigner(page, business, 'early@alder.example')
  const place = await placeOfLetter(page, body(page), 0)
  await page.mouse.click(place.x, place.y)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('One of x')
  await page.keyboard.press('Backspace')
  await compose(page, ['に', 'にほん'])
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two')
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ControlOrMeta+b')
  isHeld = false
  await expect(body(page).locator('p')).toHaveText(['One of にほん', 'Two'])
  await expect(body(page).locator('strong')).toHaveText('T')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Three')
  await expect(body(page)).toHaveText('Three')

  isHeld = true
  await page.reload()
  await body(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Four')
  await page.keyboard.press('Escape')
  isHeld = false
  await expect(body(page)).toHaveText('Four')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap places the caret in a text, and the page stays visible', { tag: '@slow' }, async ({ page }) => {
    await openDesigner(page, business, 'tap@alder.example')
    for (const part of [heading(page), body(page)]) {
      await part.tap()
      await expect(part).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('Tapped')
      await expect(part).toHaveText('Tapped')
      await expect(page.locator('[data-panel]')).toBeHidden()
    }
    await canvas(page).locator('body').press('Escape')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
