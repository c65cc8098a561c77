import { expect, type Page } from '@playwright/test'
import { openPublishPanel } from '../journeys/steps.ts'
import { openDesigner, writeHeading } from './designer.ts'
import { takeScreens } from './take.ts'
import { liveHandle, workHandle } from './websites.ts'

takeScreens([
  {
    name: 'publish-first-time',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await publishPanel(page)
      await page.getByLabel('Web address', { exact: true }).fill('harbor-lane')
      await expect(page.getByText('Web address available')).toBeVisible()
    },
  },
  {
    name: 'publish-address-in-use',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await publishPanel(page)
      await page.getByLabel('Web address', { exact: true }).fill('support')
      await expect(page.getByText('Available:')).toBeVisible()
    },
  },
  {
    name: 'publish-unverified',
    as: 'unverified',
    prepare: async (page) => {
      await openDesigner(page)
      await publishPanel(page)
      await expect(page.getByRole('heading', { name: 'Verify your email to publish' })).toBeVisible()
    },
  },
  { name: 'publish-changes', as: 'owner', prepare: changed },
  {
    name: 'publish-side-by-side',
    as: 'owner',
    prepare: async (page) => {
      await changed(page)
      await page.getByRole('button', { name: 'Introduction: Heading' }).click()
      await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeVisible()
    },
  },
  {
    name: 'publish-done',
    as: 'publish',
    prepare: async (page) => {
      await openDesigner(page, workHandle('publish', page.viewportSize()?.width))
      const panel = await publishPanel(page)
      await expect(page.getByText('Your website is here')).toBeVisible()
      await panel.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    },
  },
])

/** The panel with its parts, which come a moment after it. */
async function publishPanel(page: Page) {
  const panel = await openPublishPanel(page)
  await expect(panel.getByRole('heading', { name: 'Before going live' })).toBeVisible()
  return panel
}

async function changed(page: Page) {
  await openDesigner(page, liveHandle)
  await writeHeading(page, 'Sharp by nine')
  await publishPanel(page)
  await expect(page.getByRole('button', { name: 'Introduction: Heading' })).toBeVisible()
}
