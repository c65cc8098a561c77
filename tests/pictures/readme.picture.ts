import { expect, test } from '@playwright/test'
import { type Entries, publishedSite, visitor, withContact, write } from '../journeys/contact-steps.ts'
import { canvas, createWebsite, publishAs, signIn } from '../journeys/steps.ts'

const folder = 'scripts/pictures'

test('the pictures of the README', async ({ page }) => {
  test.setTimeout(300_000)
  await createWebsite(page, {
    name: 'Alder & Co Barbers',
    about:
      'Barber shop with three chairs since 2016. Haircut £19 (30 min), skin fade £23 (45 min), beard trim £12, hot towel shave £26. Joe Alder and Fran Reyes cut hair. Open Tuesday to Friday 9 to 6, Saturday 9 to 4.',
    place: 'Bristol',
    fonts: 3,
    palette: 2,
  })
  await page.getByRole('link', { name: 'Sign in to keep it' }).click()
  await signIn(page, 'joe@alder.example')
  await canvas(page).locator('.price-list .name').nth(1).click()
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

test('the inbox', async ({ page, browser }) => {
  const owner = {
    ...{
      name: 'Alder & Co Barbers',
      about: 'Barber shop. Haircut £19, beard trim £12, hot towel shave £26.',
      place: 'Bristol',
    },
    ...{ email: 'ada@alder.example', handle: 'alder-co' },
  }
  const { url } = await publishedSite(page.request, owner, withContact({ askPreferredTime: 'Optional' }))
  for (const [index, entries] of messages.entries()) {
    const guest = await visitor(browser, { script: false, address: `203.0.113.${60 + index}` })
    await write(guest, url, entries)
    await guest.context().close()
  }
  await page.goto('/inbox')
  await page.getByRole('link', { name: /Priya Nair/ }).click()
  await expect(page.getByRole('button', { name: 'Send reply' })).toBeVisible()
  await page.waitForTimeout(600)
  await page.screenshot({ path: `${folder}/inbox.png` })
})

const messages: Entries[] = [
  { name: 'Tom Hale', email: 'tom@hale.example', message: 'Do you do hot towel shaves on Sundays?' },
  {
    name: 'Marguerite Lowe',
    email: 'm.lowe@post.example',
    message: 'My father uses a wheelchair. Is there a step at your door?',
  },
  {
    ...{ name: 'Priya Nair', email: 'priya@nair.example', phone: '0117 496 0170', preferredTime: '2027-03-05T14:30' },
    message: 'Two haircuts, please: my son’s first one and mine.\nHe is four and a little shy. Is there a quiet hour?',
  },
  { name: 'Jonas Weber', email: 'jonas@weber.example', message: 'Thank you for last week. Same again on Friday?' },
]
