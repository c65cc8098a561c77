import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { formEndpoint, thanksPath } from '../../../../renderer/document/contact-form.ts'
import edgeWorker from '../../../../worker/edge/worker.ts'
import type { EdgeEnv, Env } from '../../../../worker/env.ts'
import worker from '../../../../worker/index.ts'
import { connectDomain, disconnectDomain } from '../../../harness/workers/domains/connected-domain.ts'
import { at, newName } from '../../../harness/workers/domains/site-with-domain.ts'
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
import { assets, contextOf } from '../../../harness/workers/sites/sites.ts'

describe('a domain of its owner’s', () => {
  it('accepts messages at the domain and at the handle’s host that redirects there', async () => {
    const form = await newFormSite()
    const domainName = newName()
    await connectDomain(contextOf(), { ...form.of, domainName })
    const sent = await post(at(domainName, formEndpoint), { ...entered, message: 'By the domain' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
    expect((await post(form.url, { ...entered, message: 'By the handle' })).status).toBe(303)
    expect((await messagesOf(form)).map(({ message, hostname, folder }) => [message, hostname, folder])).toEqual([
      ['By the domain', domainName, 'inbox'],
      ['By the handle', `${form.handle}.localhost`, 'inbox'],
    ])
  })

  it('accepts a token of another host of the same website while that host is connected', async () => {
    const form = await newFormSite()
    const domainName = newName()
    await connectDomain(contextOf(), { ...form.of, domainName })
    const token = await tokenFor(form.url)
    expect((await post(at(domainName, formEndpoint), { ...doubtful, token })).status).toBe(303)
    await disconnectDomain(contextOf(), { ...form.of, domainName })
    expect((await post(at(domainName, formEndpoint), entered)).status).toBe(404)
  })
})

describe('with two Workers', () => {
  /** What a visitor gets from theirs, which hands what forms send to the app's. */
  async function postToEdge(url: string, fields: Record<string, string>, of: Env = formEnv()): Promise<Response> {
    const app = {
      fetch: async (request: Request) => {
        const ctx = createExecutionContext()
        const answer = await worker.fetch(request as Parameters<typeof worker.fetch>[0], of, ctx)
        await waitOnExecutionContext(ctx)
        return answer
      },
    } as Fetcher
    const { SITES, MEDIA, APP_ORIGIN, SITES_ORIGIN } = env
    const bound: EdgeEnv = { SITES, MEDIA, ASSETS: assets, APP_ORIGIN, SITES_ORIGIN, APP: app }
    const ctx = createExecutionContext()
    const request = new Request(url, {
      ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams(fields).toString() },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'cf-connecting-ip': '198.51.100.7' },
    })
    const answer = await edgeWorker.fetch(request as Parameters<typeof edgeWorker.fetch>[0], bound, ctx)
    await waitOnExecutionContext(ctx)
    return answer
  }

  it('accepts a message on the separate edge Worker the same way', async () => {
    const form = await newFormSite()
    const sent = await postToEdge(form.url, entered)
    expect([sent.status, sent.headers.get('location')]).toEqual([303, thanksPath])
    const page = await shown(await postToEdge(form.url, doubtful))
    expect([page.status, page.valueOf('message')]).toEqual([200, doubtful.message])
    expect((await postToEdge(form.url, { ...doubtful, token: page.token })).status).toBe(303)
    const hostname = `${form.handle}.localhost`
    expect(await messagesOf(form)).toMatchObject([
      { folder: 'inbox', hostname },
      { folder: 'spam', hostname },
    ])
  })

  it('limits each visitor’s address instead of the Worker’s', async () => {
    const form = await newFormSite()
    const of = formEnv()
    for (let count = 0; count < 6; count += 1) {
      const fields = { ...entered, message: `Question ${count}` }
      const answer = await postToEdge(form.url, fields, of)
      expect(answer.status).toBe(count < 5 ? 303 : 429)
    }
    const other = { ...entered, message: 'Somebody else' }
    expect((await post(form.url, other, { from: '198.51.100.8' })).status).toBe(303)
  })
})
