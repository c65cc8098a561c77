import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { account } from '../../../worker/accounts/schema.ts'
import { answered, createFrom, mailedLink, mailsTo, send, signInAs, tokenOf } from '../../harness/product-api.ts'
import { cutOff } from '../saving/never-lose-steps.ts'
import { canvas, enterCode } from '../steps.ts'
import { violations } from '../violations.ts'

const bakery = { name: 'Elm Road Bakery', about: 'Bakery with sourdough bread and cakes', place: 'Leeds' }
const passwords = { old: 'correct horse battery', new: 'a quiet brown bicycle at noon' }

/** Signs up with a password and a website, without verifying the email. */
async function signUp(page: Page, email: string) {
  await createFrom(page.request, bakery)
  const data = { email, password: passwords.old }
  expect((await send(page.request, 'POST', '/api/login/sign-up', { data })).status()).toBe(201)
}

async function confirm(page: Page, password: string) {
  await page.getByLabel('Current password').fill(password)
  await page.keyboard.press('Enter')
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

async function signInElsewhere(context: BrowserContext, email: string) {
  const page = await context.newPage()
  const data = { email, password: passwords.old }
  expect((await send(page.request, 'POST', '/api/login/password', { data })).ok()).toBe(true)
  return page
}

test('a new password signs other browsers out, and their unsaved work is kept for its owner', {
  tag: '@long',
}, async ({ page, browser }) => {
  const email = 'vic@elm.example'
  await signUp(page, email)
  const other = await signInElsewhere(await browser.newContext(), email)
  await other.goto('/designer')
  await expect(canvas(other).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await cutOff(other)
  await other.locator('#open-introduction').click()
  await other.getByRole('textbox', { name: 'Heading', exact: true }).fill('Not saved yet')

  await page.goto('/account')
  await expect(page.getByText('Signed in on 2 browsers')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Change password' }).click()
  const question = dialog(page, 'Confirm it’s you')
  await expect(question.getByLabel('Current password')).toBeFocused()
  await confirm(page, 'something else entirely')
  await expect(question.getByText('Incorrect password.')).toBeVisible()
  await confirm(page, passwords.old)
  await page.getByLabel('New password', { exact: true }).fill(passwords.new)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed. You’re signed out everywhere else.')).toBeVisible()
  await expect(page.getByText('Signed in on 1 browser', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()

  await expect(other).toHaveURL(/\/login\?next=/)
  const data = { email, password: passwords.new }
  expect((await send(other.request, 'POST', '/api/login/password', { data })).ok()).toBe(true)
  await other.goto('/designer')
  await other.getByRole('button', { name: 'Restore' }).click()
  await expect(canvas(other).getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
})

test('a browser signed out from another browser leaves its page at once', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const email = 'una@elm.example'
  await signUp(page, email)
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
  const phone = await signInElsewhere(await browser.newContext({ userAgent }), email)
  await phone.goto('/account')
  await expect(phone.getByText('This browser · signed in just now')).toBeVisible()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out Safari on an iPhone' }).click()
  await expect(page.getByText('Signed out: Safari on an iPhone.')).toBeVisible()
  await expect(page.getByText('Only this one')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expect(phone).toHaveURL(/\/login\?next=/)
})

test('a person changes their email, downloads their data, and deletes their account', { tag: '@long' }, async ({
  page,
}) => {
  const [email, another] = ['wim@elm.example', 'willem@elm.example']
  await signUp(page, email)
  const verification = { token: tokenOf(await mailedLink(page.request, email)) }
  const verified = await send(page.request, 'POST', '/api/account/verification/confirm', { data: verification })
  expect(verified.ok()).toBe(true)
  await page.goto('/designer')
  await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()

  await test.step('the new address takes effect once the change is confirmed', async () => {
    await page.getByRole('button', { name: 'Change email' }).click()
    await confirm(page, passwords.old)
    const form = dialog(page, 'Change email')
    await form.getByLabel('New email').fill(email)
    await page.keyboard.press('Enter')
    await expect(form.getByText('Incorrect password.')).toBeVisible()
    await form.getByLabel('New email').fill(another)
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Check your new inbox')).toContainText(`Until then, your email stays ${email}`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText(email, { exact: true })).toBeVisible()
    const data = { token: tokenOf(await mailedLink(page.request, another)) }
    expect((await send(page.request, 'POST', '/api/account/email/confirm', { data })).ok()).toBe(true)
    await expect(page.getByRole('main').getByText(another, { exact: true })).toBeVisible()
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  })

  await page.getByRole('link', { name: 'Back to the editor' }).click()
  await expect(canvas(page).locator('h1')).toBeVisible()
  await page.goto('/account')

  await test.step('the person downloads a copy of everything, and deletes the account', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click()
    const question = dialog(page, 'Delete your account?')
    await expect(question.getByRole('listitem')).toContainText(bakery.name)
    const download = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
    await question.getByRole('button', { name: 'Continue' }).click()
    await confirm(page, passwords.old)
    await question.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL(/:\d+\/#account-deleted$/)
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
    const data = { email: another, password: passwords.old }
    expect((await send(page.request, 'POST', '/api/login/password', { data })).status()).toBe(403)
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
  })
})

const password = 'correct horse battery'
const emailOf = async (page: Page) => (await answered(account, page.request.get('/api/account'))).email
const newPage = async (browser: Browser) => (await browser.newContext()).newPage()

/** Requests another email address, like the account page after reauthentication. */
async function askForChange(page: Page, email: string) {
  const data = { act: 'change-email', password }
  expect((await send(page.request, 'POST', '/api/account/reauthentication/password', { data })).ok()).toBe(true)
  return send(page.request, 'POST', '/api/account/email', { data: { email } })
}

async function signUpAs(page: Page, email: string) {
  expect((await send(page.request, 'POST', '/api/login/sign-up', { data: { email, password } })).status()).toBe(201)
}

/** Signs up with a password and a verified email. */
async function verifiedPerson(page: Page, email: string) {
  await signUpAs(page, email)
  const data = { token: tokenOf(await mailedLink(page.request, email)) }
  expect((await send(page.request, 'POST', '/api/account/verification/confirm', { data })).ok()).toBe(true)
}

test('links requested by a stranger give no access to an account once its owner verifies the address', async ({
  page,
  browser,
}) => {
  const [victim, theirs] = ['victim@takeover.example', 'stranger@takeover.example']
  const stranger = await newPage(browser)
  await signUpAs(stranger, victim)
  const link = await askForChange(stranger, theirs)
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
  expect([link.status(), mail]).toEqual([403, undefined])
})

test('a stranger’s email change link does nothing for another signed-in person, and ends with a new password', async ({
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

test('a person confirms a new address with the button that shows it, and the old address is notified', async ({
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
  // The link is used up.
  await page.goBack()
  await page.goto(await mailedLink(page.request, next))
  await expect(page.getByRole('heading', { name: 'Email link expired' })).toBeVisible()
})
