import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formEndpoint, thanksPath } from '../../../../renderer/document/contact-form.ts'
import { eventually } from '../../../harness/eventually.ts'
import type { ScriptedAnswer } from '../../../harness/peers/scripted-answer.ts'
import { faultyD1 } from '../../../harness/workers/faults/faulty-stores.ts'
import {
  confirm,
  doubtful,
  entered,
  type FormSite,
  floodUsual,
  formEnv,
  mailsTo,
  messagesOf,
  newFormSite,
  noticesOf,
  post,
  setSilent,
  shown,
  tokenFor,
} from '../../../harness/workers/messages/contact-form.ts'
import { newPeer } from '../../../harness/workers/peer.ts'
import { visit } from '../../../harness/workers/sites/sites.ts'

const log = vi.spyOn(console, 'error')

const passed = { success: true, hostname: 'preview.localhost', 'error-codes': [] }
const refused = { success: false, 'error-codes': ['invalid-input-response'] }

/** A flooded website, so that even clean messages need the challenge, with this answer of the challenge service. */
async function checkedSite(answer: Partial<ScriptedAnswer> = { json: passed }, settings: object = {}) {
  const peer = await newPeer([{ path: '/siteverify', ...answer }])
  const of = formEnv({
    ...{ TURNSTILE_SITE_KEY: 'site-key', TURNSTILE_SECRET: 'secret', TURNSTILE_URL: `${peer.url}/siteverify` },
  })
  const form = await newFormSite({}, settings)
  await floodUsual(form)
  const address = `http://preview.localhost:8787/_/challenge?host=${form.handle}.localhost`
  return { ...form, of: form.of, env: of, peer, address, origin: new URL(form.url).origin }
}
type Checked = Awaited<ReturnType<typeof checkedSite>>

/** Sends the fields as a browser does from the challenge page. */
async function sendChecked(site: Checked, response: string | undefined, fields: Record<string, string> = entered) {
  const token = await tokenFor(site.url, fields, { of: site.env })
  const widget: Record<string, string> = response === undefined ? {} : { 'cf-turnstile-response': response }
  return post(site.address, { ...fields, token, checked: '1', website: '', ...widget }, { of: site.env })
}

describe('the challenge', () => {
  beforeEach(() => void log.mockReset().mockReturnValue())

  describe('a challenged message', () => {
    it('passes the challenge page and ends on the website’s thank-you page', async () => {
      const site = await checkedSite()
      const page = await shown(await post(site.url, entered, { of: site.env }))
      expect(page.action).toBe(site.address)
      expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://preview.localhost:8787")
      const widget = await post(site.address, { ...entered, token: page.token }, { of: site.env })
      const shownWidget = await shown(widget)
      expect(widget.status).toBe(200)
      expect(shownWidget.html).toContain('data-sitekey="site-key"')
      expect(shownWidget.html).toContain('<noscript>')
      for (const [name, value] of Object.entries(entered)) expect(shownWidget.valueOf(name)).toBe(value)
      expect(shownWidget.token).toBe(page.token)
      const policy = widget.headers.get('content-security-policy')
      expect(policy).toMatch(
        /script-src 'nonce-[\w-]+' https:\/\/challenges\.cloudflare\.com; frame-src https:\/\/challenges\.cloudflare\.com/,
      )
      expect(policy).toContain(`form-action 'self' ${site.origin}`)
      expect([widget.headers.get('cache-control'), widget.headers.get('set-cookie')]).toEqual(['no-store', null])
      expect(await messagesOf(site)).toEqual([])

      const sent = await sendChecked(site, 'solved')
      expect([sent.status, sent.headers.get('location')]).toEqual([303, site.origin + thanksPath])
      expect(await messagesOf(site)).toMatchObject([
        { ...entered, folder: 'inbox', spam_reasons: '["flood"]', hostname: `${site.handle}.localhost` },
      ])
      const [request] = await site.peer.seen()
      const body = JSON.parse(request?.body ?? '')
      expect(body).toMatchObject({ secret: 'secret', response: 'solved' })
      expect(body.idempotency_key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
    })

    it('becomes one message when the form is sent twice', async () => {
      const site = await checkedSite()
      const token = await tokenFor(site.url, entered, { of: site.env })
      const fields = { ...entered, token, checked: '1', 'cf-turnstile-response': 'solved' }
      const answers = await Promise.all([1, 2, 3].map(() => post(site.address, fields, { of: site.env })))
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
      expect(await messagesOf(site)).toHaveLength(1)
      const keys = (await site.peer.seen()).map(({ body }) => JSON.parse(body).idempotency_key)
      expect(new Set(keys).size).toBe(1)
    })

    it.each<[string, string | undefined, Partial<ScriptedAnswer>]>([
      ['unsolved', undefined, { json: passed }],
      ['refused', 'made up', { json: refused }],
      ['of another host', 'solved', { json: { ...passed, hostname: 'elsewhere.example' } }],
      ['too long', 'x'.repeat(3000), { json: passed }],
    ])('goes to Spam when its challenge is %s', async (_how, response, answer) => {
      const site = await checkedSite(answer)
      expect((await sendChecked(site, response)).status).toBe(303)
      expect(await messagesOf(site)).toMatchObject([{ folder: 'spam', spam_reasons: '["challenge"]' }])
    })

    it.each<[string, Partial<ScriptedAnswer>]>([
      ['fails', { status: 500, text: 'oops' }],
      ['says nothing that can be read', { text: '<html>' }],
      ['fails by its own word', { json: { success: false, 'error-codes': ['internal-error'] } }],
      ['knows no such secret', { json: { success: false, 'error-codes': ['invalid-input-secret'] } }],
      ['does not answer', { delay: 20_000, json: refused }],
    ])('passes if the challenge service %s', async (_how, answer) => {
      const site = await checkedSite(answer)
      expect((await sendChecked(site, 'solved')).status).toBe(303)
      expect(await messagesOf(site)).toMatchObject([{ folder: 'inbox', spam_reasons: '["flood"]' }])
      expect(log).toHaveBeenCalled()
    })

    it('goes to Spam if it skips the challenge', async () => {
      const site = await checkedSite()
      const token = await tokenFor(site.url, entered, { of: site.env })
      expect((await post(site.url, { ...entered, token }, { of: site.env })).status).toBe(303)
      expect(await messagesOf(site)).toMatchObject([{ folder: 'spam', spam_reasons: '["challenge"]' }])
      expect(await site.peer.seen()).toEqual([])
    })

    it('returns to the website’s form if the input or token is invalid', async () => {
      const site = await checkedSite()
      const token = await tokenFor(site.url, entered, { of: site.env })
      const wrongs: Record<string, string>[] = [
        { token: 'garbled' },
        { token, email: 'nobody' },
        { token: 'garbled', checked: '1' },
      ]
      for (const wrong of wrongs) {
        const answer = await post(site.address, { ...entered, ...wrong }, { of: site.env })
        expect([answer.status, answer.headers.get('location')]).toEqual([307, site.origin + formEndpoint])
      }
    })

    it('shows the challenge in the form’s language, with the input as text', async () => {
      const site = await checkedSite({}, { formLanguage: 'german' })
      const fields = { ...entered, name: '"><script>alert(1)</script>', message: 'One\nTwo\n<b>&amp;' }
      const token = await tokenFor(site.url, fields, { of: site.env })
      const page = await shown(await post(site.address, { ...fields, token }, { of: site.env }))
      expect(page.html).toContain('<html lang="de">')
      expect(page.html).not.toContain('<script>alert')
      expect([page.valueOf('name'), page.valueOf('message')]).toEqual([fields.name, fields.message])
    })

    it('survives a storage failure, to be sent again', async () => {
      const site = await checkedSite()
      const token = await tokenFor(site.url, entered, { of: site.env })
      const DB = faultyD1(env.DB, ({ query }) =>
        /insert into "customer_contact_forms"/.test(query) ? 'throws' : undefined,
      )
      const fields = { ...entered, token, checked: '1', 'cf-turnstile-response': 'solved' }
      const page = await shown(await post(site.address, fields, { of: { ...site.env, DB } }))
      expect([page.status, page.token, page.valueOf('message')]).toEqual([503, token, entered.message])
      expect((await post(site.address, fields, { of: site.env })).status).toBe(303)
      expect(await messagesOf(site)).toMatchObject([{ folder: 'inbox' }])
    })
  })

  it('isn’t needed for a clean message to a website that isn’t flooded', async () => {
    const site = await checkedSite()
    await env.DB.prepare('delete from attempt_counts').run()
    expect((await post(site.url, entered, { of: site.env })).status).toBe(303)
    expect(await messagesOf(site)).toMatchObject([{ folder: 'inbox', spam_reasons: '[]' }])
    const flawed = await shown(await post(site.url, { ...entered, email: 'nobody' }, { of: site.env }))
    expect([flawed.status, flawed.action]).toEqual([422, '/_/contact'])
    expect(await site.peer.seen()).toEqual([])
  })

  describe('the challenge page', () => {
    it('exists only for websites’ forms', async () => {
      const site = await checkedSite()
      const elsewhere = [
        'nobody-is-here.localhost',
        'evil.example',
        'localhost',
        'preview.localhost',
        '',
        '127.0.0.1',
        'a.localhost/x',
      ]
      for (const host of elsewhere) {
        const url = `http://preview.localhost:8787/_/challenge?${new URLSearchParams({ host })}`
        const pages: Record<string, string>[] = [{}, { checked: '1' }]
        for (const checked of pages)
          expect((await post(url, { ...entered, ...checked }, { of: site.env })).status, host).toBe(404)
      }
      expect((await visit(site.address, {}, site.env)).status).toBe(404)
      expect((await post(`${site.origin}/_/challenge`, entered, { of: site.env })).status).toBe(404)
    })

    it('responds with 404 when no challenge is configured', async () => {
      const site = await checkedSite()
      expect((await post(site.address, entered)).status).toBe(404)
      expect((await shown(await post(site.url, entered))).action).toBe('/_/contact')
    })
  })
})

type Flood = { from: (index: number) => string; say: (index: number) => string }

/** Sends messages from different visitors, who confirm when asked; returns the last responses. */
async function flood(form: FormSite, count: number, { from, say }: Flood) {
  const of = formEnv()
  const answers: Response[] = []
  const send = async (index: number) => {
    const [fields, sender] = [
      { ...entered, email: `v${index}@example.com`, message: say(index) },
      { from: from(index), of },
    ]
    const first = await post(form.url, fields, sender)
    if (first.status !== 200) return first
    return post(form.url, { ...fields, token: (await shown(first)).token }, sender)
  }
  for (let at = 0; at < count; at += 50)
    answers.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, count - at) }, (_, index) => send(at + index)))),
    )
  return answers
}
const countOf = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status).length
/** Addresses of two providers, like someone who rents many of them. */
const rented = (index: number) => `10.${index & 1}.${(index >> 8) & 255}.${index & 255}`

describe('contact form limits', () => {
  describe('the message limits', () => {
    it('allow a visitor five messages to a website in ten minutes, and keep the text of the rest', async () => {
      const form = await newFormSite()
      const answers = await flood(form, 12, { from: () => '192.0.2.1', say: (index) => `Question ${index}?` })
      expect([countOf(answers, 303), countOf(answers, 429)]).toEqual([5, 7])
      const refused = answers.find(({ status }) => status === 429)
      const wait = Number(refused?.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(500)
      expect(wait).toBeLessThanOrEqual(600)
      const page = await shown(refused as Response)
      expect(page.valueOf('message')).toMatch(/^Question \d+\?$/)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(await messagesOf(form)).toHaveLength(5)
      // Another visitor, and the same one ten minutes later.
      expect((await post(form.url, entered, { from: '192.0.2.2' })).status).toBe(303)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 2000 })
      const again = { ...entered, token: page.token, message: page.valueOf('message') ?? '' }
      expect((await post(form.url, again, { from: '192.0.2.1' })).status).toBe(303)
      vi.useRealTimers()
    })

    it('allow a visitor twenty messages an hour across all websites', async () => {
      const all: Response[] = []
      for (let site = 0; site < 5; site += 1) {
        const form = await newFormSite()
        all.push(...(await flood(form, 5, { from: () => '192.0.2.7', say: (index) => `Question ${index}` })))
      }
      expect([countOf(all, 303), countOf(all, 429)]).toEqual([20, 5])
    })
  })

  describe('a flooded contact form', () => {
    it('accepts a clean message during and after a flood from many addresses', async () => {
      const form = await newFormSite()
      await setSilent(form)
      const say = (index: number) => `A question of number ${index}`
      const answers = await flood(form, 400, { from: rented, say })
      expect(countOf(answers, 303)).toBe(400)
      const kept = await messagesOf(form)
      const inbox = kept.filter(({ folder }) => folder === 'inbox')
      // The usual number for an hour; the two providers exceeded their share of the rest.
      expect(inbox).toHaveLength(120)
      const apart = kept.filter(({ folder }) => folder === 'spam')
      expect(new Set(apart.map(({ spam_reasons: reasons }) => reasons))).toEqual(new Set(['["flood"]']))

      const visitor = { from: '203.0.113.9' }
      const confirmation = await shown(await post(form.url, entered, visitor))
      expect([confirmation.status, confirmation.valueOf('message')]).toEqual([200, entered.message])
      expect((await post(form.url, { ...entered, token: confirmation.token }, visitor)).status).toBe(303)
      expect((await messagesOf(form)).at(-1)).toMatchObject({ folder: 'inbox', message: entered.message })

      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
      expect((await post(form.url, { ...entered, message: 'Another question' }, visitor)).status).toBe(303)
      vi.useRealTimers()
      expect((await messagesOf(form)).at(-1)).toMatchObject({ folder: 'inbox', message: 'Another question' })
    })

    it('emails its owner about the usual number of messages, but not about the flood', async () => {
      const form = await newFormSite()
      const say = (index: number) => `Question ${index}`
      await flood(form, 1, { from: () => '10.20.0.1', say })
      await eventually(async () => expect(await mailsTo(form)).toHaveLength(1))
      await env.DB.prepare('delete from attempt_counts').run()
      await floodUsual(form)
      await flood(form, 5, { from: (index) => `10.${index + 30}.0.1`, say: (index) => say(index + 1) })
      const reasons = (await messagesOf(form)).map(({ folder, spam_reasons }) => [folder, spam_reasons])
      expect(reasons).toEqual([['inbox', '[]'], ...Array(5).fill(['inbox', '["flood"]'])])
      expect(await noticesOf(form)).toBe(0)
      expect(await mailsTo(form)).toHaveLength(1)
    })

    it('accepts a message that merely looks like spam after many other messages', async () => {
      const form = await newFormSite()
      const say = (index: number) => `${doubtful.message} ${index}`
      const answers = await flood(form, 260, { from: rented, say })
      expect(countOf(answers, 303)).toBe(260)
      expect((await messagesOf(form)).every(({ folder }) => folder === 'spam')).toBe(true)
      expect(await noticesOf(form)).toBe(0)
      expect((await post(form.url, entered, { from: '203.0.113.5' })).status).toBe(303)
      expect((await messagesOf(form)).at(-1)).toMatchObject({ folder: 'inbox', message: entered.message })
    })

    it('stores the newest 2,000 messages in Spam, and every message that its owner opened', async () => {
      const form = await newFormSite()
      await confirm(form.url)
      await env.DB.prepare(
        `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2100)
      insert into customer_contact_forms select 'old' || n || id, draft_id, user_id, 'old' || n || id, name, email, phone, message,
        preferred_time, language, hostname, folder, spam_reasons, text_hash, search_text, n, case when n = 1 then 1 end, answers, photos_left_out
      from customer_contact_forms, numbers where draft_id = ?`,
      )
        .bind(form.of.draftId)
        .run()
      expect((await post(form.url, { ...entered, message: 'Clean' })).status).toBe(303)
      expect(await messagesOf(form)).toHaveLength(2102)
      await confirm(form.url, { ...doubtful, message: `${doubtful.message} Now` })
      const kept = await messagesOf(form)
      expect(kept.filter(({ folder }) => folder === 'spam')).toHaveLength(2001)
      expect(kept.filter(({ folder }) => folder === 'inbox')).toHaveLength(1)
      expect(kept.filter(({ read_at: read }) => read !== null)).toHaveLength(1)
      expect(kept.at(-1)?.message).toContain('Now')
    })
  })
})
