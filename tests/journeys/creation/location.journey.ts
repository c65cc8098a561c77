import { expect, type Page, test } from '@playwright/test'

const leeds = {
  ...{ label: 'Leeds, United Kingdom', name: 'Leeds', region: 'England', country: 'United Kingdom' },
  ...{ latitude: 53.8, longitude: -1.55 },
}
const location = (page: Page) => page.getByLabel('Business location')
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggested places' })
const says = (page: Page, line: string) => expect(page.getByText(line, { exact: true })).toBeVisible()

test('a place is chosen with the keys, or left in the own words', async ({ page }) => {
  await page.goto('/create')
  await page.getByLabel('Business name').fill('Kiln Street Pottery')
  await page.getByLabel("What's your business about?").fill('Pottery classes')

  await test.step('choose with the arrows and Enter, and stay on the step', async () => {
    await location(page).pressSequentially('Lee')
    await expect(list(page)).toBeVisible()
    await location(page).press('ArrowDown')
    await expect(page.getByRole('option', { selected: true })).toHaveText('Leeds, United Kingdom')
    await location(page).press('Enter')
    await expect(location(page)).toHaveValue('Leeds, United Kingdom')
    await expect(location(page)).toBeFocused()
    await says(page, 'Location found')
    await expect(list(page)).toBeHidden()
  })

  await test.step('find it again after a reload', async () => {
    await page.reload()
    await says(page, 'Location found')
  })

  await test.step('close the list with Escape, which keeps the words', async () => {
    await location(page).fill('')
    await location(page).pressSequentially('Lee')
    await expect(list(page)).toBeVisible()
    await location(page).press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(location(page)).toHaveValue('Lee')
  })

  await test.step('write what no map knows', async () => {
    await location(page).fill('mobile, all of Kent')
    await says(page, 'We’ll use exactly what you typed.')
  })

  await test.step('go on without a connection', async () => {
    await page.context().setOffline(true)
    await location(page).fill('Whitby')
    await says(page, 'No connection. We’ll use exactly what you typed.')
    await page.context().setOffline(false)
    await says(page, 'Location found')
  })

  await test.step('leave the step with Enter while the list is open', async () => {
    await location(page).fill('')
    await location(page).pressSequentially('Lee')
    await expect(list(page)).toBeVisible()
    await location(page).press('Enter')
    await expect(page.getByRole('heading', { name: 'Choose font style' })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(location(page)).toHaveValue('Lee')
  })
})

test('the town of the person is filled in once, and stays cleared', { tag: '@long' }, async ({ page }) => {
  // On one machine nobody knows where a request comes from.
  await page.route('**/api/places/here', (route) => route.fulfill({ json: { place: leeds } }))
  await page.goto('/create')
  await expect(location(page)).toHaveValue('Leeds, United Kingdom')
  await says(page, 'Location found')
  await location(page).fill('')
  await says(page, 'Optional. The town or area you work in.')
  await page.reload()
  await says(page, 'Optional. The town or area you work in.')
  await expect(location(page)).toHaveValue('')
})

test('a town that becomes known late overwrites nothing', { tag: '@long' }, async ({ page }) => {
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    page.route('**/api/places/here', async (route) => {
      resolve()
      await new Promise<void>((go) => {
        answer = go
      })
      await route.fulfill({ json: { place: leeds } })
    })
  })
  await page.goto('/create')
  await asked
  await says(page, 'Finding location')
  await location(page).fill('mobile, all of Kent')
  const answered = page.waitForResponse('**/api/places/here')
  answer()
  await answered
  await says(page, 'We’ll use exactly what you typed.')
  await expect(location(page)).toHaveValue('mobile, all of Kent')
})
