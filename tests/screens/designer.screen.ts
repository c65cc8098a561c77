import { expect, type Page } from '@playwright/test'
import { dropFiles } from '../harness/photo.ts'
import { canvas } from '../journeys/steps.ts'
import { chooseMode, isPhone, openDesigner, openSection } from './designer.ts'
import { takeScreens } from './take.ts'

const part = (page: Page, path: string) => {
  const [section, ...place] = path.split('.')
  return canvas(page).locator(`[data-section="${section}"] [data-field="${place.join('.')}"]`)
}

async function select(page: Page, path: string) {
  await openDesigner(page)
  await part(page, path).click()
  await expect(page.locator('main').getByRole('toolbar').first()).toBeVisible()
}

takeScreens([
  { name: 'canvas', as: 'owner', prepare: (page) => openDesigner(page) },
  { name: 'canvas-text', as: 'owner', prepare: (page) => select(page, 'introduction.heading') },
  {
    name: 'canvas-typing',
    as: 'owner',
    prepare: async (page) => {
      await select(page, 'introduction.heading')
      await part(page, 'introduction.heading').click()
      await page.keyboard.press('ControlOrMeta+End')
      await page.keyboard.type(', gladly')
    },
  },
  {
    name: 'canvas-picture',
    as: 'owner',
    // A phone's panel has the same input.
    widths: [768, 1440],
    prepare: async (page) => {
      await select(page, 'services.items.0.image')
      await page.getByRole('button', { name: 'More about this picture' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'canvas-link',
    as: 'owner',
    widths: [768, 1440],
    prepare: async (page) => {
      await select(page, 'introduction.button')
      await page.getByRole('button', { name: 'Link', exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'canvas-item', as: 'owner', prepare: (page) => select(page, 'services.items.1.heading') },
  ...['Phone', 'Tablet'].map((device) => ({
    name: `canvas-${device.toLowerCase()}`,
    as: 'owner' as const,
    widths: [768, 1440],
    prepare: async (page: Page) => {
      await openDesigner(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Shown on|More tools)/ })
        .click()
      await page.getByRole('menuitem', { name: device }).click()
    },
  })),
])

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

/** Opens the palette, which is below the page or behind a button on a phone. */
async function find(page: Page, words: string) {
  await openDesigner(page)
  if (isPhone(page)) await page.getByRole('button', { name: 'Find anything' }).click()
  await page.getByRole('combobox', { name: 'Find anything' }).fill(words)
  await expect(words === 'xqzvw' ? page.getByText(/^Nothing found/) : page.getByRole('option').first()).toBeVisible()
}

takeScreens([
  { name: 'find-places', as: 'owner', prepare: (page) => find(page, 'prices') },
  { name: 'find-nothing', as: 'owner', prepare: (page) => find(page, 'xqzvw') },
  {
    name: 'find-change',
    as: 'owner',
    prepare: async (page) => {
      await find(page, 'closed on Mondays')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog', { name: 'Closed on Mondays' })).toBeVisible()
    },
  },
])

const widths = [390]

takeScreens([
  {
    name: 'phone-notice',
    as: 'owner',
    widths,
    prepare: async (page) => {
      await openDesigner(page)
      await page.getByRole('button', { name: 'Hide the note on editing' }).click()
      await expect(page.getByText('designed for larger screens')).toBeVisible()
    },
  },
  { name: 'phone-panel-closed', as: 'owner', widths, prepare: (page) => openDesigner(page) },
  {
    name: 'phone-panel-open',
    as: 'owner',
    widths,
    prepare: async (page) => {
      await openDesigner(page)
      await openSection(page, 'introduction')
    },
  },
])

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
      await expect(dialog(page).getByRole('textbox', { name: 'Keywords' })).toBeVisible()
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
    name: 'pictures-patterns',
    as: 'photographer',
    prepare: async (page) => {
      await openPictures(page)
      await dialog(page).getByRole('tab', { name: 'Patterns' }).click()
      await expect(dialog(page).getByText(/^Drawings in your website’s colors/)).toBeVisible()
    },
  },
  {
    name: 'pictures-crop',
    as: 'owner',
    prepare: async (page) => {
      await openServiceItem(page)
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

async function openServiceItem(page: Page) {
  await openDesigner(page)
  await openSection(page, 'services')
  await page.locator('[data-list] li [aria-expanded]').first().click()
}

async function openPictures(page: Page) {
  await openServiceItem(page)
  // A service in a price list has no picture yet.
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
