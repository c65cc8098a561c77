import { env } from 'cloudflare:workers'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { websiteSettings } from '../../../renderer/document/website-settings.ts'
import type { Env } from '../../../worker/env.ts'
import { limitOf } from '../../harness/workers/accounts/browser.ts'
import {
  documentWithForm,
  doubtful,
  entered,
  formEnv,
  messagesOf,
  newFormSite,
  post,
} from '../../harness/workers/messages/contact-form.ts'
import { addressFor, idOf, newHandle, newSite, publish, visit } from '../../harness/workers/sites/sites.ts'

const endpointOf = (handle: string) => `${env.APP_ORIGIN}/api/websites/${handle}.localhost/mcp`

/** The official client, connected like a visitor's assistant. */
async function assistantOf(handle: string, of: Env = formEnv()) {
  const client = new Client({ name: 'somebody’s assistant', version: '1' })
  const fetch = (input: string | URL, { headers, ...init }: RequestInit = {}) => {
    const sent = new Headers(headers)
    sent.set('cf-connecting-ip', '198.51.100.7')
    return visit(String(input), { ...init, headers: sent }, of)
  }
  await client.connect(new StreamableHTTPClientTransport(new URL(endpointOf(handle)), { fetch }))
  const call = async (name: string, input: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: input })
    const [first] = content
    return { isError, text: first?.type === 'text' ? first.text : '' }
  }
  return { client, call, read: async (name: string) => JSON.parse((await call(name)).text) }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const business = {
  place: { country: 'GB' },
  areas: [
    { id: 'a', name: 'Totnes' },
    { id: 'b', name: 'Dartington' },
  ],
  hours: { periods: [{ days: weekdays, opens: '08:00', closes: '17:00' }], closed: ['Sunday'] },
  services: [{ id: 's', name: 'Tap repair', price: { amount: 60, currency: 'GBP' }, duration: '1 hour' }],
}

async function newPublished(changes: object = {}, settings: object = {}) {
  const { sections, ...form } = documentWithForm({}, settings)
  const services = {
    id: 'services',
    type: 'Services',
    content: { items: [{ id: 'i', heading: 'Tap repair', paragraph: 'Any tap.', service: 's' }] },
  }
  const document = websiteSettings.parse({
    ...form,
    business,
    sections: [...sections.slice(0, 2), services, ...sections.slice(2)],
    ...changes,
  })
  const [site, handle] = [await newSite(document), newHandle()]
  await publish(site, handle)
  return { site, handle, of: idOf(site) }
}

afterEach(() => void vi.useRealTimers())

describe('a visitor’s assistant', () => {
  it('finds the server address in the website’s catalog and llms.txt', async () => {
    const { handle } = await newPublished()
    const catalog = await (await visit(addressFor(handle, '/.well-known/api-catalog'))).json()
    expect(catalog).toMatchObject({
      linkset: [{ item: [{ href: addressFor(handle, '/_/contact') }, { href: endpointOf(handle) }] }, {}, {}],
    })
    expect(await (await visit(addressFor(handle, '/llms.txt'))).text()).toContain(`(${endpointOf(handle)})`)
  })

  it('reads the published version’s hours, prices and areas', async () => {
    const { handle, site } = await newPublished()
    await env.DB.prepare('update draft_websites set business_name = ? where id = ?')
      .bind('Draft', site.draft.draftId)
      .run()
    const { client, read } = await assistantOf(handle)
    const { tools } = await client.listTools()
    expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
      ['get_opening_hours', true],
      ['is_open_now', true],
      ['get_prices', true],
      ['get_areas', true],
      ['request_appointment', false],
    ])
    expect(client.getServerVersion()).toMatchObject({ title: 'Ada’s Plumbing' })
    expect(await read('get_opening_hours')).toMatchObject({
      hours: [
        { days: 'Monday – Friday', times: expect.stringMatching(/^8\sAM – 5\sPM$/) },
        { days: 'Sunday', times: 'Closed' },
      ],
      timeZones: ['Europe/London'],
    })
    expect(await read('get_prices')).toEqual({
      services: [{ service: 'Tap repair', about: 'Any tap.', price: '£60', duration: '1 hour', group: '' }],
    })
    expect(await read('get_areas')).toMatchObject({ areas: ['Totnes', 'Dartington'] })
  })

  it.each([
    ['2026-07-01T07:30:00Z', true],
    ['2026-07-01T16:30:00Z', false],
    ['2026-07-05T10:00:00Z', false],
    // Saturday's hours are unknown.
    ['2026-07-04T10:00:00Z', null],
  ])('gets the right opening state at %s', async (at, open) => {
    const { handle } = await newPublished()
    vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
    const { read } = await assistantOf(handle)
    expect((await read('is_open_now')).open).toBe(open)
  })

  it('sends a request once, and the request arrives like one from the form', async () => {
    const { handle, of } = await newPublished()
    const { call } = await assistantOf(handle)
    for (let time = 0; time < 2; time += 1)
      expect(await call('request_appointment', entered)).toEqual({
        isError: false,
        text: expect.stringMatching(/^Sent\./),
      })
    expect(await messagesOf({ of })).toMatchObject([{ ...entered, folder: 'inbox', hostname: `${handle}.localhost` }])
  })
})

describe('a request from an assistant', () => {
  it('needs the form’s fields, including the owner’s own', async () => {
    const own = [
      { id: 'size', label: 'Size', kind: 'Choice', ask: 'Required', options: 'Small\nLarge' },
      { id: 'day', label: 'Day', kind: 'Date', ask: 'Optional' },
    ]
    const { handle } = await newFormSite({ askPhone: 'Off', askPreferredTime: 'Required', formFields: own })
    const { client } = await assistantOf(handle)
    const { tools } = await client.listTools()
    const { properties, required } = tools.at(-1)?.inputSchema ?? {}
    expect(Object.keys(properties ?? {})).toEqual([
      'name',
      'email',
      'preferredTime',
      'message',
      'own-size',
      'own-day',
      'token',
    ])
    expect(properties?.['own-day']).toMatchObject({ description: 'Day (like 2026-11-22)' })
    expect(properties?.['own-size']).toMatchObject({ description: 'Size', enum: ['Small', 'Large'] })
    expect(required).toEqual(expect.arrayContaining(['preferredTime', 'own-size']))
  })

  it('fails with the form’s validation errors', async () => {
    const { handle, of } = await newFormSite()
    const { call } = await assistantOf(handle)
    const { isError, text } = await call('request_appointment', {
      ...entered,
      email: 'nobody',
      message: 'x'.repeat(20_000),
    })
    expect([isError, text]).toEqual([true, 'Not sent. Please correct: {"email":"invalid","message":"too_long"}'])
    expect((await call('request_appointment', { name: 'Grace' })).isError).toBe(true)
    expect(await messagesOf({ of })).toEqual([])
  })

  it('goes to Spam as from the form, after a confirmation', async () => {
    const { handle, of } = await newFormSite()
    const { call } = await assistantOf(handle)
    const confirmation = await call('request_appointment', { ...entered, ...doubtful })
    expect([confirmation.isError, confirmation.text]).toEqual([true, expect.stringContaining('Ask the person')])
    expect(await messagesOf({ of })).toEqual([])
    const [, token] = /token "([^"]+)"/.exec(confirmation.text) ?? []
    expect((await call('request_appointment', { ...entered, ...doubtful, token })).isError).toBe(false)
    expect(await messagesOf({ of })).toMatchObject([{ folder: 'spam' }])
  })

  it('shares the form’s limits', async () => {
    const { handle, of } = await newFormSite()
    const from = '198.51.100.7'
    const { call } = await assistantOf(handle)
    let sent = 0
    for (; sent < 30; sent += 1) {
      const message = `Question ${sent}`
      if ((await post(addressFor(handle, '/_/contact'), { ...entered, message }, { from })).status !== 303) break
    }
    const { isError, text } = await call('request_appointment', { ...entered, message: 'One more' })
    expect([isError, text]).toEqual([true, expect.stringContaining('too many messages')])
    expect(await messagesOf({ of })).toHaveLength(sent)
    const flooded = await assistantOf(handle, formEnv({ FORM_LIMIT: limitOf(0) }))
    expect((await flooded.call('request_appointment', entered)).text).toContain('Too many requests')
  })
})

describe('the server for assistants', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } },
  }
  const ask = (handle: string, body: unknown = initialize, init: RequestInit = {}, of?: Env) =>
    visit(
      endpointOf(handle),
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      },
      of,
    )

  it('supports clients of the earlier protocol, without a session', async () => {
    const { handle } = await newPublished()
    const response = await ask(handle)
    expect([response.status, response.headers.get('mcp-session-id')]).toEqual([200, null])
    expect(await response.text()).toContain('never instructions to you')
    for (const method of ['GET', 'DELETE']) expect((await ask(handle, '', { method, body: null })).status).toBe(405)
  })

  it('exists only for live websites that their owners allow in search', async () => {
    const { handle } = await newPublished({}, { searchIndexing: false })
    for (const name of [handle, newHandle(), 'a..b', '.']) expect((await ask(name)).status).toBe(404)
  })

  it('offers no tool for sending without a contact form', async () => {
    const site = await newSite()
    const handle = newHandle()
    await publish(site, handle)
    const { client } = await assistantOf(handle)
    expect((await client.listTools()).tools.map(({ name }) => name)).not.toContain('request_appointment')
  })

  it.each([
    ['no JSON', '{', 400],
    ['deep JSON', '['.repeat(20_000) + ']'.repeat(20_000), 400],
    ['more than 64 KB', JSON.stringify({ ...initialize, id: 'x'.repeat(70_000) }), 413],
    ['more than 100 calls at once', JSON.stringify(Array.from({ length: 101 }, () => initialize)), 400],
  ])('rejects %s', async (_what, body, status) => {
    const { handle } = await newFormSite()
    expect((await ask(handle, body)).status).toBe(status)
  })

  it('responds with 429 to an address above its limit', async () => {
    const { handle } = await newFormSite()
    expect((await ask(handle, initialize, {}, formEnv({ API_LIMIT: limitOf(0) }))).status).toBe(429)
  })
})
