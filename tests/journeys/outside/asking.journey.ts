import { expect, type Page, test } from '@playwright/test'
import { canvas, openDesigner } from '../steps.ts'
import { expectClean, violations } from '../violations.ts'

const business = {
  name: 'Marlow Hair',
  about:
    'Hairdresser in the old town. We cut, color and style. Dry cut £25, toner £15. Open Monday to Saturday 9am to 6pm.',
  place: 'Leeds',
}

const line = (page: Page) => page.getByRole('textbox', { name: 'What should change?' })
const card = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const askBar = (page: Page) => page.getByRole('region', { name: 'Ask for a change' })
const sectionIds = (page: Page) =>
  canvas(page)
    .locator('[data-section]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-section')))

async function ask(page: Page, message: string) {
  await line(page).fill(message)
  await line(page).press('Enter')
}

async function accept(page: Page, name: string | RegExp) {
  await expect(card(page, name)).toBeFocused()
  await card(page, name)
    .getByRole('button', { name: /^Accept/ })
    .click()
  await expect(card(page, name)).toBeHidden()
}

test('an owner asks for changes in sentences, previews each of them, and undoes one by its name', async ({ page }) => {
  await openDesigner(page, business, 'asks@marlow.example')
  const contact = canvas(page).locator('#contact')

  await test.step('the shortcut opens the ask bar, which suggests three requests', async () => {
    await expect(line(page)).toBeVisible()
    await page.keyboard.press('ControlOrMeta+j')
    await expect(line(page)).toBeFocused()
    await expect(page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem')).toHaveCount(3)
    await expectClean(page)
  })

  await test.step('preview, accept and undo a closing day', async () => {
    await expect(contact).toContainText(/Mon/)
    const before = await contact.innerText()
    await ask(page, 'we’re closed on Mondays now')
    await expect(card(page, 'Closed on Mondays')).toBeFocused()
    expect(await contact.innerText()).toBe(before)
    const after = card(page, 'Closed on Mondays').frameLocator('iframe[title=After]')
    await expect(after.locator('#contact')).toContainText(/closed/i)
    await expectClean(page)
    await accept(page, 'Closed on Mondays')
    await expect(contact).toContainText(/closed/i)
    await expect(line(page)).toBeFocused()
    await expect(line(page)).toHaveValue('')
    const undo = button(page, 'Undo').and(page.getByTitle(/^Undo: Closed on Mondays/))
    await undo.click()
    await expect.poll(() => contact.innerText()).toBe(before)
    await expect(page.getByTitle(/^Redo: Closed on Mondays/)).toBeVisible()
  })

  await test.step('move a section above another', async () => {
    await ask(page, 'move contact above services')
    await accept(page, 'Contact above Services')
    await expect.poll(() => sectionIds(page).then((ids) => ids.indexOf('services') - ids.indexOf('contact'))).toBe(1)
  })

  await test.step('hide a section, and show it again', async () => {
    await ask(page, 'hide contact')
    await accept(page, 'Contact hidden')
    await expect(contact).toHaveCount(0)
    await ask(page, 'show contact')
    await accept(page, 'Contact shown')
    await expect(contact).toBeVisible()
  })

  await test.step('change a price', async () => {
    await ask(page, 'the dry cut is £30 now')
    await accept(page, /Dry cut/i)
    await expect(canvas(page).locator('#services')).toContainText('£30')
  })

  await test.step('answer a question by a tap', async () => {
    await ask(page, 'we have another number')
    await askBar(page).getByRole('button', { name: '0113 496 0555' }).click()
    await accept(page, /^Phone number/)
    await expect(contact).toContainText('0113 496 0555')
  })

  await test.step('a task for the owner alone comes with a button', async () => {
    await ask(page, 'publish it please')
    await expect(askBar(page)).toContainText('Publishing is yours to do.')
    await askBar(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByLabel('Web address', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a model that only claims to have changed something changes nothing, and the owner is told', async () => {
    await ask(page, 'sing me a song about the sea')
    await expect(askBar(page)).toContainText('Nothing was changed.')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await line(page).press('Escape')
    await expect(askBar(page).getByRole('button', { name: 'Close' })).toBeHidden()
  })

  await test.step('discarded changes have no effect, and are listed among earlier requests', async () => {
    await ask(page, 'hide the services')
    await card(page, 'Services hidden').getByRole('button', { name: 'Discard' }).click()
    await expect(canvas(page).locator('#services')).toBeVisible()
    await line(page).press('ArrowUp')
    const last = page.getByRole('list', { name: 'Earlier requests' }).getByRole('listitem').last()
    await expect(last).toHaveText(/hide the services.*Discarded/s)
    await last.getByRole('button').click()
    await expect(card(page, 'Services hidden')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card(page, 'Services hidden')).toBeHidden()
  })

  await test.step('Stop ends a slow request and keeps its text', async () => {
    await page.route(/\/asks$/, (route) => new Promise((go) => setTimeout(go, 20_000)).then(() => route.abort()))
    await ask(page, 'hide contact')
    await button(page, 'Stop').click()
    await expect(button(page, 'Send')).toBeVisible()
    await expect(line(page)).toHaveValue('hide contact')
    await page.unroute(/\/asks$/)
    await line(page).press('Enter')
    await accept(page, 'Contact hidden')
    await expect(contact).toHaveCount(0)
  })

  await test.step('requests survive a reload, and a folded ask bar stays folded', async () => {
    await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await line(page).click()
    const earlier = page.getByRole('list', { name: 'Earlier requests' })
    await expect(earlier.getByRole('listitem').first()).toHaveText(/closed on Mondays.*Accepted/s)
    await line(page).press('Escape')
    await button(page, 'Hide this line').click()
    await page.reload()
    await expect(button(page, 'Ask for a change')).toBeVisible()
    await expect(line(page)).toHaveCount(0)
    await button(page, 'Ask for a change').click()
    await expect(line(page)).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a request without a connection keeps its text, and succeeds once the connection is back', async ({ page }) => {
    await openDesigner(page, business, 'phone@marlow.example')

    await test.step('the ask bar is behind a button, and makes room for the panel', async () => {
      await expect(line(page)).toHaveCount(0)
      await button(page, 'Ask for a change').tap()
      await expect(line(page)).toBeFocused()
      await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Sections').tap()
      await expect(line(page)).toBeHidden()
      await page.getByRole('button', { name: 'See the page' }).tap()
      await expect(line(page)).toBeVisible()
    })

    await test.step('nothing is lost without a connection', async () => {
      await page.context().setOffline(true)
      await ask(page, 'hide the services')
      await expect(page.getByRole('alert').filter({ hasText: 'Check your connection and try again.' })).toBeVisible()
      await expect(line(page)).toHaveValue('hide the services')
      expect(await violations(page)).toEqual([])
      await page.context().setOffline(false)
      await button(page, 'Try again').tap()
    })

    await test.step('the page before and after the change is shown one at a time', async () => {
      const shown = card(page, 'Services hidden')
      await expect(shown.getByTitle('After')).toBeVisible()
      await expect(shown.getByTitle('Before')).toBeHidden()
      await shown.getByRole('radiogroup', { name: 'Which version' }).getByText('Before').tap()
      await expect(shown.getByTitle('Before')).toBeVisible()
      await expectClean(page)
    })

    await test.step('the accepted change appears on the page', async () => {
      await card(page, 'Services hidden').getByRole('button', { name: 'Accept' }).tap()
      await expect(card(page, 'Services hidden')).toBeHidden()
      await expect(canvas(page).locator('#services')).toHaveCount(0)
    })
  })
})
