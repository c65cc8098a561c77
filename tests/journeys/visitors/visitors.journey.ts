import { expect, type Page, test } from '@playwright/test'
import { expectClean } from '../violations.ts'
import { publishedSite, visitor, withContact, write } from './contact-steps.ts'

const figure = (page: Page, name: string) =>
  page
    .locator('dl > div, li')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()

test('an owner sees how many visited, called and wrote', async ({ page, browser }) => {
  const owner = {
    name: 'Ida’s Cuts',
    about: 'Barber shop',
    place: 'Bath',
    email: 'ida@numbers.example',
    handle: 'idas-cuts',
  }
  const { url } = await publishedSite(page.request, owner, withContact({ phone: '01225 496 0111' }))
  const first = await visitor(browser, { script: true, address: '203.0.113.101' })
  const second = await visitor(browser, { script: false, address: '203.0.113.102' })

  await test.step('one comes twice and calls, the other writes', async () => {
    await first.goto(url)
    const pinged = first.context().waitForEvent('request', (request) => request.url().endsWith('/_/ping/call'))
    await first.locator('a[href^="tel:"]').filter({ visible: true }).first().click()
    await pinged
    await first.goto(url)
    await write(second, url, { name: 'Bo', email: 'bo@visitor.example', message: 'Do you take walk-ins?' })
  })

  await test.step('the numbers show it', async () => {
    await expect(async () => {
      await page.goto('/visitors?days=7')
      await expect(figure(page, 'Page views')).toContainText('3', { timeout: 2000 })
      await expect(figure(page, 'Clicks to call')).toContainText('1', { timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await expect(figure(page, 'Messages')).toContainText('1')
    await expectClean(page)
  })
})
