import { expect, test } from '@playwright/test'
import { begin, dialog, heading, restore, save, status, stored, write } from './never-lose-steps.ts'

test('changes are saved after a pause, and undo still leads back', async ({ page }) => {
  await begin(page, 'asa@quay.example')
  const first = (await heading(page).textContent()) ?? ''
  const reads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && /\/api\/drafts/.test(request.url())) reads.push(request.url())
  })

  await test.step('without a click, and without reading anything again', async () => {
    await write(page, 'introduction', 'Saved while you rest')
    await expect(status(page)).toHaveText('Unsaved changes')
    await expect(status(page)).toHaveText('Saved')
    // The server's message about the save arrives right after it.
    await page.waitForTimeout(1000)
    expect(reads).toEqual([])
    expect((await stored(page)).introduction).toBe('Saved while you rest')
    await expect(page.getByText('Draft Saved')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toBeFocused()
  })

  await test.step('Save Draft says that all is saved', async () => {
    await save(page)
    await expect(page.getByText('Draft Saved').first()).toBeVisible()
    await expect(status(page)).toHaveText('Draft saved · just now')
  })

  await test.step('undo takes back what was saved, and that is saved too', async () => {
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
    expect(reads.filter((url) => new URL(url).pathname === `/api/drafts/${id}`)).toHaveLength(1)
  })
})

test('what was typed last is saved when the page is left at once', async ({ context, page }) => {
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

test('two windows that are typed in at once lose nothing, and neither is interrupted', async ({
  context,
  page: first,
}) => {
  await begin(first, 'ada@quay.example')
  const second = await context.newPage()
  await second.goto(first.url())
  await expect(heading(second)).toBeVisible()
  // Both are typed in before either of them pauses.
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
  const both = await stored(first)
  expect(both.introduction).toBe('From the first')
  expect(both.contact).toContain('and more and more and more')
})
