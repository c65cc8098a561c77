import { expect, type Page, test } from '@playwright/test'
import { fontPairs } from '../../../renderer/styles/font-pairs.ts'
import { offeredPalettes, palettes } from '../../../templates/palettes/palettes.ts'
import { press, tabTo, typeInto } from '../keys.ts'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const cards = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('radio')
const creator = (page: Page) => page.getByRole('dialog', { name: 'Business Name Creator' })
const names = (page: Page) => creator(page).getByRole('group', { name: 'Suggested names' }).getByRole('button')
const about = "What's your business about?"

async function describe(page: Page, name = 'Alder Plumbing', what = 'Leak repairs and blocked drains for homes') {
  await page.goto('/create')
  await field(page, 'Business name').fill(name)
  await field(page, about).fill(what)
}

async function orderOf(page: Page, group: string) {
  await expect(cards(page, group)).toHaveCount(8)
  return cards(page, group).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
}

test('a suggested name can be chosen by keyboard before anything else is entered', async ({ page }) => {
  await page.goto('/create')
  await press(button(page, 'Business Name Creator'))
  await expect(creator(page).getByRole('textbox', { name: about })).toBeFocused()
  await expect(button(page, 'Suggest names')).toBeDisabled()
  await page.keyboard.type('Boat building for nervous sailors')
  await press(button(page, 'Suggest names'))

  await expect(names(page)).toHaveCount(12)
  await expect(names(page).first()).toBeFocused()
  await press(button(page, 'More names'))
  await expect(names(page)).toHaveCount(24)
  await expect(names(page).nth(12)).toBeFocused()
  const all = await names(page).allInnerTexts()
  expect(new Set(all).size).toBe(24)
  expect(all.filter((name) => name.includes('Boat Build')).length).toBeGreaterThan(10)

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(names(page).nth(11)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(creator(page)).toBeHidden()
  await expect(field(page, 'Business name')).toBeFocused()
  await expect(field(page, 'Business name')).toHaveValue(all[11] ?? '')
  await expect(field(page, about)).toHaveValue('Boat building for nervous sailors')
})

test('missing name suggestions are explained, and a retry loads them', { tag: '@long' }, async ({ page, context }) => {
  await describe(page, '')
  await button(page, 'Business Name Creator').click()
  await expect(names(page)).toHaveCount(12)
  await context.setOffline(true)
  await button(page, 'More names').click()
  await expect(creator(page).getByText('You’re offline. What you typed is saved.')).toBeVisible()
  await expect(names(page)).toHaveCount(12)
  await context.setOffline(false)
  await page.route('**/api/suggestions/names', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too_many_requests', requestId: 'x' } } }),
  )
  await button(page, 'Try again').click()
  await expect(creator(page).getByText('Too many attempts.')).toBeVisible()
  await page.unroute('**/api/suggestions/names')
  await button(page, 'Try again').click()
  await expect(names(page)).toHaveCount(24)
  await page.keyboard.press('Escape')
  await expect(creator(page)).toBeHidden()
  await expect(field(page, 'Business name')).toHaveValue('')
})

test('fonts are previewed in the person’s own words and colors on their page, suggested ones first', async ({
  page,
}) => {
  await describe(page, 'Willow & Thread', 'Therapist for adults and couples')
  await button(page, 'Next').click()
  await expectSuggestion(page, 'Choose font style', fontPairs.length)
  for (const nth of [0, fontPairs.length - 1]) {
    const card = page.getByRole('group', { name: 'Choose font style' }).locator('label').nth(nth)
    await expect(card).toContainText('Therapist for adults and couples')
  }
  await button(page, 'Next').click()
  await expectSuggestion(page, 'Choose colors', offeredPalettes)
  const site = page.getByTitle('Your website').contentFrame()
  await expect(site.locator('header')).toContainText('Willow & Thread')
  const ground = () => site.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
  const grounds = new Set([await ground()])
  for (let nth = 1; nth < offeredPalettes; nth += 1) {
    await cards(page, 'Choose colors').nth(nth).check({ force: true })
    grounds.add(await ground())
  }
  expect(grounds.size).toBeGreaterThan(1)
})

async function expectSuggestion(page: Page, step: string, count: number) {
  await expect(cards(page, step)).toHaveCount(count)
  await expect(cards(page, step).first()).toBeChecked()
  await expect(cards(page, step).first()).toHaveAccessibleDescription('Suggested for you')
}

test('every wizard step opens without delay once the page has loaded', async ({ page }) => {
  await describe(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [aria-label=Loading]')) document.body.dataset.waited = 'yes'
    }).observe(document.body, { subtree: true, childList: true })
  })
  for (const step of ['Choose font style', 'Choose colors', 'Choose sections']) {
    await button(page, 'Next').click()
    await expect(heading(page, step)).toBeFocused()
  }
  await button(page, 'Create your site').click()
  await expect(heading(page, 'Your website is ready')).toBeVisible({ timeout: 30_000 })
  expect(await page.evaluate(() => document.body.dataset.waited)).toBeUndefined()
})

test('suggestions are reordered by the server only before the person has seen them', async ({ page }) => {
  const turned = {
    fontPairs: fontPairs.map(({ id }) => id).toReversed(),
    palettes: palettes
      .map(({ id }) => id)
      .toReversed()
      .slice(0, offeredPalettes),
  }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/suggestions/looks', async (route) => {
    await answered
    await route.fulfill({ json: turned })
  })
  await describe(page)
  await button(page, 'Next').click()
  const seen = await orderOf(page, 'Choose font style')
  expect(seen.toSorted()).toEqual(turned.fontPairs.toSorted())
  const arrived = page.waitForResponse('**/api/suggestions/looks')
  answer()
  await (await arrived).finished()
  await button(page, 'Next').click()
  expect(await orderOf(page, 'Choose colors')).toEqual(turned.palettes)
  await expect(cards(page, 'Choose colors').first()).toBeChecked()
  await button(page, 'Back').click()
  expect(await orderOf(page, 'Choose font style')).toEqual(seen)
})

test('a reload at any step loses nothing, and Back returns to the previous step', { tag: '@long' }, async ({
  page,
}) => {
  await describe(page)
  await field(page, 'Existing website or page link').fill('example.com')
  await page.reload()
  await expect(field(page, 'Business name')).toHaveValue('Alder Plumbing')
  await expect(field(page, 'Existing website or page link')).toHaveValue('example.com')
  await button(page, 'Next').click()
  await page.reload()
  await cards(page, 'Choose font style').nth(2).check({ force: true })
  const fonts = await orderOf(page, 'Choose font style')
  await button(page, 'Next').click()
  await cards(page, 'Choose colors').nth(3).check({ force: true })
  await page.reload()
  await expect(cards(page, 'Choose colors').nth(3)).toBeChecked()
  await button(page, 'Next').click()
  await page.getByRole('checkbox', { name: 'Contact' }).uncheck()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Contact' })).not.toBeChecked()

  await page.goBack()
  await expect(heading(page, 'Choose colors')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Choose font style')).toBeVisible()
  expect(await orderOf(page, 'Choose font style')).toEqual(fonts)
  await expect(cards(page, 'Choose font style').nth(2)).toBeChecked()
  await page.goForward()
  await expect(heading(page, 'Choose colors')).toBeVisible()

  await button(page, 'About').click()
  await expect(field(page, about)).toHaveValue('Leak repairs and blocked drains for homes')
  await button(page, 'Sections').click()
  await expect(page.getByRole('checkbox', { name: 'Contact' })).not.toBeChecked()
  await page.goto('/')
  await page.goto('/create')
  await expect(heading(page, 'Choose sections')).toBeVisible()
})

test('an invalid link stops the person at the first step until they correct it', { tag: '@long' }, async ({ page }) => {
  await page.goto('/create')
  await typeInto(field(page, 'Business name'), 'Alder Plumbing')
  await typeInto(field(page, about), 'Plumber')
  const link = field(page, 'Existing website or page link')
  await typeInto(link, 'not a link')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid web address')).toBeVisible()
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleDescription('Please enter a valid web address')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('alder.example')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Choose font style')).toBeFocused()
  await tabTo(cards(page, 'Choose font style'))
  await page.keyboard.press('ArrowRight')
  await expect(cards(page, 'Choose font style').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Choose colors')).toBeFocused()
})
const leeds = {
  ...{ label: 'Leeds, England', name: 'Leeds', region: 'England', country: 'United Kingdom' },
  ...{ latitude: 53.8, longitude: -1.55 },
}
const location = (page: Page) => page.getByLabel('Business location')
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggested places' })
const says = (page: Page, line: string) => expect(page.getByText(line, { exact: true })).toBeVisible()

test('a location is chosen by keyboard, or kept as typed', async ({ page }) => {
  await page.goto('/create')
  await page.getByLabel('Business name').fill('Kiln Street Pottery')
  await page.getByLabel("What's your business about?").fill('Pottery classes')

  await test.step('choose with the arrow keys and Enter, and remain on the step', async () => {
    await location(page).pressSequentially('Lee')
    await expect(list(page)).toBeVisible()
    await location(page).press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveText('Leeds, England')
    await location(page).press('Enter')
    await expect(location(page)).toHaveValue('Leeds, England')
    await expect(location(page)).toBeFocused()
    await says(page, 'Location found')
    await expect(list(page)).toBeHidden()
  })

  await test.step('find the choice again after a reload', async () => {
    await page.reload()
    await says(page, 'Location found')
  })

  await test.step('close the list with Escape, which keeps the typed text', async () => {
    await location(page).fill('')
    await location(page).pressSequentially('Lee')
    await expect(list(page)).toBeVisible()
    await location(page).press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(location(page)).toHaveValue('Lee')
  })

  await test.step('choose between towns of the same name after leaving the field', async () => {
    await location(page).fill('newcastle')
    await location(page).press('Tab')
    await says(page, 'Several found. Choose yours.')
    await expect(location(page)).toHaveValue('Newcastle')
    await location(page).click()
    await page.getByRole('option', { name: 'Newcastle, England' }).click()
    await says(page, 'Location found')
    await expect(location(page)).toHaveValue('Newcastle, England')
  })

  await test.step('type a place that is on no map', async () => {
    await location(page).fill('mobile, all of Kent')
    await says(page, 'We’ll print it as you typed it.')
  })

  await test.step('continue without a connection', async () => {
    await page.context().setOffline(true)
    await location(page).fill('Whitby')
    await says(page, 'No connection. Fine as typed.')
    await page.context().setOffline(false)
    await expect(page.getByText('Location found: Whitby, ')).toBeVisible()
  })

  await test.step('leave the step with Enter while the list is open', async () => {
    await location(page).fill('')
    await location(page).pressSequentially('Lee')
    await expect(list(page)).toBeVisible()
    await location(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Choose font style' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(location(page)).toHaveValue('Lee')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a suggested location is large enough for a finger, and an invalid phone number’s message is fully visible', async ({
    page,
  }) => {
    await describe(page)
    await page.getByLabel('Business location').fill('Portl')
    const place = page.getByRole('option').first()
    await expect(place).toBeVisible()
    expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)
    await page.getByLabel('Business location').fill('Leeds')
    await page.getByLabel('Business location').press('Tab')
    await expect(page.getByText(/^Location found/)).toBeVisible()
    const contact = page.getByLabel('How can customers reach you?')
    await contact.tap()
    await contact.pressSequentially('01422 555 01423')
    await contact.blur()
    const note = await page.getByText('13 digits, but at most 11 here. Abroad? Start with +.').boundingBox()
    const next = await page.getByRole('button', { name: 'Next' }).boundingBox()
    expect(note && note.y + note.height).toBeLessThanOrEqual(next?.y ?? 0)
  })
})

test('an invalid link shows a tooltip and stops the person at the step', async ({ page }) => {
  await describe(page)
  const link = field(page, 'Existing website or page link')
  await link.fill('my page')
  await link.press('Tab')
  const tip = page.getByRole('alert').filter({ hasText: 'Please enter a valid web address' })
  await expect(tip).toHaveCSS('position', 'absolute')
  await button(page, 'Next').click()
  await expect(link).toBeFocused()
  await link.fill('alder.example')
  await expect(tip).toBeHidden()
})

test('the person’s town is filled in once, and stays empty after they clear it', { tag: '@long' }, async ({ page }) => {
  // A local request has no known location.
  await page.route('**/api/places/here', (route) => route.fulfill({ json: { place: leeds } }))
  await page.goto('/create')
  await expect(location(page)).toHaveValue('Leeds, England')
  await says(page, 'Location found')
  await location(page).fill('')
  await says(page, 'The town or area you work in.')
  await page.reload()
  await says(page, 'The town or area you work in.')
  await expect(location(page)).toHaveValue('')
})

test('a town detected late doesn’t overwrite what the person typed', { tag: '@long' }, async ({ page }) => {
  let answer = () => {}
  const requested = new Promise<void>((resolve) => {
    page.route('**/api/places/here', async (route) => {
      resolve()
      await new Promise<void>((go) => {
        answer = go
      })
      await route.fulfill({ json: { place: leeds } })
    })
  })
  await page.goto('/create')
  await requested
  await says(page, 'Finding location')
  await location(page).fill('mobile, all of Kent')
  const answered = page.waitForResponse('**/api/places/here')
  answer()
  await answered
  await says(page, 'We’ll print it as you typed it.')
  await expect(location(page)).toHaveValue('mobile, all of Kent')
})
