import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, test } from '@playwright/test'
import { begin, cutOff, dialog, heading, isSaved, restore, save, status, stored, write } from './never-lose-steps.ts'

test('work that was not saved is offered again', { tag: '@long' }, async ({ context, page, baseURL }) => {
  await begin(page, 'omar@quay.example')
  await cutOff(page)

  await test.step('after a reload, however soon', async () => {
    await write(page, 'introduction', 'Typed and reloaded')
    page.once('dialog', (asked) => asked.accept())
    await page.reload()
    await expect(page.getByText('You have unsaved changes from just now.')).toBeVisible()
    await page.getByRole('button', { name: 'See changes' }).click()
    await expect(page.getByRole('list', { name: 'What differs' })).toHaveText('Introduction: Heading')
    await restore(page).click()
    await expect(heading(page)).toHaveText('Typed and reloaded')
    await expect(restore(page)).toHaveCount(0)
  })

  await test.step('not in another window while its own is open', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await expect(heading(other)).toBeVisible()
    await other.waitForTimeout(1200)
    await expect(restore(other)).toHaveCount(0)
    await other.close()
  })

  await test.step('after a tab was closed without a question', async () => {
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
    // A browser writes its cookies half a minute late, which this test is not about.
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

test('unsaved work that was overtaken meets what was saved since', { tag: '@long' }, async ({ context, page }) => {
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

test('without a network nothing is lost, and the save comes by itself when it is back', async ({ context, page }) => {
  await begin(page, 'noor@quay.example')
  // What is heavy comes late, one part after another: this is the one after the publish form.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /published-message/.test(name)),
  )
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

/** Ends the browser of a profile as a crash would. */
async function kill(context: BrowserContext, folder: string) {
  const processes = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n')
  const browser = processes.find((line) => line.includes(folder) && !line.includes('--type='))
  const closed = context.waitForEvent('close')
  process.kill(Number.parseInt(browser ?? '', 10), 'SIGKILL')
  await closed
}
