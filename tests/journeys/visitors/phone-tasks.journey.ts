import { expect, type Locator, test } from '@playwright/test'
import { makePhoto } from '../../harness/photo.ts'
import { canvas, openDesigner, publishAs } from '../steps.ts'
import { visitor, write } from './contact-steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const upholstery = {
  name: 'Pocket Upholstery',
  about: 'Upholstery workshop. Armchairs from £320. Open Mon-Fri 9-5, Sat 10-2.',
  place: 'Bristol',
}

/** In milliseconds, for all three tasks. */
const maxMs = 60_000

test('an owner replies to a message, changes hours and adds a photo on a phone, within a minute', async ({
  page,
  browser,
}) => {
  await openDesigner(page, upholstery, 'pia@pocket-upholstery.example')
  const url = await publishAs(page, 'pocket-upholstery')
  const guest = await visitor(browser, { script: false, address: '203.0.113.62' })
  await write(guest, url, { name: 'Ann Lee', email: 'ann@visitor.example', message: 'Do you restuff wing chairs?' })
  const photo = await makePhoto({ width: 900, height: 675, seed: 62 })
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'This week' })).toBeVisible()

  let taps = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  const task = (name: string, maxMs: number, act: () => Promise<void>) =>
    test.step(name, async () => {
      taps = 0
      await act()
      expect(taps).toBeLessThanOrEqual(maxMs)
    })
  const startedAt = Date.now()

  await task('answers the message that Home shows first', 3, async () => {
    await tap(page.getByRole('link', { name: /^Answer/ }))
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await tap(reply)
    await reply.fill('Yes, from £320. Send me a photo?')
    await tap(page.getByRole('button', { name: 'Send reply' }))
    await expect(page.getByText('Yes, from £320. Send me a photo?')).toBeVisible()
  })

  await task('closes earlier on Saturdays', 5, async () => {
    await tap(page.getByRole('navigation').getByRole('link', { name: 'Websites' }))
    await tap(page.getByRole('link', { name: upholstery.name, exact: true }))
    await tap(page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Settings'))
    await tap(page.getByRole('button', { name: /^Opening hours/ }))
    await tap(page.getByRole('button', { name: 'Hours of Saturday' }))
    await page.getByLabel('Saturday: closes').selectOption('13:00')
    await expect(
      canvas(page)
        .getByText(/–\s?(1|13)(:00)?\s?(pm)?$/)
        .first(),
    ).toBeAttached()
  })

  await task('adds a photo from the phone', 2, async () => {
    const shown = canvas(page).locator('[data-section="introduction"] [data-field="image"] img')
    await expect(shown).toHaveCount(0)
    const chooser = page.waitForEvent('filechooser')
    await tap(page.getByRole('button', { name: 'Add photos' }))
    await (await chooser).setFiles({ name: 'chair.jpg', mimeType: 'image/jpeg', buffer: photo })
    await expect(shown).toBeVisible()
  })

  expect(Date.now() - startedAt).toBeLessThan(maxMs)
})
