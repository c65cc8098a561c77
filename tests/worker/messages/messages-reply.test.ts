import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { product } from '../../../renderer/document/product.ts'
import { languageTags } from '../../../renderer/document/values/languages.ts'
import { saveDraft } from '../../../worker/drafts/drafts.ts'
import type { Draft } from '../../../worker/drafts/schema.ts'
import { messageDigestMail, messageNoticeMail, replyMail } from '../../../worker/messages/emails.ts'
import { nextDigestAt } from '../../../worker/messages/outbox/digests.ts'
import type { Message } from '../../../worker/messages/schema.ts'
import { setInboxSettings } from '../../../worker/messages/settings.ts'
import { headerLine, headerName } from '../../../worker/platform/emails/letter.ts'
import { eventually } from '../../harness/eventually.ts'
import { complaintsAboutMail } from '../../harness/valid-html.ts'
import { codeOf } from '../../harness/workers/accounts/account.ts'
import { Browser, listen } from '../../harness/workers/accounts/browser.ts'
import { readMail } from '../../harness/workers/messages/mail-world.ts'
import { inboxRowsOf, newInbox, newMessage, patch } from '../../harness/workers/messages/messages.ts'
import { contextOf, newHandle, publish, siteEnv } from '../../harness/workers/sites/sites.ts'
import { digest, notice, reply } from '../platform/every-mail.ts'

let inbox: Awaited<ReturnType<typeof newInbox>>

const answer = (
  messageId: string,
  id: string = crypto.randomUUID(),
  text = 'I can come on Monday.',
  by = inbox.browser,
) => by.post(`/api/messages/${messageId}/replies`, { id, text })
const messageIn = ({ body }: { body: unknown }) => (body as { message: Message }).message
const mailsTo = async (email: string) =>
  (await env.DB.prepare('select * from mailbox where recipient = ?').bind(email).all()).results

/** A browser of the same person whose Worker cannot send email. */
function withoutMail(): Browser {
  const browser = new Browser({
    MAIL_PROVIDER: 'cloudflare',
    MAIL_FROM: 'hello@app.example',
    EMAIL: { send: () => Promise.reject(new Error('down')) } as never, // a stub that fails
  })
  for (const [name, value] of inbox.browser.cookies) browser.cookies.set(name, value)
  return browser
}

describe('replying to a message', () => {
  beforeEach(async () => {
    inbox = await newInbox()
  })

  describe('a reply to a message', () => {
    it('goes out at once, appears with its message and marks the message as read', async () => {
      const email = 'visitor-1@example.com'
      const row = await newMessage(inbox.of, { email })
      const id = crypto.randomUUID()
      const response = await answer(row.id, id, '  I can come on Monday.\n\nAda ')
      expect(response.status).toBe(200)
      expect(messageIn(response)).toMatchObject({ replied: true, readAt: expect.any(String) })
      expect(messageIn(response).replies).toMatchObject([{ id, text: 'I can come on Monday.\n\nAda' }])
      const [mail] = await mailsTo(email)
      expect(mail?.text).toContain('I can come on Monday.')
      const later = messageIn(await inbox.browser.get(`/api/messages/${row.id}`))
      expect(later.replies).toMatchObject([{ id, state: 'sent' }])
      expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 1, mails: 0 })
    })

    it('goes out once when repeated', async () => {
      const email = 'visitor-2@example.com'
      const row = await newMessage(inbox.of, { email, folder: 'archive' })
      const id = crypto.randomUUID()
      const responses = await Promise.all(Array.from({ length: 10 }, () => answer(row.id, id)))
      for (const one of responses) expect([one.status, messageIn(one).replies.length]).toEqual([200, 1])
      expect((await answer(row.id, id, 'Something else')).status).toBe(200)
      expect(await mailsTo(email)).toHaveLength(1)
      expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 1, mails: 0 })
      expect((await answer(row.id)).status).toBe(200)
      expect(await mailsTo(email)).toHaveLength(2)
    })

    it('counts against the limit once when repeated, with thirty a day allowed', async () => {
      const row = await newMessage(inbox.of)
      const id = crypto.randomUUID()
      await Promise.all(Array.from({ length: 5 }, () => answer(row.id, id)))
      for (let number = 1; number < 30; number += 1) expect((await answer(row.id)).status).toBe(200)
      const late = await answer(row.id)
      expect([late.status, codeOf(late)]).toEqual([429, 'too_many_requests'])
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(86_000)
      expect((await answer(row.id, id)).status).toBe(200)
      expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 30 })
      const other = await newInbox()
      const theirs = await newMessage(other.of)
      expect((await answer(theirs.id, undefined, undefined, other.browser)).status).toBe(200)
    })

    it('remains in the outbox while no email can be sent', async () => {
      const row = await newMessage(inbox.of)
      const response = await answer(row.id, undefined, undefined, withoutMail())
      expect(response.status).toBe(200)
      const { replies } = messageIn(await inbox.browser.get(`/api/messages/${row.id}`))
      expect(replies).toMatchObject([{ state: 'waiting' }])
      expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 1, mails: 1 })
      await env.DB.prepare('update contact_replies set failed_at = 1 where message_id = ?').bind(row.id).run()
      const failed = messageIn(await inbox.browser.get(`/api/messages/${row.id}`))
      expect(failed).toMatchObject({ replied: false, replies: [{ state: 'failed' }] })
    })

    it('fails for a message without an email address', async () => {
      for (const email of ['', 'not an address', 'a@b', 'x@example.com\nBcc: y@example.com']) {
        const response = await answer((await newMessage(inbox.of, { email })).id)
        expect([response.status, codeOf(response)]).toEqual([409, 'no_reply_address'])
      }
      expect(await inboxRowsOf(inbox.userId)).toMatchObject({ replies: 0, mails: 0 })
    })

    it('fails for spam until the owner moves the message out', async () => {
      const row = await newMessage(inbox.of, { folder: 'spam' })
      expect(codeOf(await answer(row.id))).toBe('invalid_request')
      await patch(inbox.browser, { ids: [row.id], folder: 'inbox' })
      expect((await answer(row.id)).status).toBe(200)
    })

    it('fails with another reply’s id', async () => {
      const [row, second] = [await newMessage(inbox.of), await newMessage(inbox.of)]
      const other = await newInbox()
      const theirs = await newMessage(other.of)
      const [id, theirId] = [crypto.randomUUID(), crypto.randomUUID()]
      await answer(row.id, id)
      await answer(theirs.id, theirId, 'Theirs', other.browser)
      for (const taken of [id, theirId]) expect(codeOf(await answer(second.id, taken))).toBe('invalid_request')
      expect(messageIn(await inbox.browser.get(`/api/messages/${second.id}`)).replies).toEqual([])
      const kept = messageIn(await other.browser.get(`/api/messages/${theirs.id}`)).replies
      expect(kept).toMatchObject([{ id: theirId, text: 'Theirs' }])
    })

    it('fails without text or with an invalid id', async () => {
      const row = await newMessage(inbox.of)
      for (const [id, text] of [
        [crypto.randomUUID(), '  '],
        [crypto.randomUUID(), 'x'.repeat(4_001)],
        ['1', 'Hello'],
      ]) {
        expect(codeOf(await answer(row.id, id, text))).toBe('invalid_request')
      }
      expect((await answer(row.id, undefined, 'x'.repeat(4_000))).status).toBe(200)
    })

    // Threat 8
    it('fails from an unverified account', async () => {
      const row = await newMessage(inbox.of)
      await env.DB.prepare('update users set email_verified = 0 where id = ?').bind(inbox.userId).run()
      expect(codeOf(await answer(row.id))).toBe('email_unverified')
    })
  })

  describe('a message’s calendar entry', () => {
    it('starts at the message’s preferred time', async () => {
      const row = await newMessage(inbox.of, { preferredTime: '2026-11-30T14:30', name: 'Grace' })
      const response = await inbox.browser.fetch(`/api/messages/${row.id}/calendar`)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe('attachment; filename="preferred-time.ics"')
      const text = await response.text()
      expect(text).toContain('DTSTART:20261130T143000\r\n')
      expect(text).toContain('STATUS:TENTATIVE')
    })

    it('responds with 404 without a preferred time', async () => {
      for (const preferredTime of [null, '2026-02-30T14:30']) {
        const row = await newMessage(inbox.of, { preferredTime })
        expect(codeOf(await inbox.browser.get(`/api/messages/${row.id}/calendar`))).toBe('not_found')
      }
    })
  })
})

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

describe('the emails about messages', () => {
  describe('a notice', () => {
    it('leaves out what the visitor left blank', async () => {
      const { subject, text } = await messageNoticeMail({
        ...{ ...notice, name: '', email: '', phone: '+43 1 234', message: '', preferredTime: null, canAnswer: false },
        ...{ answers: [], photos: 0, photosLeftOut: false },
      })
      expect(subject).toBe('New message from +43 1 234 – Ada’s Plumbing')
      expect(text).not.toMatch(/^(Name|Email|Preferred time):|^>|attached/m)
      const nobody = await messageNoticeMail({ ...notice, name: '', email: '', phone: '', businessName: '' })
      expect(nobody.subject).toBe('New message')
    })

    it('shows markup and odd characters as text, line by line', async () => {
      const message = '<script>alert(1)</script>\r\n\u0000\u001b[31m<img src=x>\u2028&amp; "end"'
      const { html, text } = await messageNoticeMail({ ...notice, name: '<b>Sam</b>', message })
      const { elements, texts } = await readMail(html)
      expect(elements.map(({ tag }) => tag)).not.toContain('script')
      expect(elements.map(({ tag }) => tag)).not.toContain('img')
      const shown = texts.map((one) => one.text)
      for (const line of ['<script>alert(1)</script>', '[31m<img src=x>', '&amp; "end"']) expect(shown).toContain(line)
      expect(text).toContain('> <script>alert(1)</script>\n> [31m<img src=x>\n> &amp; "end"\n')
      expect(await complaintsAboutMail(html)).toEqual([])
    })

    it('keeps line breaks, and wraps long lines in the text part', async () => {
      const message = `Dear Ada,\n\n${'a long line of words '.repeat(20)}\n\n  Sam`
      const { text, html } = await messageNoticeMail({ ...notice, message })
      expect(text.split('\n').filter((line) => line.length > 72 && !line.startsWith('http'))).toEqual([])
      expect(text).toContain('> Dear Ada,\n>\n> a long line')
      expect(html).toMatch(/Dear Ada,<br\/?><br\/?>a long line/)
    })
  })

  describe('a daily email', () => {
    it('counts messages in correct grammar', async () => {
      const [first] = digest.newest
      const one = await messageDigestMail({ ...digest, messages: 1, suspected: 1, newest: first ? [first] : [] })
      expect(one.subject).toBe('1 new message – Ada’s Plumbing')
      expect(inOneLine(one.text)).toContain('1 message is in your spam folder.')
      expect(one.text).not.toMatch(/^And/m)
      const many = await messageDigestMail(digest)
      expect(many.text).toContain('And 3 more.')
      expect(inOneLine(many.text)).toContain('- Sam Visitor (Sun 22 Nov, 10:00): The tap drips.')
      expect(inOneLine(many.text)).toContain('- A visitor (Sun 22 Nov, 10:00) ')
    })
  })

  describe.each(languageTags)('a reply in %s', (language) => {
    it('uses that language and the business’s name only, and links to the form’s website', async () => {
      const { subject, text, html } = await replyMail({ ...reply, language: `${language}-XX` })
      expect(subject).toContain('Ada’s Plumbing')
      expect(`${subject}${text}${html}`).not.toContain(product.name)
      const read = await readMail(html)
      expect(read.elements.find(({ tag }) => tag === 'html')?.attributes.lang).toBe(language)
      const links = read.elements.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes.href)
      expect(links).toEqual([reply.phone.url, reply.url])
      expect(text).toContain('ada.example.site')
      expect(text).toContain('> Can you come?')
      expect(await complaintsAboutMail(html)).toEqual([])
      const words = text
        .replaceAll(/^>.*$/gm, '')
        .replaceAll(/Ada’s Plumbing|Of course.*|Yours.*|ada.example.site:\s.*|ada.example.site/gm, '')
      if (language !== 'en') expect(words).not.toMatch(/\b(you|your|this|message was|answer|wrote)\b/)
    })
  })

  describe('a reply email', () => {
    it('formats dates as in the form’s country', async () => {
      expect((await replyMail({ ...reply, language: 'en-GB' })).text).toContain('You wrote on 22 November 2026:')
      expect((await replyMail({ ...reply, language: 'en-!' })).text).toContain('You wrote on November 22, 2026:')
      expect((await replyMail({ ...reply, language: 'ja' })).text).toContain('2026年11月22日')
    })

    it('falls back to English, and to the website’s address for a business without a name', async () => {
      const { subject, html } = await replyMail({ ...reply, language: 'sv-SE', businessName: '' })
      expect(subject).toBe('ada.example.site: reply to your message')
      expect((await readMail(html)).elements[0]?.attributes.lang).toBe('en')
    })

    it('quotes nothing if the visitor wrote nothing, and accepts an invalid time zone', async () => {
      const { text } = await replyMail({ ...reply, message: '' })
      expect(text).not.toMatch(/^>|You wrote/m)
      expect((await replyMail({ ...reply, timeZone: 'Mars/Olympus' })).text).toContain(
        'You wrote on November 22, 2026:',
      )
    })
  })

  describe('text in a header line', () => {
    it.each([
      ['Sam\r\nBcc: x@y.example', 'Sam Bcc: x@y.example'],
      ['  a\t\u0000b\u2028c  ', 'a b c'],
      ['\u202egpj.exe\u202c', 'gpj.exe'],
      ['\ud800x', '\ufffdx'],
      ['one two three four five six', 'one two three four…'],
      ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrs…'],
      ['😀'.repeat(30), `${'😀'.repeat(9)}…`],
    ])('changes from %j to %j', (text, line) => expect(headerLine(text, 20)).toBe(line))

    // ASVS 1.3.3, ASVS 1.3.11
    it('drops characters from names that are special in addresses', () => {
      expect(headerName('"Huber, Anna" <a@b.example>; (x)')).toBe('Huber Anna a b.example x')
      expect(headerName('O’Neil-Ömer Jr.')).toBe('O’Neil-Ömer Jr.')
      expect(headerName('<>,"')).toBe('')
    })
  })
})

const daily = { notify: 'daily', timeZone: 'Europe/Vienna', keepMonths: 12, weekly: false, replyTo: 'account' } as const
const atOnce = {
  notify: 'at-once',
  timeZone: 'Europe/Vienna',
  keepMonths: null,
  weekly: false,
  replyTo: 'account',
} as const
const pathOf = (draftId: string) => `/api/drafts/${draftId}/inbox-settings`
const stored = (draftId: string) =>
  env.DB.prepare('select next_digest_at, digested_until from inbox_settings where draft_id = ?').bind(draftId).first()
const outbox = async (draftId: string) =>
  (await env.DB.prepare('select kind, since, until from mail_outbox where draft_id = ?').bind(draftId).all()).results

describe('a website’s inbox', () => {
  it('notifies at once and keeps messages forever by default', async () => {
    const { browser, draftId } = await newInbox()
    expect((await browser.get(pathOf(draftId))).body).toEqual({
      ...{
        settings: { notify: 'at-once', timeZone: 'UTC', keepMonths: null, weekly: false, replyTo: 'account' },
        chosen: false,
        websiteEmail: null,
      },
    })
    const tab = await listen(browser)
    expect((await browser.put(pathOf(draftId), daily)).body).toEqual({
      settings: daily,
      chosen: true,
      websiteEmail: null,
    })
    expect((await browser.get(pathOf(draftId))).body).toEqual({ settings: daily, chosen: true, websiteEmail: null })
    await eventually(() => expect(tab.received).toEqual([{ type: 'messages.changed' }]))
    const never = { notify: 'never', timeZone: 'Asia/Tokyo', keepMonths: 3, weekly: true, replyTo: 'account' }
    expect((await browser.put(pathOf(draftId), never)).body).toEqual({
      settings: never,
      chosen: true,
      websiteEmail: null,
    })
    expect(await stored(draftId)).toEqual({ next_digest_at: null, digested_until: null })
  })

  it('sends answers to the published website’s address if the owner chose that, else to the account', async () => {
    const { browser, userId, draftId, of } = await newInbox()
    const email = 'hello@riverside.example'
    const { body } = await browser.get(`/api/drafts/${draftId}`)
    const { websiteSettings, revision } = body as Draft
    const business = {
      ...websiteSettings.business,
      emails: [{ id: 'email-1', address: email, source: 'typed' as const }],
    }
    const draft = await saveDraft(contextOf(), { ...of, revision, websiteSettings: { ...websiteSettings, business } })
    const answersTo = async (visitor: string) => {
      expect((await answer((await newMessage(of, { email: visitor })).id, undefined, undefined, browser)).status).toBe(
        200,
      )
      return eventually(async () => {
        const [mail] = await mailsTo(visitor)
        expect(mail).toBeDefined()
        return mail?.reply_to
      })
    }
    const chosen = { ...atOnce, replyTo: 'website' }
    // A draft's address may belong to anyone.
    expect((await browser.put(pathOf(draftId), chosen)).body).toMatchObject({ settings: chosen, websiteEmail: null })
    expect(await answersTo('visitor-a@example.com')).not.toContain(email)
    await publish({ userId, draft }, newHandle())
    expect((await browser.get(pathOf(draftId))).body).toMatchObject({ settings: chosen, websiteEmail: email })
    expect(await answersTo('visitor-b@example.com')).toContain(email)
    await browser.put(pathOf(draftId), atOnce)
    expect(await answersTo('visitor-c@example.com')).not.toContain(email)
  })

  it('returns 404 for another person’s website', async () => {
    const [mine, theirs] = [await newInbox(), await newInbox()]
    await theirs.browser.put(pathOf(theirs.draftId), daily)
    await newMessage(theirs.of)
    for (const draftId of [theirs.draftId, 'nothing']) {
      for (const response of [
        await mine.browser.get(pathOf(draftId)),
        await mine.browser.put(pathOf(draftId), atOnce),
      ]) {
        expect([response.status, codeOf(response)]).toEqual([404, 'not_found'])
      }
    }
    expect((await theirs.browser.get(pathOf(theirs.draftId))).body).toEqual({
      settings: daily,
      chosen: true,
      websiteEmail: null,
    })
    expect(await inboxRowsOf(theirs.userId)).toMatchObject({ settings: 1, mails: 0 })
    expect(await inboxRowsOf(mine.userId)).toMatchObject({ settings: 0 })
  })

  it('rejects invalid settings', async () => {
    const { browser, draftId } = await newInbox()
    for (const wrong of [
      { ...daily, timeZone: 'Europe/Nowhere' },
      { ...daily, timeZone: '' },
      { ...daily, keepMonths: 5 },
      { ...daily, notify: 'hourly' },
      { notify: 'daily' },
      { ...daily, replyTo: 'ceo@example.com' },
    ]) {
      expect(codeOf(await browser.put(pathOf(draftId), wrong))).toBe('invalid_request')
    }
  })

  it('starts daily emails the next local morning and keeps a due time', async () => {
    const { draftId, of } = await newInbox()
    const at = (time: string) => contextOf(siteEnv(), () => new Date(time))
    const set = (time: string, settings: Parameters<typeof setInboxSettings>[1]['settings']) =>
      setInboxSettings(at(time), { ...of, settings })
    const due = Date.parse('2026-11-23T07:00:00Z')
    await set('2026-11-22T10:00:00Z', daily)
    const begun = { next_digest_at: due, digested_until: Date.parse('2026-11-22T10:00:00Z') }
    expect(await stored(draftId)).toEqual(begun)
    expect(nextDigestAt('Europe/Vienna', new Date('2026-11-22T10:00:00Z')).getTime()).toBe(due)
    // A due email that isn't queued yet survives a change of other settings.
    await set('2026-11-23T07:00:30Z', { ...daily, keepMonths: 3 })
    expect(await stored(draftId)).toEqual(begun)
    await set('2026-11-23T07:00:30Z', { ...daily, timeZone: 'America/New_York' })
    const moved = Date.parse('2026-11-23T13:00:00Z')
    expect(await stored(draftId)).toEqual({ ...begun, next_digest_at: moved })
  })

  it('queues the unsent messages when the owner switches to immediate emails', async () => {
    const { draftId, of } = await newInbox()
    const [begun, ended] = [new Date('2026-11-22T10:00:00Z'), new Date('2026-11-22T12:00:00Z')]
    // Mail fails here, so unsent mail stays visible.
    const quiet = siteEnv({
      MAIL_PROVIDER: 'cloudflare',
      MAIL_FROM: 'hello@app.example',
      EMAIL: { send: () => Promise.reject(new Error('down')) } as never, // a stub that fails
    })
    const set = (at: Date, settings: Parameters<typeof setInboxSettings>[1]['settings']) =>
      setInboxSettings(
        contextOf(quiet, () => at),
        { ...of, settings },
      )
    await set(begun, daily)
    await set(ended, atOnce)
    expect(await outbox(draftId)).toEqual([])
    await set(begun, daily)
    await newMessage(of, { createdAt: new Date('2026-11-22T11:00:00Z') })
    await set(ended, atOnce)
    expect(await outbox(draftId)).toEqual([{ kind: 'digest', since: begun.getTime(), until: ended.getTime() }])
    expect(await stored(draftId)).toEqual({ next_digest_at: null, digested_until: null })
  })

  it('stores the settings of one of several parallel requests', async () => {
    const { browser, userId, draftId } = await newInbox()
    const zones = ['Europe/Vienna', 'Asia/Tokyo', 'America/New_York', 'Australia/Lord_Howe', 'UTC']
    const responses = await Promise.all(zones.map((timeZone) => browser.put(pathOf(draftId), { ...daily, timeZone })))
    expect(responses.map(({ status }) => status)).toEqual(zones.map(() => 200))
    const { settings } = (await browser.get(pathOf(draftId))).body as { settings: { timeZone: string } }
    expect(await stored(draftId)).toMatchObject({
      next_digest_at: nextDigestAt(settings.timeZone, new Date()).getTime(),
    })
    expect(await inboxRowsOf(userId)).toMatchObject({ settings: 1 })
  })
})
