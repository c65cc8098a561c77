import { expect, type Page } from '@playwright/test'
import { takeScreens } from './take.ts'

takeScreens([
  { name: 'sign-in-email', prepare: askForEmail },
  { name: 'sign-in-code', prepare: askForCode },
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
  await expect(page.getByLabel('E-mail')).toBeVisible()
}

async function askForCode(page: Page) {
  await askForEmail(page)
  await page.getByLabel('E-mail').fill('sam@screens.example')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}
