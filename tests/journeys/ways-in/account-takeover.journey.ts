import { type Browser, expect, type Page, test } from '@playwright/test'
import { account } from '../../../worker/accounts/schema.ts'
import { mailedLink, mailsTo, tokenOf } from '../../harness/mails.ts'
import { answered, send, signInAs } from '../../harness/product-api.ts'
import { enterCode } from '../steps.ts'
import { violations } from '../violations.ts'

const password = 'correct horse battery'
const emailOf = async (page: Page) => (await answered(account, page.request.get('/api/account'))).email
const newPage = async (browser: Browser) => (await browser.newContext()).newPage()

/** Asks for another address, as the account page does once the password is proven. */
async function askForChange(page: Page, email: string) {
  const data = { act: 'change-email', password }
  expect((await send(page.request, 'POST', '/api/account/reauthentication/password', { data })).ok()).toBe(true)
  return send(page.request, 'POST', '/api/account/email', { data: { email } })
}

async function signUp(page: Page, email: string) {
  expect((await send(page.request, 'POST', '/api/login/sign-up', { data: { email, password } })).status()).toBe(201)
}

/** Somebody with a password, whose address is verified. */
async function verifiedPerson(page: Page, email: string) {
  await signUp(page, email)
  const data = { token: tokenOf(await mailedLink(page.request, email)) }
  expect((await send(page.request, 'POST', '/api/account/verification/confirm', { data })).ok()).toBe(true)
}

test('no link that a stranger made takes an account over once its owner proves the address', async ({
  page,
  browser,
}) => {
  const [victim, theirs] = ['victim@takeover.example', 'stranger@takeover.example']
  const stranger = await newPage(browser)
  await signUp(stranger, victim)
  const asked = await askForChange(stranger, theirs)
  await stranger.goto('/account')
  await expect(stranger.getByText('Not verified', { exact: true })).toBeVisible()
  await expect(stranger.getByRole('button', { name: 'Change email' })).toBeHidden()

  await signInAs(page.request, victim)
  const [mail] = await mailsTo(page.request, theirs)
  await page.goto(/^https?:\/\/\S+$/m.exec(mail?.text ?? '')?.[0] ?? `/login/new-email?token=${'x'.repeat(64)}`)
  await expect(page.getByRole('heading', { name: 'Email link expired' })).toBeVisible()
  await expect(page.getByText(`You’re signed in as ${victim}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByRole('main').getByText(victim, { exact: true })).toBeVisible()
  expect([asked.status(), mail]).toEqual([403, undefined])
})

test('a link to a stranger’s address changes nothing for a person who signs in to open it, and ends with a new password', async ({
  page,
  browser,
}) => {
  const [owner, theirs] = ['owner@takeover.example', 'thief@takeover.example']
  await verifiedPerson(page, owner)
  const thief = await newPage(browser)
  await send(thief.request, 'POST', '/api/login/password', { data: { email: owner, password } })
  expect((await askForChange(thief, theirs)).ok()).toBe(true)
  const link = await mailedLink(page.request, theirs)

  const phone = await newPage(browser)
  await phone.goto(link)
  await expect(phone.getByText('Nothing changes until you confirm.')).toBeVisible()
  await enterCode(phone, owner)
  await expect(phone.getByRole('button', { name: `Change your sign-in email to ${theirs}` })).toBeVisible()
  await expect(phone.getByText(`You’re signed in as ${owner}.`)).toBeVisible()
  expect(await violations(phone)).toEqual([])
  await phone.reload()
  await expect(phone.getByRole('button', { name: `Change your sign-in email to ${theirs}` })).toBeVisible()
  expect(await emailOf(phone)).toBe(owner)
  await phone.getByRole('link', { name: `Keep ${owner}` }).click()
  await expect(phone.getByRole('main').getByText(owner, { exact: true })).toBeVisible()

  const proof = { act: 'change-password', password }
  await send(phone.request, 'POST', '/api/account/reauthentication/password', { data: proof })
  const data = { password: 'a quiet brown bicycle at noon' }
  expect((await send(phone.request, 'POST', '/api/account/password', { data })).ok()).toBe(true)
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Email link expired' })).toBeVisible()
  expect(await emailOf(phone)).toBe(owner)
})

test('a person changes their address by pressing the button that names it, and the old address hears of it', async ({
  page,
}) => {
  const [old, next] = ['moving@takeover.example', 'moved.to.a.longer.address@takeover.example']
  await verifiedPerson(page, old)
  expect((await askForChange(page, next)).ok()).toBe(true)
  await page.goto(await mailedLink(page.request, next))
  await page.getByRole('button', { name: `Change your sign-in email to ${next}` }).click()
  await expect(page.getByRole('heading', { name: 'Your sign-in email has changed' })).toBeFocused()
  await expect(page.getByText(`From now on, sign in with ${next}.`)).toBeVisible()
  expect(await emailOf(page)).toBe(next)
  await expect.poll(async () => (await mailsTo(page.request, old))[0]?.text).toContain(next)
  // Used up.
  await page.goBack()
  await page.goto(await mailedLink(page.request, next))
  await expect(page.getByRole('heading', { name: 'Email link expired' })).toBeVisible()
})
