import { expect, test } from '@playwright/test'
import { mailsTo } from '../../harness/mails.ts'
import { violations } from '../violations.ts'
import {
  apart,
  connect,
  inSeconds,
  openPanel,
  openPublished,
  panel,
  progress,
  records,
  row,
  toList,
} from './domain-steps.ts'

test('what goes wrong with a domain says what to do, and can be tried again or given up', { tag: '@long' }, async ({
  page,
}) => {
  await openPublished(page, { name: 'Otter Boats', about: 'Boats for hire', place: 'Ely' }, 'otter-boats')
  await openPanel(page)

  await test.step('records that lead elsewhere', async () => {
    const name = 'wrong-dns.custom.localhost'
    await connect(page, name)
    await expect(progress(page, name)).toContainText('Check your DNS settings', inSeconds)
    const wrong = records(page, name).filter({ hasText: 'Points visitors to your website' })
    await expect(wrong).toContainText('Wrong')
    await expect(wrong).toContainText('Found instead:')
    expect(await violations(page)).toEqual([])
    await panel(page).getByRole('button', { name: 'Cancel connection' }).click()
    const asked = page.getByRole('dialog', { name: `Cancel connecting ${name}?` })
    await asked.getByRole('button', { name: 'Cancel connection' }).click()
    await expect(page.getByText(`Stopped connecting ${name}`)).toBeVisible()
    await expect(panel(page).getByRole('heading', { name })).toHaveCount(0)
  })

  await test.step('a certificate that is refused', async () => {
    const name = 'no-certificate.custom.localhost'
    await connect(page, name)
    await expect(progress(page, name)).toContainText('We couldn’t get a certificate', inSeconds)
    await expect(progress(page, name)).toContainText('Failed')
    expect(await violations(page)).toEqual([])
    await expect
      .poll(async () => (await mailsTo(page.request, 'otter-boats@domains.example'))[0]?.subject)
      .toContain('could not be connected')
    await panel(page)
      .getByRole('button', { name: `Re-Configure: ${name}` })
      .click()
    await expect(progress(page, name)).toContainText('Pending')
    await expect(progress(page, name)).toContainText('We couldn’t get a certificate', inSeconds)
    await toList(page)
    await expect(row(page, name)).toContainText('Failed')
    expect(await violations(page)).toEqual([])
  })
})

test('a certificate that takes long is not waited for', { tag: '@long' }, async ({ page }) => {
  const name = 'slow.custom.localhost'
  await openPublished(page, { name: 'Snail Mail', about: 'Cards by post', place: 'Ely' }, 'snail-mail')
  await openPanel(page)
  await connect(page, name)
  await expect(progress(page, name)).toContainText('We’re getting the certificate', inSeconds)
  await expect(progress(page, name)).toContainText('Usually under 1 hour, up to 48 hours')
  expect(await violations(page)).toEqual([])
  await panel(page).getByRole('button', { name: 'Cancel connection' }).click()
  const asked = page.getByRole('dialog', { name: `Cancel connecting ${name}?` })
  await asked.getByRole('button', { name: 'Cancel connection' }).click()
  await expect(asked).toBeHidden()
  await expect(apart(page).getByRole('listitem').filter({ hasText: name })).toContainText('Cancelled')
  expect(await violations(page)).toEqual([])
})

test('a lost network breaks nothing', { tag: '@long' }, async ({ page, context }) => {
  const name = 'far.custom.localhost'
  await openPublished(page, { name: 'Ferry Tea', about: 'Tea by the river', place: 'Bath' }, 'ferry-tea')
  await openPanel(page)

  await test.step('while a domain is typed: an error shows, and the domain stays', async () => {
    await context.setOffline(true)
    await connect(page, name)
    await expect(panel(page).getByRole('alert')).toContainText('Network connectivity failed.')
    await expect(panel(page).getByLabel('Your domain', { exact: true })).toHaveValue(name)
    expect(await violations(page)).toEqual([])
    await context.setOffline(false)
    await panel(page).getByRole('button', { name: 'Connect domain' }).click()
    await expect(progress(page, name)).toContainText('Pending')
  })

  await test.step('while it connects: the known state stays on the screen, and it resumes automatically', async () => {
    await expect(records(page, name)).toHaveCount(2)
    await context.setOffline(true)
    await page.waitForTimeout(8000)
    await expect(progress(page, name)).toContainText('Pending')
    await expect(records(page, name)).toHaveCount(2)
    await context.setOffline(false)
    await expect(progress(page, name)).toContainText('Visitors find your website at this domain.', inSeconds)
  })

  await test.step('while it is disconnected: the question stays open, and can be answered again', async () => {
    await panel(page)
      .getByRole('button', { name: `Disconnect: ${name}` })
      .click()
    const asked = page.getByRole('dialog', { name: `Disconnect ${name}?` })
    await context.setOffline(true)
    await asked.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await expect(asked.getByRole('alert')).toContainText('Network connectivity failed.')
    await context.setOffline(false)
    await asked.getByRole('button', { name: 'Try again' }).click()
    await expect(asked).toBeHidden()
    await expect(apart(page).getByText('Disconnected', { exact: true })).toBeVisible()
  })
})
