import { expect, type Page, test } from '@playwright/test'
import { published } from '../../../worker/drafts/schema.ts'
import { answered, changeDraft, createFrom, send, signInAs } from '../../harness/product-api.ts'
import { expectClean } from '../violations.ts'
import { visitor, write } from '../visitors/contact-steps.ts'

const business = { name: 'Ash Lane Barbers', about: 'Barber shop for men and boys', place: 'Bath' }

/** The layout shift since the page was opened. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 500)
      }),
  )

test('an owner starts at their week page, whose tasks link to the places to do them', { tag: '@slow' }, async ({
  page,
  browser,
}) => {
  await createFrom(page.request, business)
  const draftId = (await signInAs(page.request, 'tom@ash-lane.example')).draftId ?? ''
  const change = { data: { handle: 'ash-lane' }, headers: { 'if-match': '"1"' } }
  const { url } = await answered(published, send(page.request, 'POST', `/api/drafts/${draftId}/publish`, change))
  const guest = await visitor(browser, { script: false, address: '203.0.113.211' })
  await write(guest, url, {
    name: 'Sam Okafor',
    email: 'sam@visitor.example',
    message: 'Do you take walk-ins on Saturday?',
  })
  await changeDraft(page.request, draftId, (document) => ({ ...document, businessName: 'Ash Lane' }))

  await test.step('sign-in opens the week page, and nothing on it shifts', async () => {
    await page.goto('/login')
    await expect(page).toHaveURL(/\/home$/)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.reload()
      await expect(page.getByText('Sam Okafor wrote today')).toBeVisible()
      await expect(page.getByText('1 visitor came and 1 wrote.')).toBeVisible()
      expect(await shift(page)).toBeLessThan(0.02)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectClean(page)
    }
  })

  await test.step('one link opens the waiting message, and Back returns', async () => {
    await page.getByRole('link', { name: 'Answer: Answer 1 message' }).click()
    await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Answer/ })).toBeHidden()
  })

  await test.step('another link opens the publish panel, once', async () => {
    await page.getByRole('link', { name: 'Publish: Publish your changes to Ash Lane' }).click()
    const panel = page.getByRole('dialog', { name: 'Publish your website' })
    await expect(panel).toBeVisible({ timeout: 30_000 })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible({ timeout: 30_000 })
    await expect(panel).toBeHidden()
  })
})
