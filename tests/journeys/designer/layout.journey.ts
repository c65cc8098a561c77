import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { image } from '../../../renderer/document/values/image.ts'
import { shapeNames } from '../../../renderer/shapes/shape.ts'
import { changeDraft, createFrom, send, signInAs } from '../../harness/product-api.ts'
import { canvas } from '../steps.ts'

const business = {
  name: 'Hollis & Daughter Physiotherapy and Rehab Clinic',
  about: 'Physiotherapy. Call 07700 900123. Open Mo-Fr 9:00-17:00. First assessment £68',
  place: 'Leeds',
}

const added = [
  sectionTypes.CustomerReviews.schema.parse({ id: 'customer-reviews', type: 'CustomerReviews' }),
  sectionTypes.Video.schema.parse({ id: 'video', type: 'Video' }),
] as Section[]

const pattern = image.parse({ provider: 'Pattern', pattern: shapeNames[0], seed: 1 })
const withPattern = (section: Section): Section =>
  section.type === 'Introduction' ? { ...section, content: { ...section.content, image: pattern } } : section

/** Opens a website with a long name and a scheduled version, at the given width. */
async function openScheduled(page: Page, email: string) {
  await createFrom(page.request, business)
  await signInAs(page.request, email)
  const { drafts } = await (await page.request.get('/api/drafts')).json()
  const draftId: string = drafts[0].draftId
  const draft = await changeDraft(page.request, draftId, (document) => ({
    ...document,
    sections: document.sections.toSpliced(-1, 0, ...added).map(withPattern),
  }))
  const at = new Date(Date.now() + 86_400_000).toISOString()
  const headers = { 'if-match': `"${draft.revision}"` }
  const path = `/api/drafts/${draftId}/schedules`
  const answer = await send(page.request, 'POST', path, { data: { handle: email.split('@')[0], at }, headers })
  expect(answer.ok()).toBe(true)
  await page.goto('/designer')
  await expect(canvas(page).locator('h1')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('banner').locator('[data-click=publish] svg')).toBeVisible()
}

/** Toolbar controls that are cut off, overlap or leave the window. */
const toolbarProblems = (page: Page) =>
  page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('header button, header a, header [role=radiogroup] label'),
    ]
    const seen = controls.filter((control) => control.getClientRects().length > 0)
    const name = (control: Element) => control.getAttribute('aria-label') ?? control.textContent ?? ''
    // A long name ends in an ellipsis; text for screen readers is one pixel wide.
    const isCut = (part: Element) =>
      part.clientWidth > 2 &&
      part.scrollWidth > part.clientWidth + 1 &&
      getComputedStyle(part).textOverflow !== 'ellipsis'
    const cut = seen
      .filter((control) => [control, ...control.querySelectorAll('span')].some(isCut))
      .map((control) => `${name(control)} is cut off`)
    const isEmpty = (control: HTMLElement) =>
      control.innerText.trim() === '' && ![...control.querySelectorAll('svg')].some((svg) => svg.clientWidth > 0)
    const empty = seen.filter(isEmpty).map((control) => `${name(control)} is empty`)
    const outside = seen.flatMap((control) => {
      const { left, right } = control.getBoundingClientRect()
      return left < 4 || right > innerWidth - 4 ? [`${name(control)} touches the window's edge`] : []
    })
    const overlaps = seen.flatMap((control, index) => {
      const one = control.getBoundingClientRect()
      return seen.slice(index + 1).flatMap((other) => {
        const two = other.getBoundingClientRect()
        const isApart =
          one.right <= two.left + 1 ||
          two.right <= one.left + 1 ||
          one.bottom <= two.top + 1 ||
          two.bottom <= one.top + 1
        return isApart ? [] : [`${name(control)} overlaps ${name(other)}`]
      })
    })
    return [...new Set([...cut, ...empty, ...outside, ...overlaps])]
  })

const widths = [320, 390, 768, 993, 1024, 1100, 1200, 1280, 1440]

test('the toolbar and the ask bar have enough room at every width', async ({ page }) => {
  await openScheduled(page, 'hollis-toolbar@layout.example')
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(300)
    problems.push(...(await toolbarProblems(page)).map((problem) => `${width}: ${problem}`))
    const frame = await page.locator('main iframe').first().boundingBox()
    const ask = await page.locator('[data-ask]').boundingBox()
    if (!frame || !ask) throw new Error('The page or the ask line is missing')
    if (ask.y < frame.y + frame.height - 1 && ask.y + ask.height > frame.y + 1)
      problems.push(`${width}: the ask line lies over the page`)
    for (const words of ['Save Draft', 'Publish', 'Sections', 'Settings', 'Theme'])
      if (!(await page.getByText(words, { exact: true }).first().isVisible())) problems.push(`${width}: no ${words}`)
    await page.screenshot({ path: `.cache/screens/toolbar-${width}.png` })
  }
  expect(problems).toEqual([])
})

test('menus open above everything, and marks and hints stay in place', async ({ page }) => {
  await openScheduled(page, 'hollis-menus@layout.example')

  await test.step('a section’s menu', async () => {
    await page.locator('#open-services').click()
    await page.getByRole('button', { name: 'Services: more' }).click()
    const items = page.getByRole('menuitem')
    await expect(items.first()).toBeVisible()
    for (const item of await items.all()) {
      const isOnTop = await item.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [0.1, 0.5, 0.9].every((share) =>
          element.contains(document.elementFromPoint(left + width * share, top + height / 2)),
        )
      })
      expect(isOnTop, await item.innerText()).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Back to all sections' }).click()
  })

  await test.step('the first section’s menu, which can’t move it up, works by keyboard', async () => {
    const button = page.getByRole('button', { name: 'Introduction: more' })
    await button.click()
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Move down' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
  })

  await test.step('the websites menu leaves the save status readable', async () => {
    const state = await page.getByRole('banner').getByText('Draft - Not Published').boundingBox()
    await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
    const menu = await page.getByRole('menu').boundingBox()
    if (!menu || !state) throw new Error('The menu or the saved state is missing')
    expect(menu.y).toBeGreaterThanOrEqual(state.y + state.height)
    await page.keyboard.press('Escape')
  })

  await test.step('a mark on the page is one line', async () => {
    await page.getByText('Settings', { exact: true }).first().click()
    await page.getByRole('switch', { name: 'Announcement' }).check({ force: true })
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Closed in the winter')
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    await page.getByLabel('First day (optional)').first().fill(tomorrow)
    const mark = canvas(page).getByText('Not shown to visitors yet')
    await expect(mark).toBeAttached()
    expect((await mark.boundingBox())?.height).toBeLessThan(28)
  })

  const openSection = async (id: string) => {
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Sections').click()
    await page.locator(`#open-${id}`).click()
  }
  const boxOf = async (target: Locator) => {
    const box = await target.boundingBox()
    if (!box) throw new Error(`${target} is not visible`)
    return box
  }

  await test.step('buttons to add reviews have space between them', async () => {
    await openSection('customer-reviews')
    const add = await boxOf(page.getByRole('button', { name: 'Add review' }))
    const paste = await boxOf(page.getByRole('button', { name: 'Paste several reviews' }))
    expect(paste.y - (add.y + add.height)).toBeGreaterThanOrEqual(8)
    await page.getByRole('button', { name: 'Back to all sections' }).click()
  })

  await test.step('an empty video’s invitation is inside its frame', async () => {
    await openSection('video')
    const frame = await boxOf(canvas(page).locator('.player'))
    const hint = await boxOf(canvas(page).getByRole('button', { name: 'Paste a link of YouTube or Vimeo' }))
    expect(hint.y).toBeGreaterThan(frame.y)
    expect(hint.y + hint.height).toBeLessThanOrEqual(frame.y + frame.height + 1)
    await page.screenshot({ path: '.cache/screens/video-hint.png' })
    await page.getByRole('button', { name: 'Back to all sections' }).click()
  })

  await test.step('layout tiles are equally tall, and the picture’s buttons are in rows', async () => {
    await openSection('introduction')
    const remove = await boxOf(page.getByRole('button', { name: 'Remove', exact: true }).first())
    const replace = await boxOf(page.getByRole('button', { name: 'Replace' }).first())
    expect(remove.y).toBeCloseTo(replace.y, 0)
    await page.getByRole('radiogroup', { name: 'Part of the section' }).getByText('Look').click()
    const tiles = page.getByRole('group', { name: 'Layout' }).locator('label')
    await expect(tiles.first()).toBeVisible()
    const heights = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().height)))
    expect(new Set(heights).size).toBe(1)
  })
})
