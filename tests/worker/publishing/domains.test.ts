import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findDomain } from '../../../worker/domains/records/domains.ts'
import { repoint } from '../../../worker/publishing/go-live.ts'
import { unpublish } from '../../../worker/publishing/take-down.ts'
import {
  connectDomain,
  disconnectDomain,
  goLive,
  preferDomain,
  takeDomain,
} from '../../harness/workers/domains/connected-domain.ts'
import {
  at,
  connected,
  findAt,
  historyOf,
  hostOf,
  online,
  onlyId,
  releasesOf,
  textAt,
} from '../../harness/workers/domains/site-with-domain.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { clearSites } from '../../harness/workers/sites/clear-sites.ts'
import { contextOf, newOwner, publish, save, siteEnv, visit } from '../../harness/workers/sites/sites.ts'

const start = Date.UTC(2030, 0, 1)
let clock = start
const ctx = contextOf(siteEnv(), () => new Date(clock))
beforeEach(() => {
  clock = start
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  expect(await brokenInvariants(new Date(clock))).toEqual([])
  await clearSites()
})

describe('a connected domain', () => {
  it('serves the website at a connected domain, with that domain in every absolute URL', async () => {
    const { handle, domainName, site } = await connected(ctx)
    expect(await findAt(domainName)).toBe('One')
    const origin = at(domainName, '')
    const page = await textAt(domainName)
    expect(page).toContain(`<link rel="canonical" href="${origin}/"/>`)
    expect(page).toContain(`<meta property="og:url" content="${origin}/"/>`)
    expect(page).not.toContain(hostOf(handle))
    expect(await textAt(domainName, '/robots.txt')).toContain(`${origin}/sitemap.xml`)
    expect(await textAt(domainName, '/sitemap.xml')).toContain(`<loc>${origin}/</loc>`)
    expect(await textAt(domainName, '/sitemap.xml')).not.toContain(hostOf(handle))
    expect(await textAt(domainName, '/llms.txt')).not.toContain(hostOf(handle))
    expect(await historyOf(site)).toEqual([
      ['Created', handle, 'PendingOwnershipVerification'],
      ['Updated', handle, 'Connected'],
    ])
  })

  it('redirects GET and HEAD from the handle’s host to the domain with path and query', async () => {
    const { handle, domainName } = await connected(ctx)
    const host = hostOf(handle)
    for (const path of ['/', '/?a=1&b=%20c', '/index.html', '/robots.txt', '/a/b?c=d', '/favicon.ico', '/media/x?y'])
      expect(await findAt(host, path), path).toBe(`to ${at(domainName, path)}`)
    // Twice: out of memory.
    for (const method of ['GET', 'HEAD', 'GET']) {
      const response = await visit(at(host), { method, headers: { 'accept-encoding': 'br', 'if-none-match': '""' } })
      expect([response.status, response.headers.get('location')]).toEqual([308, at(domainName, '/')])
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe('')
    }
    expect((await visit(at(host), { method: 'POST' })).status).toBe(405)
    expect((await visit(at(host, '/robots.txt'), { method: 'DELETE' })).status).toBe(405)
  })

  it('never redirects to another host, whatever the path contains', async () => {
    const { handle, domainName } = await connected(ctx)
    for (const path of [
      '//evil.example/',
      '/@evil.example',
      '/.evil.example',
      '/\\evil.example',
      '/%0d%0aSet-Cookie:a=b',
    ])
      expect(new URL((await findAt(hostOf(handle), path))?.slice('to '.length) ?? '').hostname, path).toBe(domainName)
  })

  it('serves the handle’s host without a redirect when the owner turned redirects off', async () => {
    const { of, handle, domainName } = await connected(ctx)
    const origin = at(domainName, '')
    expect(await repoint(ctx, { ...onlyId(of), handleRedirects: false })).toBe(true)
    expect([await findAt(hostOf(handle)), await findAt(domainName)]).toEqual(['One', 'One'])
    expect(await textAt(hostOf(handle))).toContain(`<link rel="canonical" href="${origin}/"/>`)
    expect(await textAt(hostOf(handle), '/sitemap.xml')).toContain(`<loc>${origin}/</loc>`)
    await repoint(ctx, { ...onlyId(of), handleRedirects: true })
    expect(await findAt(hostOf(handle))).toBe(`to ${origin}/`)
  })

  it('serves nothing at a pending domain and leaves the live website alone', async () => {
    const { of, site, handle, domainName } = await online(ctx)
    await takeDomain(ctx, of)
    expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'One'])
    await publish(await save(site, 'Two'), handle, ctx)
    expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'Two'])
  })

  it('serves nothing at a disconnected domain and stops redirecting the handle’s host', async () => {
    const { of, site, handle, domainName } = await connected(ctx)
    await disconnectDomain(ctx, of)
    expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'One'])
    expect(await textAt(hostOf(handle))).toContain(`href="${at(hostOf(handle))}"`)
    expect(await findDomain(ctx.db, { ...site, domainName })).toMatchObject({
      websiteName: null,
      live: false,
      providerState: 'leaving',
    })
    // Made for its handle at first, and shown again: there is no third.
    expect(await releasesOf(site)).toEqual([
      { number: 1, cause: 'publish', restored_from: null },
      { number: 2, cause: 'address', restored_from: null },
    ])
  })

  it('writes a domain change once, however often it is repeated', async () => {
    const { of, site, domainName } = await connected(ctx)
    const before = await findDomain(ctx.db, { ...site, domainName })
    await goLive(ctx, of)
    expect(await releasesOf(site)).toHaveLength(2)
    expect(await findDomain(ctx.db, { ...site, domainName })).toMatchObject({
      ...before,
      revision: (before?.revision ?? 0) + 1,
    })
    await disconnectDomain(ctx, of)
    expect(await disconnectDomain(ctx, of)).toBe(false)
  })
})

describe('two domains of a website', () => {
  it('redirects two domains to the preferred one, or else the older one', async () => {
    const { of, site, handle, domainName } = await connected(ctx)
    const www = `www.${domainName}`
    clock += 1000
    await connectDomain(ctx, { ...of, domainName: www })
    const hosts = [domainName, www, hostOf(handle)] as const
    const found = () => Promise.all(hosts.map((host) => findAt(host, '/?a=b')))
    expect(await found()).toEqual(['One', `to ${at(domainName, '/?a=b')}`, `to ${at(domainName, '/?a=b')}`])
    await preferDomain(ctx, { ...of, domainName: www })
    expect(await found()).toEqual([`to ${at(www, '/?a=b')}`, 'One', `to ${at(www, '/?a=b')}`])
    expect(await textAt(www)).toContain(`<link rel="canonical" href="${at(www)}"/>`)
    await preferDomain(ctx, of)
    expect(await found()).toEqual(['One', `to ${at(domainName, '/?a=b')}`, `to ${at(domainName, '/?a=b')}`])
    expect(await findDomain(ctx.db, { ...site, domainName: www })).toMatchObject({ preferred: false })
    await disconnectDomain(ctx, of)
    expect(await found()).toEqual([null, 'One', `to ${at(www, '/?a=b')}`])
  })

  it('switches to the preferred domain only when that domain goes live', async () => {
    const { of, domainName } = await online(ctx)
    const www = { ...of, domainName: `www.${domainName}` }
    await connectDomain(ctx, of, true)
    await takeDomain(ctx, www)
    await preferDomain(ctx, www)
    expect([await findAt(domainName), await findAt(www.domainName)]).toEqual(['One', null])
    await goLive(ctx, www)
    expect([await findAt(domainName), await findAt(www.domainName)]).toEqual([`to ${at(www.domainName)}`, 'One'])
  })
})

describe('another account’s domain', () => {
  it('keeps a domain unaffected by its former holder', async () => {
    const { of, domainName } = await connected(ctx)
    await disconnectDomain(ctx, of)
    const mine = await findDomain(ctx.db, of)
    await env.DB.prepare("update website_domains set provider_state = 'none' where id = ?").bind(mine?.id).run()
    const other = await online(ctx, 'Other')
    await connectDomain(ctx, { ...other.of, domainName })
    expect(await findAt(domainName)).toBe('Other')
    // Its former owner's row is changed beside their own website, and their website goes.
    const touched = await repoint(ctx, {
      ...onlyId(of),
      change: () => mine && { domain: mine, set: { preferred: true, providerState: 'none' } },
    })
    expect(touched).toBe(true)
    await unpublish(ctx, onlyId(of))
    expect(await findAt(domainName)).toBe('Other')
  })

  it('refuses to connect a domain to another account’s website', async () => {
    const [{ of }, stranger] = [await connected(ctx), await newOwner()]
    await expect(disconnectDomain(ctx, { ...of, userId: stranger })).rejects.toMatchObject({ code: 'not_found' })
  })
})
