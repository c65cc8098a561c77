import { expect, type Page } from '@playwright/test'
import { openDesigner } from './designer.ts'
import { takeScreens } from './take.ts'

const privateLink = (page: Page) => page.getByRole('dialog', { name: 'Share a private preview' })

async function openPrivateLink(page: Page) {
  await openDesigner(page)
  await page.getByRole('banner').getByRole('button', { name: 'Share a private preview' }).click()
  await expect(privateLink(page)).toBeVisible()
}

takeScreens([
  {
    name: 'showing-menu',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    },
  },
  {
    name: 'showing-full-screen',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await page.getByRole('banner').getByRole('button', { name: 'Full-screen preview' }).click()
      await expect(page.getByRole('dialog', { name: 'Preview' })).toBeVisible()
    },
  },
  { name: 'showing-private-link', as: 'owner', prepare: openPrivateLink },
  {
    name: 'showing-private-link-made',
    as: 'owner',
    prepare: async (page) => {
      await openPrivateLink(page)
      await privateLink(page).getByRole('button', { name: 'Create link' }).click()
      await expect(privateLink(page).getByLabel('Private link')).toBeVisible()
    },
  },
])
