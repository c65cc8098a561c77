import { expect, type Page } from '@playwright/test'
import { openPublishPanel } from '../journeys/steps.ts'
import { chooseFromMenu, chooseMode, isPhone, openDesigner, writeHeading } from './designer.ts'
import { liveHandle, versionsHandle, workHandle } from './people.ts'
import { takeScreens } from './take.ts'

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
      await expect(page.getByRole('heading', { name: 'Updated' })).toBeVisible()
    },
  },
  {
    name: 'publish-share',
    as: 'publish',
    prepare: async (page) => {
      await openDesigner(page, workHandle('publish', page.viewportSize()?.width))
      const panel = await publishPanel(page)
      await panel.getByRole('button', { name: 'Publish' }).click()
      await page.getByRole('button', { name: 'Share, QR code' }).click()
      await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible()
    },
  },
])

/** Opens the publish panel and waits for its lazy parts. */
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

const history = (page: Page) => page.getByRole('dialog', { name: 'Version history' })

takeScreens([
  { name: 'releases-history', as: 'publisher', prepare: openHistory },
  {
    name: 'releases-version',
    as: 'publisher',
    prepare: async (page) => {
      await openHistory(page)
      await lookAt(page, 2)
    },
  },
  {
    name: 'releases-compare',
    as: 'publisher',
    prepare: async (page) => {
      await openHistory(page)
      await lookAt(page, 2)
      await history(page).getByRole('button', { name: 'Compare' }).click()
      await page.getByRole('menuitem', { name: 'With the version online' }).click()
      await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeVisible()
    },
  },
  {
    name: 'releases-none',
    as: 'unverified',
    prepare: async (page) => {
      await openDesigner(page)
      await chooseFromMenu(page, 'Version history')
      await expect(history(page).getByText('Nothing published yet')).toBeVisible()
    },
  },
  {
    name: 'releases-unreachable',
    as: 'publisher',
    reports: /net::ERR_FAILED/,
    prepare: async (page) => {
      await page.route(/\/releases$/, (route) => route.abort())
      await openDesigner(page, versionsHandle)
      await chooseFromMenu(page, 'Version history')
      await expect(history(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    name: 'releases-waiting',
    as: 'publisher',
    prepare: async (page) => {
      await openDesigner(page, versionsHandle)
      const panel = await openPublishPanel(page)
      await expect(panel.getByRole('list', { name: 'Scheduled' }).getByRole('listitem')).toHaveCount(2)
      await expect(panel.getByRole('heading', { name: 'Before going live' })).toBeVisible()
    },
  },
  {
    name: 'releases-given-up',
    as: 'publisher',
    prepare: async (page) => {
      await page.route(/\/releases$/, async (route) => {
        const answer = await route.fetch()
        const list = await answer.json()
        for (const schedule of list.schedules) schedule.failure = 'handle_in_use'
        await route.fulfill({ response: answer, json: list })
      })
      await openDesigner(page, versionsHandle)
      const panel = await openPublishPanel(page)
      await expect(panel.getByRole('button', { name: 'Dismiss' }).first()).toBeVisible()
    },
  },
  {
    name: 'releases-schedule',
    as: 'publisher',
    prepare: async (page) => {
      await openDesigner(page, versionsHandle)
      const panel = await openPublishPanel(page)
      await panel.getByRole('button', { name: 'When: Now' }).click()
      await panel.getByRole('radiogroup', { name: 'When it goes online' }).getByText('Schedule').click()
      await panel.getByRole('switch', { name: 'Switch back to the current version later' }).check()
      await panel.getByRole('radiogroup', { name: 'When the current' }).getByText('Custom').click()
      await expect(panel.getByLabel('Comes back', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'releases-until',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page, 'brick-and-blade')
      const panel = await openPublishPanel(page)
      await panel.getByRole('button', { name: 'When: Now' }).click()
      await panel.getByRole('switch', { name: 'Switch back to the current version later' }).check()
      await expect(panel.getByRole('button', { name: /^Publish until/ })).toBeVisible()
    },
  },
  {
    name: 'releases-settings',
    as: 'publisher',
    prepare: async (page) => {
      await openAddress(page)
      await page.getByRole('button', { name: 'Take offline' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'releases-change-address',
    as: 'publisher',
    prepare: async (page) => {
      await openAddress(page)
      await page.getByRole('button', { name: 'Change', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Change web address' })
      await dialog.getByLabel('Web address', { exact: true }).fill('crumbs-and-cups')
      await expect(dialog.getByText('Web address available')).toBeVisible()
    },
  },
  {
    name: 'releases-take-offline',
    as: 'publisher',
    prepare: async (page) => {
      await openAddress(page)
      await page.getByRole('button', { name: 'Take offline' }).click()
      await expect(page.getByText('Scheduled versions won’t go online.')).toBeVisible()
    },
  },
])

async function openHistory(page: Page) {
  await openDesigner(page, versionsHandle)
  await chooseFromMenu(page, 'Version history')
  await expect(history(page).getByRole('button', { name: /^Version 5/ })).toContainText('Scheduled')
}

async function lookAt(page: Page, number: number) {
  await history(page)
    .getByRole('button', { name: new RegExp(`^Version ${number}`) })
    .click()
  if (isPhone(page)) await expect(history(page).getByRole('button', { name: 'All versions' })).toBeFocused()
  await expect(page.locator(`iframe[title="Version ${number}"]`)).toHaveAttribute('data-shown', 'true')
}

async function openAddress(page: Page) {
  await openDesigner(page, versionsHandle)
  await chooseMode(page, 'Settings')
}
