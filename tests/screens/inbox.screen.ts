import { expect, type Page } from '@playwright/test'
import { takeScreens } from './take.ts'

takeScreens([
  {
    name: 'week',
    as: 'publisher',
    prepare: async (page) => {
      await see(page, '/home')
      await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    },
  },
  { name: 'inbox', as: 'publisher', prepare: seeInbox },
  { name: 'inbox-none', as: 'newcomer', prepare: (page) => see(page, '/inbox') },
  {
    name: 'inbox-message',
    as: 'publisher',
    prepare: async (page) => {
      await seeInbox(page)
      await page.getByRole('link', { name: /Ann Lee/ }).click()
      await expect(page.getByLabel('Reply', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'visitors',
    as: 'publisher',
    prepare: async (page) => {
      await see(page, '/visitors')
      await expect(page.getByText('Page views', { exact: true }).first()).toBeVisible()
    },
  },
  { name: 'visitors-none', as: 'newcomer', prepare: (page) => see(page, '/visitors') },
])

async function see(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function seeInbox(page: Page) {
  await see(page, '/inbox')
  await expect(page.getByRole('link', { name: /Ann Lee/ })).toBeVisible()
}
