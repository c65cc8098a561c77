import { expect, test } from '@playwright/test'
import { canvas, createWebsite, publishAs, signIn } from '../journeys/steps.ts'

const folder = 'scripts/pictures'

test('the pictures of the README', async ({ page }) => {
  await createWebsite(page, {
    name: 'Alder & Co Barbers',
    about: 'A barber shop: haircuts, beard trims and hot towel shaves, with or without an appointment',
    place: 'Bristol',
    fonts: 3,
    palette: 2,
  })
  await page.getByRole('link', { name: 'Sign in to keep it' }).click()
  await signIn(page, 'joe@alder.example')
  await canvas(page).locator('.services h3').nth(1).click()
  await expect(page.getByRole('button', { name: 'Type here' })).toBeVisible()
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${folder}/designer.png` })
  const url = await publishAs(page, 'alder')
  for (const [name, width, height] of [
    ['website', 1440, 1000],
    ['website-phone', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(url)
    await page.waitForTimeout(400)
    await page.screenshot({ path: `${folder}/${name}.png` })
  }
})

test('the homepage', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: `${folder}/home.png` })
})
