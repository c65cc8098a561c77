import { expect, type Page } from '@playwright/test'
import { mailedLink } from '../harness/mails.ts'
import { signUp } from './people.ts'
import { takeScreens } from './take.ts'

takeScreens([
  { name: 'sign-up', prepare: (page) => fillIn(page, 'new@screens.example') },
  { name: 'sign-up-exists', reports: /409/, prepare: enterKnownAddress },
  { name: 'sign-up-done', prepare: makeAccount },
  {
    name: 'sign-up-verified',
    prepare: async (page) => {
      const email = addressOf(page, 'vera')
      await signUp(page.request, email)
      await open(page, await mailedLink(page.request, email), 'Your email is verified')
    },
  },
  {
    name: 'sign-up-verify-expired',
    as: 'unverified',
    reports: /410/,
    prepare: (page) => open(page, `/login/verify?token=${noToken}`, 'Email link expired'),
  },
  { name: 'reset-password', prepare: (page) => open(page, '/login/reset', 'Forgot password?') },
  { name: 'reset-password-sent', prepare: askForReset },
  { name: 'new-password', prepare: (page) => open(page, `/login/reset?token=${noToken}`, 'Choose a new password') },
  { name: 'new-password-expired', reports: /410/, prepare: useOldReset },
])

/** Well-formed, but invalid. */
const noToken = 'a'.repeat(32)

/** Somebody else at every width. */
const addressOf = (page: Page, name: string) => `${name}-${page.viewportSize()?.width}@screens.example`

async function open(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

async function fillIn(page: Page, email: string) {
  await open(page, '/login/sign-up', 'Create an account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('violet tractor hums at noon')
  await expect(page.getByText('Very strong')).toBeVisible()
}

async function enterKnownAddress(page: Page) {
  await fillIn(page, 'keeper@screens.example')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Account already exists. Please sign in.')).toBeVisible()
}

async function makeAccount(page: Page) {
  await fillIn(page, addressOf(page, 'una'))
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email to verify' })).toBeVisible()
}

async function askForReset(page: Page) {
  await open(page, '/login/reset', 'Forgot password?')
  await page.getByLabel('Email').fill('keeper@screens.example')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function useOldReset(page: Page) {
  await open(page, `/login/reset?token=${noToken}`, 'Choose a new password')
  await page.getByLabel('New password', { exact: true }).fill('violet tractor hums at noon')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByRole('heading', { name: 'Email link expired' })).toBeVisible()
}
