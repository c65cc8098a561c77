import { expect, type Page, test } from '@playwright/test'
import { canvas, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

const field = (page: Page, path: string) => page.locator(`[id="theme.${path}"]`)
const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')
const ground = (page: Page) =>
  canvas(page)
    .locator('body')
    .evaluate((body) => getComputedStyle(body).backgroundColor)
/** Every text that is the owner's, in whatever order and letters the style has them. */
const words = async (page: Page) =>
  (await canvas(page).locator('[data-field]').allTextContents())
    .map((text) => text.trim().toLowerCase())
    .filter((text) => text !== '')
    .toSorted()

test('A theme is chosen by eye, by hand and by surprise', { tag: '@long' }, async ({ page }) => {
  await openDesigner(
    page,
    { name: 'Harbor Pilates', about: 'Pilates studio for small groups', place: 'Lisbon' },
    'ines@harbor.example',
  )
  await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Theme').click()
  const white = 'rgb(255, 255, 255)'
  await expect.poll(() => ground(page)).toBe(white)

  await test.step('a drag in the picker shows on the page at once, and is one step though the hand rests', async () => {
    await field(page, 'backgroundColor').click()
    const shade = page.getByRole('slider', { name: 'Shade' })
    await expect(shade).toBeVisible()
    expect(await violations(page)).toEqual([])
    const box = await shade.boundingBox()
    if (!box) throw new Error('no picker')
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, box.y + 30, { steps: 4 })
    await expect.poll(() => ground(page)).not.toBe(white)
    await page.waitForTimeout(1500)
    await page.mouse.move(box.x + 120, box.y + 40, { steps: 4 })
    await page.mouse.up()
    await undo(page)
    await expect.poll(() => ground(page)).toBe(white)
  })

  await test.step('sliders move by arrow keys, and Escape leads back to the color', async () => {
    const hue = page.getByRole('slider', { name: 'Hue' })
    await page.getByRole('slider', { name: 'Shade' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await expect(field(page, 'backgroundColor')).not.toContainText('#ffffff')
    await hue.focus()
    const before = Number(await hue.getAttribute('aria-valuenow'))
    await page.keyboard.press('Shift+ArrowRight')
    await expect(hue).toHaveAttribute('aria-valuenow', String(before + 36))
    await page.keyboard.press('Escape')
    await expect(field(page, 'backgroundColor')).toBeFocused()
  })

  await test.step('a number is pasted as it was copied', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Background: color code')).toBeFocused()
    await page.keyboard.insertText(' FFF8F0 ')
    await expect.poll(() => ground(page)).toBe('rgb(255, 248, 240)')
    await page.keyboard.press('Escape')
  })

  await test.step('a text that is hard to read shows a warning, and a click fixes it', async () => {
    await field(page, 'secondaryTextColor').click()
    await expect(page.getByLabel('Secondary text: color code')).toBeFocused()
    await page.keyboard.insertText('#bbb')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Secondary text is very hard to read.')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Make it easy to read' }).click()
    await expect(page.getByText('Secondary text is easy to read.')).toBeVisible()
    await expect(field(page, 'secondaryTextColor')).toBeFocused()
  })

  await test.step('a surprise changes the look and no word of it, and undo brings the old one back', async () => {
    const [text, style] = [await words(page), await page.locator('input[name=style]:checked').evaluate(labelOf)]
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await expect(page.getByText(/^New look\. Style: /)).toBeVisible()
    await expect.poll(() => page.locator('input[name=style]:checked').evaluate(labelOf)).not.toBe(style)
    expect(await words(page)).toEqual(text)
    await undo(page)
    await expect.poll(() => page.locator('input[name=style]:checked').evaluate(labelOf)).toBe(style)
    await expect(field(page, 'backgroundColor')).toContainText('#fff8f0')
  })
})

const labelOf = (input: HTMLElement | SVGElement) => input.closest('label')?.textContent ?? ''
