import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeHandle, repoint, rollBack } from '../../../worker/publishing/publish.ts'
import { reconcile } from '../../../worker/publishing/reconcile.ts'
import { scheduleRelease } from '../../../worker/publishing/schedules.ts'
import { deleteDraft, unpublish } from '../../../worker/publishing/take-down.ts'
import { findDomain } from '../../../worker/websites/domains.ts'
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
  newName,
  online,
  onlyId,
  releasesOf,
  textAt,
} from '../../harness/workers/domains/site-with-domain.ts'
import { brokenInvariants } from '../../harness/workers/faults/invariants.ts'
import { survives } from '../../harness/workers/interruptions/try-every-step.ts'
import {
  addressFor,
  contextOf,
  newHandle,
  newOwner,
  publish,
  save,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { clearSites } from '../../harness/workers/sites/stored-site.ts'

const start = Date.UTC(2030, 0, 1)

describe('publishing with domains', () => {
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
    it('serves the website, with the domain in every absolute URL', async () => {
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

    it('gets GET and HEAD redirects from the handle’s host, with path and query', async () => {
      const { handle, domainName } = await connected(ctx)
      const host = hostOf(handle)
      for (const path of ['/', '/?a=1&b=%20c', '/index.html', '/robots.txt', '/a/b?c=d', '/favicon.ico', '/media/x?y'])
        expect(await findAt(host, path), path).toBe(`to ${at(domainName, path)}`)
      // Twice, so also from the cache.
      for (const method of ['GET', 'HEAD', 'GET']) {
        const response = await visit(at(host), { method, headers: { 'accept-encoding': 'br', 'if-none-match': '""' } })
        expect([response.status, response.headers.get('location')]).toEqual([308, at(domainName, '/')])
        expect(response.headers.get('cache-control')).toBe('no-cache')
        expect(await response.text()).toBe('')
      }
      expect((await visit(at(host), { method: 'POST' })).status).toBe(405)
      expect((await visit(at(host, '/robots.txt'), { method: 'DELETE' })).status).toBe(405)
    })

    it('never causes a redirect to another host, whatever the path', async () => {
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

    it('gets no redirect from the handle’s host if the owner turned redirects off', async () => {
      const { of, handle, domainName } = await connected(ctx)
      const origin = at(domainName, '')
      expect(await repoint(ctx, { ...onlyId(of), handleRedirects: false })).toBe('repointed')
      expect([await findAt(hostOf(handle)), await findAt(domainName)]).toEqual(['One', 'One'])
      expect(await textAt(hostOf(handle))).toContain(`<link rel="canonical" href="${origin}/"/>`)
      expect(await textAt(hostOf(handle), '/sitemap.xml')).toContain(`<loc>${origin}/</loc>`)
      await repoint(ctx, { ...onlyId(of), handleRedirects: true })
      expect(await findAt(hostOf(handle))).toBe(`to ${origin}/`)
    })

    it('serves nothing while pending, and doesn’t change the live website', async () => {
      const { of, site, handle, domainName } = await online(ctx)
      await takeDomain(ctx, of)
      expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'One'])
      await publish(await save(site, 'Two'), handle, ctx)
      expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'Two'])
    })

    it('serves nothing when disconnected, and the handle’s host stops redirecting', async () => {
      const { of, site, handle, domainName } = await connected(ctx)
      await disconnectDomain(ctx, of)
      expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'One'])
      expect(await textAt(hostOf(handle))).toContain(`href="${at(hostOf(handle))}"`)
      expect(await findDomain(ctx.db, { ...site, domainName })).toMatchObject({
        websiteName: null,
        live: false,
        providerState: 'leaving',
      })
      // The release for the handle's host already exists and is reused.
      expect(await releasesOf(site)).toEqual([
        { number: 1, cause: 'publish', restored_from: null },
        { number: 2, cause: 'address', restored_from: null },
      ])
    })

    it('gets written once when the change is repeated', async () => {
      const { of, site, domainName } = await connected(ctx)
      const before = await findDomain(ctx.db, { ...site, domainName })
      await goLive(ctx, of)
      expect(await releasesOf(site)).toHaveLength(2)
      expect(await findDomain(ctx.db, { ...site, domainName })).toMatchObject({
        ...before,
        revision: (before?.revision ?? 0) + 1,
      })
      await disconnectDomain(ctx, of)
      expect(await disconnectDomain(ctx, of)).toBe('nothing-to-change')
    })
  })

  describe('a website’s two domains', () => {
    it('redirect to the preferred domain, or else to the older domain', async () => {
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

    it('switch to the preferred domain only when it goes live', async () => {
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
    it('isn’t affected by its former holder', async () => {
      const { of, domainName } = await connected(ctx)
      await disconnectDomain(ctx, of)
      const mine = await findDomain(ctx.db, of)
      await env.DB.prepare("update website_domains set provider_state = 'none' where id = ?").bind(mine?.id).run()
      const other = await online(ctx, 'Other')
      await connectDomain(ctx, { ...other.of, domainName })
      expect(await findAt(domainName)).toBe('Other')
      // Its former owner's row changes with their own website, which then goes away.
      const touched = await repoint(ctx, {
        ...onlyId(of),
        change: () => mine && { domain: mine, set: { preferred: true, providerState: 'none' } },
      })
      expect(touched).toBe('repointed')
      await unpublish(ctx, onlyId(of))
      expect(await findAt(domainName)).toBe('Other')
    })

    it('connects only to the account’s own websites', async () => {
      const [{ of }, stranger] = [await connected(ctx), await newOwner()]
      await expect(disconnectDomain(ctx, { ...of, userId: stranger })).rejects.toMatchObject({ code: 'not_found' })
    })
  })
})

describe('changing a website with domains', () => {
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

  describe('a website with live domains', () => {
    it('publishes and rolls back at its main domain', async () => {
      const { of, site, handle, domainName } = await connected(ctx)
      const published = await publish(await save(site, 'Two'), handle, ctx)
      expect(published).toMatchObject({ handle, url: at(domainName) })
      expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual(['Two', `to ${at(domainName)}`])
      // Release 1 was made for the handle's host.
      expect(await rollBack(ctx, { ...onlyId(of), number: 1 })).toMatchObject({ url: at(domainName) })
      expect(await findAt(domainName)).toBe('One')
      expect(await textAt(domainName)).toContain(`<link rel="canonical" href="${at(domainName)}"/>`)
      expect(await rollBack(ctx, { ...onlyId(of), number: 3 })).toMatchObject({ url: at(domainName) })
      expect(await findAt(domainName)).toBe('Two')
    })

    it('publishes and reverts a scheduled release at its current domain', async () => {
      const { of, site, handle, domainName } = await online(ctx)
      const saved = await save(site, 'Two')
      const order = { ...onlyId(of), handle, revision: saved.draft.revision }
      await scheduleRelease(ctx, { ...order, at: new Date(clock + 60_000), revertAt: new Date(clock + 180_000) })
      await connectDomain(ctx, of)
      clock += 60_000
      await reconcile(ctx)
      expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual(['Two', `to ${at(domainName)}`])
      await disconnectDomain(ctx, of)
      clock += 120_000
      await reconcile(ctx)
      expect([await findAt(domainName), await findAt(hostOf(handle))]).toEqual([null, 'One'])
    })

    it('keeps live and pending domains when its handle changes', async () => {
      const { of, site, handle, domainName } = await connected(ctx)
      const pending = { ...of, domainName: newName() }
      await takeDomain(ctx, pending)
      const [other, third] = [newHandle(), newHandle()]
      clock += 1000
      expect(await changeHandle(ctx, { ...onlyId(of), handle: other })).toMatchObject({
        handle: other,
        url: at(domainName),
      })
      expect([await findAt(hostOf(handle)), await findAt(hostOf(other)), await findAt(domainName)]).toEqual([
        `to ${at(domainName)}`,
        `to ${at(domainName)}`,
        'One',
      ])
      for (const name of [domainName, pending.domainName])
        expect(await findDomain(ctx.db, { ...site, domainName: name })).toMatchObject({
          websiteName: other,
          modifiedAt: new Date(clock),
        })
      expect((await historyOf(site)).slice(-2)).toEqual([
        ['Updated', other, 'Connected'],
        ['Updated', other, 'PendingOwnershipVerification'],
      ])
      // The page contains neither handle, so the release stays the same.
      expect(await releasesOf(site)).toHaveLength(2)
      await publish(await save(site, 'Two'), third, ctx)
      expect([await findAt(hostOf(other)), await findAt(hostOf(third)), await findAt(domainName)]).toEqual([
        `to ${at(domainName)}`,
        `to ${at(domainName)}`,
        'Two',
      ])
      expect(await findDomain(ctx.db, { ...site, domainName })).toMatchObject({ websiteName: third, live: true })
    })

    it.each([
      ['is unpublished', unpublish],
      ['is deleted', deleteDraft],
    ] as const)('that %s serves nothing, and releases its domains', async (_how, end) => {
      const { of, site, handle, domainName } = await connected(ctx)
      const pending = { ...of, domainName: newName() }
      await takeDomain(ctx, pending)
      const before = await findDomain(ctx.db, { ...site, domainName })
      clock += 1000
      await end(ctx, onlyId(of))
      expect([await findAt(hostOf(handle)), await findAt(domainName)]).toEqual([null, null])
      expect(await findDomain(ctx.db, { ...site, domainName })).toMatchObject({
        ...{
          websiteName: null,
          live: false,
          state: 'Connected',
          providerState: 'leaving',
          providerId: before?.providerId,
        },
        ...{ modifiedAt: new Date(clock), quietSince: before?.modifiedAt, nextCheckAt: new Date(clock) },
      })
      expect(await findDomain(ctx.db, { ...site, domainName: pending.domainName })).toMatchObject({
        ...{ websiteName: null, state: 'PendingOwnershipVerification', providerState: 'none', nextCheckAt: null },
      })
      expect((await historyOf(site)).slice(-2)).toEqual([
        ['Updated', null, 'Connected'],
        ['Updated', null, 'PendingOwnershipVerification'],
      ])
      clock += 11 * 60_000
      await reconcile(ctx)
    })

    it('appears in the product’s sitemap under its main domain', async () => {
      const { domainName, handle } = await connected(ctx)
      const [other] = [await online(ctx, 'Other')]
      const index = await (await visit('http://localhost:8787/sitemaps/sites-1.xml')).text()
      expect(index).toContain(`<loc>${at(domainName)}</loc>`)
      expect(index).toContain(`<loc>${addressFor(other.handle)}</loc>`)
      expect(index).not.toContain(hostOf(handle))
    })
  })
})

describe('an interrupted connection', () => {
  // Injected faults log errors, which this output omits.
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

  // Hanging steps: hanging.long.test.ts. Other operations and faults: faults.long.test.ts.
  it('keeps a website intact if any later step throws', () => survives('repoint: connect a domain', 'throws after'))
})
