import { expect, type Page, test } from '@playwright/test'
import { createFrom, mailedLink, mailsTo, send } from '../../harness/product-api.ts'
import { press, tabTo, typeOver } from '../keys.ts'
import { canvas, codeFor, openPublishPanel } from '../steps.ts'
import { expectClean, violations } from '../violations.ts'

const bakery = { name: 'Elm Road Bakery', about: 'Bakery with sourdough bread and cakes', place: 'Leeds' }

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Expects the designer with the only website, created before anyone had signed in. */
async function expectDesigner(page: Page) {
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  await expect(canvas(page).locator('body')).toContainText(bakery.name, { timeout: 30_000 })
  const { drafts } = await (await page.request.get('/api/drafts')).json()
  expect(drafts).toHaveLength(1)
}

/** Requests a link, and returns the emailed one. */
async function askForLink(page: Page, email: string, before?: string): Promise<string> {
  await page.getByLabel('Email').fill(email)
  await button(page, 'Email me a link').click()
  await expect(heading(page, 'Check your email')).toBeVisible()
  return mailedLink(page.request, email, before)
}

test('an account with a password exists at once, and can publish its website after opening the email', {
  tag: '@smoke',
}, async ({ page, context }) => {
  const email = 'una@elm.example'
  await test.step('sign up with the waiting website', async () => {
    await createFrom(page.request, bakery)
    // As the wizard leaves it.
    await page.addInitScript(() => localStorage.setItem('creationBegun', 'yes'))
    await page.goto('/login')
    await expect(page.getByTitle('Your website')).toBeVisible()
    await expect(page.getByText('Your website is ready. Sign in to keep it.')).toBeVisible()
    await page.getByRole('link', { name: 'sign up with a password' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('violet tractor hums at noon')
    await expect(page.getByText('Very strong', { exact: true })).toBeVisible()
    // Registered immediately, because the page may be closed before anyone presses Continue.
    const registered = page.waitForResponse('**/api/login/register')
    const events = page.waitForRequest((request) => /new_email_user_registered/.test(request.postData() ?? ''))
    await button(page, 'Create account').click()
    await expect(heading(page, 'Check your email to verify')).toBeVisible()
    expect((await registered).status()).toBe(201)
    expect((await events).postData()).toContain('new_user_registered')
    await button(page, 'Continue to my website').click()
    await expectDesigner(page)
  })

  await test.step('edit and save', async () => {
    await page.locator('#open-introduction').click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Bread before breakfast')
    await button(page, 'Save Draft').click()
    await expect(page.getByText(/^Draft saved/i).first()).toBeVisible()
  })

  const panel = await openPublishPanel(page)
  const publish = panel.getByRole('button', { name: 'Publish' })
  await test.step('publishing needs a verified email', async () => {
    await expect(panel.getByRole('heading', { name: 'Verify your email to publish' })).toBeVisible()
    await expect(publish).toBeHidden()
    await panel.getByRole('button', { name: 'I’ve verified it' }).click()
    await expect(panel.getByText('Not verified yet. Open the link in the newest email.')).toBeVisible()
    const before = await mailedLink(page.request, email)
    await panel.getByRole('button', { name: 'Resend verification' }).click()
    await expect(panel.getByText(`Sent to ${email}`)).toBeVisible()
    await mailedLink(page.request, email, before)
    expect(await violations(page)).toEqual([])
  })

  await test.step('the email is opened in another tab, and publishing becomes available', async () => {
    const another = await context.newPage()
    await another.goto(await mailedLink(page.request, email))
    await expect(heading(another, 'Your email is verified')).toBeVisible()
    expect(another.url()).not.toContain('token')
    await expect(panel.getByRole('heading', { name: 'Verify your email to publish' })).toBeHidden()
  })

  await test.step('publish', async () => {
    await panel.getByLabel('Web address', { exact: true }).fill('elm-road')
    await publish.click()
    await expect(page.getByText('Website Published').first()).toBeVisible()
  })
})

test('a sign-in link works where it was requested, in both tabs, and nowhere else', { tag: '@long' }, async ({
  page,
  context,
  browser,
}) => {
  const email = 'lena@elm.example'
  await createFrom(page.request, bakery)
  await page.goto('/login')
  const link = await askForLink(page, email)

  await test.step('a link scanner doesn’t use up the link', async () => {
    for (const method of ['GET', 'HEAD'])
      expect((await page.request.fetch(link, { method })).status(), method).toBe(200)
  })

  await test.step('another browser says to go back to the first one, and breaks nothing', async () => {
    const other = await (await browser.newContext()).newPage()
    await other.goto(link)
    await expect(heading(other, 'Device not supported')).toBeVisible()
    await expect(other.getByText('Please open the magic link in the browser you registered with.')).toBeVisible()
    expect(other.url()).not.toContain('token')
    expect(await violations(other)).toEqual([])
    await other.getByRole('link', { name: 'Visit Homepage' }).click()
    await expect(other).toHaveURL(/:\d+\/$/)
    await other.context().close()
  })

  await test.step('both tabs continue, with the website', async () => {
    const opened = await context.newPage()
    await opened.goto(link)
    await expectDesigner(opened)
    await expectDesigner(page)
  })
})

test('an outdated or used sign-in link is reported as expired, and a new one is sent', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const email = 'lou@elm.example'
  await page.goto('/login?next=%2Fwebsites')
  const first = await askForLink(page, email)
  await page.getByRole('link', { name: 'Use another email' }).click()
  const second = await askForLink(page, email, first)

  const opened = await context.newPage()
  await opened.goto(first)
  await expect(heading(opened, 'Email link expired')).toBeVisible()
  await expect(opened.getByText(/^Your magic link to log into .* to request a new magic link\.$/)).toBeVisible()
  expect(await violations(opened)).toEqual([])
  await button(opened, 'Request New Link').click()
  await expect(heading(opened, 'Check your email')).toBeVisible()
  const third = await mailedLink(page.request, email, second)

  await opened.goto(third)
  await expect(opened).toHaveURL(/\/websites$/)
  await expect(page).toHaveURL(/\/websites$/)
  // The signed-in person continues.
  await opened.goto(third)
  await expect(opened).not.toHaveURL(/\/login/)

  await send(page.request, 'POST', '/api/session/sign-out')
  await opened.goto(third)
  await expect(heading(opened, 'Email link expired')).toBeVisible()
  await button(opened, 'Request New Link').click()
  await expect(heading(opened, 'Sign in')).toBeVisible()
  await askForLink(opened, email, third)
})

test('a code works only in the browser that requested it, and only until a new one replaces it', {
  tag: '@long',
}, async ({ page, browser }) => {
  const email = 'cleo@elm.example'
  const digits = (at: Page) => at.getByLabel('Digit 1 of 6')
  // A separate clock, for the pause between two emails.
  await page.clock.install()
  await page.goto('/login?next=%2Fwebsites')
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send code').click()
  await expect(heading(page, 'Enter your code')).toBeVisible()
  const old = await codeFor(page, email)

  const resend = page.getByRole('button', { name: /^Send a new code/ })
  await expect(async () => {
    await page.clock.fastForward(1000)
    await expect(resend).toHaveAttribute('aria-disabled', 'false', { timeout: 100 })
  }).toPass()
  await resend.click()
  await expect(page.getByText('New code sent')).toBeVisible()
  expect(await mailsTo(page.request, email)).toHaveLength(2)
  const code = await codeFor(page, email)
  expect(code).not.toBe(old)
  await digits(page).pressSequentially(old)
  await expect(page.getByText('Invalid code')).toBeVisible()

  await test.step('another browser with the attempt and the code fails', async () => {
    const attempt = await page.evaluate(() => sessionStorage.getItem('sign-in'))
    const other = await (await browser.newContext()).newPage()
    await other.addInitScript((kept) => sessionStorage.setItem('sign-in', kept ?? ''), attempt)
    await other.goto('/login/code')
    await digits(other).pressSequentially(code)
    await expect(other.getByText('Invalid session')).toBeVisible()
    await expect(button(other, 'Send a new code')).toBeFocused()
    expect(await violations(other)).toEqual([])
    await other.context().close()
  })

  await digits(page).pressSequentially(code)
  await expect(page).toHaveURL(/\/websites$/)
})

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Opens sign-in and waits for all its options, which could otherwise appear between two Tab presses. */
async function openSignIn(page: Page, search = '') {
  await page.goto(`/login${search}`)
  await expect(page.getByRole('button', { name: /^Continue with/ })).toBeVisible()
}

/** Expects automatic focus on the element, with a visible outline. */
async function hasFocus(page: Page, name: string) {
  await expect(field(page, name)).toBeFocused()
  await tabTo(field(page, name))
}

test('sign-in by code works by keyboard', { tag: '@long' }, async ({ page }) => {
  const email = 'kay@fern.example'
  const { keyboard } = page
  await openSignIn(page, '?next=%2Fwebsites')
  await hasFocus(page, 'Email')
  await expectClean(page)

  await keyboard.type('kay@')
  await keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email' })).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  await expectClean(page)

  await typeOver(page, email)
  await keyboard.press('Enter')
  await hasFocus(page, 'Digit 1 of 6')
  await expectClean(page)

  const code = await codeFor(page, email)
  await keyboard.type(code === '000000' ? '000001' : '000000')
  await expect(page.getByText('Invalid code')).toBeVisible()
  await expect(field(page, 'Digit 1 of 6')).toBeFocused()
  await expectClean(page)

  await press(link(page, 'Use another email'))
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveValue(email)
  await keyboard.press('Enter')
  await expect(field(page, 'Digit 1 of 6')).toBeFocused()
  await keyboard.type(await codeFor(page, email))
  await expect(page).toHaveURL(/\/websites$/)
})

test('sign-in by link works by keyboard up to the email', { tag: '@long' }, async ({ page, browser }) => {
  const email = 'kim@fern.example'
  const { keyboard } = page
  await openSignIn(page)
  await hasFocus(page, 'Email')
  await keyboard.type(email)
  await press(button(page, 'Email me a link'))
  await expect(heading(page, 'Check your email')).toBeFocused()
  await expectClean(page)

  const nobody = `/login/link?token=${'a'.repeat(32)}`
  await page.goto(nobody)
  await expect(heading(page, 'Email link expired')).toBeFocused()
  await expectClean(page)
  await press(button(page, 'Request New Link'))
  await expect(heading(page, 'Check your email')).toBeFocused()

  const other = await (await browser.newContext()).newPage()
  await other.goto(nobody)
  await expect(heading(other, 'Device not supported')).toBeFocused()
  await expectClean(other)
  await press(link(other, 'Visit Homepage'))
  await expect(other).toHaveURL(/:\d+\/$/)
})

test('sign-in by password works by keyboard', { tag: '@long' }, async ({ page }) => {
  const email = 'kurt@fern.example'
  const password = 'violet tractor hums at noon'
  const { keyboard } = page

  await test.step('sign up', async () => {
    await openSignIn(page)
    await press(link(page, 'sign up with a password'))
    await hasFocus(page, 'Email')
    await expectClean(page)
    await keyboard.type(email)
    await tabTo(field(page, 'Password'))
    await keyboard.type('short')
    await keyboard.press('Enter')
    await expect(field(page, 'Password')).toBeFocused()
    await expect(page.getByText('At least 12 characters: 7 more')).toBeVisible()
    await expectClean(page)
    await typeOver(page, password)
    await expect(page.getByText('Very strong', { exact: true })).toBeVisible()
    await expectClean(page)
    await keyboard.press('Enter')
    await expect(heading(page, 'Check your email to verify')).toBeFocused()
    await expectClean(page)
    await press(button(page, 'Continue'))
    await expect(link(page, 'Create your website')).toBeVisible()
  })

  await send(page.request, 'POST', '/api/session/sign-out')
  await openSignIn(page, '?next=%2Fwebsites')
  await press(link(page, 'Use a password'))
  await hasFocus(page, 'Email')
  await expectClean(page)
  await keyboard.type(email)
  await tabTo(field(page, 'Password'))
  await keyboard.type('something else entirely')
  await keyboard.press('Enter')
  await expect(page.getByText('Incorrect password.')).toBeVisible()
  await expect(field(page, 'Password')).toBeFocused()
  await expectClean(page)
  await keyboard.type(password)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/websites$/)
  await expect(page.getByText('Verify your email to publish.')).toBeVisible()
  await expectClean(page)
})
