import { expect, type Page, test } from '@playwright/test'
import { makePhoto } from '../../harness/photo.ts'
import { canvas, goOnFromAbout, signIn } from '../steps.ts'

const photos = async (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, nth) => ({
      name: `job-${nth + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await makePhoto({ width: 1500, height: 1000, seed: nth + 1 }),
    })),
  )
const chooseFiles = (page: Page, files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(files)
const addressesIn = (page: Page) =>
  canvas(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).pathname.split('/')[1]))

test.describe.configure({ timeout: 240_000 })

test('photos added in the wizard stay in the browser, and appear on the website after sign-in', {
  tag: '@slow',
}, async ({ page, context }) => {
  await page.goto('/create')
  await page.getByLabel('Business name').fill('Hartley & Sons Plumbing')
  await page.getByLabel("What's your business about?").fill('Boiler repairs from £85, burst pipes and leaks in Leeds')
  await chooseFiles(page, [
    ...(await photos(5)),
    { name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a menu') },
  ])
  await expect(page.getByText('menu.pdf isn’t a photo')).toBeVisible()
  await expect(page.getByText('5 of 36 photos')).toBeVisible()
  await page.getByRole('button', { name: 'Remove photo 5' }).click()
  await page.reload()
  await expect(page.getByText('4 of 36 photos')).toBeVisible()

  await goOnFromAbout(page, {}, () => expect(page.getByRole('checkbox', { name: 'Gallery' })).toBeChecked())
  await expect(page.getByRole('heading', { name: 'Your website is ready' })).toBeVisible({ timeout: 30_000 })
  const shown = page.getByTitle('Your finished website').contentFrame().locator('img[src^=blob]')
  await expect(shown).toHaveCount(4)

  const uploads = '**/api/drafts/*/images?*'
  await page.route(uploads, (route) => route.abort())
  await page.getByRole('link', { name: 'Keep this website' }).click()
  await signIn(page, 'photos@journey.example')
  await expect(page.getByText('They’re safe in this browser')).toBeVisible()
  await page.unroute(uploads)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(canvas(page).locator('#introduction img, #gallery img')).toHaveCount(4, { timeout: 90_000 })
  expect(new Set(await addressesIn(page))).toEqual(new Set(['media']))

  const draftId = new URL(page.url()).searchParams.get('websiteId')
  const stored = async () => (await page.request.get(`/api/drafts/${draftId}`)).text()
  await expect.poll(async () => new Set((await stored()).match(/media\/[0-9a-f]{64}/g)).size).toBe(4)

  await context.newPage().then(async (other) => {
    await other.goto('/create')
    await expect(other.getByRole('button', { name: 'Choose photos' })).toBeVisible()
    await expect(other.getByText(/of 36 photos/)).toBeHidden()
  })
})
