import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import worker from '../../../worker/index.ts'
import { readReport } from '../../../worker/visits/visits-of.ts'
import {
  doubtful,
  entered,
  type FormSite,
  formEnv,
  newFormSite,
  tokenFor,
} from '../../harness/workers/messages/contact-form.ts'
import { contextOf } from '../../harness/workers/sites/sites.ts'

const of = formEnv({ VISITS_PROVIDER: 'durable-object' })
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1'
const robot = 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36'

/** Sends a request as a browser does, and waits for the count. */
async function send(url: string, userAgent: string, fields?: Record<string, string>): Promise<number> {
  const ctx = createExecutionContext()
  const headers = { 'cf-connecting-ip': '198.51.100.1', 'user-agent': userAgent }
  const form = fields && { method: 'POST', body: new URLSearchParams(fields) }
  const request = new Request(url, { headers, redirect: 'manual', ...form })
  const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], of, ctx)
  await response.arrayBuffer()
  await waitOnExecutionContext(ctx)
  return response.status
}

async function todayOf({ of: { draftId } }: FormSite) {
  const report = await readReport(contextOf(), { draftId, timeZone: 'UTC' }, 7)
  const { visitors, messages, views } = report.days.at(-1) ?? {}
  return { visitors, messages, views }
}

describe('a message’s sender', () => {
  it('counts as a visitor even if their page view was not counted', async () => {
    const form = await newFormSite()
    await send(new URL('/', form.url).href, robot)
    expect(await send(form.url, robot, entered)).toBe(303)
    expect(await todayOf(form)).toEqual({ visitors: 1, messages: 1, views: 1 })
  })

  it('counts once across visits and messages', async () => {
    const form = await newFormSite()
    await send(new URL('/', form.url).href, phone)
    expect(await send(form.url, phone, entered)).toBe(303)
    expect(await send(form.url, phone, { ...entered, message: 'And the shower too.' })).toBe(303)
    expect(await todayOf(form)).toEqual({ visitors: 1, messages: 2, views: 1 })
  })

  it('isn’t counted if the message is spam', async () => {
    const form = await newFormSite()
    const token = await tokenFor(form.url)
    expect(await send(form.url, phone, { ...doubtful, token })).toBe(303)
    expect(await todayOf(form)).toEqual({ visitors: 0, messages: 0, views: 0 })
  })
})
