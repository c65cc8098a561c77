import { expect, type Page } from '@playwright/test'
import { chooseMode, openDesigner, openSection } from './designer.ts'
import { takeScreens } from './take.ts'

takeScreens([
  {
    name: 'panel-sections',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await chooseMode(page, 'Sections')
    },
  },
  { name: 'panel-section-content', as: 'owner', prepare: openServices },
  {
    name: 'panel-list-item',
    as: 'owner',
    prepare: async (page) => {
      await openServices(page)
      await page.locator('[data-list] li [aria-expanded]').first().click()
      await page.locator('[data-list] li [aria-expanded]').first().scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'panel-section-look',
    as: 'owner',
    prepare: async (page) => {
      await openServices(page)
      await page.getByRole('radiogroup', { name: 'Part of the section' }).getByText('Look').click()
    },
  },
  {
    name: 'panel-section-menu',
    as: 'owner',
    prepare: async (page) => {
      await openServices(page)
      await page.getByRole('button', { name: 'Services: more' }).click()
      await expect(page.getByRole('menuitem', { name: 'Hide' })).toBeVisible()
    },
  },
  {
    name: 'panel-add-section',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await chooseMode(page, 'Sections')
      await page.getByRole('button', { name: 'Add section' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'panel-settings',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await chooseMode(page, 'Settings')
    },
  },
  { name: 'panel-settings-legal', as: 'owner', prepare: askForPrivacyPage },
  {
    name: 'panel-settings-legal-read',
    as: 'owner',
    prepare: async (page) => {
      await askForPrivacyPage(page)
      await page.getByRole('button', { name: 'Read the privacy page' }).click()
      const read = page.getByRole('dialog', { name: 'Privacy page' }).frameLocator('iframe')
      await expect(read.getByRole('heading', { name: 'Privacy policy' })).toBeVisible()
    },
  },
  {
    name: 'panel-settings-previews',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await chooseMode(page, 'Settings')
      await page.getByRole('figure', { name: 'In search results' }).evaluate((figure) => figure.scrollIntoView())
    },
  },
  {
    name: 'panel-settings-visitors',
    as: 'owner',
    prepare: async (page) => {
      await openDesigner(page)
      await chooseMode(page, 'Settings')
      await page.getByLabel('Web analytics measurement ID').evaluate((field) => field.scrollIntoView())
    },
  },
  { name: 'panel-theme', as: 'owner', prepare: openTheme },
  ...['Colors', 'Fonts', 'Shapes'].map((part) => ({
    name: `panel-theme-${part.toLowerCase()}`,
    as: 'owner' as const,
    prepare: (page: Page) => openTheme(page, part),
  })),
  {
    name: 'panel-theme-color',
    as: 'owner',
    prepare: async (page) => {
      await openTheme(page, 'Colors')
      await page
        .getByRole('button', { name: /#[0-9a-f]{6}$/ })
        .nth(2)
        .click()
      await expect(page.getByRole('slider', { name: 'Hue' })).toBeVisible()
    },
  },
])

async function openServices(page: Page) {
  await openDesigner(page)
  await openSection(page, 'services')
}

async function openTheme(page: Page, part?: string) {
  await openDesigner(page)
  await chooseMode(page, 'Theme')
  if (!part) return
  await page.getByRole('navigation', { name: 'Parts of the theme' }).getByRole('button', { name: part }).click()
}

async function askForPrivacyPage(page: Page) {
  await openDesigner(page)
  await chooseMode(page, 'Settings')
  await page.getByRole('switch', { name: 'Privacy page' }).click()
  await page.getByRole('heading', { name: 'Privacy and terms' }).scrollIntoViewIfNeeded()
  await page.getByLabel('Postal address').scrollIntoViewIfNeeded()
}
