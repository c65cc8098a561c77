import { expect, type Page } from '@playwright/test'
import { canvas } from '../journeys/steps.ts'
import { openDesigner } from './designer.ts'
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
    // On a phone the panel has the same input.
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
      await page.getByRole('radiogroup', { name: 'Shown on' }).getByText(device).click({ force: true })
    },
  })),
])
