import { expect, type Page, test } from '@playwright/test'
import { type Section, type SectionType, sectionTypes } from '../../../renderer/document/section-types.ts'
import { makePhoto } from '../../harness/photo.ts'
import { changeDraft, createFrom, signInAs } from '../../harness/product-api.ts'
import { canvas, publishAs } from '../steps.ts'

const business = { name: 'Hartley Plumbing', about: 'Plumber in Leeds, by appointment. 0113 496 0184', place: 'Leeds' }

const steps = { primary: 'How it works', subordinate: { blocks: [1, 2, 3].map(() => ({ item: true, runs: [] })) } }
const blank: [id: string, SectionType, object?][] = [
  ['services', 'Services'],
  ['gallery', 'Gallery'],
  ['compared', 'Gallery', { layout: 'BeforeAndAfter' }],
  ['banner', 'ImageBanner'],
  ['reviews', 'CustomerReviews'],
  ['team', 'Team'],
  ['questions', 'FrequentlyAskedQuestions'],
  ['video', 'Video'],
  ['booking', 'Scheduling'],
  ['line', 'QuoteBanner'],
  ['steps', 'QuoteBanner', steps],
]

/** A page can contain only one gallery. */
const onePage = blank.map(([id]) => id).filter((id) => id !== 'compared')

/** Opens a website of blank sections. */
async function openEmpty(page: Page, email: string, ids = onePage) {
  await createFrom(page.request, business)
  await signInAs(page.request, email)
  const { drafts } = await (await page.request.get('/api/drafts')).json()
  const made = blank
    .filter(([id]) => ids.includes(id))
    .map(([id, type, content]) => sectionTypes[type].schema.parse({ id, type, content }) as Section)
  await changeDraft(page.request, drafts[0].draftId, (document) => ({
    ...document,
    sections: [document.sections[0] as Section, ...made, document.sections.at(-1) as Section],
  }))
  await page.goto('/designer')
  await expect(canvas(page).locator('[data-invites]').first()).toBeVisible({ timeout: 30_000 })
}

const section = (page: Page, id: string) => canvas(page).locator(`[data-section=${id}]`)
const invitation = (page: Page, id: string) => section(page, id).locator('[data-invites]')
const press = (page: Page, id: string, name: string) =>
  section(page, id).getByRole('button', { name, exact: true }).first().click()

/** A photo is uploaded and resized before the page shows it. */
const drawn = { timeout: 60_000 }

/** Drops a photo on an empty place. */
async function dropOn(page: Page, id: string, words: string) {
  const letters = (await makePhoto({ width: 800, height: 600 })).toString('base64')
  const target = section(page, id).locator('li', { hasText: words })
  await target.scrollIntoViewIfNeeded()
  await target.evaluate((element, letters) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'pipes.jpg', { type: 'image/jpeg' }))
    const point = { clientX: left + width / 2, clientY: top + height / 2 }
    for (const kind of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(kind, { ...point, dataTransfer, bubbles: true, cancelable: true }))
  }, letters)
}

test('empty sections invite their owner to fill them, and visitors never see the invitations', async ({ page }) => {
  await openEmpty(page, 'fills@empty.example')

  await test.step('adding the first question puts the caret in its form, and undo shows its name', async () => {
    await press(page, 'questions', 'Add your first question')
    const question = page.locator('[id^="questions.items."][id$=".question"]')
    // The form's code loads with the first press.
    await expect(question).toBeFocused({ timeout: 30_000 })
    await page.keyboard.press('ControlOrMeta+z')
    await expect(page.getByText('Question added').first()).toBeVisible()
    await press(page, 'questions', 'Add your first question')
    await expect(question).toBeFocused()
    await question.fill('Do you work on Sundays?')
    await expect(invitation(page, 'questions')).toHaveCount(0)
    await expect(section(page, 'questions').getByText('Do you work on Sundays?')).toBeVisible()
  })

  await test.step('a blank item reopens instead of being added twice', async () => {
    await press(page, 'services', 'Add your first service')
    const name = page.locator('[id^="services.items."][id$=".heading"]')
    await expect(name).toBeFocused()
    await press(page, 'services', 'Add your first service')
    await expect(name).toHaveCount(1)
    await name.fill('Leak repair')
    await expect(invitation(page, 'services')).toHaveCount(0)
  })

  await test.step('reviews are pasted or added one by one', async () => {
    await press(page, 'reviews', 'Paste your reviews')
    await expect(page.getByRole('dialog', { name: 'Paste several reviews' })).toBeVisible()
    await page.keyboard.press('Escape')
    await press(page, 'reviews', 'Add a review')
    await expect(page.locator('[id^="reviews.items."][id$=".paragraph"]')).toBeFocused()
  })

  await test.step('a key press adds a person', async () => {
    await section(page, 'team').getByRole('button', { name: 'Add a person' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('[id^="team.members."][id$=".name"]')).toBeFocused()
  })

  await test.step('links and lines open their fields', async () => {
    const player = await section(page, 'video').locator('.player').boundingBox()
    const hint = await section(page, 'video').getByRole('button').boundingBox()
    expect(hint?.y).toBeGreaterThan(player?.y ?? Number.POSITIVE_INFINITY)
    await press(page, 'video', 'Paste a link of YouTube or Vimeo')
    await expect(page.locator('[id="video.url"]')).toBeFocused()
    await press(page, 'booking', 'Add your booking link')
    await expect(page.getByRole('heading', { name: 'Book an appointment' })).toBeVisible()
    await press(page, 'line', 'Write one line in large letters')
    await expect(page.locator('[id="line.primary"]')).toBeFocused()
    await page.keyboard.type('Dry by noon')
    await expect(section(page, 'line').getByText('Dry by noon')).toBeVisible()
    await expect(invitation(page, 'line')).toHaveCount(0)
    await expect(section(page, 'steps').getByRole('button')).toHaveText([
      'Write line 1',
      'Write line 2',
      'Write line 3',
    ])
  })

  await test.step('photos are chosen or dropped', async () => {
    await press(page, 'banner', 'Add a picture')
    await expect(page.getByRole('dialog', { name: /^Choose a/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await dropOn(page, 'gallery', 'Drop your photos here')
    const dialog = page.getByRole('dialog', { name: /^Choose up to/ })
    await expect(dialog.getByText('1 picture uploaded')).toBeVisible(drawn)
    await dialog.getByRole('button', { name: 'Choose', exact: true }).click()
    await expect(section(page, 'gallery').locator('img').first()).toBeVisible()
    await expect(invitation(page, 'gallery')).toHaveCount(0)
  })

  await test.step('visitors see no invitation', async () => {
    await expect(invitation(page, 'banner')).toBeVisible()
    await page.goto(await publishAs(page, 'hartley-empty'))
    await expect(page.getByText('Dry by noon')).toBeVisible()
    const published = await page.content()
    for (const left of ['data-invites', 'Add a picture', 'Write line 1', 'Paste a link', 'Add your booking link'])
      expect(published).not.toContain(left)
  })
})

test('a before-and-after section shows a place for each photo', async ({ page }) => {
  await openEmpty(page, 'compares@empty.example', ['compared'])
  await expect(invitation(page, 'compared').getByRole('button')).toHaveText([
    'Add a photo from before',
    'Add a photo from after',
  ])
  await dropOn(page, 'compared', 'after')
  await expect(invitation(page, 'compared').getByRole('button')).toHaveText(['Add a photo from before'], drawn)
  await dropOn(page, 'compared', 'before')
  await expect(section(page, 'compared').locator('.compare')).toBeVisible(drawn)
  await expect(invitation(page, 'compared')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('invitations fit on the screen and are large enough for a finger', async ({ page }) => {
    await openEmpty(page, 'phone@empty.example')
    const buttons = canvas(page).locator('[data-invites] button')
    const heights = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(10)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    const isTooWide = await canvas(page)
      .locator('html')
      .evaluate((root) => root.scrollWidth > root.clientWidth)
    expect(isTooWide).toBe(false)
  })
})
