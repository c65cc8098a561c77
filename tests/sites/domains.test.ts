import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { repoint } from '../../worker/services/publishing/repoint.ts'
import { unpublish } from '../../worker/services/publishing/unpublish.ts'
import { findDomain } from '../../worker/storage/domains/domain-rows.ts'
import { clearSites } from '../harness/workers/clear-sites.ts'
import {
  connectDomain,
  disconnectDomain,
  goLive,
  preferDomain,
  takeDomain,
} from '../harness/workers/connected-domain.ts'
import { brokenInvariants } from '../harness/workers/invariants.ts'
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
} from '../harness/workers/site-with-domain.ts'
import { contextOf, newOwner, publish, save, siteEnv, visit } from '../harness/workers/sites.ts'

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
  it('shows the website, which names itself by it wherever it names itself', async () => {
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

  it('is where its handle’s host leads, with path and query, by GET and HEAD alone', async () => {
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

  it('cannot be left for another host by anything in the path', async () => {
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

  it('leaves its handle’s host as it is where its owner wants that', async () => {
    const { of, handle, domainName } = await connected(ctx)
    const origin = at(domainName, '')
    expect(await repoint(ctx, { ...onlyId(of), handleRedirects: false })).toBe(true)
    expect([await findAt(hostOf(handle)), await findAt(domainName)]).toEqual(['One', 'One'])
    expect(await textAt(hostOf(handle))).toContain(`<link rel="canonical" href="${origin}/"/>`)
    expect(await textAt(hostOf(handle), '/sitemap.xml')).toContain(`<loc>${origin}/</loc>`)
    await repoint(ctx, { ...onlyId(of), handleRedirects: true })
    expect(await findAt(hostOf(handle))).toBe(`to ${origin}/`)
  })

  it('shows nothing while it is pending, and does not come in the way of what is live', async () => {
    const { of, site, handle, domainName } = await online(ctx)
    await takeDomain(ctx, of)
    expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'One'])
    await publish(await save(site, 'Two'), handle, ctx)
    expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'Two'])
  })

  it('shows nothing once it is disconnected, and the handle’s host is the website’s own again', async () => {
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

  it('is changed once however often that is done', async () => {
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
  it('lead to one of them: the elder, or the preferred one', async () => {
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

  it('change places when the one that is preferred goes live, not before', async () => {
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
  it('is not affected by its former holder', async () => {
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

  it('is no website of mine', async () => {
    const [{ of }, stranger] = [await connected(ctx), await newOwner()]
    await expect(disconnectDomain(ctx, { ...of, userId: stranger })).rejects.toMatchObject({ code: 'not_found' })
  })
})
