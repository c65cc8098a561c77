import { expect, type Page, test } from '@playwright/test'
import { oldWebsite } from '../../../playwright.config.ts'
import { creation } from '../../../worker/creation/schema.ts'
import { answered } from '../../harness/product-api.ts'
import { answerWizard, canvas, enterCode, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

const barber = {
  name: 'Fade & Co.',
  about: 'Barber: cuts, beards and shaves',
  place: 'Leeds',
  link: `${oldWebsite}/shop`,
}
const site = (page: Page) => page.getByTitle('Your finished website').contentFrame()
const ready = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Your website is ready' })).toBeVisible({ timeout: 30_000 })

test('a model writes the website from an old website’s facts, and rewrites texts on request', async ({ page }) => {
  await test.step('the model writes the website', async () => {
    await answerWizard(page, barber)
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Importing content from your supplied link' }),
    ).toBeVisible()
    await ready(page)
    // Every text of the simulated model begins with this word.
    await expect(site(page).getByRole('heading', { level: 1 })).toHaveText(/^Model: /)
    await expect(site(page).locator('body')).toContainText('+44 113 496 0123')
    await expect(site(page).locator('body')).toContainText('12 Call Lane')
    await expect(site(page).locator('a[href="https://www.instagram.com/fadeandco"]')).toHaveCount(1)
    await expect(site(page).locator('body')).not.toContainText('never read this')
  })

  await test.step('the texts stay the same after sign-in', async () => {
    const { websiteSettings } = await answered(creation, page.request.get('/api/creations/current'))
    await page.getByRole('link', { name: 'Keep this website' }).click()
    await enterCode(page, 'nico@fade.example')
    await expect(page.getByRole('button', { name: 'Save Draft' })).toBeVisible({ timeout: 30_000 })
    const introduction = websiteSettings.sections.find(({ type }) => type === 'Introduction')
    const heading = introduction?.type === 'Introduction' ? introduction.content.heading : ''
    await expect(canvas(page).locator('h1')).toHaveText(heading)
  })

  await test.step('a request makes a text more formal, in place', async () => {
    await page
      .getByRole('button', { name: /^Introduction/ })
      .first()
      .click()
    const text = page.getByRole('textbox', { name: 'Text', exact: true }).first()
    const before = await text.innerText()
    await page.getByRole('button', { name: 'Rewrite Text' }).click()
    await page.getByRole('button', { name: 'Custom…' }).click()
    await page.getByRole('dialog').getByLabel('What should change?').fill('say that walk-ins are welcome')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(text).not.toHaveText(before)
    await expect(text).toHaveText(/^Model: /)
  })

  await test.step('the old website’s pictures are offered', async () => {
    const { pictures } = await (await page.request.get(`/api/drafts/${await draftId(page)}/imported-pictures`)).json()
    expect(pictures.map(({ kind }: { kind: string }) => kind)).toContain('logo')
    expect(pictures.length).toBeGreaterThan(3)
  })
})

test('facts read by a model are marked, and the owner’s corrections of them are kept', async ({ page }) => {
  const about = page.getByLabel("What's your business about?")
  const services = page.getByRole('list', { name: 'Services', exact: true })
  await page.goto('/create')
  await page.getByLabel('Business name').fill('Quill & Co.')
  await about.fill(
    'Letters for strangers. Folk come to me for this: goodbyes nobody could say, apologies and one honest word',
  )
  await expect(services).toContainText('One honest word')
  await expect(services.getByText('Read by AI').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await services.getByRole('button', { name: /^Apologies.*: change$/ }).click()
  await page
    .getByRole('group', { name: /^Change / })
    .getByLabel('Amount')
    .fill('30')
  await page.keyboard.press('Enter')
  await expect(services).toContainText('30')

  await about.pressSequentially('. Open Mon to Fri 9-5.')
  await expect(page.getByText('Reading more closely…')).toBeVisible()
  await expect(page.getByText('Reading more closely…')).toBeHidden()
  await page.reload()
  await expect(services).toContainText('One honest word')
  await expect(services.getByRole('button', { name: /^Apologies.*30.*: change$/ })).toBeVisible()

  await about.fill('Letters for strangers.')
  await expect(services).not.toContainText('One honest word')
  await expect(services).toContainText('Apologies')
})

async function draftId(page: Page): Promise<string> {
  const { drafts } = await (await page.request.get('/api/drafts')).json()
  return drafts[0].draftId
}

const business = {
  name: 'Wren & Sons',
  about: 'Plumber: leaks, drains and water heaters. I have never left a kitchen wet.',
  place: 'Portland',
}

test('a text is rewritten in place, accepted, undone, and locked', async ({ page }) => {
  await openDesigner(page, business, 'rewriting@example.com')
  const heading = canvas(page).locator('h1')
  const before = await heading.innerText()
  await page
    .getByRole('button', { name: /^Introduction/ })
    .first()
    .click()

  await test.step('a rejected text changes nothing', async () => {
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

  await test.step('an accepted text is one undo step', async () => {
    await page.keyboard.press('Enter')
    const proposed = await page.getByRole('list', { name: 'Suggested changes' }).locator('ins').allInnerTexts()
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(heading).not.toHaveText(before)
    for (const words of proposed) expect(await heading.innerText()).toContain(words.trim())
    await page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
    await expect(heading).toHaveText(before)
  })

  await test.step('rewriting starts from the section’s menu, which regains the focus', async () => {
    const menu = page.getByRole('button', { name: 'Introduction: more' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Rewrite', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Rewrite Introduction' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  await test.step('a locked section offers no rewriting', async () => {
    await page.getByRole('button', { name: 'Introduction: more' }).click()
    await page.getByRole('menuitem', { name: 'Protect from AI changes' }).click()
    await expect(page.getByRole('button', { name: 'Rewrite Heading' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Introduction: more' }).click()
    await expect(page.getByRole('menuitem', { name: 'Rewrite', exact: true })).toBeDisabled()
    await page.getByRole('menuitem', { name: 'Unlock' }).click()
    await expect(page.getByRole('button', { name: 'Rewrite Heading' })).toBeVisible()
  })

  await test.step('a lost network shows an error, and the text remains', async () => {
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
