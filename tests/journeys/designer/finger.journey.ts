import { expect, type Page, test } from '@playwright/test'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeDraft, createFrom, signInAs } from '../../harness/product-api.ts'
import { chooseMode, openDesigner, openSection } from '../../screens/designer.ts'

const business = { name: 'Harbor Movers', about: 'Movers. We move homes and offices. Packing £80', place: 'Leeds' }
const formFields = [{ id: 'van', label: 'Size of the van', kind: 'Choice', ask: 'Optional', options: 'Small\nLarge' }]

const withContactFields = (document: WebsiteSettings): WebsiteSettings => ({
  ...document,
  sections: document.sections.map((section) =>
    section.type === 'Contact'
      ? { ...section, content: { ...section.content, formFields, askPhotos: 'Optional' } }
      : section,
  ) as WebsiteSettings['sections'],
})

/** Controls smaller than 44 px in width or height, label included. */
const tooSmall = (page: Page) =>
  page.locator('button, a, input, select, textarea:not([aria-hidden])').evaluateAll((all) =>
    all.flatMap((one) => {
      if (!one.checkVisibility()) return []
      const label = one instanceof HTMLInputElement && /checkbox|radio/.test(one.type) ? one.closest('label') : null
      const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
      const boxes = [one, ...(label ? [label] : labels)].map((part) => part.getBoundingClientRect())
      const isLarge = boxes.some(({ width, height }) => width >= 43.5 && height >= 43.5)
      return isLarge || boxes[0]?.width === 0 ? [] : [one.getAttribute('aria-label') || one.textContent || one.id]
    }),
  )

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('every control of the theme, contact, price and announcement forms is large enough for a finger', async ({
  page,
}) => {
  await createFrom(page.request, business)
  const { draftId } = await signInAs(page.request, 'finger@example.com')
  await changeDraft(page.request, draftId ?? '', withContactFields)
  await openDesigner(page)

  await openSection(page, 'contact')
  const row = page.getByRole('button', { name: /^Size of the van/ }).first()
  await expect(row).toContainText('Choice')
  await row.click()
  await expect(page.getByLabel('Kind')).toHaveValue('Choice')
  expect(await tooSmall(page)).toEqual([])

  await chooseMode(page, 'Settings')
  await page.getByRole('switch', { name: 'Announcement' }).check({ force: true })
  await page.getByRole('button', { name: /^Services and prices/ }).click()
  await page.getByRole('button', { name: 'Paste a price list' }).click()
  await page.getByRole('textbox', { name: 'Your price list' }).fill('Packing – £80\nPiano – ask us')
  await expect(page.getByText(/2 services/)).toBeVisible()
  expect(await tooSmall(page)).toEqual([])

  await chooseMode(page, 'Theme')
  expect(await tooSmall(page)).toEqual([])
})
