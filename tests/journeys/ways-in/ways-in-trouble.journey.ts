import { expect, type Page, test } from '@playwright/test'
import { createFrom, mailedLink, mailsTo, send } from '../../harness/product-api.ts'
import { canvas, codeFor } from '../steps.ts'
import { violations } from '../violations.ts'

const bakery = { name: 'Ash Lane Bakery', about: 'Bakery with sourdough bread and cakes', place: 'Leeds' }
const passwords = { old: 'correct horse battery', new: 'a quiet brown bicycle at noon' }

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const email = (page: Page) => page.getByLabel('Email')
const password = (page: Page) => page.getByLabel('Password', { exact: true })

async function signUp(page: Page, address: string) {
  const data = { email: address, password: passwords.old }
  expect((await send(page.request, 'POST', '/api/login/sign-up', { data })).status()).toBe(201)
}

test('a forgotten password is reset by email, and all other sessions end', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const address = 'petra@ash.example'
  const other = await (await browser.newContext()).newPage()
  await createFrom(other.request, bakery)
  await signUp(other, address)
  await other.goto('/designer')
  await expect(canvas(other).locator('h1')).toBeVisible({ timeout: 30_000 })
  const verification = await mailedLink(other.request, address)

  const ask = async (address: string) => {
    await page.goto('/login/password')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await email(page).fill(address)
    await button(page, 'Send link').click()
    await expect(heading(page, 'Check your email')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the local mailbox' })).toBeVisible()
    return (await page.getByRole('main').innerText()).replace(address, '').replace(/\(\d+\)/, '')
  }
  const words = await ask('nobody@ash.example')
  expect(await mailsTo(page.request, 'nobody@ash.example')).toEqual([])
  expect(await ask(address)).toBe(words)
  const link = await mailedLink(page.request, address, verification)

  await test.step('the link sets a new password', async () => {
    await page.goto(link)
    await expect(page).toHaveURL(/\/login\/reset$/)
    await page.getByLabel('New password', { exact: true }).fill('short')
    await button(page, 'Set new password').click()
    await expect(page.getByText(/^At least 12 characters/)).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill(passwords.new)
    await button(page, 'Set new password').click()
    await expect(heading(page, 'Your password has been changed')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expect(other).toHaveURL(/\/login\?next=/)
  })

  await test.step('only the new password signs in', async () => {
    await page.getByRole('link', { name: 'Sign in' }).click()
    await email(page).fill(address)
    await password(page).fill(passwords.old)
    await button(page, 'Sign in').click()
    await expect(page.getByText('Incorrect password.')).toBeVisible()
    await password(page).fill(passwords.new)
    await button(page, 'Sign in').click()
    await expect(page.getByRole('link', { name: bakery.name, exact: true })).toBeVisible({ timeout: 30_000 })
  })

  await other.goto(link)
  await other.getByLabel('New password', { exact: true }).fill(passwords.old)
  await button(other, 'Set new password').click()
  await expect(heading(other, 'Email link expired')).toBeVisible()
  await button(other, 'Request New Link').click()
  await expect(heading(other, 'Forgot password?')).toBeVisible()
})

test('a person who already has an account is told so, and signs in with what they typed', { tag: '@long' }, async ({
  page,
}) => {
  const address = 'abe@ash.example'
  await signUp(page, address)
  await send(page.request, 'POST', '/api/session/sign-out')
  await createFrom(page.request, bakery)
  await page.goto('/login/sign-up')
  await email(page).fill(address)
  await password(page).fill('something else entirely')
  await button(page, 'Create account').click()
  await expect(page.getByText('Account already exists. Please sign in.')).toBeVisible()
  await expect(password(page)).toHaveValue('something else entirely')
  expect(await violations(page)).toEqual([])

  await page.getByRole('link', { name: 'Sign in with your password' }).click()
  await expect(email(page)).toHaveValue(address)
  await expect(password(page)).toBeFocused()
  await password(page).fill(passwords.old)
  await page.keyboard.press('Enter')
  await expect(canvas(page).locator('body')).toContainText(bakery.name, { timeout: 30_000 })
})

test('a lost connection shows an error and keeps what was typed, and a retry works', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const address = 'nell@ash.example'
  const lost = page.getByText('Network connectivity failed.')
  /** Runs an action without a connection, and again with one. */
  const offlineThenOnline = async (act: () => Promise<void>) => {
    await context.setOffline(true)
    await act()
    await expect(lost).toBeVisible()
    expect(await violations(page)).toEqual([])
    await context.setOffline(false)
    await act()
  }

  await page.goto('/login?next=%2Fwebsites')
  await email(page).fill(address)
  for (const [way, next] of [
    ['Email me a link', 'Check your email'],
    ['Send code', 'Enter your code'],
  ] as const) {
    if (next === 'Enter your code') await page.getByRole('link', { name: 'Use another email' }).click()
    await offlineThenOnline(async () => {
      await expect(email(page)).toHaveValue(address)
      await button(page, way).click()
    })
    await expect(heading(page, next)).toBeVisible()
  }

  const code = await codeFor(page, address)
  await context.setOffline(true)
  await page.getByLabel('Digit 1 of 6').pressSequentially(code)
  await expect(lost).toBeVisible()
  await expect(page.getByLabel('Digit 6 of 6')).toHaveValue(code.at(5) ?? '')
  await context.setOffline(false)
  await button(page, 'Sign in').click()
  await expect(page).toHaveURL(/\/websites$/)

  await send(page.request, 'POST', '/api/session/sign-out')
  await page.goto('/login/sign-up')
  await email(page).fill('nora@ash.example')
  await password(page).fill(passwords.old)
  await offlineThenOnline(() => button(page, 'Create account').click())
  await expect(heading(page, 'Check your email to verify')).toBeVisible()

  await send(page.request, 'POST', '/api/session/sign-out')
  await page.goto('/login/password?next=%2Fwebsites')
  await email(page).fill('nora@ash.example')
  await password(page).fill(passwords.old)
  await offlineThenOnline(() => button(page, 'Sign in').click())
  await expect(page).toHaveURL(/\/websites$/)
})
