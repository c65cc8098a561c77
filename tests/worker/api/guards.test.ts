import { env } from 'cloudflare:workers'
import { expect, it, vi } from 'vitest'
import { Browser } from '../../harness/workers/browser.ts'
import { smallDocument } from '../../harness/workers/documents.ts'
import { limitOf } from '../../harness/workers/rate-limit.ts'
import { newPerson, requestCode } from '../../harness/workers/sign-in.ts'

it('says that it is there', async () => {
  const { status, body } = await new Browser().get('/api/health')
  expect([status, body]).toEqual([200, { status: 'ok' }])
})

it('gives every answer headers that keep it private and a request id', async () => {
  const browser = new Browser()
  for (const path of ['/api/health', '/api/drafts', '/api/nothing-here']) {
    const { headers } = await browser.get(path)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  }
})

it('names the request in an error', async () => {
  const { status, headers, body } = await new Browser().get('/api/nothing-here')
  expect(status).toBe(404)
  expect(body).toEqual({ error: { code: 'not_found', requestId: headers.get('x-request-id') } })
})

it('keeps what went wrong inside to itself', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = new Proxy(env.DB, {
    get: () => {
      throw new Error('the secret of the database')
    },
  })
  const browser = new Browser({ DB: broken })
  browser.cookies.set('creation', 'any')
  const { status, body, text } = await browser.get('/api/creations/current')
  expect(status).toBe(500)
  expect(body).toMatchObject({ error: { code: 'unknown' } })
  expect(text).not.toContain('secret')
  expect(log).toHaveBeenCalled()
})

it('refuses changes that a page of another origin asks for', async () => {
  const person = await newPerson()
  const foreign = ['https://evil.example', 'null', 'http://alice.localhost:8787', 'https://localhost:8787']
  for (const origin of foreign) {
    const { status, body } = await person.post('/api/drafts', { websiteSettings: smallDocument() }, { origin })
    expect(status).toBe(403)
    expect(body).toMatchObject({ error: { code: 'forbidden_origin' } })
    expect((await person.post('/api/session/sign-out', undefined, { origin })).status).toBe(403)
  }
  expect((await person.get('/api/drafts', { headers: { origin: 'https://evil.example' } })).body).toEqual({
    drafts: [],
  })
})

it('refuses a change that the browser calls cross-site, and takes one from what is no browser', async () => {
  const person = await newPerson()
  const send = (headers: Record<string, string>) =>
    person.fetch('/api/drafts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ websiteSettings: smallDocument() }),
    })
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
  expect((await send({})).status).toBe(201)
})

it('never lets another origin read an answer', async () => {
  const { headers } = await new Browser().get('/api/session', { headers: { origin: 'https://evil.example' } })
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

it('brakes an address that calls without end, and no other', async () => {
  const changes = { API_LIMIT: limitOf(5) }
  const [browser, other] = [new Browser(changes), new Browser(changes)]
  for (let call = 1; call <= 5; call++) expect((await browser.get('/api/health')).status).toBe(200)
  expect((await browser.get('/api/health')).status).toBe(429)
  expect((await other.get('/api/health')).status).toBe(200)
})

it('takes the addresses of one IPv6 network for one visitor', async () => {
  const changes = { API_LIMIT: limitOf(1) }
  const from = async (address: string) => (await new Browser(changes, address).get('/api/health')).status
  expect(await from('2001:db8:1:2:aaaa::1')).toBe(200)
  expect(await from('2001:db8:1:2:bbbb::2')).toBe(429)
  expect(await from('2001:db8:1:3:aaaa::1')).toBe(200)
})

it('does not mount the sign-in library’s own routes', async () => {
  for (const path of ['/api/auth/get-session', '/api/auth/sign-in/email-otp', '/api/auth/ok']) {
    expect((await new Browser().get(path)).status).toBe(404)
  }
})

it('shows the mailbox in development only', async () => {
  await requestCode(new Browser(), 'reader@example.com')
  const { body } = await new Browser().get('/api/mailbox')
  const [mail] = (body as { mails: { recipient: string; subject: string; text: string; html: string }[] }).mails
  expect(mail).toMatchObject({
    recipient: 'reader@example.com',
    subject: expect.stringMatching(/^\d{6} is your Shingle code$/),
  })
  const code = mail?.subject.slice(0, 6) ?? ''
  expect(mail?.text).toContain(code)
  expect(mail?.html).toContain(code)

  const live = await new Browser({ ENVIRONMENT: 'production' }).get('/api/mailbox')
  expect(live.status).toBe(404)
  expect(live.body).toEqual({ error: { code: 'not_found', requestId: expect.any(String) } })
})
