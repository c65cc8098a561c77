import { expect, type Page, test } from '@playwright/test'
import { begin, business, cutOff, exitPrompt, heading, restore, write } from './never-lose-steps.ts'

test('the history restores every earlier and later step', async ({ page }) => {
  await begin(page, 'rosa@quay.example')
  await cutOff(page)
  const first = await heading(page).textContent()
  await expect(page).toHaveTitle(business.name)
  await write(page, 'introduction', 'One')
  await expect(page).toHaveTitle(`• ${business.name}`)
  await page.getByText('Theme', { exact: true }).click()
  await page.getByRole('radio', { name: 'Elegant' }).check({ force: true })
  await page.getByText('Settings', { exact: true }).click()
  await page.getByLabel('Page title').fill('Dentist in Hull')

  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toHaveAttribute('title', 'Undo: Settings: Page title (Ctrl+Z)')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Undone: New look: /)).toBeAttached()
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toHaveAttribute('title', /^Redo: New look/)

  await page.getByRole('button', { name: 'History' }).click()
  const steps = page.getByRole('dialog', { name: 'History' }).getByRole('button')
  await expect(steps).toHaveText([
    /^Settings: Page title\s*Undone/,
    /^New look: Elegant\s*Undone/,
    /^Introduction: Heading/,
    /^When you opened the editor\s*Saved$/,
  ])
  await expect(steps.nth(2)).toBeFocused()
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(first ?? '')
  await expect(page).toHaveTitle(business.name)
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused()
  await expect(heading(page)).toHaveText('One')
  await expect(page.getByLabel('Page title')).toHaveValue('Dentist in Hull')
})

test('unsaved work causes a warning however the person leaves', { tag: '@long' }, async ({ page }) => {
  await begin(page, 'tova@quay.example')
  const name = 'Quay Dental Two'
  await page.evaluate(async (businessName) => {
    const id = new URLSearchParams(location.search).get('websiteId')
    const { websiteSettings } = await (await fetch(`/api/drafts/${id}`)).json()
    const body = JSON.stringify({ websiteSettings: { ...websiteSettings, businessName } })
    await fetch('/api/drafts', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  }, name)
  await page.goto('/websites')
  await page.goto('/designer')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Your websites' })
  const leaveBy = async (item: string | RegExp) => {
    await menu.click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await expect(heading(page)).toBeVisible()
  const url = page.url()
  const stay = async () => {
    await expect(exitPrompt(page).getByText('These changes will be lost if you exit without saving')).toBeVisible()
    await exitPrompt(page).getByRole('button', { name: 'Stay' }).click()
    await expect(exitPrompt(page)).toBeHidden()
    await expect(page).toHaveURL(url)
    await expect(heading(page)).toHaveText('Not saved yet')
  }

  await leaveBy('All websites')
  await expect(page).toHaveURL(/\/websites/)
  await page.goBack()
  await expect(page).toHaveURL(url)
  await expect(heading(page)).toBeVisible()
  await cutOff(page)
  await write(page, 'introduction', 'Not saved yet')
  await test.step('leave by a link', async () => {
    await leaveBy('All websites')
    await stay()
  })
  await test.step('leave for another website', async () => {
    await menu.click()
    const others = page.locator(':not([aria-current])')
    await page
      .getByRole('menuitem', { name: /edited/ })
      .and(others)
      .first()
      .click()
    await stay()
  })
  await test.step('leave by Forward', async () => {
    await page.goForward()
    await stay()
  })
  await test.step('leave by signing out', async () => {
    await leaveBy('Sign out')
    await stay()
  })
  await test.step('leave by closing the tab', async () => {
    const dialog = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await dialog
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(heading(page)).toHaveText('Not saved yet')
  })
  await test.step('leave without saving, and get no offer to restore it', async () => {
    await leaveBy('All websites')
    await exitPrompt(page).getByRole('button', { name: 'Exit without saving' }).click()
    await expect(page).toHaveURL(/\/websites/)
    await page.goto(url)
    await expect(heading(page)).not.toHaveText('Not saved yet')
    await page.waitForTimeout(1000)
    await expect(restore(page)).toHaveCount(0)
  })
  await test.step('save, and continue', async () => {
    const reconnect = await cutOff(page)
    await write(page, 'introduction', 'Saved on the way')
    await reconnect()
    await leaveBy('All websites')
    await exitPrompt(page).getByRole('button', { name: 'Save and exit' }).click()
    await expect(page).toHaveURL(/\/websites/)
    await page.goto(url)
    await expect(heading(page)).toHaveText('Saved on the way')
  })
  await test.step('signing out leaves nothing behind', async () => {
    await cutOff(page)
    await write(page, 'introduction', 'Nobody else’s business')
    await page.waitForTimeout(1200)
    await leaveBy('Sign out')
    await exitPrompt(page).getByRole('button', { name: 'Exit without saving' }).click()
    await expect(page).toHaveURL('/')
    expect(await copiesLeft(page)).toEqual({ count: 0, carried: [] })
  })
})

/** Unsaved work in the browser: the number of copies, and this tab's keys. */
const copiesLeft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ count: number; carried: string[] }>((resolve) => {
        const opening = indexedDB.open('unsaved-work')
        opening.onsuccess = () => {
          const count = opening.result.transaction('copies').objectStore('copies').count()
          count.onsuccess = () => resolve({ count: count.result, carried: Object.keys(sessionStorage) })
        }
      }),
  )
