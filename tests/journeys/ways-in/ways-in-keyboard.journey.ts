import { expect, type Page, test } from '@playwright/test'
import { send } from '../../harness/product-api.ts'
import { press, tabTo, typeOver } from '../keys.ts'
import { codeFor } from '../steps.ts'
import { expectClean } from '../violations.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Signing in, with all that it offers: what comes late would come between two presses of Tab. */
async function openSignIn(page: Page, search = '') {
  await page.goto(`/login${search}`)
  await expect(page.getByRole('button', { name: /^Continue with/ })).toBeVisible()
}

/** The element that gets the focus automatically, with a visible outline. */
async function hasFocus(page: Page, name: string) {
  await expect(field(page, name)).toBeFocused()
  await tabTo(field(page, name))
}

test('by a code, without a mouse', { tag: '@long' }, async ({ page }) => {
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

test('by a link, as far as a keyboard leads', { tag: '@long' }, async ({ page, browser }) => {
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

test('by a password, without a mouse', { tag: '@long' }, async ({ page }) => {
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
