import { expect, test } from '@playwright/test'
import { canvas } from '../steps.ts'
import { begin, cutOff, dialog, heading, isSaved, save, stored, whenShown, write } from './never-lose-steps.ts'

test('two windows of one person', { tag: '@long' }, async ({ context, page: first }) => {
  await begin(first, 'ines@quay.example')
  const second = await context.newPage()
  const listening = second.waitForEvent('websocket')
  await second.goto(first.url())
  await listening
  await expect(heading(second)).toBeVisible()

  await test.step('the other one shows within a second what was saved', async () => {
    const delays: number[] = []
    for (const text of ['Dentistry', 'Calmer dentistry', 'Calm dentistry']) {
      await write(first, 'introduction', text)
      const heard = whenShown(second, text)
      const answered = first.waitForResponse((response) => response.request().method() === 'PUT').then(() => Date.now())
      await save(first)
      delays.push((await heard) - (await answered))
      await isSaved(first)
    }
    test.info().annotations.push({ type: 'heard after', description: `${delays.join(', ')} ms` })
    expect(delays.toSorted((a, b) => a - b)[1]).toBeLessThan(1000)
    await expect(second.getByText('Updated with changes from another window').first()).toBeVisible()
    await expect(second.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
  })

  await test.step('different sections become one website', async () => {
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

  await test.step('the same section asks for a choice, which can wait', async () => {
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

  await test.step('take the other one; undo brings the own', async () => {
    const choice = dialog(second).getByRole('radiogroup', { name: /^Introduction/ })
    await expect(choice.getByRole('radio', { name: 'Mine' })).toBeChecked()
    await choice.getByText('Theirs').click()
    await dialog(second).getByRole('button', { name: 'Merge and save' }).click()
    await expect(dialog(second)).toBeHidden()
    await expect(heading(second)).toHaveText('First says')
    await second.keyboard.press('Control+z')
    await expect(heading(second)).toHaveText('Second says')
  })

  await test.step('keep the own; undo brings the other', async () => {
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
