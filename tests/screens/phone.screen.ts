import { expect } from '@playwright/test'
import { openDesigner, openSection } from './designer.ts'
import { takeScreens } from './take.ts'

const widths = [390]

takeScreens([
  {
    name: 'phone-notice',
    as: 'owner',
    widths,
    prepare: async (page) => {
      await page.goto('/designer')
      await expect(page.getByRole('button', { name: 'Continue anyway' })).toBeVisible()
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
