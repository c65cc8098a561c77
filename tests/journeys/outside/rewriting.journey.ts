import { expect, test } from '@playwright/test'
import { canvas, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

const business = {
  name: 'Wren & Sons',
  about: 'Plumber: leaks, drains and water heaters. I have never left a kitchen wet.',
  place: 'Portland',
}

test('a text is rewritten in place, accepted, undone, and locked against it', async ({ page }) => {
  await openDesigner(page, business, 'rewriting@example.com')
  const heading = canvas(page).locator('h1')
  const before = await heading.innerText()
  await page
    .getByRole('button', { name: /^Introduction/ })
    .first()
    .click()

  await test.step('rejected, nothing changes', async () => {
    await page.getByRole('button', { name: 'Rewrite Heading' }).click()
    await expect(page.getByRole('list', { name: 'Suggested changes' })).toContainText(before)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Accept' })).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Reject' }).click()
    await expect(heading).toHaveText(before)
    await expect(page.getByRole('button', { name: 'Rewrite Heading' })).toBeFocused()
  })

  await test.step('accepted, it is one step to undo', async () => {
    await page.keyboard.press('Enter')
    const proposed = await page.getByRole('list', { name: 'Suggested changes' }).locator('ins').allInnerTexts()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(heading).not.toHaveText(before)
    for (const words of proposed) expect(await heading.innerText()).toContain(words.trim())
    await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveText(before)
  })

  await test.step('from the menu of the section, which has the focus again', async () => {
    const menu = page.getByRole('button', { name: 'Introduction: more' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Rewrite', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Rewrite Introduction' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  await test.step('locked, nothing offers to rewrite it', async () => {
    await page.getByRole('button', { name: 'Introduction: more' }).click()
    await page.getByRole('menuitem', { name: 'Protect from AI changes' }).click()
    await expect(page.getByRole('button', { name: 'Rewrite Heading' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Introduction: more' }).click()
    await expect(page.getByRole('menuitem', { name: 'Rewrite', exact: true })).toBeDisabled()
    await page.getByRole('menuitem', { name: 'Unlock' }).click()
    await expect(page.getByRole('button', { name: 'Rewrite Heading' })).toBeVisible()
  })

  await test.step('without a network it shows an error, and the text stays', async () => {
    await page.getByRole('button', { name: 'Rewrite Text' }).click()
    await expect(page.getByRole('button', { name: 'Shorter' })).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Shorter' }).click()
    await expect(page.getByText('Network connectivity failed.')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Shorter' }).click()
    await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  })
})
