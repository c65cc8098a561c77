import { expect, type Page, test } from '@playwright/test'
import { press, tabTo, typeInto } from '../keys.ts'
import { canvas, createWebsite, goOnFromAbout, publishAs, signIn } from '../steps.ts'
import { expectClean } from '../violations.ts'

const about = "What's your business about?"
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const results = (page: Page) => page.locator('#results .result-text')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })
const noAddress = (page: Page) => expect(page).toHaveURL(/\/create$/)

test('a person gets from a trade’s page to a live website for that trade', async ({ page }) => {
  await test.step('find the trade on the homepage', async () => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Barber shops' }).click()
    await expect(page).toHaveURL(/\/industries\/barber-shop$/)
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click()
  })

  await test.step('continue where the wizard knows the trade', async () => {
    await expect(heading(page, 'Let’s make a website for your barber shop')).toBeFocused()
    await noAddress(page)
    await field(page, 'Business name').fill('Two Gulls')
    for (const name of ['Skin fade', 'Beard trim']) await page.getByRole('button', { name: `Add ${name}` }).click()
    await field(page, about).fill('Barber shop with two chairs')
    await page.getByLabel('Business location').fill('Bristol')
    await page.getByLabel('Business location').press('Tab')
    await expect(page.getByText(/^(Location found|Several found)/)).toBeVisible()
    await goOnFromAbout(page)
    await expect(heading(page, 'Your website is ready')).toBeVisible({ timeout: 30_000 })
  })

  await test.step('sign in and publish', async () => {
    await page.getByRole('link', { name: 'Keep this website' }).click()
    await signIn(page, 'gus@two-gulls.example')
    await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible()
    const url = await publishAs(page, 'two-gulls')
    expect(new URL(url).hostname).toBe('two-gulls.localhost')
    await page.goto(url)
    await expect(page.locator('#services')).toContainText('Skin fade, Beard trim.')
    await expect(page.getByRole('link', { name: 'Contact Us' }).first()).toBeVisible()
  })
})

test('the name tool suggests a name by keyboard, and takes it into the wizard', { tag: '@long' }, async ({ page }) => {
  await page.goto('/business-name-creator?trade=bike-repair')
  await expect(field(page, 'What does the business do?')).toHaveValue('Bike repair shop')
  await expectClean(page)
  await typeInto(field(page, 'Where is it?'), 'Leeds')
  await page.keyboard.press('Enter')
  await expect(results(page)).toHaveCount(12)
  await expect(heading(page, 'Your names')).toBeFocused()
  await expect(page).toHaveURL(/trade=bike-repair.*about=Bike\+repair\+shop.*place=Leeds/)

  await press(page.getByRole('button', { name: 'Twelve more' }))
  await expect(results(page)).toHaveCount(24)
  const names = await results(page).allInnerTexts()
  expect(new Set(names).size).toBe(24)
  const [liked = '', taken = ''] = names.slice(12)
  await expect(page.getByRole('link', { name: `Use this name: ${liked}`, exact: true })).toBeFocused()
  await press(page.getByRole('button', { name: `Keep ${liked}`, exact: true }), { back: true })
  await expect(page.getByRole('region', { name: 'Your shortlist' }).getByRole('link')).toHaveText([liked])
  await expectClean(page)

  await tabTo(page.getByRole('link', { name: `Use this name: ${taken}`, exact: true }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Let’s make a website for your bike repair shop')).toBeFocused()
  await noAddress(page)
  await expect(field(page, 'Business name')).toHaveValue(taken)
  await expect(field(page, about)).toHaveValue('Bike repair shop')
  await expect(page.getByLabel('Business location')).toHaveValue('Leeds')
  await expectClean(page)

  await field(page, 'Business name').fill('Another')
  await page.goBack()
  await expect(field(page, 'Where is it?')).toHaveValue('Leeds')
  await expect(page.getByRole('region', { name: 'Your shortlist' }).getByRole('link')).toHaveText([liked])
  await page.goForward()
  await expect(field(page, 'Business name')).toHaveValue('Another')
})

test('the idea tool suggests an idea by keyboard, and leads to a name and a website', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/business-idea-creator')
  await expectClean(page)
  await typeInto(field(page, 'What do you like, and what can you do?'), 'dogs and gardens')
  await press(page.getByRole('button', { name: 'Suggest ten ideas' }))
  await expect(heading(page, 'Your ideas')).toBeFocused()
  await expect(results(page)).toHaveCount(10)
  const [first = ''] = await results(page).allInnerTexts()
  await press(page.getByRole('link', { name: `Find a name for it: ${first}` }))
  await expect(page).toHaveURL(/\/business-name-creator\?/)
  await expect(field(page, 'What does the business do?')).toHaveValue(first)

  await page.goBack()
  await press(page.getByRole('button', { name: 'Suggest ten ideas' }))
  await expect(results(page)).toHaveCount(10)
  await press(page.getByRole('link', { name: `Create a website for it: ${first}` }))
  await expect(heading(page, 'About your business')).toBeFocused()
  await expect(field(page, about)).toHaveValue(first)
})

test('missing suggestions are explained, and nothing is lost', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/business-name-creator?about=Dog+grooming')
  const examples = await results(page).allInnerTexts()
  const status = page.getByRole('status')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Suggest twelve names' }).click()
  await expect(status).toHaveText('You’re offline. What you typed is saved.')
  expect(await results(page).allInnerTexts()).toEqual(examples)
  await context.setOffline(false)

  await page.route('**/api/suggestions/names', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'too_many_requests', requestId: 'x' } } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toHaveText('Too many attempts. Wait a minute and try again.')
  await expect(field(page, 'What does the business do?')).toHaveValue('Dog grooming')
  await expectClean(page)
  await page.unroute('**/api/suggestions/names')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page, 'Your names')).toBeFocused()
  const names = await results(page).allInnerTexts()
  expect(names).toHaveLength(12)
  expect(names.filter((name) => examples.includes(name))).toEqual([])

  await page.route('**/api/suggestions/names', (route) => route.abort())
  await page.getByRole('button', { name: 'Twelve more' }).click()
  await expect(status).toContainText('What you typed is saved.')
  expect(await results(page).allInnerTexts()).toEqual(names)
})

test('a wizard link starts a new website, and the person can return to the unsaved one', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await createWebsite(page, { name: 'Alder Plumbing', about: 'Plumber', place: 'Leeds' })
  const goBack = (where: Page) => where.getByRole('button', { name: 'Go back to it' })

  await test.step('in the same tab', async () => {
    await page.goto('/create?trade=spa&businessName=Still')
    await expect(heading(page, 'Let’s make a website for your spa')).toBeVisible()
    await expect(field(page, 'Business name')).toHaveValue('Still')
    await expect(field(page, about)).toHaveValue('')
    await expect(page.getByText('You have an unsaved website for Alder Plumbing')).toBeVisible()
    await expectClean(page)
    await page.reload()
    await goBack(page).click()
    await expect(heading(page, 'Your website is ready')).toBeVisible()
    await expect(page.getByTitle('Your finished website').contentFrame().locator('body')).toContainText(
      'Alder Plumbing',
    )
  })

  await test.step('in another tab', async () => {
    const other = await context.newPage()
    await other.goto('/create?trade=spa')
    await other.getByRole('button', { name: 'Remove: not a website for spa' }).click()
    await expect(heading(other, 'About your business')).toBeFocused()
    await goBack(other).click()
    await expect(heading(other, 'Your website is ready')).toBeVisible()
  })
})

test('text from a closed Google website reaches the wizard without appearing in the URL', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(decodeURIComponent(request.url())))
  await page.goto('/google-business-website')
  const old = page.getByLabel('Your old text')

  await test.step('a text that is too long remains, and the form explains it', async () => {
    const long = 'Boiler service £95.\n'.repeat(70)
    await old.fill(long)
    await expect(page.getByText('375 too many')).toBeVisible()
    await page.getByRole('button', { name: 'Make my new website' }).click()
    await expect(page).toHaveURL(/\/google-business-website$/)
    await expect(old).toHaveValue(long)
  })

  await test.step('a shorter text becomes the wizard’s description', async () => {
    await old.fill('Boiler service £95\nLeak repair £80 & more')
    await page.getByLabel('Or a page that still has it').fill('old.example')
    await page.getByRole('button', { name: 'Make my new website' }).click()
    await expect(field(page, about)).toHaveValue('Boiler service £95\nLeak repair £80 & more')
    await expect(field(page, 'Existing website or page link')).toHaveValue('old.example')
    await noAddress(page)
    expect(sent.filter((address) => address.includes('Boiler'))).toEqual([])
  })
})
