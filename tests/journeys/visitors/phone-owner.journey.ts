import { expect, type Locator, test } from '@playwright/test'
import { openDesigner, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'
import { visitor, write } from './contact-steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const bakery = {
  name: 'Thumb Bakery and Patisserie of the Old Mill',
  about: 'Bakery with sourdough and cakes',
  place: 'Ghent',
}

test('the forms for sharing and replying are large enough for a finger on a phone, and no field zooms', async ({
  page,
  browser,
}) => {
  await openDesigner(page, bakery, 'tia@thumb.example')
  const url = await publishAs(page, 'thumb-bakery')

  await test.step('sharing after publishing', async () => {
    const panel = page.getByRole('dialog')
    await expect(panel.getByText('Your website is live')).toBeVisible()
    await expectTall(panel.getByRole('button').or(panel.getByRole('link')))
  })

  await test.step('the menu of websites', async () => {
    await page.goto('/designer')
    await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).tap()
    await expectTall(page.getByRole('menuitem'))
    await page.keyboard.press('Escape')
  })

  await test.step('the navigation between the owner’s pages, and their actions', async () => {
    await page.goto('/websites')
    await expectTall(page.getByRole('navigation').getByRole('link'))
    await expectTall(page.getByRole('button', { name: `Actions for ${bakery.name}` }))
    await page.goto('/inbox')
    await expectTall(page.getByRole('button', { name: 'Settings and export' }))
    await expect(page.getByRole('link', { name: /Send yourself a test message/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  await test.step('answering a message', async () => {
    const guest = await visitor(browser, { script: false, address: '203.0.113.61' })
    await write(guest, url, { name: 'Ann Lee', email: 'ann@visitor.example', message: 'Do you bake on Sundays?' })
    await page.goto('/inbox')
    await page.getByRole('link', { name: /Ann Lee/ }).tap()
    const reply = page.getByRole('textbox', { name: 'Reply' })
    await expect(reply).toHaveCSS('font-size', '16px')
    expect(await violations(page)).toEqual([])
  })
})

async function expectTall(targets: Locator) {
  await expect(targets.first()).toBeVisible()
  const low = await targets.evaluateAll((all) =>
    all
      .map((one) => [one.textContent, one.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < 43.9),
  )
  expect(low).toEqual([])
}
