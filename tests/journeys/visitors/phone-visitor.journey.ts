import { expect, test } from '@playwright/test'
import { fillIn, publishedSite, withContact } from './contact-steps.ts'

const owner = {
  name: 'Thumb Barber',
  about:
    'Barber shop: haircuts, beard trims, hot towel shaves. I learned to cut hair from my grandfather. Nobody leaves with wet hair.',
  place: 'Bath',
  email: 'tim@thumb.example',
  handle: 'thumb-barber',
}

test('on a phone without script, a visitor uses the menu, the call bar, the pictures and the form', async ({
  page,
  browser,
}) => {
  const { url } = await publishedSite(page.request, owner, withContact({ phone: '01225 496 0222' }))
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'cf-connecting-ip': '203.0.113.120' },
  })
  const guest = await context.newPage()
  const menu = guest.locator('header nav > ul')
  const picture = guest.locator('#gallery dialog').filter({ visible: true })
  const bar = guest.locator('.callbar')
  await guest.goto('/help')
  await guest.goto(url)

  await test.step('the menu leads to the contact section and closes', async () => {
    await guest.locator('header .open').tap()
    await expect(menu).toBeVisible()
    await menu.locator('[href="#contact"]').first().tap()
    await expect(guest).toHaveURL(/#contact$/)
    await expect(menu).toBeHidden()
    await expect(guest.locator('#contact')).toBeInViewport()
    await guest.goBack()
    await expect(menu).toBeHidden()
  })

  await test.step('Back closes the menu', async () => {
    await guest.locator('header .open').tap()
    await expect(menu).toBeVisible()
    await guest.goBack()
    await expect(guest).toHaveURL(url)
    await expect(menu).toBeHidden()
  })

  await test.step('the bar at the foot calls, and leads to the form', async () => {
    await expect(bar).toBeInViewport()
    await expect(bar.locator('a[href="tel:012254960222"]')).toBeVisible()
    await bar.locator('[href="#contact"]').tap()
    await expect(guest.locator('#contact')).toBeInViewport()
    await guest.goBack()
  })

  await test.step('a picture opens, the next one follows, and one Back closes it', async () => {
    await guest.locator('#gallery .enlarge a').first().tap()
    await expect(picture).toHaveCount(1)
    await guest.locator('#gallery').getByRole('button', { name: 'Next', exact: true }).first().tap()
    await expect(picture).toHaveCount(1)
    await expect(guest.locator('#gallery dialog').nth(1)).toBeVisible()
    await guest.goBack()
    await expect(guest).toHaveURL(url)
    await expect(picture).toHaveCount(0)
    await guest.goBack()
    await expect(guest).toHaveURL(/\/help$/)
    await guest.goForward()
    await expect(guest.locator('#gallery .enlarge a').first()).toBeVisible()
    await expect(picture).toHaveCount(0)
    await expect(menu).toBeHidden()
  })

  await test.step('the form sends with one tap, which the bar does not cover, and Back does not send again', async () => {
    await fillIn(guest, {
      name: 'Bea',
      email: 'bea@visitor.example',
      message: 'Could you fit me in on Friday morning?',
    })
    await guest.getByRole('button', { name: 'Send', exact: true }).tap()
    await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await guest.goBack()
    await expect(guest.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    await page.goto('/inbox')
    await expect(page.getByRole('link', { name: /Bea/ })).toHaveCount(1)
  })
})
