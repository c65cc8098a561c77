import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { product } from '../../../../renderer/document/product.ts'
import { calendarEvent } from '../../../../worker/messages/export.ts'
import {
  acceptMessage,
  acceptReply,
  attachedText,
  forgetMails,
  mailWorld,
  newWebsite,
  replyState,
  setSettings,
} from '../../../harness/workers/messages/mail-world.ts'
import { smallDocument } from '../../../harness/workers/sites/documents.ts'
import { newSite, save } from '../../../harness/workers/sites/sites.ts'

const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ')
const change = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

describe('sending emails', () => {
  beforeEach(forgetMails)

  it('sends the owner the whole message, with the visitor as reply-to', async () => {
    const world = mailWorld()
    const website = await newWebsite()
    await setSettings(website, { notify: 'at-once', timeZone: 'Europe/Vienna' })
    const { id } = await acceptMessage(website, world.at, {
      ...{ name: 'Sam Visitor', email: 'sam@visitor.example', phone: '+43 1 234', preferredTime: '2026-11-24T14:30' },
      message: 'The tap drips.\nCan you come?',
    })
    await world.drain()
    const [mail] = world.sent
    if (!mail) throw new Error('no mail')
    expect(mail).toMatchObject({
      to: `${website.userId}@example.com`,
      from: { name: product.name, email: 'hello@app.example' },
      replyTo: { name: 'Sam Visitor', email: 'sam@visitor.example' },
      subject: 'New message from Sam Visitor – Ada’s Plumbing',
      attachments: [{ filename: 'preferred-time.ics', type: 'text/calendar', disposition: 'attachment' }],
    })
    expect(mail.text).toContain('> The tap drips.\n> Can you come?\n')
    for (const words of [
      ...['Name: Sam Visitor', 'Email: sam@visitor.example', 'Phone: +43 1 234', 'Website: ada.localhost'],
      ...['Preferred time: Tuesday, 24 November 2026 at 14:30', 'Sent: Sunday, 22 November 2026 at 10:00'],
    ]) {
      expect(oneLine(mail.text)).toContain(words)
    }
    expect(mail.text).toContain(`${env.APP_ORIGIN}/inbox?message=${id}\n`)
    expect(attachedText(mail)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:20261124T143000\r\n/)
  })

  it('warns the owner when the visitor left no email address', async () => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at, { name: '', email: '', phone: '+43 1 234', message: '' })
    await world.drain()
    const [mail] = world.sent
    expect(mail?.subject).toBe('New message from +43 1 234 – Ada’s Plumbing')
    expect(mail).not.toHaveProperty('replyTo')
    expect(mail).not.toHaveProperty('attachments')
    expect(oneLine(mail?.text)).toContain('They left no email address')
  })

  it('uses the account’s address and the website’s name at the time of sending', async () => {
    const world = mailWorld()
    const site = await newSite(smallDocument())
    const { userId, draft } = site
    await acceptMessage({ userId, draftId: draft.draftId }, world.at, { name: 'Sam' })
    await save(site, 'Ada & Daughters')
    await change('update users set email = ? where id = ?', 'new@owner.example', userId)
    await world.drain()
    expect(world.sent).toMatchObject([{ to: 'new@owner.example', subject: 'New message from Sam – Ada & Daughters' }])
  })

  it.each([
    ['the message is deleted', 'delete from customer_contact_forms where user_id = ?'],
    ['the message was moved to spam', "update customer_contact_forms set folder = 'spam' where user_id = ?"],
    ['the owner wants none any more', "update inbox_settings set notify = 'never' where user_id = ?"],
    ['the account is being deleted', "update users set email = 'deleted-' || id where id = ?"],
    ['the message is another person’s by now', "update customer_contact_forms set user_id = 'else' where user_id = ?"],
  ])('sends no notice when %s', async (_, sql) => {
    const world = mailWorld()
    const website = await newWebsite()
    await setSettings(website, { notify: 'at-once' })
    await acceptMessage(website, world.at)
    await change(sql, website.userId)
    expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
    expect(world.sent).toEqual([])
  })

  it('sends a reply in the business’s name and the form’s language, with the owner as reply-to', async () => {
    const world = mailWorld()
    const website = await newWebsite('Café Mörtel')
    const message = await acceptMessage(website, world.at, {
      ...{ folder: 'archive', language: 'de-AT', hostname: 'moertel.example', message: 'Haben Sie\nam Montag offen?' },
      email: 'grüße@visitor.example'.replace('ü', 'u').replace('ß', 'ss'),
    })
    const reply = await acceptReply(message, world.at, 'Ja, ab 8 Uhr.\n\nBis dann!')
    world.fault = ({ subject }) => (/^New/.test(subject) ? 'throws' : undefined)
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await world.drain()
    log.mockRestore()
    const [mail] = world.sent
    expect(mail).toMatchObject({
      to: 'grusse@visitor.example',
      from: { name: 'Café Mörtel', email: 'hello@app.example' },
      replyTo: { name: 'Café Mörtel', email: `${website.userId}@example.com` },
      subject: 'Café Mörtel: Antwort auf Ihre Nachricht',
    })
    expect(mail?.text).toContain('\n\nJa, ab 8 Uhr.\n\nBis dann!\n\n')
    expect(mail?.text).toContain('Am 22. November 2026 haben Sie geschrieben:\n\n> Haben Sie\n> am Montag offen?\n')
    expect(oneLine(mail?.text)).toContain('Kontaktformular auf moertel.example')
    const { theme } = smallDocument()
    expect(mail?.html).toContain(`font-family:&#x27;${theme.bodyFont.family}&#x27;`)
    expect(mail?.html).toContain(`background-color:${theme.colors.buttonBackgroundColor}`)
    expect(mail?.html?.match(/lang="[^"]*"/g)).toEqual(['lang="de"', 'lang="de"', 'lang="de"'])
    expect(`${mail?.text}${mail?.html}`).not.toContain(product.name)
    expect(await replyState(reply)).toEqual({ sentAt: world.at.getTime(), failedAt: null })
  })

  it('sends a right-to-left reply for a right-to-left website', async () => {
    const world = mailWorld()
    const document = smallDocument()
    const site = await newSite({ ...document, settings: { ...document.settings, language: 'he' } })
    const message = await acceptMessage({ userId: site.userId, draftId: site.draft.draftId }, world.at, {
      folder: 'archive',
    })
    await acceptReply(message, world.at)
    await world.drain()
    const reply = world.sent.find(({ subject }) => subject.includes('reply to your message'))
    expect(reply?.html).toMatch(/<html dir="rtl" lang="en"[\s\S]*<td dir="rtl" lang="en"/)
    expect(reply?.html).not.toContain('text-align:left')
  })

  it('marks a reply as failed without a recipient', async () => {
    const world = mailWorld()
    const message = await acceptMessage(await newWebsite(), world.at, { folder: 'spam', email: 'no address' })
    const reply = await acceptReply(message, world.at)
    expect(await world.drain()).toEqual({ sent: 0, failed: 0 })
    expect(await replyState(reply)).toEqual({ sentAt: null, failedAt: world.at.getTime() })
  })
})

const hostile: Record<string, string> = {
  'line ends': 'Sam\r\nBcc: all@evil.example\r\n\r\n<b>Body</b>',
  'a bare line feed': 'Sam\nReply-To: evil@evil.example',
  'a bare carriage return': 'Sam\rX: 1',
  'odd line ends': 'Sam\u2028X: 1\u2029Y: 2\u0085Z: 3\u000bA\u000cB',
  'a NUL': 'Sam\0\0, evil',
  'control characters': 'Sam\u001b[31m\u0007\u0008',
  'turned text': '\u202emas\u202c \u2066x\u2069 \u200f\u061c',
  'nothing that is seen': '\u200b\u2060\ufeff',
  'halves of characters': '\ud800Sam\udc00',
  'ten thousand characters': 'Sam '.repeat(2500),
  'ten thousand without a space': '漢'.repeat(10_000),
  'ten thousand pictures': '😀'.repeat(5000),
  'an address': '"Evil, Inc." <evil@evil.example>, all@evil.example',
  'what quotes': '\\"Sam\\" (comment) [x]; group: a@b.example;',
  'an encoded word': '=?utf-8?B?U2Ft?= =?utf-8?Q?=0D=0ABcc:_x@evil.example?=',
}

/** As passed to the binding: each header must have exactly one value. */
function expectPlain(value: string | undefined, most: number) {
  expect(value).toBeTypeOf('string')
  expect(value).not.toMatch(/[\p{Cc}\u2028\u2029\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u)
  expect(value?.isWellFormed()).toBe(true)
  expect(value?.length).toBeLessThanOrEqual(most)
  expect(value).toBe(value?.trim())
}

describe('an email with hostile input', () => {
  beforeEach(forgetMails)

  it.each(Object.entries(hostile))('keeps a visitor’s name with %s on one line', async (_, name) => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at, { name, email: 'sam@visitor.example' })
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
    const [mail] = world.sent
    expectPlain(mail?.subject, 200)
    const { replyTo } = mail as { replyTo: string | { name: string; email: string } }
    if (typeof replyTo === 'string') expect(replyTo).toBe('sam@visitor.example')
    else {
      expectPlain(replyTo.name, 60)
      expect(replyTo.name).not.toMatch(/[()<>[\]:;@\\,"]/)
      expect(replyTo.email).toBe('sam@visitor.example')
    }
    expect(mail?.html).not.toMatch(/<b>Body|\0/)
  })

  it.each(Object.entries(hostile))('uses a plain sender name for a business name with %s', async (_, name) => {
    const world = mailWorld()
    const message = await acceptMessage(await newWebsite(name.toWellFormed()), world.at, { folder: 'spam' })
    await acceptReply(message, world.at)
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
    const mail = world.sent[0] as { subject: string; from: { name: string }; replyTo: { name: string } }
    expectPlain(mail.subject, 120)
    expectPlain(mail.from.name, 60)
    expectPlain(mail.replyTo.name, 60)
    expect(mail.from.name).not.toBe('')
  })

  it.each([
    'sam@visitor.example\r\nBcc: all@evil.example',
    '<sam@visitor.example>',
    'a@b.example, c@d.example',
    'x'.repeat(10_000),
    '@',
  ])('omits reply-to for an invalid address: %s', async (email) => {
    const world = mailWorld()
    await acceptMessage(await newWebsite(), world.at, { email })
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
    expect(world.sent[0]).not.toHaveProperty('replyTo')
  })

  it('remains a single email with ten thousand characters per field', async () => {
    const world = mailWorld()
    const long = 'A word and another, '.repeat(500)
    await acceptMessage(await newWebsite(), world.at, { name: long, email: long, phone: long, message: long })
    expect(await world.drain()).toEqual({ sent: 1, failed: 0 })
    const [{ text, html } = { text: '', html: '' }] = world.sent as { text: string; html: string }[]
    expect(text.replaceAll(/\n> /g, ' ')).toContain(long.trim().slice(0, 9000))
    expect(new TextEncoder().encode(html).byteLength).toBeLessThan(100_000)
  })
})

const request = {
  ...{ id: 'abc123', name: 'Sam Visitor', email: 'sam@visitor.example', phone: '+43 1 234' },
  ...{ message: 'The tap drips.', preferredTime: '2026-11-24T14:30', createdAt: new Date('2026-11-22T19:00:00Z') },
}
const octets = (line: string) => new TextEncoder().encode(line).byteLength

/** Reads lines as RFC 5545 describes: unfolds them, then splits each into name, parameters and value. */
function read(text: string): Record<string, string> {
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u)
  for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
  const lines = text.trimEnd().replaceAll('\r\n ', '').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/su.exec(line) ?? []
      expect(name, line).not.toBe('')
      return [name, value]
    }),
  )
}

/** A TEXT value. Characters that lack escaping show. */
function textOf(value: string): string {
  expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,nN])*$/su)
  return value.replaceAll(/\\(.)/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark))
}

describe('the calendar event', () => {
  it('lasts an hour in the business’s time zone and is tentative', async () => {
    const text = (await calendarEvent(request)) ?? ''
    expect(read(text)).toMatchObject({
      ...{ DTSTART: '20261124T143000', DTEND: '20261124T153000', DTSTAMP: '20261122T190000Z', STATUS: 'TENTATIVE' },
      ...{ SUMMARY: 'Appointment? Sam Visitor', UID: 'abc123@shingle.example', VERSION: '2.0' },
      DESCRIPTION: 'The tap drips.\\n\\nSam Visitor\\nsam@visitor.example\\n+43 1 234',
    })
    expect(text).not.toMatch(/^(METHOD|TZID|ATTENDEE|ORGANIZER)/m)
  })

  it('crosses midnight and hours that the clock skips', async () => {
    const late = await calendarEvent({ ...request, preferredTime: '2026-12-31T23:30' })
    expect(late).toMatch(/^DTEND:20270101T003000\r$/m)
    const left = await calendarEvent({ ...request, preferredTime: '2026-03-29T02:30' })
    expect(left).toMatch(/^DTSTART:20260329T023000\r$/m)
  })

  it.each([null, '', 'tomorrow', '2026-02-30T10:00', '2026-11-24T25:00', '2026-11-24T14:30\r\nX:1', '2026-11-24'])(
    'returns undefined for %j',
    async (preferredTime) => expect(await calendarEvent({ ...request, preferredTime })).toBeUndefined(),
  )

  // ASVS 1.1.2, ASVS 1.2.1
  it('escapes the visitor’s input', async () => {
    const pieces = [
      ...[
        'a',
        'é',
        '漢',
        '😀',
        '👩‍👩‍👧',
        ',',
        ';',
        '\\',
        '\\n',
        '"',
        ':',
        ' ',
        '\t',
        '\n',
        '\r\n',
        '\r',
        '\0',
        '\u0007',
        '\u001b[31m',
      ],
      ...[
        '\ud800',
        '\udc00',
        '\u202e',
        '\u2028',
        '\nEND:VEVENT',
        '\r\nBEGIN:VEVENT\r\nATTACH:https://evil.example',
        'x'.repeat(80),
      ],
    ]
    let seed = 11
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647
      return seed % below
    }
    for (let round = 0; round < 400; round += 1) {
      const written = () => Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join('')
      const [name, message] = [written(), written()]
      const text = (await calendarEvent({ ...request, name, message, phone: '' })) ?? ''
      const fields = read(text)
      expect(Object.keys(fields)).not.toContain('ATTACH')
      expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
      expect(text.isWellFormed()).toBe(true)
      textOf(fields.SUMMARY ?? '')
      const description = textOf(fields.DESCRIPTION ?? '')
      const letters = (of: string) => of.replaceAll(/[^\p{L}\p{Extended_Pictographic}]/gu, '')
      expect(letters(description)).toBe(letters(`${message}${name}${request.email}`.replaceAll(/\p{Cc}/gu, ' ')))
    }
  })

  it('accepts ten thousand characters', async () => {
    const message = 'Grüße, aus; Wien\\ '.repeat(600)
    const { DESCRIPTION = '' } = read((await calendarEvent({ ...request, message })) ?? '')
    expect(textOf(DESCRIPTION).startsWith(message.trim())).toBe(true)
  })
})
