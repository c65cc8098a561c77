import { expect, test } from '@playwright/test'

test('fonts on the person’s website', async ({ page }) => {
  await page.goto('/create')
  await page.getByLabel('Business name').fill('Stillwater Therapy')
  await page.getByLabel("What's your business about?").fill('Therapist for anxiety, grief and couples')
  await page.getByLabel('Business location').fill('Portland, Oregon')
  await expect(page.getByText('Location found')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('group', { name: 'Choose font style' }).locator('iframe')).toHaveCount(8)
  await page.waitForTimeout(3000)
  await page.screenshot({ path: 'scripts/pictures/wizard.png' })
})
