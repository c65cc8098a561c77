import { expect, type Page, test } from '@playwright/test'
import { daysAfter } from '../../../renderer/dates/wall-time.ts'
import { canvas, openDesigner, openPublishPanel, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Heading', exact: true })
const history = (page: Page) => page.getByRole('dialog', { name: 'Version history' })
const version = (page: Page, number: number) =>
  history(page).getByRole('button', { name: new RegExp(`^Version ${number}\\b`) })
const heading = (page: Page, frame: string) =>
  page.locator(`iframe[title="${frame}"]`).contentFrame().getByRole('heading', { level: 1 })
const status = (page: Page) => page.getByRole('banner').getByRole('status').first()

async function closePanel(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** A visitor's response status and first heading. */
async function visit(page: Page, url: string): Promise<[number, string | undefined]> {
  const answer = await page.request.get('/', { headers: { host: new URL(url).host } })
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await answer.text())?.[1]
  return [answer.status(), heading?.replace(/<[^>]*>/g, '')]
}

async function publishHeading(page: Page, text: string, handle: string): Promise<string> {
  if (!(await field(page).isVisible())) {
    await canvas(page)
      .locator('#introduction')
      .click({ position: { x: 8, y: 8 } })
  }
  await field(page).fill(text)
  const url = await publishAs(page, handle)
  await closePanel(page)
  return url
}

test('versions are viewed, restored, edited, moved and taken offline', { tag: '@long' }, async ({ page }) => {
  await openDesigner(
    page,
    { name: 'Hazel Row Roofing', about: 'Roof repairs and gutters', place: 'Bristol' },
    'hal@hazelrow.example',
  )
  await test.step('see no versions before the first publication', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
    await page.getByRole('menuitem', { name: 'Version history' }).click()
    await expect(history(page).getByRole('heading', { name: 'Nothing published yet' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await closePanel(page)
  })

  await publishHeading(page, 'A dry roof', 'hazel-row')
  const url = await publishHeading(page, 'A dry roof by spring', 'hazel-row')

  await test.step('find what was online before, and compare', async () => {
    const panel = await openPublishPanel(page)
    await panel.getByRole('button', { name: 'Earlier versions (1)' }).click()
    await expect(version(page, 2)).toContainText('Online')
    await expect(version(page, 2)).toContainText('Introduction: Heading')
    await expect(version(page, 1)).toContainText('First version')
    await expect(version(page, 2)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Version 1')).toHaveText('A dry roof')
    expect(await violations(page)).toEqual([])
    await history(page).getByRole('button', { name: 'Compare' }).click()
    await page.getByRole('menuitem', { name: 'With the version online' }).click()
    await expect(heading(page, 'Online now')).toHaveText('A dry roof by spring')
    await expect(page.getByRole('button', { name: 'Introduction: Heading', exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Side by side' })).toBeHidden()
    await expect(history(page).getByRole('button', { name: 'Compare' })).toBeFocused()
  })

  await test.step('restore an earlier version, and undo the restoration', async () => {
    await history(page).getByRole('button', { name: 'Publish this version' }).click()
    const notice = history(page).getByText('Version 1 is online')
    await expect(notice).toBeVisible()
    await expect(version(page, 1)).toContainText('Online')
    await expect(version(page, 2)).not.toContainText('Online')
    expect(await violations(page)).toEqual([])
    expect(await visit(page, url)).toEqual([200, 'A dry roof'])
    await history(page).getByRole('button', { name: 'Undo' }).click()
    await expect(history(page).getByText('Version 2 is online')).toBeVisible()
    expect(await visit(page, url)).toEqual([200, 'A dry roof by spring'])
  })

  await test.step('edit an earlier version in one step that can be undone, while visitors see no change', async () => {
    await history(page).getByRole('button', { name: 'Open in the editor' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('Version 1 is in the editor.')).toBeVisible()
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('A dry roof')
    await expect(status(page)).toHaveText('Unsaved changes')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('A dry roof by spring')
    await expect(status(page)).not.toHaveText('Unsaved changes')
    expect(await visit(page, url)).toEqual([200, 'A dry roof by spring'])
  })

  await test.step('move to another web address, where the online version is shown while unpublished work is kept', async () => {
    const other = await page.context().newPage()
    await other.goto('/designer')
    await expect(canvas(other).getByRole('heading', { level: 1 })).toHaveText('A dry roof by spring')
    await page.bringToFront()
    await field(page).fill('Not published yet')
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Settings').click()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Change web address' })
    await expect(dialog.getByText('Your website is here')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Change web address' })).toBeDisabled()
    await dialog.getByLabel('Web address', { exact: true }).fill('hazel-roofs')
    await expect(dialog.getByText('Web address available')).toBeVisible()
    await expect(dialog.getByText(/^hazel-row\.localhost:\d+ redirects visitors to the new address/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Change web address' }).click()
    await expect(dialog).toBeHidden()
    const moved = page.getByRole('alert').getByRole('link', { name: /^hazel-roofs\.localhost/ })
    await expect(moved).toBeVisible()
    expect(await visit(page, (await moved.getAttribute('href')) ?? '')).toEqual([200, 'A dry roof by spring'])
    const old = await page.request.get('/?from=van', { headers: { host: new URL(url).host }, maxRedirects: 0 })
    expect([old.status(), old.headers().location]).toEqual([308, `${await moved.getAttribute('href')}?from=van`])
    await expect(status(page)).not.toHaveText('Published')
    await other.bringToFront()
    await other.getByRole('radiogroup', { name: 'What to edit' }).getByText('Settings').click()
    await expect(other.getByRole('link', { name: /^hazel-roofs\.localhost/ })).toBeVisible()
    await page.bringToFront()
  })

  await test.step('take the website offline, which every window shows, and keep its versions', async () => {
    await page.getByRole('button', { name: 'Take offline' }).click()
    const dialog = page.getByRole('dialog', { name: 'Take this website offline?' })
    await expect(dialog).toContainText('goes offline right away')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Take offline' }).click()
    await expect(dialog).toBeHidden()
    expect((await visit(page, url.replace('hazel-row', 'hazel-roofs')))[0]).toBe(404)
    for (const window of page.context().pages())
      await expect(window.getByRole('button', { name: 'Change', exact: true })).toBeHidden()
    await page.getByRole('button', { name: 'Version history' }).click()
    await expect(history(page).getByText('Your website is offline')).toBeVisible()
    await expect(version(page, 3)).toContainText('Moved to hazel-roofs')
    await expect(history(page).getByRole('button', { name: 'Publish this version' })).toHaveCount(0)
    await closePanel(page)
    const panel = await openPublishPanel(page)
    await expect(panel.getByText('Your website is offline. Publishing puts all of it online.')).toBeVisible()
    await expect(panel.getByLabel('Web address', { exact: true })).toHaveValue('hazel-roofs')
  })
})

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin', locale: 'de-DE' })

  test('a scheduled version waits for its time, can be canceled, and is published', { tag: '@long' }, async ({
    page,
  }) => {
    await openDesigner(
      page,
      { name: 'Hazel Row Bakery', about: 'Bakery with sourdough bread', place: 'Leeds' },
      'hans@hazelrow.example',
    )
    const url = await publishHeading(page, 'Open every day', 'hazel-bread')
    await field(page).fill('Closed for the holidays')
    const panel = await openPublishPanel(page)
    const waits = panel.getByRole('list', { name: 'Scheduled' }).getByRole('listitem')
    const publish = page.getByRole('banner').getByRole('button', { name: 'Publish' })

    await test.step('set a time in the person’s time zone', async () => {
      await panel.getByRole('button', { name: 'When: Now' }).click()
      await panel.getByRole('radiogroup', { name: 'When it goes online' }).getByText('Schedule').click()
      await expect(panel.getByText('Times are in your time zone: Central European Time (Berlin).')).toBeVisible()
      const at = panel.getByLabel('Goes online', { exact: true })
      await at.fill('2020-01-01')
      await expect(panel.getByText('Choose a time at least 5 minutes from now.')).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Schedule' })).toBeDisabled()
      await at.fill(daysAfter(`${await at.getAttribute('min')}T00:00`, 3).slice(0, 10))
      await panel.getByLabel('Goes online: time').selectOption('18:00')
      await panel.getByRole('switch', { name: 'Switch back to the current version later' }).check()
      expect(await violations(page)).toEqual([])
      await panel.getByRole('button', { name: 'Schedule' }).click()
      await expect(panel.getByText(/^Version 2 goes online/)).toContainText('18:00')
      await expect(panel.getByText(/^Version 1 comes back .*8:00\.$/)).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Done' })).toBeFocused()
      expect(await violations(page)).toEqual([])
      await panel.getByRole('button', { name: 'Done' }).click()
      await expect(publish).toHaveAttribute('title', /^Goes online .*18:00 · version 2\nBack to version 1/)
      expect(await visit(page, url)).toEqual([200, 'Open every day'])
    })

    await test.step('view the scheduled version, and cancel it', async () => {
      await openPublishPanel(page)
      await expect(waits).toHaveCount(2)
      expect(await violations(page)).toEqual([])
      await waits.first().getByRole('button', { name: 'See it' }).click()
      await expect(heading(page, 'Version 2')).toHaveText('Closed for the holidays')
      await expect(version(page, 2)).toContainText('Scheduled')
      await page.keyboard.press('Escape')
      await expect(history(page)).toBeHidden()
      await expect(waits.first().getByRole('button', { name: 'See it' })).toBeFocused()
      await waits.first().getByRole('button', { name: 'Change time' }).click()
      await expect(waits.first()).toContainText('Times are in your time zone: Central European Time (Berlin).')
      await waits.first().getByLabel('Goes online: time').selectOption('19:15')
      await waits.first().getByLabel('Goes online', { exact: true }).press('Enter')
      await expect(waits.first()).toContainText('19:15')
      await expect(waits.first().getByRole('button', { name: 'Change time' })).toBeFocused()
      expect(await violations(page)).toEqual([])
    })

    await test.step('read before publishing that the scheduled version comes after it', async () => {
      const choice = panel.getByRole('radiogroup', { name: /19:15 version 2 replaces what you publish now\.$/ })
      await expect(choice.getByLabel('Keep')).toBeChecked()
      await panel.getByRole('button', { name: 'When: Now' }).click()
      await panel.getByRole('radiogroup', { name: 'When it goes online' }).getByText('Schedule').click()
      await expect(choice).toBeHidden()
      await panel.getByLabel('Goes online', { exact: true }).press('Escape')
      await expect(panel.getByRole('radiogroup', { name: 'When it goes online' })).toBeHidden()
      await expect(panel.getByRole('button', { name: /^When/ })).toBeFocused()
      await panel.getByRole('button', { name: /^When/ }).click()
      await panel.getByRole('radiogroup', { name: 'When it goes online' }).getByText('Now').click()
      await page.keyboard.press('Escape')
      await expect(panel).toBeVisible()
      await waits.first().getByRole('button', { name: 'Cancel' }).click()
      await waits.first().getByRole('button', { name: 'Yes, cancel it' }).click()
      await expect(waits).toHaveCount(1)
      await expect(waits).toContainText('Back to version 1')
    })

    await test.step('publish by hand, and keep or cancel the return to the earlier version', async () => {
      const choice = panel.getByRole('radiogroup', { name: /the website goes back to version 1\.$/ })
      await expect(choice.getByLabel('Keep')).toBeChecked()
      await choice.getByText('Cancel it').click()
      await panel.getByRole('button', { name: 'Publish', exact: true }).click()
      await expect(page.getByText('Your website is live at')).toBeVisible()
      await closePanel(page)
      expect(await visit(page, url)).toEqual([200, 'Closed for the holidays'])
      await expect(publish).not.toHaveAttribute('title', /version/)
    })

    await test.step('the scheduled version is published, and is shown as online', async () => {
      await page.evaluate(backInAMoment)
      await expect(publish).toHaveAttribute('title', /^Back to version \d+ today/)
      await page.waitForTimeout(1500)
      await page.request.get('/cdn-cgi/local/scheduled')
      await expect(publish).not.toHaveAttribute('title', /version/)
      expect((await visit(page, url))[1]).toBe('Closed for the holidays')
      await openPublishPanel(page)
      await panel.getByRole('button', { name: /^Earlier versions/ }).click()
      await expect(version(page, 2)).toContainText('Online')
    })
  })
})

/** Publishes another heading for a moment, which only the API allows. */
async function backInAMoment() {
  const path = `/api/drafts/${new URLSearchParams(location.search).get('websiteId')}`
  const { revision, websiteSettings, handle } = await (await fetch(path)).json()
  const headers = { 'content-type': 'application/json', 'if-match': `"${revision}"` }
  const settings = { ...websiteSettings.settings, pageTitle: 'For a moment' }
  const body = JSON.stringify({ websiteSettings: { ...websiteSettings, settings } })
  const saved = await (await fetch(path, { method: 'PUT', headers, body })).json()
  await fetch(`${path}/schedules`, {
    method: 'POST',
    headers: { ...headers, 'if-match': `"${saved.revision}"` },
    body: JSON.stringify({ handle, revertAt: new Date(Date.now() + 1000).toISOString() }),
  })
}
