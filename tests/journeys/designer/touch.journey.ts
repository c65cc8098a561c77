import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test'
import { canvas, openDesigner } from '../steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const business = {
  name: 'Finger Barber',
  about:
    'Barber shop: haircuts, beard trims, hot towel shaves. I learned to cut hair from my grandfather. Nobody leaves with wet hair.',
  place: 'Leeds',
}
const panel = (page: Page) => page.locator('[data-panel]')
const idsOf = (rows: Locator) => rows.evaluateAll((all) => all.map((one) => one.id))
const sectionRows = (page: Page) => panel(page).locator('[id^="open-"]')
const onPage = (page: Page) =>
  canvas(page)
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => `open-${one.getAttribute('data-section')}`))

/** A finger that sends the browser raw touches, so that it may scroll or cancel a drag as on a real screen. */
async function fingerOf(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  let at = { x: 0, y: 0 }
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  return {
    async press(x: number, y: number) {
      at = { x, y }
      await send('touchStart')
    },
    async slide(y: number, steps = 20) {
      const from = at.y
      for (let step = 1; step <= steps; step += 1) {
        at = { ...at, y: from + ((y - from) * step) / steps }
        await send('touchMove')
        await page.waitForTimeout(16)
      }
    },
    lift: () => send('touchEnd'),
  }
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not in sight`)
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 }
}

async function isSettled(page: Page) {
  await expect(page.locator('[data-dnd-dragging], [data-dnd-placeholder]')).toHaveCount(0)
}

async function begin(page: Page, email: string) {
  await openDesigner(page, business, email, () => page.getByRole('button', { name: 'Continue anyway' }).tap())
  await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Sections', { exact: true }).tap()
  await expect(sectionRows(page).first()).toBeVisible()
}

test('a finger puts sections in another order by the handle and by a row it rests on, and scrolls by a swipe', async ({
  page,
}) => {
  await begin(page, 'fin@touch.example')
  const finger = await fingerOf(page)
  const rows = sectionRows(page)
  const before = await idsOf(rows)
  const moved = (ids: string[]) => [ids[0], ids[2], ids[3], ids[1], ...ids.slice(4)]

  await test.step('by the handle', async () => {
    const from = await boxOf(panel(page).getByRole('button', { name: 'Drag: Introduction' }))
    const to = await boxOf(rows.nth(3))
    await finger.press(from.x + from.width / 2, from.middle)
    await finger.slide(to.middle + 8)
    await finger.lift()
    await isSettled(page)
    await expect.poll(() => idsOf(rows)).toEqual(moved(before))
    expect(await onPage(page)).toEqual(moved(before))
    await expect(page.getByRole('button', { name: 'Back to all sections' })).toHaveCount(0)
  })

  await test.step('by a row after a short rest', async () => {
    const now = await idsOf(rows)
    const from = await boxOf(rows.nth(1))
    const to = await boxOf(rows.nth(3))
    await finger.press(from.x + from.width / 2, from.middle)
    await page.waitForTimeout(400)
    await finger.slide(to.middle + 8)
    await finger.lift()
    await isSettled(page)
    await expect.poll(() => idsOf(rows)).toEqual(moved(now))
    await expect(page.getByRole('button', { name: 'Back to all sections' })).toHaveCount(0)
  })

  await test.step('a swipe over the rows scrolls the list and moves nothing', async () => {
    const now = await idsOf(rows)
    const scrolled = () => panel(page).evaluate((element) => element.scrollTop)
    const from = await boxOf(rows.nth(4))
    const top = await scrolled()
    await finger.press(from.x + from.width / 2, from.middle)
    await finger.slide(from.middle - 200, 8)
    await finger.lift()
    await expect.poll(scrolled).toBeGreaterThan(top + 50)
    expect(await idsOf(rows)).toEqual(now)
    await expect(page.getByRole('button', { name: 'Back to all sections' })).toHaveCount(0)
  })

  await test.step('a tap still opens a form', async () => {
    await page.locator('#open-introduction').tap()
    await expect(page.getByRole('button', { name: 'Back to all sections' })).toBeVisible()
  })
})

test('a finger puts the pictures of the gallery in another order', async ({ page }) => {
  await begin(page, 'flo@touch.example')
  await page.locator('#open-gallery').tap()
  const finger = await fingerOf(page)
  const rows = panel(page)
    .locator('ol > li, ul > li')
    .filter({ has: page.getByRole('button', { name: /^Drag:/ }) })
  const pictures = canvas(page).locator('[data-section="gallery"] li img')
  const sources = () => pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
  const before = await sources()
  expect(before.length).toBeGreaterThan(2)
  await rows.nth(2).scrollIntoViewIfNeeded()
  const from = await boxOf(rows.nth(0).getByRole('button', { name: /^Drag:/ }))
  const to = await boxOf(rows.nth(2))
  await finger.press(from.x + from.width / 2, from.middle)
  await finger.slide(to.middle + 8)
  await finger.lift()
  await isSettled(page)
  await expect.poll(sources).toEqual([before[1], before[2], before[0], ...before.slice(3)])
})
