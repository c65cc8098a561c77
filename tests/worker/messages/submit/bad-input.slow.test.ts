import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formFieldNames } from '../../../../renderer/document/contact-form.ts'
import { limitOf } from '../../../harness/workers/accounts/browser.ts'
import { faultyD1, limitedD1 } from '../../../harness/workers/faults/faulty-stores.ts'
import {
  documentWithForm,
  doubtful,
  entered,
  formEnv,
  mailsTo,
  messagesOf,
  newFormSite,
  post,
  shown,
  tokenFor,
} from '../../../harness/workers/messages/contact-form.ts'
import { addressFor, contextOf, publish, siteEnv, visit } from '../../../harness/workers/sites/sites.ts'

const every = {
  ...{ askName: 'Required', askEmail: 'Required', askPhone: 'Required' },
  ...{ askPreferredTime: 'Required', askMessage: 'Required' },
}
const whole = { ...entered, preferredTime: '2026-12-24T14:30' }

describe('a contact form’s input', () => {
  // ASVS 2.2.1
  it.each(formFieldNames)('fails without a required field: %s', async (name) => {
    const form = await newFormSite(every)
    const page = await shown(await post(form.url, { ...whole, [name]: ' \t ' }))
    expect(page.status).toBe(422)
    for (const other of formFieldNames) expect(page.isInvalid(other)).toBe(other === name)
    const kept = name === 'message' ? 'name' : 'message'
    expect(page.valueOf(kept)).toBe(whole[kept])
  })

  it('fails when every field is blank', async () => {
    const optional = Object.fromEntries(Object.keys(every).map((ask) => [ask, 'Optional']))
    const form = await newFormSite(optional)
    expect((await post(form.url, {})).status).toBe(422)
    expect((await post(form.url, '')).status).toBe(422)
  })

  // ASVS 2.2.2
  it.each(formFieldNames)('fails and reappears with 10,000 characters in %s', async (name) => {
    const form = await newFormSite(every)
    const long = '7'.repeat(10_000)
    const page = await shown(await post(form.url, { ...whole, [name]: long }))
    expect([page.status, page.isInvalid(name)]).toEqual([422, true])
    expect(page.valueOf(name)).toBe(long)
    const token = await tokenFor(form.url, { ...whole, message: doubtful.message })
    expect((await post(form.url, { ...whole, [name]: long, token })).status).toBe(422)
    expect(await messagesOf(form)).toEqual([])
  })

  it.each([
    ...['\r\nBcc: all@example.com', '\nBcc: all@example.com', '\rBcc: all@example.com'],
    ...['\u0000Bcc: all@example.com', '\u2028Bcc: all@example.com', '\u0085Bcc: all@example.com', '\u202eBcc: x'],
  ])('never adds a line to a header: %j', async (injection) => {
    const form = await newFormSite(every)
    const lines = (text: string) => text.split(/[\r\n\u2028\u2029\u0085\0\u202e]/).length
    for (const name of ['email', 'phone', 'preferredTime'] as const) {
      const page = await shown(await post(form.url, { ...whole, [name]: whole[name] + injection }))
      expect([page.status, page.isInvalid(name)], name).toEqual([422, true])
    }
    expect((await post(form.url, { ...whole, name: `Grace${injection}` })).status).toBe(303)
    const [message] = await messagesOf(form)
    expect(lines(message?.name ?? '')).toBe(1)
    expect(message?.name.startsWith('Grace')).toBe(true)
  })

  it('loses invisible characters, but keeps line breaks', async () => {
    const form = await newFormSite()
    await post(form.url, { ...entered, message: '  Hello,\r\n\r\nthe tap\u0007 drips\u202e.\rBye 👩‍🔧 \ufffe\n' })
    expect((await messagesOf(form)).map(({ message }) => message)).toEqual(['Hello,\n\nthe tap drips.\nBye 👩‍🔧'])
  })

  it.each([
    ...['grace', 'grace@', '@example.com', 'grace@example', 'a@b@example.com', 'grace@example.com, x@example.com'],
    ...['<grace@example.com>', 'grace@exa mple.com', '"a b"@example.com>'],
  ])('fails with the email address %s', async (email) => {
    const form = await newFormSite()
    const page = await shown(await post(form.url, { ...entered, email }))
    expect([page.status, page.isInvalid('email'), page.valueOf('email')]).toEqual([422, true, email.toLowerCase()])
  })

  it.each(['12', 'call me', '+', '44 20 7946 0000 http', '1234567890123456789012', '+44+20'])(
    'fails with the phone number %s',
    async (phone) => {
      const form = await newFormSite()
      const page = await shown(await post(form.url, { ...entered, phone }))
      expect([page.status, page.isInvalid('phone')]).toEqual([422, true])
    },
  )

  it.each([
    ...['2026-02-30T10:00', '2026-13-01T10:00', '2026-12-24T24:30', '2026-12-24', '24.12.2026 14:30', 'tomorrow'],
    ...['2026-12-24T14:30:00Z', '+002026-12-24T14:30', '2026-12-24T14:60'],
  ])('fails with the preferred time %s', async (preferredTime) => {
    const form = await newFormSite(every)
    const page = await shown(await post(form.url, { ...whole, preferredTime }))
    expect([page.status, page.isInvalid('preferredTime')]).toEqual([422, true])
  })

  it('accepts other spellings and normalizes them', async () => {
    const form = await newFormSite(every)
    const fields = {
      ...whole,
      email: ' Grace@Example.COM ',
      phone: '０３-１２３４-５６７８',
      preferredTime: '2026-12-24 14:30',
    }
    expect((await post(form.url, fields)).status).toBe(303)
    expect(await messagesOf(form)).toMatchObject([
      { email: 'grace@example.com', phone: '03-1234-5678', preferred_time: '2026-12-24T14:30' },
    ])
  })

  // ASVS 15.3.7
  it.each(formFieldNames)('fails when a field comes twice: %s', async (name) => {
    const form = await newFormSite(every)
    const page = await shown(await post(form.url, `${new URLSearchParams(whole)}&${name}=again`))
    expect([page.status, page.isInvalid(name)]).toEqual([422, true])
  })

  it.each([
    'name[]=a&email[x]=b&message[]=c&__proto__=1&constructor=2&toString=3',
    '&&&===&%=%&%zz=%E0%A4%A',
    `${'a=b&'.repeat(20_000)}`,
    '\u0000\u0001\ufffe',
    '{"name":"Grace","message":"Hello"}',
  ])('fails when the body belongs to a different form: %#', async (body) => {
    const form = await newFormSite()
    expect((await post(form.url, body)).status).toBe(422)
  })

  it('reappears as text, even if it is markup', async () => {
    const form = await newFormSite()
    const evil = { ...entered, name: '"><script>alert(1)</script>', message: '</textarea><script>alert(1)</script>' }
    const page = await shown(await post(form.url, evil))
    expect(page.html).not.toContain('<script>alert')
    expect([page.valueOf('name'), page.valueOf('message')]).toEqual([evil.name, evil.message])
  })
})

describe('a post to a contact form', () => {
  it.each(['application/json', 'multipart/mixed; boundary=x', 'text/plain', ''])(
    'responds with 415 to %j',
    async (type) => {
      const form = await newFormSite()
      const answer = await post(form.url, 'name=Grace', {
        headers: { 'content-type': type, 'accept-language': 'de-AT,en;q=0.5' },
      })
      expect(answer.status).toBe(415)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await answer.text()).toContain('<html lang="de">')
    },
  )

  it('responds with 413 when it is too large', async () => {
    const form = await newFormSite()
    const answer = await post(form.url, { ...entered, message: 'x'.repeat(257 * 1024) })
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('too long')
    const streamed = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('message=xxxxxxxx'.repeat(1000))),
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await visit(form.url, { method: 'POST', headers, body: streamed }, formEnv())).status).toBe(413)
  })

  it('responds with 429 over the visitor’s limit, before a database query', async () => {
    const form = await newFormSite()
    const of = formEnv({ FORM_LIMIT: limitOf(20), DB: {} as never }) // it must not reach the database
    const answers: Response[] = []
    for (let count = 0; count < 1000; count += 1)
      answers.push(await post(form.url, 'x', { of, headers: { 'content-type': 'text/plain' } }))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(980)
    const last = answers.at(-1)
    expect(last?.headers.get('retry-after')).toBe('60')
    expect(await last?.text()).toContain('Too many messages')
    const visitor = { from: '203.0.113.9', of: { ...formEnv(), FORM_LIMIT: of.FORM_LIMIT } }
    expect((await post(form.url, entered, visitor)).status).toBe(303)
    expect(await messagesOf(form)).toMatchObject([{ folder: 'inbox' }])
  })

  it.each(['PUT', 'DELETE', 'PATCH'])('fails with the method %s', async (method) => {
    const form = await newFormSite()
    const answer = await visit(form.url, { method }, formEnv())
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  it('redirects from www to the website', async () => {
    const form = await newFormSite()
    const answer = await post(addressFor(`www.${form.handle}`, '/_/contact'), entered)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, form.url])
  })
})

const log = vi.spyOn(console, 'error')

/** Statements that store a message, its notice or a count. */
const isWrite = (query: string) => /^\s*insert into "?(customer_contact_forms|attempt_counts|mail_outbox)/i.test(query)

/** Bindings whose database fails once, at the statement with that number. */
function failingAt(number: number, fault: 'throws' | 'after') {
  let seen = 0
  let met = false
  const DB = faultyD1(env.DB, () => {
    seen += 1
    if (seen !== number) return undefined
    met = true
    return fault
  })
  return { of: formEnv({ DB }), met: () => met }
}

describe('a failure during a contact form’s post', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  describe('in the database', () => {
    it.each(['throws', 'after'] as const)(
      'at any statement (%s) loses no acknowledged message and stores none twice',
      async (fault) => {
        const form = await newFormSite()
        // With a failing database, the form's own page appears only on a website seen before.
        await post(form.url, {})
        let last = 0
        for (let number = 1; number < 60; number += 1) {
          const message = `Question ${number}`
          const from = `10.1.${fault.length}.${number}`
          const { of, met } = failingAt(number, fault)
          const first = await post(form.url, { ...entered, message }, { from, of })
          const kept = (await messagesOf(form)).filter((one) => one.message === message)
          if (first.status === 303) expect(kept, `acknowledged, at ${number}`).toHaveLength(1)
          else {
            expect([first.status, first.headers.get('retry-after'), first.headers.get('cache-control')]).toEqual([
              503,
              '30',
              'no-store',
            ])
            const page = await shown(first)
            expect(page.valueOf('message')).toBe(message)
            // The visitor sends it again.
            expect((await post(form.url, { ...entered, message, token: page.token }, { from })).status).toBe(303)
          }
          expect((await messagesOf(form)).filter((one) => one.message === message)).toHaveLength(1)
          if (!met()) break
          last = number
        }
        // Covers the website, the message with its related rows, and the work after the response.
        expect(last).toBeGreaterThan(6)
        expect((await messagesOf(form)).every(({ folder }) => folder === 'inbox')).toBe(true)
      },
    )

    it('stores no notice without a message', async () => {
      const form = await newFormSite()
      const DB = faultyD1(env.DB, ({ query }) => (isWrite(query) ? 'throws' : undefined))
      expect((await post(form.url, entered, { of: formEnv({ DB }) })).status).toBe(503)
      const counts = await env.DB.batch<{ count: number }>(
        ['customer_contact_forms', 'mail_outbox'].map((table) =>
          env.DB.prepare(`select count(*) as count from ${table} where draft_id = ?`).bind(form.of.draftId),
        ),
      )
      expect(counts.map(({ results }) => results[0]?.count)).toEqual([0, 0])
      expect(await mailsTo(form)).toEqual([])
    })

    it('doesn’t count toward message limits', async () => {
      const form = await newFormSite()
      const DB = faultyD1(env.DB, ({ query }) => (isWrite(query) ? 'throws' : undefined))
      for (let time = 0; time < 8; time += 1)
        expect((await post(form.url, entered, { from: '192.0.2.44', of: formEnv({ DB }) })).status).toBe(503)
      expect((await post(form.url, entered, { from: '192.0.2.44' })).status).toBe(303)
    })

    it('shows a page of the website if the website is known, otherwise a plain page in the visitor’s language', async () => {
      const form = await newFormSite({}, { formLanguage: 'italian' })
      const of = formEnv({ DB: faultyD1(env.DB, () => 'throws') })
      const stranger = await post(form.url, entered, { of, headers: { 'accept-language': 'ko' } })
      expect([stranger.status, stranger.headers.get('retry-after')]).toEqual([503, '30'])
      expect(await stranger.text()).toContain('<html lang="ko">')
      await post(form.url, { ...entered, message: 'Another message' })
      const page = await shown(await post(form.url, entered, { of }))
      expect([page.status, page.valueOf('message')]).toEqual([503, entered.message])
      expect((await post(form.url, { ...entered, token: page.token })).status).toBe(303)
    })

    it('ends with a 503 after ten seconds when the database hangs', async () => {
      const form = await newFormSite()
      const of = formEnv({ DB: faultyD1(env.DB, ({ query }) => (isWrite(query) ? 'hangs' : undefined)) })
      const begun = performance.now()
      expect((await post(form.url, entered, { of })).status).toBe(503)
      expect(performance.now() - begun).toBeLessThan(30_000)
    })
  })

  describe('the longest message', () => {
    it('fits within the database’s limits', async () => {
      const form = await newFormSite()
      const { database, used } = limitedD1(env.DB)
      const fields = { ...entered, message: 'ü'.repeat(4000) }
      expect((await post(form.url, fields, { of: formEnv({ DB: database }) })).status).toBe(303)
      expect(used.mostParameters).toBeGreaterThan(10)
      expect(await messagesOf(form)).toMatchObject([{ message: fields.message, folder: 'inbox' }])
    })
  })

  describe('a changed website', () => {
    it('validates forms against its newest release', async () => {
      const form = await newFormSite()
      expect((await post(form.url, entered)).status).toBe(303)
      const { userId, draft } = form.site
      const { saveDraft } = await import('../../../../worker/drafts/drafts.ts')
      const saved = await saveDraft(contextOf(), {
        ...{ userId, draftId: draft.draftId, revision: draft.revision },
        websiteSettings: { ...documentWithForm({ askPreferredTime: 'Required' }), id: draft.websiteSettings.id },
      })
      await publish({ userId, draft: saved }, form.handle, contextOf(siteEnv()))
      const page = await shown(await post(form.url, entered))
      expect([page.status, page.isInvalid('preferredTime')]).toEqual([422, true])
    })
  })
})
