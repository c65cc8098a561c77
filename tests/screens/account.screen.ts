import { expect, type Page } from '@playwright/test'
import { password } from './people.ts'
import { takeScreens } from './take.ts'

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
