import { readFile } from 'node:fs/promises'
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { type FormLanguage, formLanguages } from '../../../renderer/document/values/languages.ts'
import type { WebsiteSettings } from '../../../renderer/document/website-settings.ts'
import { replyWords } from '../../../renderer/languages/reply-words.ts'

import { draft, draftList, published } from '../../../worker/drafts/schema.ts'
import { addGallery, answered, createFrom, mailsTo, send, signInAs } from '../../harness/product-api.ts'
import { expectClean, violations } from '../violations.ts'
import { field, fillIn, visitor, write } from './contact-steps.ts'

type Change = (document: WebsiteSettings) => WebsiteSettings
type Owner = { name: string; about: string; place: string; email: string; handle: string }

/** Publishes a website of a new owner through the API. `change` edits it first. */
async function publishedSite(request: APIRequestContext, owner: Owner, change: Change = (same) => same) {
  await createFrom(request, owner)
  await signInAs(request, owner.email)
  const { drafts } = await answered(draftList, request.get('/api/drafts'))
  const draftId = drafts[0]?.draftId ?? ''
  const url = await publishChanged(request, { draftId, handle: owner.handle }, change)
  return { draftId, handle: owner.handle, url }
}

/** Changes a draft and publishes it. Returns the website's address. */
async function publishChanged(
  request: APIRequestContext,
  { draftId, handle }: { draftId: string; handle: string },
  change: Change,
): Promise<string> {
  const path = `/api/drafts/${draftId}`
  const { revision, websiteSettings } = await answered(draft, request.get(path))
  const data = { websiteSettings: change(websiteSettings) }
  const saved = await answered(draft, send(request, 'PUT', path, { data, headers: ifMatch(revision) }))
  const headers = ifMatch(saved.revision)
  return (await answered(published, send(request, 'POST', `${path}/publish`, { data: { handle }, headers }))).url
}

const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })

/** Changes the contact section's content. */
const withContact =
  (content: Record<string, unknown>): Change =>
  (document) => ({
    ...document,
    sections: document.sections.map((section) =>
      section.type === 'Contact' ? { ...section, content: { ...section.content, ...content } } : section,
    ),
  })

/** Changes the contact form's language. */
const withFormLanguage =
  (formLanguage: FormLanguage): Change =>
  (document) => ({ ...document, settings: { ...document.settings, formLanguage } })

const about = 'Barber shop for men and boys'

const rowOf = (page: Page, sender: string) => page.getByRole('link', { name: new RegExp(sender) })

test('a visitor writes without scripts, and the owner is notified, replies, and archives the message', {
  tag: '@smoke',
}, async ({ page, browser }) => {
  const email = 'nina@contact.example'
  const owner = { name: 'Nina’s Cuts', about, place: 'Bath', email, handle: 'ninas-cuts' }
  const { url } = await publishedSite(page.request, owner, withContact({ askPreferredTime: 'Optional' }))
  await page.goto('/inbox')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const guest = await visitor(browser, { script: false, address: '203.0.113.7' })

  await test.step('missing fields are marked, and all typed text remains', async () => {
    await guest.goto(url)
    await fillIn(guest, { name: 'Ann Lee', email: 'ann@visitor' })
    await sendAnyway(guest)
    await expect(guest.getByRole('heading', { name: replyWords('english').problems.heading })).toBeVisible()
    await expect(guest.getByText(replyWords('english').missing.message).first()).toBeVisible()
    await expect(field(guest, 'email')).toHaveValue('ann@visitor')
  })

  await test.step('one click sends the message, and neither a reload nor Back sends it again', async () => {
    await write(guest, url, {
      name: 'Ann Lee',
      email: 'ann@visitor.example',
      phone: '01225 496 0999',
      preferredTime: '2027-03-05T14:30',
      message: 'A cut and a shave, please.\nIs there a step at your door?',
    })
    await guest.reload()
    await expect(guest.getByRole('heading', { name: replyWords('english').thanks.heading })).toBeVisible()
    await guest.goBack()
    await expect(guest.getByRole('button', { name: replyWords('english').send, exact: true })).toBeVisible()
    await guest.goForward()
    await expect(guest.getByRole('heading', { name: replyWords('english').thanks.heading })).toBeVisible()
  })

  await test.step('the message appears in the open inbox without a reload', async () => {
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

  await test.step('an email arrives too, and a reply to it would go to the visitor', async () => {
    await expect
      .poll(async () => (await mailsTo(page.request, email))[0]?.subject)
      .toContain('New message from Ann Lee')
    const [mail] = await mailsTo(page.request, email)
    expect(mail?.replyTo).toBe('Ann Lee <ann@visitor.example>')
    expect(mail?.text).toContain('A cut and a shave, please.')
    expect(mail?.attachments[0]?.content).toContain('DTSTART:20270305T143000')
  })

  await test.step('reply from the inbox', async () => {
    await page.getByLabel('Reply', { exact: true }).fill('No step at all. See you then!')
    await page.reload()
    await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('No step at all. See you then!')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('list', { name: 'Your replies' })).toContainText('No step at all. See you then!')
    await expect
      .poll(async () => (await mailsTo(page.request, 'ann@visitor.example'))[0]?.replyTo ?? '')
      .toContain(email)
  })

  await test.step('archive the message, find it again, and delete everything from this person', async () => {
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

test('likely spam is kept separately and can be restored', { tag: '@long' }, async ({ page, browser }) => {
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

test('the form works in all of its languages, with and without scripts', { tag: '@long' }, async ({
  page,
  browser,
}) => {
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
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Visitor' })).toHaveCount(
    formLanguages.length * 2,
  )
})

type Written = { language: FormLanguage; script: boolean; index: number }

async function writeIn(browser: Browser, url: string, { language, script, index }: Written) {
  const guest = await visitor(browser, { script, address: `203.0.113.${20 + index * 2 + Number(script)}` })
  const words = replyWords(language)
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

/** Sends an incomplete form without browser validation, and expects messages in the form's language. */
async function wrongFirst(guest: Page, language: FormLanguage) {
  const words = replyWords(language)
  await fillIn(guest, { name: 'A', email: 'not an address' })
  await sendAnyway(guest)
  await expect(guest.getByRole('heading', { name: words.problems.heading })).toBeVisible()
  await expect(guest.getByText(words.missing.message).first()).toBeVisible()
  await expect(guest.getByText(words.invalid.email).first()).toBeVisible()
  await expect(field(guest, 'email')).toHaveValue('not an address')
  expect(await violations(guest)).toEqual([])
}

/** Bypasses browser validation, like some browsers and every bot. */
async function sendAnyway(guest: Page) {
  const form = guest.locator('form')
  await form.evaluate((element) => element.setAttribute('novalidate', ''))
  await form.getByRole('button').click()
}

const figure = (page: Page, name: string) =>
  page
    .locator('dl > div, li')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first()

test('an owner sees how many people visited, called and wrote', async ({ page, browser }) => {
  const owner = {
    name: 'Ida’s Cuts',
    about: 'Barber shop',
    place: 'Bath',
    email: 'ida@numbers.example',
    handle: 'idas-cuts',
  }
  const { url } = await publishedSite(page.request, owner, withContact({ phone: '01225 496 0111' }))
  const first = await visitor(browser, { script: true, address: '203.0.113.101' })
  const second = await visitor(browser, { script: false, address: '203.0.113.102' })

  await test.step('one visitor comes twice and calls, and another writes', async () => {
    await first.goto(url)
    const pinged = first.context().waitForEvent('request', (request) => request.url().endsWith('/_/ping/call'))
    await first.locator('a[href^="tel:"]').filter({ visible: true }).first().click()
    await pinged
    await first.goto(url)
    await write(second, url, { name: 'Bo', email: 'bo@visitor.example', message: 'Do you take walk-ins?' })
  })

  await test.step('the numbers include both visitors', async () => {
    await expect(async () => {
      await page.goto('/visitors?days=7')
      await expect(figure(page, 'Page views')).toContainText('3', { timeout: 2000 })
      await expect(figure(page, 'Clicks to call')).toContainText('1', { timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await expect(figure(page, 'Messages')).toContainText('1')
    await expectClean(page)
  })
})

const owner = {
  name: 'Thumb Barber',
  about:
    'Barber shop: haircuts, beard trims, hot towel shaves. I learned to cut hair from my grandfather. Nobody leaves with wet hair.',
  place: 'Bath',
  email: 'tim@thumb.example',
  handle: 'thumb-barber',
}

test('a visitor uses the menu, call bar, pictures and form on a phone without scripts', async ({ page, browser }) => {
  const { url, ...site } = await publishedSite(page.request, owner, withContact({ phone: '01225 496 0222' }))
  await addGallery(page.request, site.draftId, 3)
  await publishChanged(page.request, site, (same) => same)
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
    extraHTTPHeaders: { 'cf-connecting-ip': '203.0.113.120' },
  })
  const guest = await context.newPage()
  const menu = guest.locator('header nav > ul')
  const picture = guest.locator('#gallery dialog').filter({ visible: true })
  const bar = guest.locator('.callbar')
  await guest.goto('/help')
  await guest.goto(url)

  await test.step('the menu jumps to the contact section and closes', async () => {
    await guest.locator('header .open').tap()
    await expect(menu).toBeVisible()
    await menu.locator('[href="#contact"]').first().tap()
    await expect(guest).toHaveURL(/#contact$/)
    await expect(menu).toBeHidden()
    await expect(guest.locator('#contact')).toBeInViewport()
    await guest.goBack()
    await expect(menu).toBeHidden()
  })

  await test.step('Back closes the menu', async () => {
    await guest.locator('header .open').tap()
    await expect(menu).toBeVisible()
    await guest.goBack()
    await expect(guest).toHaveURL(url)
    await expect(menu).toBeHidden()
  })

  await test.step('the bar at the bottom calls the business and links to the form', async () => {
    await expect(bar).toBeInViewport()
    await expect(bar.locator('a[href="tel:012254960222"]')).toBeVisible()
    await bar.locator('[href="#contact"]').tap()
    await expect(guest.locator('#contact')).toBeInViewport()
    await guest.goBack()
  })

  await test.step('a picture opens, the next one follows, and one Back closes it', async () => {
    await guest.locator('#gallery .enlarge a').first().tap()
    await expect(picture).toHaveCount(1)
    await guest.locator('#gallery').getByRole('button', { name: 'Next', exact: true }).first().tap()
    await expect(picture).toHaveCount(1)
    await expect(guest.locator('#gallery dialog').nth(1)).toBeVisible()
    await guest.goBack()
    await expect(guest).toHaveURL(url)
    await expect(picture).toHaveCount(0)
    await guest.goBack()
    await expect(guest).toHaveURL(/\/help$/)
    await guest.goForward()
    await expect(guest.locator('#gallery .enlarge a').first()).toBeVisible()
    await expect(picture).toHaveCount(0)
    await expect(menu).toBeHidden()
  })

  await test.step('the form sends with one tap, uncovered by the bar, and Back does not send it again', async () => {
    await fillIn(guest, {
      name: 'Bea',
      email: 'bea@visitor.example',
      message: 'Could you fit me in on Friday morning?',
    })
    await guest.getByRole('button', { name: 'Send message', exact: true }).tap()
    await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await guest.goBack()
    await expect(guest.getByRole('button', { name: 'Send message', exact: true })).toBeVisible()
    await page.goto('/inbox')
    await expect(page.getByRole('link', { name: /Bea/ })).toHaveCount(1)
  })
})
