import { expect, test } from '@playwright/test'
import { mailedLink } from '../../harness/product-api.ts'
import { violations } from '../violations.ts'

test('an address mistyped at sign-up is corrected, and the link sent to the right one verifies it', async ({
  page,
}) => {
  const [mistyped, right] = ['ida@elm.exmaple', 'ida@elm.example']
  await page.goto('/login')
  await page.getByRole('link', { name: 'sign up with a password' }).click()
  await page.getByLabel('Email').fill(mistyped)
  await page.getByLabel('Password', { exact: true }).fill('violet tractor hums at noon')
  await page.getByRole('button', { name: 'Create account', exact: true }).click()
  await expect(page.getByText(`We sent a link to ${mistyped}`)).toBeVisible()

  await page.getByRole('button', { name: 'Wrong address?' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Email')).toHaveValue(mistyped)
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Email').fill('ida@elm')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('Invalid email')).toBeVisible()
  await dialog.getByLabel('Email').fill(right)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText(`We sent a link to ${right}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(`We sent a link to ${right}`)).toBeVisible()

  await page.goto(await mailedLink(page.request, right))
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible()
})
