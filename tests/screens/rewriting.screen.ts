import { expect, type Page } from '@playwright/test'
import { openDesigner, openSection } from './designer.ts'
import { takeScreens } from './take.ts'

takeScreens([
  {
    name: 'rewriting-answer',
    as: 'owner',
    prepare: async (page) => {
      await askFor(page, 'Rewrite')
      await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
    },
  },
  {
    name: 'rewriting-nothing-else',
    as: 'owner',
    prepare: async (page) => {
      await askFor(page, 'Shorter', 'Rewrite Heading')
      await expect(page.getByText('There is nothing else to say here just now.')).toBeVisible()
    },
  },
])

async function askFor(page: Page, way: string, opener = 'Rewrite Text') {
  await openDesigner(page)
  await openSection(page, 'introduction')
  await page.getByRole('button', { name: opener, exact: true }).click()
  await page.getByRole('button', { name: way, exact: true }).click()
}
