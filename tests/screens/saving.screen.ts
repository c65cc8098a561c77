import { expect, type Page } from '@playwright/test'
import { cutOff } from '../journeys/saving/never-lose-steps.ts'
import { chooseFromMenu, chooseMode, openDesigner, openSection, writeHeading } from './designer.ts'
import { liveHandle, saveElsewhere, workHandle } from './people.ts'
import { takeScreens } from './take.ts'

takeScreens([
  {
    name: 'saving-unsaved',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page, liveHandle)
      await writeHeading(page, 'Dry floors by supper')
    },
  },
  {
    name: 'saving-history',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page, liveHandle)
      await writeHeading(page, 'Dry floors by supper')
      await chooseMode(page, 'Theme')
      await page.getByRole('radio', { name: 'Elegant' }).check({ force: true })
      await chooseMode(page, 'Settings')
      await page.getByLabel('Page title').fill('Barbers in Bristol')
      await page.keyboard.press('ControlOrMeta+z')
      await page.getByRole('button', { name: 'History', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
    },
  },
  {
    name: 'saving-recovery',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page, liveHandle)
      await writeHeading(page, 'Typed and reloaded')
      page.once('dialog', (dialog) => dialog.accept())
      await page.reload()
      await page.getByRole('button', { name: 'See changes' }).click()
      await expect(page.getByRole('list', { name: 'Differences' })).toBeVisible()
    },
  },
  {
    name: 'saving-exit-prompt',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page, liveHandle)
      await writeHeading(page, 'Not saved yet')
      await chooseFromMenu(page, 'All websites')
      await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible()
    },
  },
  {
    name: 'saving-newer-elsewhere',
    as: 'newer',
    prepare: async (page) => {
      await changeInTwo(page, 'newer')
      await expect(page.getByText(/^Saved in another window/)).toBeVisible()
    },
  },
  {
    name: 'saving-conflict',
    as: 'conflict',
    reports: /412/,
    prepare: async (page) => {
      await changeInTwo(page, 'conflict')
      await page.getByRole('button', { name: 'Save Draft' }).click()
      await expect(page.getByRole('dialog').getByText('Changed in both')).toBeVisible()
    },
  },
  {
    name: 'saving-offline',
    as: 'owner',
    reports: /Failed to load resource/,
    prepare: async (page) => {
      // It saves automatically once the network returns or the browser closes.
      await page.route('**/api/drafts/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      )
      await openDesigner(page, liveHandle)
      await openSection(page, 'introduction')
      await page.context().setOffline(true)
      await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Typed in a tunnel')
      await page.getByRole('button', { name: 'Save Draft' }).click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
])

/** Changes a heading while another window saves a different one. */
async function changeInTwo(page: Page, use: 'newer' | 'conflict') {
  const handle = workHandle(use, page.viewportSize()?.width)
  await openDesigner(page, handle)
  if (use === 'newer') await cutOff(page)
  await writeHeading(page, 'Look sharp by nine')
  await saveElsewhere(page.request, handle, 'Barbers on the corner since 1987')
}

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
