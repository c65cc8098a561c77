import { expect, type Page, test } from '@playwright/test'
import { cutOff } from '../saving/never-lose-steps.ts'
import { canvas, openDesigner, openPublishPanel, publishAs } from '../steps.ts'
import { expectClean, violations } from '../violations.ts'

for (const path of ['/create', '/login', '/login/password', '/login/sign-up', '/mailbox']) {
  test(`${path} has no axe violation`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expectClean(page)
  })
}

async function closeDialog(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the designer, what it opens and the published page have no axe violation', { tag: '@long' }, async ({ page }) => {
  await openDesigner(
    page,
    { name: 'Oak & Ember', about: 'Coffee shop with its own bakery', place: 'Porto' },
    'rui@oak.example',
  )

  for (const mode of ['Settings', 'Theme', 'Sections'])
    await test.step(mode, async () => {
      await page.getByRole('radiogroup', { name: 'What to edit' }).getByText(mode).click()
      await expectClean(page)
    })

  await test.step('adding a section', async () => {
    await page.getByRole('button', { name: 'Add section' }).click()
    await expect(page.getByRole('dialog', { name: 'Add a section' }).getByRole('listitem').first()).toBeVisible()
    await expectClean(page)
    await closeDialog(page)
  })

  await test.step('a part that is marked on the page, and its form', async () => {
    await canvas(page).getByRole('heading', { level: 1 }).click()
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Coffee, and bread to go with it')
    await expectClean(page)
  })

  await test.step('the history', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
    await expectClean(page)
    await closeDialog(page)
  })

  await test.step('the private preview', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Share a private preview' }).click()
    await expect(page.getByRole('dialog', { name: 'Share a private preview' })).toBeVisible()
    await expectClean(page)
    await closeDialog(page)
  })

  await test.step('two versions', async () => {
    const reconnect = await cutOff(page)
    await page.getByRole('textbox', { name: 'Heading', exact: true }).fill('Coffee, and cake to go with it')
    await reconnect()
    await saveElsewhere(page)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByRole('button', { name: 'Merge and save' })).toBeVisible()
    await expectClean(page)
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the publish panel with its checklist', async () => {
    const panel = await openPublishPanel(page)
    await expect(panel.getByRole('heading', { name: 'Before going live' })).toBeVisible()
    await expectClean(page)
    await closeDialog(page)
  })

  const url = await test.step('published', async () => {
    const address = await publishAs(page, 'oak-and-ember')
    await expectClean(page)
    return address
  })

  await test.step('the list of websites', async () => {
    await page.goto('/websites')
    await expect(page.getByRole('heading', { name: 'Oak & Ember' }).first()).toBeVisible()
    await expectClean(page)
  })

  await test.step('the published page', async () => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(url)
      expect(await violations(page)).toEqual([])
    }
  })
})

/** A version that another window would have saved. */
const saveElsewhere = (page: Page) =>
  page.evaluate(async () => {
    const path = `/api/drafts/${new URLSearchParams(location.search).get('websiteId')}`
    const { websiteSettings, revision } = await (await fetch(path)).json()
    const introduction = websiteSettings.sections.find(({ type }: { type: string }) => type === 'Introduction')
    introduction.content.heading = 'Coffee from round the corner'
    const headers = { 'content-type': 'application/json', 'if-match': `"${revision}"` }
    await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ websiteSettings }) })
  })
