import { expect, type Page, test } from '@playwright/test'
import { account } from '../../../worker/accounts/schema.ts'
import { creation } from '../../../worker/creation/schema.ts'
import { answered, createFrom, send, signInAs } from '../../harness/product-api.ts'
import {
  answerWizard,
  canvas,
  codeFor,
  createWebsite,
  enterCode,
  openPublishPanel,
  publishAs,
  signIn,
} from '../steps.ts'

const bakery = { name: 'Crumb & Crust', about: 'Bakery with sourdough bread and cakes to order', place: 'Leeds' }
const ready = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your website is ready' })).toBeVisible({ timeout: 30_000 })
const site = (page: Page) => page.getByTitle('Your finished website').contentFrame()
const events = '**/api/creations/current/events'
const drafts = async (page: Page) =>
  (await (await page.request.get('/api/drafts')).json()).drafts as { draftId: string }[]

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the website is assembled while the person watches', { tag: '@long' }, async ({ page }) => {
    await listen(page)
    await answerWizard(page, bakery)
    await ready(page)
    expect(await announcements(page)).toEqual([
      'Organizing layouts',
      'Personalizing website content',
      'Finishing touches',
    ])
    await expect(site(page).getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(site(page).locator('#introduction')).toHaveCSS('filter', 'none')
    await expect(page.getByRole('link', { name: 'Keep this website' })).toBeVisible()
  })

  test('an unreadable link shows an error, and the website is created without it', { tag: '@long' }, async ({
    page,
  }) => {
    await listen(page)
    await answerWizard(page, { ...bakery, link: 'https://nowhere.invalid/' })
    await ready(page)
    const nothing = 'No content was imported from your supplied link'
    expect(await announcements(page)).toEqual([
      'Checking your link for accessible content',
      `Organizing layouts. ${nothing}`,
      `Personalizing website content. ${nothing}`,
      `Finishing touches. ${nothing}`,
    ])
    await expect(page.getByRole('paragraph').filter({ hasText: nothing })).toBeVisible()
    await page.getByRole('button', { name: 'Try another link' }).click()
    await expect(page.getByLabel('Existing website or page link')).toHaveValue('https://nowhere.invalid/')
  })
})

test('a person who closed the page finds their website again, even in another tab', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const started = page.waitForRequest(events)
  await answerWizard(page, bakery)
  await started
  await page.close()
  const other = await context.newPage()
  await other.goto('/create')
  await ready(other)
  await expect(site(other).locator('body')).toContainText(bakery.name)
  await other.getByRole('button', { name: 'Back' }).click()
  await expect(other.getByRole('heading', { name: 'Choose sections' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Choose sections' })).toBeVisible()
})

test('a website created in one tab appears in another tab’s list', { tag: '@long' }, async ({ page, context }) => {
  await createWebsite(page, bakery)
  const other = await context.newPage()
  await other.goto('/create')
  await ready(other)
  await page.getByRole('link', { name: 'Keep this website' }).click()
  await signIn(page, 'twotabs@crumb.example')
  await other.getByRole('link', { name: 'Keep this website' }).click()
  await expect(other).toHaveURL(/\/websites$/, { timeout: 30_000 })
  await expect(other.getByRole('heading', { name: bakery.name })).toBeVisible()
})

test('changed answers start a new website, and the same answers lead to the same one', { tag: '@long' }, async ({
  page,
}) => {
  const team = page.getByRole('checkbox', { name: 'Team' })
  await answerWizard(page, { ...bakery, about: `${bakery.about}. Run by Maria Santos.` }, async () => {
    await expect(team).not.toBeChecked()
    await team.check()
  })
  await ready(page)
  const { creationId } = await answered(creation, page.request.get('/api/creations/current'))
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Create your site' }).click()
  await ready(page)
  expect((await answered(creation, page.request.get('/api/creations/current'))).creationId).toBe(creationId)
  await expect(site(page).locator('#team')).toHaveCount(1)
  await page.getByRole('button', { name: 'Back' }).click()
  await team.uncheck()
  await page.getByRole('button', { name: 'Create your site' }).click()
  await ready(page)
  const second = await answered(creation, page.request.get('/api/creations/current'))
  expect(second.creationId).not.toBe(creationId)
  await expect(site(page).locator('#team')).toHaveCount(0)
})

test('a stalled creation shows an error and can be retried', { tag: '@long' }, async ({ page }) => {
  await page.route(events, (route) => route.abort())
  await page.route('**/api/creations/current', (route) => route.abort())
  await answerWizard(page, bakery)
  await expect(page.getByRole('heading', { name: 'There was a problem creating your website' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page.getByRole('alert')).toContainText('Network connectivity failed.')
  await expect(page.getByRole('link', { name: 'Go to Support' })).toBeVisible()
  await page.unroute(events)
  await page.unroute('**/api/creations/current')
  await page.getByRole('button', { name: 'Retry' }).click()
  await ready(page)
})

test('a lost network shows an error at once, keeps the answers, and recovers', {
  tag: '@long',
}, async ({ page, context }) => {
  await answerWizard(page, bakery, async () => {
    await context.setOffline(true)
  })
  const heading = page.getByRole('heading', { name: 'There was a problem creating your website' })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Your answers are saved.')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await context.setOffline(false)
  await ready(page)
})

test('a person who signs in during the wizard gets their answers back', { tag: '@long' }, async ({ page }) => {
  await page.goto('/create')
  await page.getByLabel('Business name').fill(bakery.name)
  await page.getByLabel("What's your business about?").fill(bakery.about)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Choose font style' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await enterCode(page, 'midway@crumb.example')
  await expect(page.getByRole('link', { name: 'Your websites' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Choose font style' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Business name')).toHaveValue(bakery.name)
})

test('a person at the website limit sees why, and gets the website once there is room', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const owner = await (await browser.newContext()).newPage()
  await signInAs(owner.request, 'full@crumb.example')
  const { websiteLimit } = await answered(account, owner.request.get('/api/account'))
  for (let made = 0; made < websiteLimit; made += 1) await createFrom(owner.request, bakery)
  await createWebsite(page, { ...bakery, name: 'One too many' })
  await page.getByRole('link', { name: 'Keep this website' }).click()
  await enterCode(page, 'full@crumb.example')
  await expect(page.getByRole('alert')).toContainText('Maximum number of websites reached', { timeout: 30_000 })
  const [first] = await drafts(page)
  expect((await send(owner.request, 'DELETE', `/api/drafts/${first?.draftId}`)).ok()).toBe(true)
  await page.reload()
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  await owner.context().close()
})

test('a broken connection is restored during creation', { tag: '@long' }, async ({ page }) => {
  await page.route(events, (route) => route.abort(), { times: 2 })
  await createWebsite(page, bakery)
})

test('a website is created even if the browser receives no events', { tag: '@long' }, async ({ page }) => {
  await page.route(events, (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
  await createWebsite(page, bakery)
})

test('a signed-in person continues to the designer with a single draft', async ({ page }) => {
  await page.goto('/create')
  await signInAs(page.request, 'baker@crumb.example')
  await answerWizard(page, bakery)
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible()
  expect(await drafts(page)).toHaveLength(1)
  await page.goto('/create')
  await expect(page.getByLabel('Business name')).toHaveValue('')
})

test('signing in during creation leads back to it and then to the designer', { tag: '@long' }, async ({ page }) => {
  await createWebsite(page, bakery)
  const made = await answered(creation, page.request.get('/api/creations/current'))
  // As the server responds a moment earlier.
  await page.route(
    '**/api/creations/current/claim',
    (route) => route.fulfill({ json: { ...made, status: 'running', draftId: null } }),
    { times: 1 },
  )
  // A code without the website's cookie claims nothing, like during the creation.
  await page.route('**/api/login/otp/verify', async (route) => {
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'asking')
    const headers = { ...route.request().headers(), cookie: `asking=${cookie?.value}` }
    const response = await route.fetch({ headers })
    await route.fulfill({ response })
  })
  await page.getByRole('link', { name: 'Keep this website' }).click()
  await enterCode(page, 'late@crumb.example')
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  expect((await drafts(page)).map(({ draftId }) => draftId)).toEqual([made.creationId])
})

/** Records the progress announcements for screen readers. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const text = document.querySelector('main ol + [role=status]')?.textContent
      if (text && text !== heard.at(-1)) heard.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

// Set by the page script above.
const announcements = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

const plumber = {
  name: 'Harbour Lane Plumbing',
  about: 'Leak repairs, boiler servicing, bathroom fitting and blocked drains for homes',
  place: 'Bristol',
}

test('an owner gets from a few answers to a live page', { tag: '@smoke' }, async ({ page, request }) => {
  await test.step('answer the five steps', () => createWebsite(page, plumber))

  await test.step('sign in with an emailed code', async () => {
    await page.getByRole('link', { name: 'Keep this website' }).click()
    await signIn(page, 'sam@harbourlane.example')
    await expect(page).toHaveURL(/\/designer\?websiteId=/)
    await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Draft - Not Published').first()).toBeVisible()
  })

  await test.step('change a heading and see it change', async () => {
    await page.locator('#open-introduction').click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Dry floors by supper')
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Dry floors by supper')
  })

  await test.step('save the draft, and find it after a reload', async () => {
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Draft Saved').first()).toBeVisible()
    await page.reload()
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Dry floors by supper')
  })

  await test.step('see the messages about the web address', async () => {
    const panel = await openPublishPanel(page)
    await panel.getByLabel('Web address', { exact: true }).fill('ab')
    await expect(panel.getByText('Invalid link')).toBeVisible()
    await panel.getByLabel('Web address', { exact: true }).fill('support')
    await expect(panel.getByText('Web address already in use')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  })

  await test.step('publish, and open the page', async () => {
    const url = await publishAs(page, 'harbour-lane')
    expect(new URL(url).hostname).toBe('harbour-lane.localhost')
    const visitor = await page.context().newPage()
    const response = await visitor.goto(url)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dry floors by supper')
    expect(await visitor.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    await expect(visitor.locator('[data-sample]')).toHaveCount(0)
    const broken = await visitor.evaluate(
      () => [...window.document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
    )
    expect(broken).toBe(0)
    await visitor.close()
  })

  await test.step('open the page at the app’s own address too', async () => {
    const answer = await request.get('/harbour-lane', { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(new URL(answer.headers().location ?? '').hostname).toBe('harbour-lane.localhost')
  })
})

test('a second person can’t have a web address already taken', { tag: '@long' }, async ({ page, browser }) => {
  await createWebsite(page, { name: 'Kiln Street Pottery', about: 'Pottery classes for adults', place: 'Leeds' })
  await page.getByRole('link', { name: 'Keep this website' }).click()
  await signIn(page, 'kim@kiln.example')
  await publishAs(page, 'kiln-street')

  const other = await (await browser.newContext()).newPage()
  await createWebsite(other, { name: 'Kiln Street Barbers', about: 'Barber shop for men', place: 'Leeds' })
  await other.getByRole('link', { name: 'Keep this website' }).click()
  await signIn(other, 'mo@barbers.example')
  const panel = await openPublishPanel(other)
  await panel.getByLabel('Web address', { exact: true }).fill('kiln-street')
  await expect(panel.getByText('Web address already in use')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Publish' })).toBeDisabled()
})

test('a wrong code is rejected, and the right one signs the person in', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  const email = 'ada@example.com'
  await page.getByLabel('Email').fill('ada@')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Invalid email')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  const code = await codeFor(page, email)
  await page.getByLabel('Digit 1 of 6').pressSequentially(code === '000000' ? '000001' : '000000')
  await expect(page.getByText('Invalid code')).toBeVisible()
  await page.getByLabel('Digit 1 of 6').pressSequentially(code)
  await expect(page.getByRole('link', { name: 'Create your website' })).toBeVisible({ timeout: 30_000 })
})

test('a change just typed causes a warning before a reload, and survives the reload', { tag: '@long' }, async ({
  page,
}) => {
  await createWebsite(page, { name: 'Willow Therapy', about: 'Therapist for adults and couples', place: 'York' })
  await page.getByRole('link', { name: 'Keep this website' }).click()
  await signIn(page, 'ivy@willow.example')
  await page.locator('#open-introduction').click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('A quiet hour for you')
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('A quiet hour for you')
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.accept()
  })
  await page.reload()
  expect(dialogs).toBe(1)
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('A quiet hour for you')
})
