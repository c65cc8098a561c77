import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { mailedLink, tokenOf } from '../../harness/mails.ts'
import { createFrom, send } from '../../harness/product-api.ts'
import { cutOff } from '../saving/never-lose-steps.ts'
import { canvas } from '../steps.ts'
import { violations } from '../violations.ts'

const bakery = { name: 'Elm Road Bakery', about: 'Bakery with sourdough bread and cakes', place: 'Leeds' }
const passwords = { old: 'correct horse battery', new: 'a quiet brown bicycle at noon' }

/** A person with a website and a password, whose email is not verified. */
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

test('a new password signs the other browsers out, and their unsaved work waits for its owner alone', {
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
  const asking = dialog(page, 'Confirm it’s you')
  await expect(asking.getByLabel('Current password')).toBeFocused()
  await confirm(page, 'something else entirely')
  await expect(asking.getByText('Incorrect password.')).toBeVisible()
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

test('a person changes their email, takes their data along, and is forgotten', { tag: '@long' }, async ({ page }) => {
  const [email, another] = ['wim@elm.example', 'willem@elm.example']
  await signUp(page, email)
  const verification = { token: tokenOf(await mailedLink(page.request, email)) }
  const verified = await send(page.request, 'POST', '/api/account/verification/confirm', { data: verification })
  expect(verified.ok()).toBe(true)
  await page.goto('/designer')
  await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()

  await test.step('the new address counts once the change was confirmed', async () => {
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

  await test.step('a copy of everything, and the end', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click()
    const asked = dialog(page, 'Delete your account?')
    await expect(asked.getByRole('listitem')).toContainText(bakery.name)
    const download = page.waitForEvent('download')
    await asked.getByRole('button', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
    await asked.getByRole('button', { name: 'Continue' }).click()
    await confirm(page, passwords.old)
    await asked.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0)
    const data = { email: another, password: passwords.old }
    expect((await send(page.request, 'POST', '/api/login/password', { data })).status()).toBe(403)
    await page.goBack()
    await expect(page).toHaveURL(/\/login/)
  })
})
