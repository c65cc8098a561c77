import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { type FormLanguage, formLanguages } from '../../../renderer/document/languages.ts'
import { formWords } from '../../../renderer/sections/contact/form-words.ts'
import { mailsTo } from '../../harness/mails.ts'
import { violations } from '../violations.ts'
import {
  field,
  fillIn,
  publishChanged,
  publishedSite,
  visitor,
  withContact,
  withFormLanguage,
  write,
} from './contact-steps.ts'

const about = 'Barber shop for men and boys'

const rowOf = (page: Page, sender: string) => page.getByRole('link', { name: new RegExp(sender) })

test('a visitor writes without script; the owner gets notified, replies, and archives the message', async ({
  page,
  browser,
}) => {
  const email = 'nina@contact.example'
  const owner = { name: 'Nina’s Cuts', about, place: 'Bath', email, handle: 'ninas-cuts' }
  const { url } = await publishedSite(page.request, owner, withContact({ askPreferredTime: 'Optional' }))
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const guest = await visitor(browser, { script: false, address: '203.0.113.7' })

  await test.step('missing fields are marked, and all typed text stays', async () => {
    await guest.goto(url)
    await fillIn(guest, { name: 'Ann Lee', email: 'ann@visitor' })
    await sendAnyway(guest)
    await expect(guest.getByRole('heading', { name: formWords.english.problems.heading })).toBeVisible()
    await expect(guest.getByText(formWords.english.missing.message).first()).toBeVisible()
    await expect(field(guest, 'email')).toHaveValue('ann@visitor')
  })

  await test.step('one click sends it; neither reload nor Back sends it again', async () => {
    await write(guest, url, {
      name: 'Ann Lee',
      email: 'ann@visitor.example',
      phone: '01225 496 0999',
      preferredTime: '2027-03-05T14:30',
      message: 'A cut and a shave, please.\nIs there a step at your door?',
    })
    await guest.reload()
    await expect(guest.getByRole('heading', { name: formWords.english.thanks.heading })).toBeVisible()
    await guest.goBack()
    await expect(guest.getByRole('button', { name: formWords.english.send, exact: true })).toBeVisible()
    await guest.goForward()
    await expect(guest.getByRole('heading', { name: formWords.english.thanks.heading })).toBeVisible()
  })

  await test.step('it appears in the open inbox without a reload', async () => {
    await expect(rowOf(page, 'Ann Lee')).toBeVisible()
    await expect(page.getByRole('link', { name: /Inbox.*1 unread/ })).toBeVisible()
    await rowOf(page, 'Ann Lee').click()
    await expect(page.getByText('Is there a step at your door?').last()).toBeVisible()
    await expect(page.getByRole('link', { name: 'ann@visitor.example' })).toHaveAttribute('href', /^mailto:/)
    expect(await violations(page)).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain('DTSTART:20270305T143000')
  })

  await test.step('a mail came too, whose answer would go to the visitor', async () => {
    await expect
      .poll(async () => (await mailsTo(page.request, email))[0]?.subject)
      .toContain('New message from Ann Lee')
    const [mail] = await mailsTo(page.request, email)
    expect(mail?.replyTo).toBe('Ann Lee <ann@visitor.example>')
    expect(mail?.text).toContain('A cut and a shave, please.')
    expect(mail?.attachments[0]?.content).toContain('DTSTART:20270305T143000')
  })

  await test.step('answer from here', async () => {
    await page.getByLabel('Reply', { exact: true }).fill('No step at all. See you then!')
    await page.reload()
    await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('No step at all. See you then!')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('list', { name: 'Your replies' })).toContainText('No step at all. See you then!')
    await expect
      .poll(async () => (await mailsTo(page.request, 'ann@visitor.example'))[0]?.replyTo ?? '')
      .toContain(email)
  })

  await test.step('archive it, find it again, and delete all of this person', async () => {
    await page.getByRole('button', { name: 'Archive', exact: true }).click()
    await expect(rowOf(page, 'Ann Lee')).toHaveCount(0)
    await page.goto('/inbox?folder=archive&search=STEP')
    await rowOf(page, 'Ann Lee').click()
    await page.getByRole('button', { name: 'More about this message' }).click()
    await page.getByRole('menuitem', { name: 'Delete everything from this person' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect(rowOf(page, 'Ann Lee')).toHaveCount(0)
  })
})

test('what looks like spam is kept apart, and can be brought back', { tag: '@long' }, async ({ page, browser }) => {
  const owner = { name: 'Otto’s Cuts', about, place: 'Bath', email: 'otto@contact.example', handle: 'ottos-cuts' }
  const { url } = await publishedSite(page.request, owner)
  const robot = await visitor(browser, { script: true, address: '203.0.113.9' })
  await write(
    robot,
    url,
    {
      name: 'SEO Experts',
      email: 'rank@robots.example',
      message: 'Rank first: https://a.example https://b.example https://c.example',
    },
    { asked: true },
  )
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(rowOf(page, 'SEO Experts')).toHaveCount(0)
  expect(await mailsTo(page.request, owner.email)).toHaveLength(1)
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^Spam/ }).click()
  await rowOf(page, 'SEO Experts').click()
  await expect(page.getByRole('region', { name: 'Why this is spam' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Not spam' }).last().click()
  await page.goto('/inbox')
  await expect(rowOf(page, 'SEO Experts')).toBeVisible()
})

test('the form works in all seven languages, with script and without', { tag: '@long' }, async ({ page, browser }) => {
  const email = 'lena@contact.example'
  const owner = { name: 'Lena’s Cuts', about, place: 'Bath', email, handle: 'lenas-cuts' }
  const site = await publishedSite(page.request, owner)
  for (const [index, language] of formLanguages.entries()) {
    await test.step(language, async () => {
      await publishChanged(page.request, site, withFormLanguage(language))
      for (const script of [true, false]) await writeIn(browser, site.url, { language, script, index })
    })
  }
  await page.goto('/inbox')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Visitor' })).toHaveCount(14)
})

type Written = { language: FormLanguage; script: boolean; index: number }

async function writeIn(browser: Browser, url: string, { language, script, index }: Written) {
  const guest = await visitor(browser, { script, address: `203.0.113.${20 + index * 2 + Number(script)}` })
  const words = formWords[language]
  await expect(async () => {
    await guest.goto(url)
    await expect(guest.getByRole('button', { name: words.send, exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
  if (script) await wrongFirst(guest, language)
  const name = `Visitor ${language} ${script ? 'with' : 'without'} script`
  const message = `${words.labels.message}: ${words.thanks.text}`
  await write(guest, url, { name, email: 'guest@visitor.example', message }, { language })
  if (script) expect(await violations(guest)).toEqual([])
  await expect(guest.getByRole('link', { name: words.back })).toBeVisible()
  await guest.context().close()
}

/** Sent without what it needs, by a browser that lets it go: told in the form's language. */
async function wrongFirst(guest: Page, language: FormLanguage) {
  const words = formWords[language]
  await fillIn(guest, { name: 'A', email: 'not an address' })
  await sendAnyway(guest)
  await expect(guest.getByRole('heading', { name: words.problems.heading })).toBeVisible()
  await expect(guest.getByText(words.missing.message).first()).toBeVisible()
  await expect(guest.getByText(words.invalid.email).first()).toBeVisible()
  await expect(field(guest, 'email')).toHaveValue('not an address')
  expect(await violations(guest)).toEqual([])
}

/** Browsers hold back what lacks something. Not all of them do, and no robot. */
async function sendAnyway(guest: Page) {
  const form = guest.locator('form')
  await form.evaluate((element) => element.setAttribute('novalidate', ''))
  await form.getByRole('button').click()
}
