import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { checkHandle } from '../../../worker/publishing/handles.ts'
import { publishDraft } from '../../../worker/publishing/publish.ts'
import { takeDown } from '../../../worker/publishing/take-down.ts'
import { newHash, storeFile } from '../../harness/workers/pictures/uploads.ts'
import {
  addressFor,
  contextOf,
  draftRow,
  newHandle,
  newSite,
  publish,
  save,
  titleAt,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { storeSite } from '../../harness/workers/sites/stored-site.ts'

const waiting = () => env.DB.prepare('select count(*) as n from outbox').first<number>('n')
const releasesOf = (draftId: string) =>
  env.DB.prepare('select count(*) as n from releases where draft_id = ?').bind(draftId).first<number>('n')

describe('publishing', () => {
  it('publishes the website and returns its URL', async () => {
    const site = await newSite()
    const handle = newHandle()
    const published = await publish(site, `  ${handle.toUpperCase()} `)
    expect(published).toMatchObject({
      handle,
      url: addressFor(handle),
      draft: { handle, revision: site.draft.revision },
    })
    expect(published.draft.lastPublishedAt).not.toBeNull()
    expect(await titleAt(handle)).toBe(site.draft.websiteSettings.businessName)
    expect(await waiting()).toBe(0)
  })

  it('shows the next release at once', async () => {
    const site = await newSite()
    const handle = newHandle()
    await publish(site, handle)
    await visit(addressFor(handle))
    await publish(await save(site, 'Renamed & Sons'), handle)
    expect(await titleAt(handle)).toBe('Renamed &amp; Sons')
    expect(await releasesOf(site.draft.draftId)).toBe(2)
  })

  it('makes no second release of the same content', async () => {
    const site = await newSite()
    const handle = newHandle()
    const [first, second] = [await publish(site, handle), await publish(site, handle)]
    expect(second.releaseId).toBe(first.releaseId)
    expect(await releasesOf(site.draft.draftId)).toBe(1)
    expect(await titleAt(handle)).toBe(site.draft.websiteSettings.businessName)
  })

  it('reuses an earlier release with the same content', async () => {
    const site = await newSite()
    const handle = newHandle()
    const first = await publish(site, handle)
    const second = await save(site, 'Second')
    await publish(second, handle)
    const third = await save(second, site.draft.websiteSettings.businessName)
    expect((await publish(third, handle)).releaseId).toBe(first.releaseId)
    expect(await titleAt(handle)).toBe(site.draft.websiteSettings.businessName)
  })

  it('redirects the old address when the handle changes', async () => {
    const site = await newSite()
    const [before, after] = [newHandle(), newHandle()]
    await publish(site, before)
    await publish(site, after)
    for (const path of ['/', '/robots.txt']) {
      expect((await visit(addressFor(before, path))).headers.get('location')).toBe(addressFor(after, path))
    }
    expect((await visit(addressFor(after))).status).toBe(200)
    const rows = await env.DB.prepare('select handle from websites where draft_id = ?').bind(site.draft.draftId).all()
    expect(rows.results).toEqual([{ handle: after }])
  })

  it('reserves an abandoned handle for its former owner', async () => {
    const [first, second] = [await newSite(), await newSite()]
    const handle = newHandle()
    await publish(first, handle)
    await publish(first, newHandle())
    await expect(publish(second, handle)).rejects.toMatchObject({ code: 'handle_in_use' })
    expect((await visit(addressFor(handle))).status).toBe(308)
    await publish(await save(first, 'Back again'), handle)
    expect(await titleAt(handle)).toBe('Back again')
  })

  it('fails for a handle that is in use, reserved or invalid, and changes nothing', async () => {
    const [owner, other] = [await newSite(), await newSite()]
    const handle = newHandle()
    await publish(owner, handle)
    const before = await draftRow(other)
    for (const [taken, code] of [
      [handle, 'handle_in_use'],
      ['admin', 'handle_in_use'],
      ['preview', 'handle_in_use'],
      ['ab', 'invalid_request'],
      ['-abc', 'invalid_request'],
      ['…', 'invalid_request'],
    ] as const) {
      await expect(publish(other, taken)).rejects.toMatchObject({ code })
    }
    expect(await draftRow(other)).toEqual(before)
    expect(await waiting()).toBe(0)
  })

  it('fails for an old revision, and returns the stored revision', async () => {
    const site = await newSite()
    const saved = await save(site, 'Saved meanwhile')
    await expect(publish(site, newHandle())).rejects.toMatchObject({
      code: 'stale_revision',
      details: { current: { revision: saved.draft.revision, websiteSettings: { businessName: 'Saved meanwhile' } } },
    })
    expect(await draftRow(site)).toMatchObject({ handle: null, last_published_at: null })
  })

  it('fails with not_found for another person’s draft, also by its handle', async () => {
    const [site, stranger] = [await newSite(), await newSite()]
    const handle = newHandle()
    await publish(site, handle)
    await expect(publish({ ...site, userId: stranger.userId }, handle)).rejects.toMatchObject({ code: 'not_found' })
    const byHandle = { userId: site.userId, draftId: handle, revision: 1, handle }
    await expect(publishDraft(contextOf(), byHandle)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('gives a handle to only one of twenty people in parallel', async () => {
    const sites = await Promise.all(Array.from({ length: 20 }, () => newSite()))
    const before = await Promise.all(sites.map(draftRow))
    const handle = newHandle()
    const outcomes = await Promise.allSettled(sites.map((site) => publish(site, handle)))
    const winners = outcomes.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []))
    expect(winners).toHaveLength(1)
    const after = await Promise.all(sites.map(draftRow))
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue
      expect(outcome.reason).toMatchObject({ code: 'handle_in_use' })
      expect(after[index]).toEqual(before[index])
    }
    expect((await visit(addressFor(handle))).status).toBe(200)
    expect(await env.DB.prepare('select count(*) as n from websites where handle = ?').bind(handle).first('n')).toBe(1)
  })
})

describe('taking a website down', () => {
  it('removes it from its address and reserves the handle for its owner', async () => {
    const [site, other] = [await newSite(), await newSite()]
    const handle = newHandle()
    await publish(site, handle)
    await takeDown(contextOf(), { userId: site.userId, draftId: site.draft.draftId })
    expect((await visit(addressFor(handle))).status).toBe(404)
    expect(await draftRow(site)).toMatchObject({ handle: null })
    await expect(publish(other, handle)).rejects.toMatchObject({ code: 'handle_in_use' })
    await publish(site, handle)
    expect((await visit(addressFor(handle))).status).toBe(200)
  })

  it('requires the owner, and can be repeated', async () => {
    const [site, stranger] = [await newSite(), await newSite()]
    const handle = newHandle()
    await publish(site, handle)
    await takeDown(contextOf(), { userId: stranger.userId, draftId: site.draft.draftId })
    expect((await visit(addressFor(handle))).status).toBe(200)
    for (let time = 0; time < 2; time += 1) {
      await takeDown(contextOf(), { userId: site.userId, draftId: site.draft.draftId })
      expect((await visit(addressFor(handle))).status).toBe(404)
    }
  })
})

describe('checking a handle', () => {
  const check = async (typed: string, userId?: string, draftId?: string) =>
    (await checkHandle(contextOf(), typed, userId, draftId)).status

  it('accepts any case and spaces', async () => {
    expect(await checkHandle(contextOf(), ' Ada’s PLUMBING & Heating of Portland ')).toEqual({
      handle: 'adasplumbingheatingofpor',
      status: 'available',
      url: 'http://adasplumbingheatingofpor.localhost:8787/',
    })
    for (const typed of ['', 'ab', '-abc', 'abc-', '&&&']) expect(await check(typed)).toBe('invalid')
    for (const typed of ['Admin', 'www', 'designer', 'api', 'xn--80ak6aa92e']) expect(await check(typed)).toBe('in-use')
  })

  it('returns the draft’s own handle as available', async () => {
    const [site, other] = [await newSite(), await newSite()]
    const handle = newHandle()
    await publish(site, handle)
    expect(await check(handle)).toBe('in-use')
    expect(await check(handle, other.userId)).toBe('in-use')
    expect(await check(handle, site.userId)).toBe('available')
    expect(await check(handle, site.userId, site.draft.draftId)).toBe('available')
    expect(await check(handle, site.userId, other.draft.draftId)).toBe('in-use')
  })
})

const letter = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const files: Record<string, [string, string]> = { 'icon.svg': [letter, 'image/svg+xml'] }

describe('/favicon.ico', () => {
  it('serves a published website’s icon', async () => {
    const handle = newHandle()
    await publish(await newSite(), handle)
    const icon = await visit(addressFor(handle, '/favicon.ico'))
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(icon.headers.get('cache-control')).toBe('public, max-age=300')
    expect(icon.headers.get('content-security-policy')).toContain('sandbox')
    expect(await icon.text()).toContain('<svg')
  })

  it('serves an uploaded picture as the icon', async () => {
    const path = await storeFile(newHash(), { variant: 'icon-32', contentType: 'image/png' })
    await storeSite('picture-icon.localhost', { files, icon: path })
    const icon = await visit('http://picture-icon.localhost/favicon.ico')
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(icon.headers.get('cache-control')).toBe('public, max-age=300')
    expect(new TextDecoder().decode(await icon.arrayBuffer())).toBe('0123456789')
    expect((await visit(`http://picture-icon.localhost${path}`)).headers.get('cache-control')).toContain('immutable')
  })

  it.each([
    ['it has none', null],
    ['its file is gone', 'gone.svg'],
    ['its picture is gone', `/media/${'f'.repeat(64)}/icon-32`],
    ['it is no picture of ours', '/media/x/icon-32'],
    ['it is elsewhere', 'https://example.com/icon.png'],
    ['it is no file of the release', '../secret'],
    ['it is what every object has', 'constructor'],
  ])('responds with a short 404 if %s', async (name, icon) => {
    const host = `${name.replaceAll(/\W/g, '-')}.localhost`
    await storeSite(host, { files: { ...files, '404.html': ['<!doctype html>', 'text/html'] }, icon })
    const answer = await visit(`http://${host}/favicon.ico`)
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('isn’t the product’s icon at an unknown website', async () => {
    for (const path of ['/favicon.ico', '/favicon.svg']) {
      const answer = await visit(`http://nobody.localhost${path}`)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(answer.headers.get('content-type')).not.toContain('image')
    }
  })
})

describe('icons that browsers request blindly', () => {
  it.each(['', '-precomposed', '-120x120', '-120x120-precomposed'])(
    'respond with 404: /apple-touch-icon%s.png',
    async (kind) => {
      await storeSite('blind.localhost', { files, icon: 'icon.svg' })
      const answer = await visit(`http://blind.localhost/apple-touch-icon${kind}.png`)
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found\n'])
    },
  )
})
