import { expect, type Page, test } from '@playwright/test'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import { changeDraft, createFrom, signInAs } from '../../harness/product-api.ts'
import { canvas, openPublishPanel, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const business = { name: 'Hartley Plumbing', about: 'Plumber in Leeds, by appointment. 0113 496 0184', place: 'Leeds' }

const sampleReviews = sectionTypes.CustomerReviews.schema.parse({
  id: 'customer-reviews',
  type: 'CustomerReviews',
  content: {
    heading: 'Reviews',
    items: ['Rachel Boyd', 'Tom Hale'].map((authorName, index) => ({
      id: `review-${index + 1}`,
      paragraph: 'They found the leak behind the wall.',
      authorName,
      sample: true,
    })),
  },
}) as Section

/** Opens a new website with sample reviews below its introduction. */
async function begin(page: Page, email: string) {
  await createFrom(page.request, business)
  const { draftId } = await signInAs(page.request, email)
  await changeDraft(page.request, draftId ?? '', ({ sections, ...document }) => ({
    ...document,
    sections: sections.toSpliced(sections.findIndex(({ type }) => type === 'Introduction') + 1, 0, sampleReviews),
  }))
  await page.goto('/designer')
}

async function open(page: Page, email: string) {
  await begin(page, email)
  await expect(canvas(page).locator('h1')).toBeVisible({ timeout: 30_000 })
  await expect(canvas(page).locator('[data-suggestion]').first()).toBeVisible()
}

const press = (page: Page, name: string) => canvas(page).getByRole('button', { name, exact: true }).click()
const list = (page: Page) => page.getByRole('region', { name: 'Sections' }).getByRole('listitem')
const row = (page: Page, text: string) => list(page).filter({ hasText: text })

test('an owner keeps suggestions that are true, and visitors don’t see the rest', async ({ page }) => {
  await open(page, 'keeps@suggestions.example')
  const offered = canvas(page).locator('[data-suggestion^="service:"]')
  const services = canvas(page).locator('[data-section=services]')

  await test.step('the page is complete, and marks its suggestions after explaining how to edit', async () => {
    await page.getByRole('button', { name: 'Hide the note on editing' }).click()
    await page.reload()
    await expect(page.getByText('Dashed parts are ideas: keep what is true.')).toBeVisible()
    await expect(offered).toHaveCount(4)
    await expect(row(page, 'Services')).toContainText('4 suggestions')
    await expect(row(page, 'Opening hours')).toContainText('To confirm')
    await expect(page.getByText('Visitors see a suggestion once you keep it.')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('a kept suggestion becomes a service in its section, and the focus moves on', async () => {
    await press(page, 'Keep Leak repair')
    await expect(services.getByText('Leak repair')).toBeVisible()
    await expect(offered).toHaveCount(3)
    await expect(canvas(page).getByRole('button', { name: 'Keep Drain clearing' })).toBeFocused()
  })

  await test.step('one undo reverts a kept suggestion', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(services).toHaveCount(0)
    await expect(offered).toHaveCount(4)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(services.getByText('Leak repair')).toBeVisible()
  })

  await test.step('a removed suggestion can be restored, and otherwise stays away after a reload', async () => {
    await press(page, 'Remove Drain clearing')
    await expect(page.getByText('Drain clearing removed')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect(offered).toHaveCount(3)
    await press(page, 'Remove Drain clearing')
    await expect(offered).toHaveCount(2)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Draft Saved').first()).toBeVisible()
    await page.reload()
    await expect(offered).toHaveCount(2)
    await expect(row(page, 'Services')).toContainText('2 suggestions')
  })

  await test.step('a click on a suggestion’s text keeps it and opens its name field', async () => {
    await press(page, 'Keep and change Water heaters')
    const name = page.locator('[id^="services.items."][id$=".heading"]')
    await expect(name).toBeFocused()
    await name.fill('Water heaters and cylinders')
    await expect(services.getByText('Water heaters and cylinders')).toBeVisible()
  })

  await test.step('hours are kept and changed in their own form', async () => {
    await press(page, 'Change these hours')
    await expect(page.getByText('Opening hours', { exact: true }).first()).toBeVisible()
    await expect(canvas(page).locator('[data-suggestion=hours]')).toHaveCount(0)
  })

  await test.step('samples are replaced, or removed with their section', async () => {
    await press(page, 'Replace the sample reviews')
    const words = page.locator('[id^="customer-reviews.items."][id$=".paragraph"]')
    await expect(words).toHaveValue(/\S/)
    await press(page, 'Remove the sample reviews')
    await expect(canvas(page).locator('[data-section=customer-reviews]')).toHaveCount(0)
  })

  await test.step('a question is answered in its form, and hidden without an answer', async () => {
    await canvas(page)
      .getByRole('button', { name: /^Answer: / })
      .first()
      .click()
    await expect(page.locator('[id^="frequently-asked-questions.items."][id$=".answer"]')).toBeFocused()
  })

  await test.step('publishing lists what is left out, and visitors see what was kept', async () => {
    const panel = await openPublishPanel(page)
    await expect(panel.getByText('4 suggestions stay out of your page: you haven’t kept them.')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto(await publishAs(page, 'hartley-suggestions'))
    await expect(page.getByText('Leak repair').first()).toBeVisible()
    await expect(page.getByText('Water heaters and cylinders').first()).toBeVisible()
    const text = await page.content()
    for (const left of [
      'Boilers and heating',
      'Drain clearing',
      'Rachel Boyd',
      'Suggestion',
      'by daylight',
      'How can I pay',
    ])
      expect(text).not.toContain(left)
  })
})

test('suggestions work by keyboard and fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await begin(page, 'phone@suggestions.example')
  await page.getByText('Sections', { exact: true }).first().click()
  await row(page, 'Photo').getByRole('button').click()
  await expect(canvas(page).getByRole('button', { name: 'Add a photo' })).toBeFocused()
  const isTooWide = await canvas(page)
    .locator('html')
    .evaluate((root) => root.scrollWidth > root.clientWidth)
  expect(isTooWide).toBe(false)

  await canvas(page).getByRole('button', { name: 'Remove all suggested services' }).focus()
  await page.keyboard.press('Enter')
  await expect(canvas(page).locator('[data-suggestion^="service:"]')).toHaveCount(0)
  await expect(canvas(page).getByRole('button', { name: 'Replace the sample reviews' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('2 sample reviews removed')).toBeVisible()
})
