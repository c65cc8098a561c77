import { expect, type Page } from '@playwright/test'
import { dropFiles } from '../harness/drop-files.ts'
import { chooseMode, openDesigner, openSection } from './designer.ts'
import { takeScreens } from './take.ts'

takeScreens([
  {
    name: 'pictures-none',
    as: 'owner',
    prepare: async (page) => {
      await openPictures(page)
      await expect(dialog(page).getByText('No available images')).toBeVisible()
    },
  },
  { name: 'pictures-own', as: 'photographer', prepare: pickOwn },
  {
    name: 'pictures-about-one',
    as: 'photographer',
    widths: [390],
    prepare: async (page) => {
      await pickOwn(page)
      await page.getByRole('button', { name: 'About this picture' }).click()
      await expect(dialog(page).getByRole('textbox', { name: 'Description' })).toBeVisible()
    },
  },
  {
    name: 'pictures-delete',
    as: 'photographer',
    widths: [768, 1440],
    prepare: async (page) => {
      await pickOwn(page)
      await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Delete this picture?' })).toBeVisible()
    },
  },
  {
    name: 'pictures-not-uploaded',
    as: 'photographer',
    prepare: async (page) => {
      await openPictures(page)
      const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
      await dropFiles(page, [{ name: 'drawing.svg', type: 'image/svg+xml', bytes }])
      await expect(dialog(page).getByText(/^Invalid file type detected/)).toBeVisible()
    },
  },
  {
    name: 'pictures-search',
    as: 'photographer',
    prepare: async (page) => {
      await openPictures(page)
      await dialog(page).getByRole('tab', { name: 'Search' }).click()
      await expect(dialog(page).getByRole('button', { name: 'Illustration 1', exact: true })).toBeVisible()
    },
  },
  {
    name: 'pictures-crop',
    as: 'owner',
    prepare: async (page) => {
      await openServices(page)
      await page.getByRole('region', { name: 'Sections' }).getByRole('button', { name: 'Crop' }).click()
      await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible()
    },
  },
  {
    name: 'pictures-browser-icon',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await chooseMode(page, 'Settings')
      await page.locator('[id="settings.browserIcon"]').scrollIntoViewIfNeeded()
    },
  },
])

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Choose a/ })

async function openServices(page: Page) {
  await openDesigner(page)
  await openSection(page, 'services')
  await page.locator('[data-list] li [aria-expanded]').first().click()
}

async function openPictures(page: Page) {
  await openServices(page)
  // A service in a list of prices has no picture yet.
  await page
    .getByRole('region', { name: 'Sections' })
    .getByRole('button', { name: /^(Replace|Choose picture)$/ })
    .first()
    .click()
  await dialog(page).getByRole('tab', { name: 'Your pictures' }).click()
}

async function pickOwn(page: Page) {
  await openPictures(page)
  await dialog(page)
    .getByRole('button', { name: /^The shop from outside/ })
    .click()
}
