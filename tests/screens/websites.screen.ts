import { expect, type Page } from '@playwright/test'
import { openDesigner } from './designer.ts'
import { liveHandle } from './people.ts'
import { takeScreens } from './take.ts'

takeScreens([
  { name: 'websites', as: 'owner', prepare: seeWebsites },
  {
    name: 'websites-actions',
    as: 'owner',
    prepare: async (page) => {
      await seeWebsites(page)
      await actions(page)
    },
  },
  {
    name: 'websites-delete',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page, liveHandle)
      await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
      await page.getByRole('menuitem', { name: 'Delete this website' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'websites-none',
    as: 'newcomer',
    prepare: async (page) => {
      await page.goto('/websites')
      await expect(page.getByRole('heading', { name: 'Your first website starts here' })).toBeVisible()
    },
  },
  { name: 'websites-unverified', as: 'unverified', prepare: seeWebsites },
  {
    name: 'websites-limit',
    as: 'full',
    prepare: async (page) => {
      await seeWebsites(page)
      await expect(page.getByText('Delete an existing website to make room', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'website-not-found',
    as: 'owner',
    reports: /404/,
    prepare: async (page) => {
      await page.goto('/designer?websiteId=no-such-website')
      await expect(page.getByRole('dialog', { name: 'Website not found' })).toBeVisible()
    },
  },
])

async function seeWebsites(page: Page) {
  await page.goto('/websites')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
}

const actions = (page: Page) =>
  page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
