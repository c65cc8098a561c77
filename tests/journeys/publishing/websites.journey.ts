import { expect, type Page, test } from '@playwright/test'
import { cutOff } from '../saving/never-lose-steps.ts'
import { answerWizard, canvas, enterCode, openDesigner, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const bakery = { name: 'Fern Street Bakery', about: 'Bakery with sourdough bread and cakes', place: 'Leeds' }
const barbers = { name: 'Fern Street Barbers', about: 'Barber shop for men and boys', place: 'Leeds', palette: 2 }

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) })
const names = (page: Page) => cards(page).getByRole('heading')

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function openMenu(page: Page, item: string) {
  await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
  await page.getByRole('menuitem', { name: new RegExp(`^${item}(?! \\()`) }).click()
}

/** A person with one website, in the designer. */
async function firstWebsite(page: Page, email: string) {
  await openDesigner(page, bakery, email)
}

/** Duplicates the newest website up to the limit, or up to this number. Returns the resulting number. */
const fillUp = (page: Page, max = 100) =>
  page.evaluate(async (max) => {
    const list = async () => (await (await fetch('/api/drafts')).json()).drafts
    const { draftId } = (await list())[0]
    const { websiteSettings } = await (await fetch(`/api/drafts/${draftId}`)).json()
    for (let made = 0; made < max; made++) {
      const body = JSON.stringify({ websiteSettings })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch('/api/drafts', { method: 'POST', headers, body })
      if (!answer.ok) break
    }
    return (await list()).length
  }, max)

async function changeHeading(page: Page, heading: string) {
  await page.locator('#open-introduction').click()
  await page.getByRole('textbox', { name: 'Heading', exact: true }).fill(heading)
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText(heading)
}

test('a person finds, duplicates, opens and deletes their websites', { tag: '@long' }, async ({ page, request }) => {
  await firstWebsite(page, 'fay@fern.example')
  await publishAs(page, 'fern-bakery')
  await page.keyboard.press('Escape')

  await test.step('create a second website', async () => {
    await answerWizard(page, barbers)
    await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
    await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('see both websites with a preview, newest first', async () => {
    await openMenu(page, 'All websites')
    await expect(page).toHaveURL(/\/websites$/)
    await expect(names(page)).toHaveText([barbers.name, bakery.name])
    await expect(cardOf(page, barbers.name)).toContainText('Draft - Not Published')
    await expect(cardOf(page, bakery.name).getByText('Published', { exact: true })).toBeVisible()
    await expect(cardOf(page, bakery.name).getByRole('link', { name: 'fern-bakery' })).toBeVisible()
    const miniature = page.frameLocator(`iframe[title="${bakery.name}: miniature"]`)
    await expect(miniature.locator('h1')).toHaveText(/\S/)
  })

  await test.step('open a website anywhere on its card, save it, and find it first', async () => {
    await cardOf(page, bakery.name).click({ position: { x: 80, y: 60 } })
    await expect(page.getByRole('banner').getByText(bakery.name)).toBeVisible()
    await changeHeading(page, 'Bread before breakfast')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText(/^Draft saved/i).first()).toBeVisible()
    await openMenu(page, 'All websites')
    await expect(names(page)).toHaveText([bakery.name, barbers.name])
    await expect(cardOf(page, bakery.name)).toContainText('Published, with unpublished changes')
  })

  await test.step('duplicate a website', async () => {
    await choose(page, barbers.name, 'Duplicate')
    await expect(names(page)).toHaveText([`${barbers.name} (2)`, bakery.name, barbers.name])
  })

  await test.step('open a website by its web address, also after a reload, Back and Forward', async () => {
    await page.goto('/designer?websiteId=fern-bakery')
    const heading = canvas(page).getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Bread before breakfast')
    await page.reload()
    await expect(heading).toHaveText('Bread before breakfast')
    await openMenu(page, barbers.name)
    await expect(heading).not.toHaveText('Bread before breakfast')
    await page.goBack()
    await expect(heading).toHaveText('Bread before breakfast')
    await page.goBack()
    await expect(page).toHaveURL(/\/websites$/)
    await page.goForward()
    await expect(heading).toHaveText('Bread before breakfast')
  })

  await test.step('delete the published website from the designer, after which its address shows a not-found page', async () => {
    const visit = () => request.get('/', { headers: { host: `fern-bakery.localhost:${new URL(page.url()).port}` } })
    expect((await visit()).status()).toBe(200)
    await openMenu(page, 'Delete this website')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('fern-bakery stops working right away')
    await dialog.getByRole('button', { name: 'Delete website' }).click()
    await expect(page).toHaveURL(/\/websites$/)
    await expect(names(page)).toHaveText([`${barbers.name} (2)`, barbers.name])
    const gone = await visit()
    expect(gone.status()).toBe(404)
    expect(await gone.text()).toContain('Nothing to see here')
  })

  await test.step('follow an old link to the deleted website', async () => {
    await page.goto('/designer?websiteId=fern-bakery')
    const dialog = page.getByRole('dialog', { name: 'Website not found' })
    await dialog.getByRole('link', { name: 'Go to your websites' }).click()
    await expect(names(page)).toHaveCount(2)
  })

  await test.step('delete the other websites from their cards', async () => {
    for (const name of [`${barbers.name} (2)`, barbers.name]) {
      await choose(page, name, 'Delete')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete website' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await expect(page.getByRole('heading', { name: 'Your first website starts here' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.goto('/designer')
    await expect(page).toHaveURL(/\/websites$/)
  })
})

test('a person is told in advance that their account is full, and can add a website after deleting one', {
  tag: '@long',
}, async ({ page }) => {
  await firstWebsite(page, 'gil@fern.example')
  const limit = await fillUp(page)
  await page.goto('/websites')
  await expect(names(page)).toHaveCount(limit)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }

  const create = page.getByRole('main').getByRole('link', { name: 'Create another website' })
  const actions = page.getByRole('button', { name: `Actions for ${bakery.name}` }).first()
  await expect(page.getByText('Maximum number of websites reached')).toBeVisible()
  await expect(page.getByText('Delete an existing website to make room')).toBeVisible()
  await expect(create).toBeHidden()
  await actions.click()
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.goto('/designer')
  await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
  await expect(page.getByRole('menuitem', { name: 'Maximum number of websites reached' })).toBeVisible()
  await page.goto('/websites')

  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete website' }).click()
  await expect(names(page)).toHaveCount(limit - 1)
  await expect(create).toBeVisible()

  const remembered = () => page.evaluate(() => localStorage.getItem('websiteLimitReached'))
  expect(await remembered()).toBe(String(limit))
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Your account/ })
    .click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await remembered()).toBeNull()
})

// ASVS 7.4.4
test('unsaved changes cause a warning however the person leaves', { tag: '@long' }, async ({ page }) => {
  await firstWebsite(page, 'ida@fern.example')
  await fillUp(page, 1)
  await page.goto('/websites')
  await cards(page).first().getByRole('link', { name: bakery.name }).click()
  await expect(canvas(page).getByRole('heading', { level: 1 })).toBeVisible()
  const reconnect = await cutOff(page)
  await changeHeading(page, 'Not saved yet')
  const prompt = page.getByRole('dialog', { name: 'You have unsaved changes' })
  const stay = async () => {
    await expect(prompt).toContainText('These changes will be lost if you exit without saving')
    await prompt.getByRole('button', { name: 'Stay' }).click()
    await expect(prompt).toBeHidden()
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Not saved yet')
  }

  for (const item of ['All websites', 'Create another website', 'Your account', 'Sign out']) {
    await openMenu(page, item)
    await stay()
  }
  await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
  await page.locator('[role=menuitem]:not([aria-current])').filter({ hasText: bakery.name }).click()
  await stay()
  await page.goBack()
  await stay()

  const leaveDialog = page.waitForEvent('dialog')
  const closing = page.close({ runBeforeUnload: true })
  const dialog = await leaveDialog
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Not saved yet')

  await reconnect()
  await openMenu(page, 'Duplicate this website')
  await page.getByRole('button', { name: 'Save and duplicate' }).click()
  await expect(page.getByRole('banner').getByText(`${bakery.name} (2)`)).toBeVisible()
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Not saved yet')

  await cutOff(page)
  await changeHeading(page, 'Left behind')
  await openMenu(page, 'All websites')
  await prompt.getByRole('button', { name: 'Exit without saving' }).click()
  await expect(names(page)).toHaveText([`${bakery.name} (2)`, bakery.name, bakery.name])
})

test('a website deleted in another tab shows a notice, and its content can be kept', { tag: '@long' }, async ({
  page,
}) => {
  await firstWebsite(page, 'kai@fern.example')
  await changeHeading(page, 'Still on the screen')
  const other = await page.context().newPage()
  await other.goto('/websites')
  await choose(other, bakery.name, 'Delete')
  await other.getByRole('dialog').getByRole('button', { name: 'Delete website' }).click()
  await expect(other.getByRole('heading', { name: 'Your first website starts here' })).toBeVisible()

  await page.bringToFront()
  const dialog = page.getByRole('dialog', { name: 'This website was deleted' })
  await expect(dialog).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep as a new website' }).click()
  await expect(dialog).toBeHidden()
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Still on the screen')
  await page.reload()
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('Still on the screen')
  await expect(page.getByText('Draft - Not Published')).toBeVisible()
})

test('a signed-out person signs in and returns, and a lost connection shows an error', {
  tag: '@long',
}, async ({ page, browser }) => {
  await firstWebsite(page, 'lea@fern.example')
  await openMenu(page, 'Sign out')
  await expect(page).toHaveURL(/\/$/)

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/websites')
  await expect(elsewhere).toHaveURL(/\/login\?next=/)
  await enterCode(elsewhere, 'lea@fern.example')
  await expect(names(elsewhere)).toHaveText([bakery.name])

  await elsewhere.route('**/api/drafts', (route) => route.abort())
  await elsewhere.reload()
  await expect(elsewhere.getByText('Network connectivity failed.')).toBeVisible({ timeout: 20_000 })
  await elsewhere.unroute('**/api/drafts')
  await elsewhere.getByRole('button', { name: 'Try again' }).click()
  await expect(names(elsewhere)).toHaveText([bakery.name])
})
