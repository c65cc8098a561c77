import { expect, type Page } from '@playwright/test'
import { createFrom, mailedLink } from '../harness/product-api.ts'
import { codeFor } from '../journeys/steps.ts'
import { password, signUp } from './people.ts'
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

/** A unique address at every width. */
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

takeScreens([
  { name: 'sign-in-email', prepare: askForEmail },
  { name: 'sign-in-waiting', prepare: comeWithWebsite },
  { name: 'sign-in-invalid', prepare: enterNoAddress },
  { name: 'sign-in-code', prepare: askForCode },
  { name: 'sign-in-code-invalid', prepare: enterWrongCode },
  { name: 'sign-in-link-sent', prepare: askForLink },
  { name: 'sign-in-link-expired', prepare: openOldLink },
  {
    name: 'sign-in-other-device',
    prepare: (page) => open(page, `/login/link?token=${noToken}`, 'Device not supported'),
  },
  {
    name: 'sign-in-social-cancelled',
    prepare: (page) => open(page, '/login/done?error=cancelled', 'You’re not signed in'),
  },
  { name: 'sign-in-window', widths: [768, 1440], prepare: signInBeside },
  { name: 'sign-in-local-picker', prepare: choosePerson },
  { name: 'sign-in-password', prepare: (page) => open(page, '/login/password', 'Sign in') },
  { name: 'sign-in-password-wrong', reports: /403/, prepare: enterWrongPassword },
  {
    name: 'mailbox',
    prepare: async (page) => {
      await page.goto('/mailbox')
      await expect(page.getByRole('listitem').first()).toBeVisible()
    },
  },
])

async function askForEmail(page: Page) {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
}

async function comeWithWebsite(page: Page) {
  await createFrom(page.request, { name: 'Elm Road Bakery', about: 'Bakery with sourdough bread', place: 'Leeds' })
  // As the wizard leaves it.
  await page.addInitScript(() => localStorage.setItem('creationBegun', 'yes'))
  await askForEmail(page)
  await expect(page.getByText('Your website is ready.')).toBeVisible()
  if ((page.viewportSize()?.width ?? 0) >= 992) await expect(page.getByTitle('Your website')).toBeVisible()
}

async function enterNoAddress(page: Page) {
  await askForEmail(page)
  await page.getByLabel('Email').fill('sam@')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Invalid email')).toBeVisible()
}

async function askForCode(page: Page) {
  await askForEmail(page)
  await page.getByLabel('Email').fill('sam@screens.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

async function enterWrongCode(page: Page) {
  await askForEmail(page)
  const email = `kit-${page.viewportSize()?.width}@screens.example`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = await codeFor(page, email)
  await page.getByLabel('Digit 1 of 6').pressSequentially(code === '000000' ? '000001' : '000000')
  await expect(page.getByText('Invalid code')).toBeVisible()
}

async function askForLink(page: Page) {
  await askForEmail(page)
  // An address may request only a few links.
  await page.getByLabel('Email').fill(`link-${page.viewportSize()?.width}@screens.example`)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
}

async function openOldLink(page: Page) {
  await askForLink(page)
  await open(page, `/login/link?token=${noToken}`, 'Email link expired')
}

const socialButton = (page: Page) => page.getByRole('button', { name: 'Continue with the local account picker' })

async function signInBeside(page: Page) {
  await askForEmail(page)
  await socialButton(page).click()
  await expect(page.getByText('Continue in the window that has opened.')).toBeVisible()
}

async function choosePerson(page: Page) {
  // As in a browser without popups.
  await page.addInitScript(() => {
    window.open = () => null
  })
  await askForEmail(page)
  await socialButton(page).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
}

async function enterWrongPassword(page: Page) {
  await open(page, '/login/password', 'Sign in')
  await page.getByLabel('Email').fill('keeper@screens.example')
  await page.getByLabel('Password', { exact: true }).fill('not the right one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Incorrect password.')).toBeVisible()
}

takeScreens([
  { name: 'account', as: 'owner', prepare: seeAccount },
  { name: 'account-password', as: 'keeper', prepare: seeAccount },
  { name: 'account-unverified', as: 'unverified', prepare: seeAccount },
  { name: 'account-confirm-code', as: 'owner', prepare: (page) => choose(page, 'Change email', /^Confirm/) },
  { name: 'account-confirm', as: 'keeper', prepare: (page) => choose(page, 'Change email', /^Confirm/) },
  {
    name: 'account-new-email',
    as: 'keeper',
    prepare: async (page) => {
      await choose(page, 'Change email', /^Confirm/)
      await prove(page)
      await expect(page.getByLabel('New email')).toBeVisible()
    },
  },
  {
    name: 'account-new-email-sent',
    as: 'keeper',
    prepare: async (page) => {
      await choose(page, 'Change email', /^Confirm/)
      await prove(page)
      await page.getByLabel('New email').fill('keeper.of.the.new.address@screens.example')
      await page.getByRole('button', { name: 'Send link' }).click()
      await expect(page.getByRole('dialog', { name: 'Check your new inbox' })).toBeVisible()
    },
  },
  {
    name: 'account-new-password',
    as: 'unverified',
    prepare: async (page) => {
      await choose(page, 'Change password', /^Confirm/)
      await prove(page)
      await page.getByLabel('New password', { exact: true }).fill('violet tractor hums')
      await expect(page.getByRole('dialog').getByText(/strong/i)).toBeVisible()
    },
  },
  { name: 'account-everywhere', as: 'keeper', prepare: (page) => choose(page, 'Sign out everywhere', /everywhere/) },
  {
    name: 'account-delete',
    as: 'owner',
    prepare: async (page) => {
      await choose(page, 'Delete account', /^Delete/)
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'account-delete-last',
    as: 'keeper',
    prepare: async (page) => {
      await choose(page, 'Delete account', /^Delete/)
      await page.getByRole('button', { name: 'Continue' }).click()
      await prove(page)
      await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
    },
  },
])

async function seeAccount(page: Page) {
  await page.goto('/account')
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible()
}

async function choose(page: Page, act: string, dialog: RegExp) {
  await seeAccount(page)
  await page.getByRole('button', { name: act }).click()
  await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
}

async function prove(page: Page) {
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Current password')).toBeHidden()
}
