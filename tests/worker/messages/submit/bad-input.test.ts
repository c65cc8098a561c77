import { describe, expect, it } from 'vitest'
import { formFieldNames } from '../../../../renderer/document/contact-form.ts'
import { limitOf } from '../../../harness/workers/accounts/rate-limit.ts'
import {
  doubtful,
  entered,
  formEnv,
  messagesOf,
  newFormSite,
  post,
  shown,
  tokenFor,
} from '../../../harness/workers/messages/contact-form.ts'
import { addressFor, visit } from '../../../harness/workers/sites/sites.ts'

const every = {
  ...{ askName: 'Required', askEmail: 'Required', askPhone: 'Required' },
  ...{ askPreferredTime: 'Required', askMessage: 'Required' },
}
const whole = { ...entered, preferredTime: '2026-12-24T14:30' }

describe('what is entered', () => {
  it.each(formFieldNames)('is missed where it is required: %s', async (name) => {
    const form = await newFormSite(every)
    const page = await shown(await post(form.url, { ...whole, [name]: ' \t ' }))
    expect(page.status).toBe(422)
    for (const other of formFieldNames) expect(page.isInvalid(other)).toBe(other === name)
    const kept = name === 'message' ? 'name' : 'message'
    expect(page.valueOf(kept)).toBe(whole[kept])
  })

  it('is all blank', async () => {
    const optional = Object.fromEntries(Object.keys(every).map((ask) => [ask, 'Optional']))
    const form = await newFormSite(optional)
    expect((await post(form.url, {})).status).toBe(422)
    expect((await post(form.url, '')).status).toBe(422)
  })

  it.each(formFieldNames)('has 10,000 characters: %s', async (name) => {
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
  ])('adds no line to a header: %j', async (injection) => {
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

  it('keeps the lines of a message, and nothing that is not seen', async () => {
    const form = await newFormSite()
    await post(form.url, { ...entered, message: '  Hello,\r\n\r\nthe tap\u0007 drips\u202e.\rBye 👩‍🔧 \ufffe\n' })
    expect((await messagesOf(form)).map(({ message }) => message)).toEqual(['Hello,\n\nthe tap drips.\nBye 👩‍🔧'])
  })

  it.each([
    ...['grace', 'grace@', '@example.com', 'grace@example', 'a@b@example.com', 'grace@example.com, x@example.com'],
    ...['<grace@example.com>', 'grace@exa mple.com', '"a b"@example.com>'],
  ])('is no address: %s', async (email) => {
    const form = await newFormSite()
    const page = await shown(await post(form.url, { ...entered, email }))
    expect([page.status, page.isInvalid('email'), page.valueOf('email')]).toEqual([422, true, email.toLowerCase()])
  })

  it.each(['12', 'call me', '+', '44 20 7946 0000 http', '1234567890123456789012', '+44+20'])(
    'is no number: %s',
    async (phone) => {
      const form = await newFormSite()
      const page = await shown(await post(form.url, { ...entered, phone }))
      expect([page.status, page.isInvalid('phone')]).toEqual([422, true])
    },
  )

  it.each([
    ...['2026-02-30T10:00', '2026-13-01T10:00', '2026-12-24T24:30', '2026-12-24', '24.12.2026 14:30', 'tomorrow'],
    ...['2026-12-24T14:30:00Z', '+002026-12-24T14:30', '2026-12-24T14:60'],
  ])('is no time: %s', async (preferredTime) => {
    const form = await newFormSite(every)
    const page = await shown(await post(form.url, { ...whole, preferredTime }))
    expect([page.status, page.isInvalid('preferredTime')]).toEqual([422, true])
  })

  it('is understood however it is written', async () => {
    const form = await newFormSite(every)
    const said = {
      ...whole,
      email: ' Grace@Example.COM ',
      phone: '０３-１２３４-５６７８',
      preferredTime: '2026-12-24 14:30',
    }
    expect((await post(form.url, said)).status).toBe(303)
    expect(await messagesOf(form)).toMatchObject([
      { email: 'grace@example.com', phone: '03-1234-5678', preferred_time: '2026-12-24T14:30' },
    ])
  })

  it.each(formFieldNames)('comes twice: %s', async (name) => {
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
  ])('has any shape: %#', async (body) => {
    const form = await newFormSite()
    expect((await post(form.url, body)).status).toBe(422)
  })

  it('is shown as text, whatever it is', async () => {
    const form = await newFormSite()
    const evil = { ...entered, name: '"><script>alert(1)</script>', message: '</textarea><script>alert(1)</script>' }
    const page = await shown(await post(form.url, evil))
    expect(page.html).not.toContain('<script>alert')
    expect([page.valueOf('name'), page.valueOf('message')]).toEqual([evil.name, evil.message])
  })
})

describe('what is posted', () => {
  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
    'as %j is not taken',
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

  it('is too much', async () => {
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

  it('too often is answered without a look at it, and only to whom it was', async () => {
    const form = await newFormSite()
    const of = formEnv({ FORM_LIMIT: limitOf(20), DB: undefined as never }) // it must not reach the database
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

  it.each(['PUT', 'DELETE', 'PATCH'])('by %s is not taken', async (method) => {
    const form = await newFormSite()
    const answer = await visit(form.url, { method }, formEnv())
    expect(answer.status).toBeGreaterThanOrEqual(400)
  })

  it('to www leads to the website', async () => {
    const form = await newFormSite()
    const answer = await post(addressFor(`www.${form.handle}`, '/_/contact'), entered)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, form.url])
  })
})
