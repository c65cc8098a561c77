import { expect, type Page, test } from '@playwright/test'
import { helpIndexPath } from '../../../editor/public-pages/scripts/find-help-search.ts'
import { expectClean } from '../violations.ts'

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the help articles' })
const found = (page: Page) => page.getByRole('list', { name: 'Articles found' }).getByRole('link')
const topics = (page: Page) => page.getByRole('navigation', { name: 'Topics' })
const told = (page: Page, words: string | RegExp) => expect(page.getByRole('status')).toHaveText(words)

test('finding a help article while typing, with the keyboard alone, and coming back to what was found', async ({
  page,
}) => {
  const fetched = () => page.waitForRequest((request) => request.url().endsWith(helpIndexPath))
  await page.goto('/support')
  await expect(topics(page)).toBeVisible()
  const index = fetched()
  await field(page).focus()
  await index

  await field(page).pressSequentially('pasword')
  await expect(found(page).first()).toHaveText('Use a password')
  await told(page, '2 articles found')
  await expect(topics(page)).toBeHidden()
  await expect(page).toHaveURL(/\?q=pasword$/)
  await expectClean(page)

  await page.keyboard.press('ArrowDown')
  await expect(found(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(found(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(found(page).nth(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Use a password', level: 1 })).toBeVisible()

  await page.goBack()
  await expect(field(page)).toHaveValue('pasword')
  await told(page, '2 articles found')
  await field(page).focus()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('')
  await expect(topics(page)).toBeVisible()
  await expect(page).toHaveURL(/\/support$/)
})

test('a link to what somebody may look for, what nobody has written about, and a search that does not answer', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/support?q=own+domain')
  await expect(field(page)).toHaveValue('own domain')
  await expect(found(page).first()).toHaveText('Connect your own domain')

  await field(page).fill('zzzqqq')
  await told(page, 'No article found')
  await expect(found(page)).toHaveCount(0)
  await expect(page.getByText('Try another word, or write to').getByRole('link')).toHaveAttribute('href', /^mailto:/)

  await page.route(`**${helpIndexPath}`, (route) => route.abort())
  await page.goto('/support?q=own+domain')
  await told(page, 'The search isn’t working right now. All articles are listed below.')
  await expect(topics(page)).toBeVisible()
  await page.unroute(`**${helpIndexPath}`)
  await field(page).pressSequentially('s')
  await expect(found(page).first()).toHaveText('Connect your own domain')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the help articles are a list, and no field promises anything', async ({ page }) => {
    await page.goto('/support')
    await expect(field(page)).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: 'Undo a change' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Undo a change' })).toBeVisible()
  })
})
