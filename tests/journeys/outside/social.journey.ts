import { expect, type Page, test } from '@playwright/test'
import { session } from '../../../worker/accounts/schema.ts'
import { answered, createFrom, send, signInAs } from '../../harness/product-api.ts'
import { canvas } from '../steps.ts'

const bakery = { name: 'Crumb & Crust', about: 'Bakery with sourdough bread and cakes to order', place: 'Leeds' }
const offer = (page: Page) => page.getByRole('button', { name: 'Continue with Issuer' })
const who = async (page: Page) => (await answered(session, page.request.get('/api/session'))).user
const newEmail = () => `${crypto.randomUUID()}@social.example`

/** Blocks popups, so everything happens in one tab. */
const noPopups = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null
  })

async function choose(at: Page, email: string) {
  await expect(at.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await at.getByLabel('Your email').fill(email)
  await at.getByRole('button', { name: 'Sign in' }).click()
}

async function openPopup(page: Page): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), offer(page).click()])
  await expect(popup.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  return popup
}

/** Expects the designer with the website created before signing in. */
async function expectDesigner(page: Page, email: string) {
  await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible({ timeout: 30_000 })
  await expect(canvas(page).locator('body')).toContainText(bakery.name)
  expect(await who(page)).toMatchObject({ email, type: 'social-provider', verified: true })
  const { drafts } = await (await page.request.get('/api/drafts')).json()
  expect(drafts).toHaveLength(1)
}

test('signing in by redirect makes the website created before sign-in the first draft', async ({ page }) => {
  await noPopups(page)
  await createFrom(page.request, bakery)
  await page.goto('/login')
  await offer(page).click()
  const email = newEmail()
  await choose(page, email)
  await expectDesigner(page, email)
})

test('signing in by popup makes the website created before sign-in the first draft, and closes the popup', async ({
  page,
}) => {
  await createFrom(page.request, bakery)
  await page.goto('/login')
  const popup = await openPopup(page)
  await expect(page.getByText('Continue in the window that has opened.')).toBeVisible()
  const email = newEmail()
  const gone = popup.waitForEvent('close')
  await choose(popup, email)
  await gone
  await expectDesigner(page, email)
})

test('a sign-in popup that is closed or declined shows an error, and can be retried', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login?next=%2Fwebsites')
  const closed = await openPopup(page)
  await closed.close()
  await expect(page.getByRole('alert').filter({ hasText: 'Login Popup Closed.' })).toBeVisible()

  const cancelled = await openPopup(page)
  const gone = cancelled.waitForEvent('close')
  await cancelled.getByRole('button', { name: 'No' }).click()
  await gone
  await expect(page.getByRole('alert').filter({ hasText: 'Login Cancelled.' })).toBeVisible()
  expect(await who(page)).toBeNull()

  await choose(await openPopup(page), newEmail())
  await expect(page).toHaveURL(/\/websites$/)
  await send(page.request, 'POST', '/api/session/sign-out')
  await page.goto('/login')
  const again = await openPopup(page)
  await again.close()
})

test('a person with a sign-in popup can continue in the tab, and sees the result there', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/login')
  const popup = await openPopup(page)
  const gone = popup.waitForEvent('close')
  await page.getByRole('button', { name: 'Continue in this tab' }).click()
  await gone
  await page.getByRole('button', { name: 'No' }).click()
  await expect(page.getByRole('alert')).toHaveText('Login Cancelled.')
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(offer(page)).toBeVisible()
  await noPopups(page)
  await page.reload()
  await offer(page).click()
  await choose(page, 'unproven@social.example')
  await expect(page.getByRole('alert')).toContainText('hasn’t verified your email address')
  expect(await who(page)).toBeNull()
})

test('the same person can sign in by code or through the issuer, which also reauthenticates them', {
  tag: '@long',
}, async ({ page }) => {
  await noPopups(page)
  const email = newEmail()
  await signInAs(page.request, email)
  const before = await who(page)
  await send(page.request, 'POST', '/api/session/sign-out')
  await page.goto('/login?next=%2Fwebsites')
  await offer(page).click()
  await choose(page, email)
  await expect(page).toHaveURL(/\/websites$/)
  expect(await who(page)).toMatchObject({ uid: before?.uid, type: 'social-provider' })

  const change = () => send(page.request, 'POST', '/api/account/email', { data: { email: newEmail() } })
  expect((await change()).status()).toBe(403)
  for (const [proven, status] of [
    ['somebody-else@social.example', 403],
    [email, 200],
  ] as const) {
    const started = await send(page.request, 'POST', '/api/account/reauthentication/social', {
      data: { act: 'change-email' },
    })
    await page.goto((await started.json()).url)
    await choose(page, proven)
    await expect(page).toHaveURL(/\/account/)
    expect((await change()).status()).toBe(status)
  }
  expect(await who(page)).toMatchObject({ uid: before?.uid })
})

test('an account is deleted once the person signs in again at the issuer, in a popup', {
  tag: '@long',
}, async ({ page }) => {
  const email = newEmail()
  await page.goto('/login?next=%2Faccount')
  await choose(await openPopup(page), email)
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()

  const [wrong] = await Promise.all([page.waitForEvent('popup'), offer(page).click()])
  await choose(wrong, newEmail())
  await expect(page.getByRole('alert').filter({ hasText: 're-login failed' })).toBeVisible()

  const [right] = await Promise.all([page.waitForEvent('popup'), offer(page).click()])
  await choose(right, email)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/:\d+\/#account-deleted$/)
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  expect(await who(page)).toBeNull()
})
