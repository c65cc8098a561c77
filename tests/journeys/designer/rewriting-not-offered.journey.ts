import { expect, test } from '@playwright/test'
import { openDesigner } from '../steps.ts'

const business = { name: 'Wren & Sons', about: 'Plumber: leaks, drains and water heaters', place: 'Portland' }

test('without a model nothing offers to rewrite what a person wrote', async ({ page }) => {
  await openDesigner(page, business, 'own-words@example.com')
  await page
    .getByRole('button', { name: /^Introduction/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Rewrite/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Introduction: more' }).click()
  await expect(page.getByRole('menuitem', { name: 'Protect from AI changes' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Rewrite', exact: true })).toHaveCount(0)
})
