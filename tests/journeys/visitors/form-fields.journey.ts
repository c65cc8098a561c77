import { expect, test } from '@playwright/test'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { replyWords } from '../../../renderer/languages/reply-words.ts'

import { draft, draftList, published } from '../../../worker/drafts/schema.ts'
import { makePhoto } from '../../harness/photo.ts'
import { answered, createFrom, send, signInAs } from '../../harness/product-api.ts'
import { expectClean } from '../violations.ts'
import { fillIn, visitor } from './contact-steps.ts'

const formFields = [
  { id: 'date', label: 'Move date', kind: 'Date', ask: 'Required', options: '' },
  { id: 'van', label: 'Size of the van', kind: 'Choice', ask: 'Optional', options: 'Small\nLarge' },
]

const withFormFields = (document: WebsiteSettings) => ({
  ...document,
  sections: document.sections.map((section) =>
    section.type === 'Contact'
      ? {
          ...section,
          content: { ...section.content, formFields, askPhotos: 'Optional', photosLabel: 'Photos of the job' },
        }
      : section,
  ),
})

test('a visitor without scripts sends a date and a photo, and the owner sees and deletes them', async ({
  page,
  browser,
}) => {
  const { request } = page
  await createFrom(request, { name: 'Mo’s Moves', about: 'We move homes and offices', place: 'Bath' })
  await signInAs(request, 'mo@moves.example')
  const { drafts } = await answered(draftList, request.get('/api/drafts'))
  const path = `/api/drafts/${drafts[0]?.draftId}`
  const { revision, websiteSettings } = await answered(draft, request.get(path))
  const headers = (of: number) => ({ 'if-match': `"${of}"` })
  const data = { websiteSettings: withFormFields(websiteSettings) }
  const saved = await answered(draft, send(request, 'PUT', path, { data, headers: headers(revision) }))
  const order = { data: { handle: 'mos-moves' }, headers: headers(saved.revision) }
  const { url } = await answered(published, send(request, 'POST', `${path}/publish`, order))

  const guest = await visitor(browser, { script: false, address: '203.0.113.61' })
  await guest.goto(url)
  await fillIn(guest, { name: 'Ann Lee', email: 'ann@visitor', message: 'A piano on the third floor.' })
  await guest.getByLabel('Move date').fill('2027-03-05')
  await guest.getByLabel('Size of the van').selectOption('Large')
  const photo = { name: 'piano.jpg', mimeType: 'image/jpeg', buffer: await makePhoto({ width: 800, height: 600 }) }
  await guest.getByLabel('Photos of the job').setInputFiles(photo)

  await test.step('a mistake loses neither the answers nor the photo', async () => {
    await guest
      .locator('form.card')
      .evaluate((form: HTMLFormElement) => form.setAttribute('novalidate', ''))
      .catch(() => {})
    await guest.getByRole('button', { name: replyWords('english').send, exact: true }).click()
    await expect(guest.getByText(replyWords('english').photos.kept.replace('{count}', '1'))).toBeVisible()
    await expect(guest.getByLabel('Move date')).toHaveValue('2027-03-05')
    await expect(guest.getByLabel('Size of the van')).toHaveValue('Large')
    await fillIn(guest, { email: 'ann@visitor.example' })
    await guest.getByRole('button', { name: replyWords('english').send, exact: true }).click()
    await expect(guest.getByRole('heading', { name: replyWords('english').thanks.heading })).toBeVisible()
  })

  await page.goto('/inbox')
  await page.getByRole('link', { name: /Ann Lee/ }).click()
  await expect(page.getByText('Friday, March 5, 2027')).toBeVisible()
  const thumbnail = page.getByRole('button', { name: 'Open photo 1 of 1' })
  const shown = thumbnail.locator('img')
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800)
  await expectClean(page)
  const file = (await shown.getAttribute('src')) ?? ''
  await thumbnail.click()
  await expect(page.getByAltText('Photo 1 from Ann Lee')).toBeVisible()
  await page.keyboard.press('Escape')

  await test.step('deleting the message deletes its photo', async () => {
    expect((await request.get(file)).status()).toBe(200)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Delete message' }).click()
    await expect.poll(async () => (await request.get(file)).status()).toBe(404)
  })
})
