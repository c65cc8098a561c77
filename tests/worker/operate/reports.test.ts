import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Env } from '../../../worker/env.ts'
import { newPeer } from '../../harness/workers/peer.ts'
import { addressFor, idOf, newHandle, newSite, publish, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const page = `${env.APP_ORIGIN}/report`
let address = 0
beforeEach(async () => {
  address += 1
  await env.DB.prepare('delete from attempt_counts').run()
  vi.spyOn(console, 'error').mockReturnValue()
})

const from = (visitor: string) => ({ 'cf-connecting-ip': visitor })
/** Settings with the limits for one household. */
const of = (changes: Partial<Env> = {}) => siteEnv({ PEOPLE_AN_ADDRESS: '1', ...changes })
const send = (
  fields: Record<string, string>,
  visitor = `198.51.100.${address}`,
  changes: Partial<Env> = {},
  to = page,
) => visit(to, { method: 'POST', body: new URLSearchParams(fields), headers: from(visitor) }, of(changes))
const reportsOf = async (draftId: string) =>
  (
    await env.DB.prepare(
      'select hostname, reason, text, email from website_reports where draft_id = ? order by created_at',
    )
      .bind(draftId)
      .all()
  ).results

async function online() {
  const [site, handle] = [await newSite(), newHandle()]
  await publish(site, handle)
  return { ...idOf(site), handle, website: addressFor(handle) }
}

describe('the report link in the footer', () => {
  it('leads from a published page to the form, with only the hostname', async () => {
    const { handle, website, draftId } = await online()
    const text = await (await visit(website)).text()
    expect(text).toContain('<a href="/_/report">Report this website</a>')
    const answer = await visit(`${website}_/report?utm_source=x`, { headers: { cookie: 'a=b', referer: website } })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${page}?website=${handle}.localhost`])
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    const form = await visit(answer.headers.get('location') ?? '')
    const html = await form.text()
    expect(html).toContain(`value="${handle}.localhost"`)
    expect(html).not.toContain(draftId)
    expect(html).not.toMatch(/<script| on\w+=/)
    expect(form.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(form.headers.get('x-robots-tag')).toBe('noindex')
    expect((await visit('http://nobody-here.localhost:8787/_/report')).status).toBe(404)
  })
})

describe('the report form', () => {
  it('stores a report with any of the website’s addresses, and thanks for it', async () => {
    const { draftId, handle, website } = await online()
    const answer = await send({ website, reason: 'phishing', text: 'It copies my bank 😀', email: 'Ada@Example.com' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?sent=1`])
    expect(await (await visit(`${page}?sent=1`)).text()).toContain('Your report has arrived')
    expect(await reportsOf(draftId)).toEqual([
      { hostname: `${handle}.localhost`, reason: 'phishing', text: 'It copies my bank 😀', email: 'ada@example.com' },
    ])
    expect((await send({ website: `${handle}.localhost`, reason: 'spam' }, '198.51.100.200')).status).toBe(303)
    expect(
      (await send({ website: `http://www.${handle}.localhost/privacy/`, reason: 'spam' }, '198.51.100.201')).status,
    ).toBe(303)
    expect(await reportsOf(draftId)).toHaveLength(3)
  })

  it('shows invalid input again, escaped', async () => {
    const { website } = await online()
    const tries: [Record<string, string>, number, string][] = [
      [{ website: '', reason: 'spam' }, 422, 'We don’t know this website'],
      [{ website: 'http://nobody-here.localhost:8787', reason: 'spam' }, 422, 'We don’t know this website'],
      [{ website: '"><script>alert(1)</script>', reason: 'spam' }, 422, '&lt;script&gt;'],
      [{ website, reason: 'no such reason' }, 422, 'Choose what is wrong'],
      [{ website, reason: 'spam', email: 'not an address' }, 422, 'Check your email address'],
      [{ website, reason: 'spam', text: 'x'.repeat(2001) }, 422, 'Shorten your text'],
    ]
    for (const [fields, status, words] of tries) {
      const answer = await send(fields)
      const html = await answer.text()
      expect([answer.status, html.includes(words), html.includes('<script')]).toEqual([status, true, false])
    }
    const json = await visit(
      page,
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
      of(),
    )
    expect(json.status).toBe(422)
    const huge = await send({ website, reason: 'spam', text: 'x'.repeat(400_000) })
    expect(huge.status).toBe(422)
    expect((await visit(page, { method: 'PUT' }, of())).status).toBe(405)
  })

  it('stores one open report per website and visitor, the latest', async () => {
    const { draftId, website } = await online()
    await send({ website, reason: 'spam', text: 'First' })
    await send({ website, reason: 'fraud', text: 'Second' })
    expect(await reportsOf(draftId)).toMatchObject([{ reason: 'fraud', text: 'Second' }])
  })

  it('blocks a visitor after ten reports', async () => {
    const { draftId, website } = await online()
    for (let time = 0; time < 10; time += 1) expect((await send({ website, reason: 'spam' })).status).toBe(303)
    expect((await send({ website, reason: 'spam' })).status).toBe(429)
    expect((await send({ website, reason: 'phishing' }, '198.51.100.222')).status).toBe(303)
    expect(await reportsOf(draftId)).toHaveLength(2)
  })

  it('stores the first and the last reports of a flood', async () => {
    const { draftId, website } = await online()
    await send({ website, reason: 'phishing', text: 'The first' }, '192.0.2.1')
    for (let time = 0; time < 110; time += 1) await send({ website, reason: 'spam' }, `203.0.${time}.1`)
    await send({ website, reason: 'phishing', text: 'The last' }, '192.0.2.2')
    const reports = await reportsOf(draftId)
    expect(reports).toHaveLength(100)
    expect([reports.at(0)?.text, reports.at(-1)?.text]).toEqual(['The first', 'The last'])
  })
})

describe('the report form’s challenge', () => {
  const check = 'http://preview.localhost:8787/_/report'

  it('precedes the report if Turnstile is configured', async () => {
    const peer = await newPeer([{ path: '/siteverify', json: { success: true, hostname: 'preview.localhost' } }])
    const settings = {
      TURNSTILE_SITE_KEY: 'a-key',
      TURNSTILE_SECRET: 'a-secret',
      TURNSTILE_URL: `${peer.url}/siteverify`,
    }
    const { draftId, website } = await online()
    const form = await (await visit(page, {}, of(settings))).text()
    expect(form).toContain(`action="${check}"`)
    expect((await send({ website, reason: 'spam' }, '192.0.2.9', settings)).status).toBe(405)
    const challenge = await send({ website, reason: 'spam', text: 'Look' }, '192.0.2.9', settings, check)
    expect(await challenge.text()).toContain('data-sitekey="a-key"')
    expect(await reportsOf(draftId)).toEqual([])
    const fields = { website, reason: 'spam', text: 'Look', checked: '1', 'cf-turnstile-response': 'passed' }
    const sent = await send(fields, '192.0.2.9', settings, check)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${page}?sent=1`])
    expect(await reportsOf(draftId)).toHaveLength(1)
  })

  it('allows a visitor who fails it three reports an hour', async () => {
    const settings = { TURNSTILE_SITE_KEY: 'a-key', TURNSTILE_SECRET: 'a-secret' }
    const { website } = await online()
    const fields = { website, reason: 'spam', checked: '1' }
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await send(fields, '192.0.2.10', settings, check)).status)
    expect(statuses).toEqual([303, 303, 303, 429])
  })

  it('responds with 404 without Turnstile', async () => {
    const { website } = await online()
    expect((await send({ website, reason: 'spam' }, '192.0.2.11', {}, check)).status).toBe(404)
  })
})
