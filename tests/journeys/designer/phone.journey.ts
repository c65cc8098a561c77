import { expect, test } from '@playwright/test'
import { canvas, openDesigner } from '../steps.ts'
import { violations } from '../violations.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('on a phone a text is changed, a picture swapped and the website published', async ({ page }) => {
  const notice = page.getByRole('heading', { name: 'Shingle is designed for larger screens' })
  const panel = page.getByRole('region', { name: 'Sections' })

  await test.step('a note says that the screen is small, and offers a way to continue', async () => {
    await openDesigner(
      page,
      { name: 'Pocket Bakery', about: 'Bakery with sourdough and cakes', place: 'Ghent' },
      'an@pocket.example',
      async () => {
        await expect(notice).toBeVisible()
        expect(await violations(page)).toEqual([])
        await page.getByRole('button', { name: 'Continue anyway' }).tap()
      },
    )
    await expect(panel).toBeHidden()
    expect(await violations(page)).toEqual([])
  })

  await test.step('a text that is tapped opens over the page', async () => {
    await canvas(page).locator('h1').tap()
    const heading = panel.getByRole('textbox', { name: 'Heading', exact: true })
    await expect(heading).toBeFocused()
    await heading.fill('Bread from six')
    await expect(canvas(page).locator('h1')).toHaveText('Bread from six')
    expect(await violations(page)).toEqual([])
  })

  await test.step('the picture is another one', async () => {
    const picture = canvas(page).locator('[data-section="introduction"] [data-field="image"] img').first()
    const before = await picture.getAttribute('src')
    await panel.getByRole('button', { name: 'Try another picture' }).tap()
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await panel.getByRole('button', { name: 'See the page' }).tap()
    await expect(panel).toBeHidden()
  })

  await test.step('settings are behind their name at the foot', async () => {
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Settings').tap()
    await expect(page.getByRole('region', { name: 'Settings' }).getByLabel('Page title')).toBeVisible()
    await page.getByRole('button', { name: 'See the page' }).tap()
  })

  await test.step('a color is chosen below its row, with the page in sight and the keyboard closed', async () => {
    await page.getByRole('radiogroup', { name: 'What to edit' }).getByText('Theme').tap()
    const theme = page.getByRole('region', { name: 'Theme' })
    await page.getByRole('navigation', { name: 'Parts of the theme' }).getByRole('button', { name: 'Colors' }).tap()
    await theme.getByRole('button', { name: /^Background #/ }).tap()
    const picker = theme.getByRole('group', { name: 'Background', exact: true })
    await expect(picker.getByRole('slider', { name: 'Hue' })).toBeVisible()
    await expect(picker.getByLabel('Background: color code')).not.toBeFocused()
    await expect(canvas(page).locator('h1')).toBeInViewport()
    expect(await violations(page)).toEqual([])
    await picker.getByRole('button', { name: 'Done' }).tap()
    await expect(picker).toBeHidden()
    await page.getByRole('button', { name: 'See the page' }).tap()
  })

  await test.step('publish', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Publish' }).tap()
    const form = page.getByRole('dialog')
    await expect(form.getByLabel('Web address', { exact: true })).toBeVisible()
    await expect(form.getByLabel('Web address', { exact: true })).not.toBeFocused()
    await form.getByLabel('Web address', { exact: true }).fill('pocket-bakery')
    await expect(form.getByText('Web address available')).toBeVisible()
    await form.getByRole('button', { name: 'Publish' }).tap()
    const visit = form.getByRole('link', { name: /Visit website/ })
    await expect(visit).toBeVisible()
    await page.goto((await visit.getAttribute('href')) ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bread from six')
  })
})
