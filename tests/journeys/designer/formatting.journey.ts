import { expect, type Page, test } from '@playwright/test'
import { wordHtml } from '../../editor/designer/formatting/pasted-html.ts'
import { canvas, openDesigner, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const body = (page: Page) => canvas(page).locator('[data-section="introduction"] [data-field="body"]')
const field = (page: Page) => page.locator('[id="introduction.body"]')
const bar = (page: Page) => page.locator('main').getByRole('toolbar', { name: 'Format Text' })

/** Pastes like from another program. */
const paste = (page: Page, html: string, text = '') =>
  body(page).evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer()
      if (data.html) clipboardData.setData('text/html', data.html)
      clipboardData.setData('text/plain', data.text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { html, text },
  )

test('an owner formats text on the page and sees it as visitors do', { tag: '@slow' }, async ({ page }) => {
  await openDesigner(
    page,
    {
      name: 'Alder Gas',
      about: 'Gas engineer. I fix old boilers in old houses. My father taught me. Call 07700 900123.',
      place: 'Leeds',
    },
    'formatting@alder.example',
  )

  await test.step('Ctrl+B makes the selection bold, on the page and in the form', async () => {
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Honest work.')
    for (let index = 0; index < 5; index += 1) await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('ControlOrMeta+b')
    await expect(body(page).locator('strong')).toHaveText('work.')
    await expect(field(page).locator('strong')).toHaveText('work.')
    await expect(bar(page).getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the toolbar next to the selection adds a link, and editing continues', async () => {
    await bar(page).getByRole('button', { name: 'Italic' }).click()
    await expect(body(page).locator('em')).toHaveText('work.')
    await bar(page).getByRole('button', { name: 'Link' }).click()
    await page.getByLabel('Web address').fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Please enter a valid web address')).toBeVisible()
    await page.getByLabel('Web address').fill('example.com/work')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(body(page).locator('a')).toHaveAttribute('href', 'https://example.com/work')
    await expect(body(page)).toHaveAttribute('contenteditable', 'true')
  })

  await test.step('Enter starts a paragraph, a hyphen starts a list, and Backspace ends the list', async () => {
    await page.keyboard.press('Enter')
    await page.keyboard.type('- one')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    await expect(body(page).locator('li')).toHaveText(['one', 'two'])
    await page.keyboard.press('Enter')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('The end')
    await expect(body(page).locator('li')).toHaveCount(2)
    await expect(body(page).locator('p').last()).toHaveText('The end')
  })

  await test.step('a paste from Word keeps its list, and undo reverts it', async () => {
    await page.keyboard.press('Enter')
    await paste(page, wordHtml)
    await expect(body(page).locator('li')).toHaveCount(4)
    await expect(body(page).locator('[style], [class], table, script')).toHaveCount(0)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(body(page).locator('li')).toHaveCount(2)
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(body(page).locator('li')).toHaveCount(4)
    await expect(field(page).locator('li')).toHaveCount(4)
  })

  await test.step('a paste beyond the limit is cut, with a message', async () => {
    await body(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await paste(page, '', 'long '.repeat(1000))
    await expect(page.getByText('of what you pasted')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(body(page)).not.toContainText('long long')
  })

  await test.step('the same shortcuts work in the form, and typing continues in bold', async () => {
    await field(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.press('ControlOrMeta+i')
    await page.keyboard.type(' Really.')
    await expect(field(page).locator('em').last()).toHaveText(' Really.')
    await expect(body(page).locator('em').last()).toHaveText(' Really.')
    expect(await violations(page)).toEqual([])
  })

  await test.step('the formatting is saved, and survives a reload', async () => {
    await page.keyboard.press('ControlOrMeta+s')
    await expect(page.getByText('Draft Saved').first()).toBeVisible()
    await page.reload()
    await expect(body(page).locator('strong').first()).toHaveText('work.')
    await expect(body(page).locator('li')).toHaveCount(4)
  })

  await test.step('the published page contains the formatting as HTML, with the phone number as a link', async () => {
    const url = await publishAs(page, 'alder-gas')
    const html = (await (await page.goto(url))?.text()) ?? ''
    expect(html).toMatch(/<a href="https:\/\/example\.com\/work"><strong><em>work\.<\/em><\/strong><\/a>/)
    expect(html).toContain('<ul><li>one</li><li>two</li></ul>')
    const markdown = (await (await page.goto(`${url}index.md`))?.text()) ?? ''
    expect(markdown).toContain('Honest ***[work.](https://example.com/work)***')
  })
})
