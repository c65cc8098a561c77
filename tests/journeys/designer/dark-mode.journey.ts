import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { changeDraft, createFrom, signInAs, uploadPhoto } from '../../harness/product-api.ts'
import { canvas, publishAs } from '../steps.ts'
import { expectClean, violations } from '../violations.ts'

const business = { name: 'Night Owl Books', about: 'Secondhand books. Open Mo-Sa 10:00-19:00', place: 'Leeds' }

/** Gives the website a full-section photo of the owner's, and a light look on every device. */
async function prepare(request: APIRequestContext, draftId: string) {
  const image = await uploadPhoto(request, draftId, 'Shelves')
  await changeDraft(request, draftId, ({ sections, theme, ...document }) => ({
    ...document,
    style: 'Fun',
    theme: { ...theme, darkMode: 'Off', photoTone: 'Natural' },
    sections: sections.map((section) =>
      section.type === 'Introduction'
        ? { ...section, content: { ...section.content, layout: 'FullPicture', image } }
        : section,
    ) as WebsiteSettings['sections'],
  }))
}

type Shown = Pick<Page, 'locator'>
/** The lightness of a page's background, from 0 to 255. */
const lightness = (page: Shown) =>
  page.locator('body').evaluate((body) => {
    const parts = getComputedStyle(body).backgroundColor.match(/\d+/g) ?? []
    return parts.slice(0, 3).reduce((sum, part) => sum + Number(part), 0) / 3
  })
const expectLight = (page: Shown) => expect.poll(() => lightness(page)).toBeGreaterThan(200)
const expectDark = (page: Shown) => expect.poll(() => lightness(page)).toBeLessThan(60)

const widePhoto = (page: Shown) => page.locator('#introduction :is(.backdrop, .scene) .frame img')
/** Whether a photo shows the theme's colors instead of its own. */
const isGray = (page: Shown) =>
  widePhoto(page).evaluate((image) => getComputedStyle(image).filter.includes('grayscale(1)'))

test('an owner publishes dark mode and two-tone photos, and undoes both', async ({ page, browser }) => {
  await createFrom(page.request, business)
  const { draftId } = await signInAs(page.request, 'dark-mode@example.com')
  await prepare(page.request, draftId ?? '')
  await page.goto('/designer')
  await expect(widePhoto(canvas(page))).toBeVisible({ timeout: 30_000 })
  const option = (legend: string, name: string) =>
    page.getByRole('group', { name: legend }).getByRole('radio', { name, exact: true })
  const nightSwitch = page.getByRole('button', { name: /^Show in (dark|light)$/ })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Theme').click()

  await test.step('a switch shows dark mode on the canvas, whatever the owner’s own device', async () => {
    await expect(nightSwitch).toHaveCount(0)
    await option('Dark mode', 'Follows Device').check({ force: true })
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectLight(canvas(page))
    await nightSwitch.click()
    await expectDark(canvas(page))
    expect(await violations(page)).toEqual([])
    await nightSwitch.click()
    await expectLight(canvas(page))
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('wide photos use two of the website’s colors', async () => {
    expect(await isGray(canvas(page))).toBe(false)
    await option('Wide photos', 'Two Tone').check({ force: true })
    await expect.poll(() => isGray(canvas(page))).toBe(true)
  })

  const address = await publishAs(page, 'night-owl-books')
  const visitor = await (await browser.newContext()).newPage()
  const visit = async (colorScheme: 'light' | 'dark') => {
    await visitor.emulateMedia({ colorScheme })
    await visitor.goto(address)
  }

  await test.step('visitors see the mode of their device, and two-tone photos in both modes', async () => {
    await visit('light')
    await expectLight(visitor)
    expect(await isGray(visitor)).toBe(true)
    await visit('dark')
    await expectDark(visitor)
    expect(await isGray(visitor)).toBe(true)
    await expect(visitor.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
    await visitor.setViewportSize({ width: 390, height: 844 })
    await expectClean(visitor)
  })

  await test.step('dark mode that is always on needs no switch', async () => {
    await page.keyboard.press('Escape')
    await option('Dark mode', 'On').check({ force: true })
    await expectDark(canvas(page))
    await expect(nightSwitch).toHaveCount(0)
  })

  await test.step('three undos restore the theme, and another publication restores the page', async () => {
    for (const steps of [1, 2, 3]) {
      await undo.click()
      await expect(nightSwitch, `after ${steps}`).toHaveCount(steps === 3 ? 0 : 1)
    }
    await expect(undo).toBeDisabled()
    await expect(option('Dark mode', 'Off')).toBeChecked()
    await expect(option('Wide photos', 'Natural')).toBeChecked()
    await expectLight(canvas(page))
    expect(await isGray(canvas(page))).toBe(false)
    await publishAs(page, 'night-owl-books')
    await visit('dark')
    await expectLight(visitor)
    expect(await isGray(visitor)).toBe(false)
  })
  await visitor.context().close()
})
