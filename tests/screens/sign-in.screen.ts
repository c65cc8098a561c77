import { expect, type Page } from '@playwright/test'
import { createFrom } from '../harness/product-api.ts'
import { codeFor } from '../journeys/steps.ts'
import { takeScreens } from './take.ts'

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

/** Well-formed, but invalid. */
const noToken = 'a'.repeat(32)

async function open(page: Page, path: string, heading: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
}

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
  if ((page.viewportSize()?.width ?? 0) >= 992) await expect(page.locator('[data-miniature] iframe')).toBeVisible()
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
  await page.getByLabel('Email').fill('link@screens.example')
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
  // As where windows are not allowed.
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
