import { expect, type Page, test } from '@playwright/test'
import { mailsTo, signInAs } from '../../harness/product-api.ts'
import { codeFor, openDesigner, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

/** The operator of the server in playwright.config.ts. */
const operator = 'operator@operate.example'
const owner = 'nora@operate.example'

/** Fills in the reason, and reauthenticates with an emailed code if asked. */
async function carryOut(page: Page, action: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason for the log').fill('Reported by two visitors')
  await dialog.getByRole('button', { name: action }).click()
  const send = dialog.getByRole('button', { name: 'Send code' })
  await expect(send.or(page.getByText('Done', { exact: true })).first()).toBeVisible()
  if (await send.isVisible()) {
    await send.click()
    await dialog.getByLabel('Digit 1 of 6').pressSequentially(await codeFor(page, operator))
  }
  await expect(dialog).toBeHidden()
}

test('an operator finds a reported website, suspends and restores it, and its owner sees why', async ({
  page,
  browser,
}) => {
  await openDesigner(page, { name: 'Nora’s Lamps', about: 'Lamp repairs and rewiring', place: 'Leeds' }, owner)
  const address = await publishAs(page, 'noras-lamps')
  expect((await page.request.get('/operate')).status()).toBe(404)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(address)
  await visitor.getByRole('link', { name: 'Report this website' }).click()
  await expect(visitor.getByLabel('Address of the website')).toHaveValue(/^noras-lamps\./)
  expect(await violations(visitor)).toEqual([])
  await visitor.getByLabel('It takes money for nothing, or tells lies about what it sells').check()
  await visitor.getByRole('textbox', { name: /What should we know/ }).fill('The lamp never came.')
  await visitor.getByRole('textbox', { name: /Your email address/ }).fill('vera@operate.example')
  await visitor.getByRole('button', { name: 'Send report' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you' })).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await signInAs(desk.request, operator)
  await desk.goto('/account')
  await desk.getByRole('button', { name: /^Your account/ }).click()
  await desk.getByRole('menuitem', { name: 'Operate' }).click()
  const reported = desk.getByRole('list', { name: 'Reported by visitors' })
  await expect(reported).toContainText('Reported: Fraud')
  await reported.getByRole('button', { name: 'Open Nora’s Lamps' }).click()
  await expect(desk.getByText('The lamp never came.')).toBeVisible()
  await expect(desk.getByLabel('What visitors read')).toHaveValue(/Lamp/)
  expect(await violations(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Suspend' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason for the owner').selectOption('Fraud')
  await dialog.getByLabel('Note for the owner (optional)').fill('Please send the lamp.')
  expect(await violations(desk)).toEqual([])
  await carryOut(desk, 'Suspend website')
  await expect(desk.getByText('Suspended: Fraud')).toBeVisible()

  expect((await visitor.goto(address))?.status()).toBe(403)
  await expect(visitor.getByRole('heading', { name: 'This website is not available' })).toBeVisible()
  await expect(page.getByText('Please send the lamp.').first()).toBeVisible()
  await page.goto('/websites')
  await expect(page.getByText('Taken offline by Shingle')).toBeVisible()

  await desk.getByRole('button', { name: 'Restore' }).click()
  await carryOut(desk, 'Restore website')
  expect((await visitor.goto(address))?.status()).toBe(200)
  await desk.getByRole('button', { name: 'Answer and close reports' }).click()
  await dialog.getByLabel('Answer (optional)').fill('They will send the lamp.')
  await carryOut(desk, 'Close reports')
  expect((await mailsTo(desk.request, 'vera@operate.example'))[0]?.text).toContain('They will send the lamp.')
  await desk.getByText('State', { exact: true }).click()
  await expect(desk.getByRole('list', { name: 'Health' })).toContainText('Database')
  expect(await violations(desk)).toEqual([])
  await desk.getByText('Log', { exact: true }).click()
  await expect(desk.getByText('Restored a website').first()).toBeVisible()
})
