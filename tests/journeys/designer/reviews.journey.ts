import { expect, test } from '@playwright/test'
import { addSection } from '../../../renderer/document/edits/edits.ts'
import { type Section, sectionTypes } from '../../../renderer/document/section-types.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeDraft, createFrom, signInAs } from '../../harness/product-api.ts'
import { canvas, publishAs } from '../steps.ts'

const business = {
  name: 'Harbor Plumbing',
  about: 'Emergency plumbing, blocked drains and new bathrooms. We answer the phone ourselves, day and night.',
  place: 'Leeds',
}

const names = ['Jane Doe', 'Tom Okafor', 'Maria Lopez', 'Dev Patel', 'Kim Lee']
const pasted = names
  .map((name) => `${name}\n12 reviews\n2 months ago\n${name} says they came within the hour.\nLike\nShare`)
  .join('\n')

const withoutReviews = (document: WebsiteSettings): WebsiteSettings => ({
  ...document,
  sections: document.sections.filter(({ type }) => type !== 'CustomerReviews'),
})

const withReviewsSection = (document: WebsiteSettings): WebsiteSettings =>
  addSection(
    withoutReviews(document),
    sectionTypes.CustomerReviews.schema.parse({ id: 'customer-reviews', type: 'CustomerReviews' }) as Section,
  )

test('five pasted reviews form one undo step, and are published with their stars', async ({ page }) => {
  await createFrom(page.request, business)
  const { draftId } = await signInAs(page.request, 'pasted-reviews@example.com')
  await changeDraft(page.request, draftId ?? '', withReviewsSection)
  await page.goto('/designer')
  await expect(canvas(page).locator('h1')).toBeVisible({ timeout: 30_000 })
  await page.locator('#open-customer-reviews').click()

  const paste = async () => {
    await page.getByRole('button', { name: 'Paste several reviews' }).click()
    const dialog = page.getByRole('dialog', { name: 'Paste several reviews' })
    await dialog.getByLabel('Reviews', { exact: true }).fill(pasted)
    await expect(dialog.getByText('5 reviews found.')).toBeVisible()
    await dialog.getByLabel('Source').fill('Google')
    await dialog.getByLabel('Stars where the text says none').selectOption('5')
    await dialog.getByRole('button', { name: 'Add 5 reviews' }).click()
    await expect(dialog).toBeHidden()
    await expect(canvas(page).locator('.reviews figure')).toHaveCount(5)
  }

  await paste()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(canvas(page).locator('.reviews figure')).toHaveCount(0)
  await paste()

  await page.goto(await publishAs(page, 'pasted-reviews'))
  for (const name of names) await expect(page.locator('.reviews cite', { hasText: name })).toBeVisible()
  await expect(page.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(5)
})
