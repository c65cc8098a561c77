import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import { canvas } from '../steps.ts'
import {
  begin,
  cutOff,
  dialog,
  heading,
  isSaved,
  restore,
  save,
  status,
  stored,
  whenShown,
  write,
} from './never-lose-steps.ts'

test('changes are saved after a pause, and can still be undone', { tag: '@smoke' }, async ({ page }) => {
  await begin(page, 'asa@quay.example')
  const first = (await heading(page).textContent()) ?? ''
  const reads: string[] = []
  page.on('request', (request) => {
    // The list and the website itself. Requests of panels may come late on a slow machine.
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && /^\/api\/drafts(\/[^/]+)?$/.test(pathname)) reads.push(pathname)
  })

  await test.step('saving needs neither a click nor another read', async () => {
    await write(page, 'introduction', 'Saved while you rest')
    await expect(status(page)).toHaveText('Unsaved changes')
    await expect(status(page)).toHaveText('Saved')
    // The server's save notification arrives right after it.
    await page.waitForTimeout(1000)
    expect(reads).toEqual([])
    expect((await stored(page)).introduction).toBe('Saved while you rest')
    await expect(page.getByText('Draft Saved')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeFocused()
  })

  await test.step('Save Draft confirms that everything is saved', async () => {
    await save(page)
    await expect(status(page)).toHaveText('Draft Saved')
  })

  await test.step('undo reverts what was saved, and that is saved too', async () => {
    await page.keyboard.press('Control+z')
    await expect(heading(page)).toHaveText(first)
    await expect(status(page)).toHaveText('Saved')
    expect((await stored(page)).introduction).toBe(first)
  })

  await test.step('one request opens the website again', async () => {
    const id = new URL(page.url()).searchParams.get('websiteId')
    reads.length = 0
    await page.reload()
    await expect(heading(page)).toHaveText(first)
    await page.waitForTimeout(1000)
    expect(reads.filter((path) => path === `/api/drafts/${id}`)).toHaveLength(1)
  })
})

test('text typed just before leaving the page is saved', async ({ context, page }) => {
  await begin(page, 'abe@quay.example')
  const url = page.url()
  await write(page, 'introduction', 'Typed and gone')
  await page.goto('about:blank', { waitUntil: 'commit' })
  const again = await context.newPage()
  await again.goto(url)
  await expect(heading(again)).toHaveText('Typed and gone')
  await again.waitForTimeout(1000)
  await expect(restore(again)).toHaveCount(0)
})

test('edits in two windows at once are all kept, and neither window is interrupted', async ({
  context,
  page: first,
}) => {
  await begin(first, 'ada@quay.example')
  const second = await context.newPage()
  await second.goto(first.url())
  await expect(heading(second)).toBeVisible()
  // Both are edited before either one pauses.
  await second.locator('#open-contact').click()
  await first.locator('#open-introduction').click()
  const inSecond = second.getByRole('textbox', { name: 'Heading', exact: true })
  await expect(inSecond).toBeVisible()
  await first.getByRole('textbox', { name: 'Heading', exact: true }).fill('From the first')
  const typing = inSecond.pressSequentially(' and more and more and more', { delay: 150 })
  await expect(status(first)).toHaveText('Saved')
  await typing
  await expect(second.getByText(/^Saved in another window.*Your unsaved changes are still here\.$/)).toBeVisible()
  await expect(dialog(second)).toBeHidden()
  await expect(inSecond).toBeFocused()
  // Longer than autosave waits.
  await second.waitForTimeout(3000)
  await expect(dialog(second)).toBeHidden()
  expect((await stored(second)).introduction).toBe('From the first')

  await save(second)
  await dialog(second).getByRole('button', { name: 'Merge and save' }).click()
  await expect(dialog(second)).toBeHidden()
  await expect(heading(first)).toHaveText('From the first')
  // The dialog closes before the server confirms the save.
  await expect.poll(async () => (await stored(first)).contact).toContain('and more and more and more')
  expect((await stored(first)).introduction).toBe('From the first')
})

test('unsaved work is offered again after a return', { tag: '@long' }, async ({ context, page, baseURL }) => {
  await begin(page, 'omar@quay.example')
  await cutOff(page)

  await test.step('after a reload, however soon', async () => {
    await write(page, 'introduction', 'Typed and reloaded')
    page.once('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByText('You have unsaved changes from just now.')).toBeVisible()
    await page.getByRole('button', { name: 'See changes' }).click()
    await expect(page.getByRole('list', { name: 'Differences' })).toHaveText('Introduction: Heading')
    await restore(page).click()
    await expect(heading(page)).toHaveText('Typed and reloaded')
    await expect(restore(page)).toHaveCount(0)
  })

  await test.step('another window offers nothing while the first is open', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(heading(other)).toBeVisible()
    await other.waitForTimeout(1200)
    await expect(restore(other)).toHaveCount(0)
    await other.close()
  })

  await test.step('after a tab was closed without a warning', async () => {
    await cutOff(page)
    await write(page, 'introduction', 'Typed and closed')
    await page.waitForTimeout(1200)
    const url = page.url()
    await page.close({ runBeforeUnload: false })
    const again = await context.newPage()
    await again.goto(url)
    await restore(again).click()
    await expect(heading(again)).toHaveText('Typed and closed')
    await save(again)
    await isSaved(again)
    await again.reload()
    await expect(heading(again)).toHaveText('Typed and closed')
    await again.waitForTimeout(1000)
    await expect(restore(again)).toHaveCount(0)
    await again.close()
  })

  await test.step('after the browser was killed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'browser-'))
    const { launchOptions } = test.info().project.use
    const open = () => chromium.launchPersistentContext(folder, { ...launchOptions, baseURL })
    const before = await open()
    const killed = await before.newPage()
    await begin(killed, 'kemi@quay.example')
    await cutOff(killed)
    const url = killed.url()
    await write(killed, 'introduction', 'Typed and killed')
    await killed.waitForTimeout(1200)
    // A browser persists its cookies up to half a minute late, which is not what this tests.
    const cookies = await before.cookies()
    await kill(before, folder)

    const after = await open()
    await after.addCookies(cookies)
    const back = await after.newPage()
    await back.goto(url)
    await expect(back.getByText(/You have unsaved changes from .*\./)).toBeVisible()
    await restore(back).click()
    await expect(heading(back)).toHaveText('Typed and killed')
    await after.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

test('outdated unsaved work is merged with what was saved since', { tag: '@long' }, async ({ context, page }) => {
  await begin(page, 'lena@quay.example')
  await cutOff(page)
  const url = page.url()
  await write(page, 'contact', 'Left behind')
  await page.waitForTimeout(1200)
  await page.close({ runBeforeUnload: false })

  const other = await (await context.browser()?.newContext({ storageState: await context.storageState() }))?.newPage()
  if (!other) throw new Error('no browser')
  await other.goto(url)
  await write(other, 'introduction', 'Saved since')
  await save(other)
  await isSaved(other)

  const again = await context.newPage()
  await again.goto(url)
  await expect(again.getByText('The website was saved since then, so you’ll choose what to keep.')).toBeVisible()
  await restore(again).click()
  await dialog(again).getByRole('button', { name: 'Merge and save' }).click()
  await isSaved(again)
  expect(await stored(again)).toEqual({ introduction: 'Saved since', contact: 'Left behind' })
  await expect(restore(again)).toHaveCount(0)
  await other.context().close()
})

test('every change survives without a network, and the draft is saved once it is back', { tag: '@smoke' }, async ({
  context,
  page,
}) => {
  await begin(page, 'noor@quay.example')
  // Large parts load late, one after another.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await write(page, 'introduction', 'Typed in a tunnel')
  await expect(status(page)).toHaveText('You’re offline. Your changes are saved on this device.')
  await save(page)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(heading(page)).toHaveText('Typed in a tunnel')
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click()
  const panel = page.getByRole('dialog', { name: 'Publish your website' })
  await expect(panel.getByLabel('Web address', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await isSaved(page)
  expect((await stored(page)).introduction).toBe('Typed in a tunnel')
})

/** Kills a profile's browser like a crash. */
async function kill(context: BrowserContext, folder: string) {
  const processes = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  const browser = processes.find((line) => line.includes(folder) && !line.includes('--type='))
  const closed = context.waitForEvent('close')
  process.kill(Number.parseInt(browser ?? '', 10), 'SIGKILL')
  await closed
}

test('a person’s two windows show each other’s changes', { tag: '@long' }, async ({ context, page: first }) => {
  await begin(first, 'ines@quay.example')
  const second = await context.newPage()
  const listening = second.waitForEvent('websocket')
  await second.goto(first.url())
  await listening
  await expect(heading(second)).toBeVisible()

  await test.step('the other window shows a save within a second', async () => {
    const delays: number[] = []
    for (const text of ['Dentistry', 'Calmer dentistry', 'Calm dentistry']) {
      await write(first, 'introduction', text)
      const shownAt = whenShown(second, text)
      const answered = first.waitForResponse((response) => response.request().method() === 'PUT').then(() => Date.now())
      await save(first)
      delays.push((await shownAt) - (await answered))
      await isSaved(first)
    }
    test.info().annotations.push({ type: 'heard after', description: `${delays.join(', ')} ms` })
    expect(delays.toSorted((a, b) => a - b)[1]).toBeLessThan(1000)
    await expect(second.getByText('Updated with changes made elsewhere').first()).toBeVisible()
    await expect(second.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
  })

  await test.step('different sections merge into one website', async () => {
    const reconnect = await cutOff(second)
    await write(second, 'contact', 'What we do')
    await write(first, 'introduction', 'Calm dentistry by the quay')
    await save(first)
    await isSaved(first)
    await expect(second.getByText(/^Saved in another window/)).toBeVisible()
    await expect(heading(second)).toHaveText('Calm dentistry')
    await reconnect()
    await save(second)
    await expect(dialog(second)).toBeVisible()
    await expect(dialog(second).getByText('Changed in both')).toHaveCount(0)
    await expect(dialog(second).locator('iframe')).toHaveCount(2)
    await dialog(second).getByRole('button', { name: 'Merge and save' }).click()
    await expect(dialog(second)).toBeHidden()
    await isSaved(second)
    await expect(heading(second)).toHaveText('Calm dentistry by the quay')
    await expect(canvas(second).getByRole('heading', { name: 'What we do' })).toBeVisible()
    await expect(canvas(first).getByRole('heading', { name: 'What we do' })).toBeVisible()
    expect(await stored(second)).toEqual({ introduction: 'Calm dentistry by the quay', contact: 'What we do' })
  })

  await test.step('the same section needs a choice, which can wait', async () => {
    const reconnect = await cutOff(second)
    await write(second, 'introduction', 'Second says')
    await write(first, 'introduction', 'First says')
    await save(first)
    await isSaved(first)
    await reconnect()
    await save(second)
    await expect(dialog(second).getByText('Changed in both')).toBeVisible()
    await second.keyboard.press('Escape')
    await expect(dialog(second)).toBeHidden()
    await expect(heading(second)).toHaveText('Second says')
    await second.getByRole('button', { name: 'Compare and merge' }).click()
  })

  await test.step('choose the other version, and undo restores the person’s own', async () => {
    const choice = dialog(second).getByRole('radiogroup', { name: /^Introduction/ })
    await expect(choice.getByRole('radio', { name: 'Mine' })).toBeChecked()
    await choice.getByText('Theirs').click()
    await dialog(second).getByRole('button', { name: 'Merge and save' }).click()
    await expect(dialog(second)).toBeHidden()
    await expect(heading(second)).toHaveText('First says')
    await second.keyboard.press('Control+z')
    await expect(heading(second)).toHaveText('Second says')
  })

  await test.step('keep the person’s own version, and undo restores the other', async () => {
    await save(second)
    await isSaved(second)
    await expect(heading(first)).toHaveText('Second says')
    const reconnect = await cutOff(second)
    await write(second, 'introduction', 'Second again')
    await write(first, 'introduction', 'First again')
    await save(first)
    await isSaved(first)
    await reconnect()
    await save(second)
    await dialog(second).getByRole('button', { name: 'Keep mine' }).click()
    await expect(dialog(second)).toBeHidden()
    await isSaved(second)
    expect((await stored(second)).introduction).toBe('Second again')
    await second.keyboard.press('Control+z')
    await expect(heading(second)).toHaveText('First again')
  })
})
