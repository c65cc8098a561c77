import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mediaKey } from '../../../worker/platform/store/media.ts'
import { hostKey, manifestKey, releaseFileKey } from '../../../worker/platform/store/release.ts'
import { drainOutbox } from '../../../worker/publishing/write-hosts.ts'
import { faultyKv } from '../../harness/workers/faults/faulty-kv.ts'
import { newHash, storeFile } from '../../harness/workers/pictures/media.ts'
import { newPicture } from '../../harness/workers/pictures/picture-rows.ts'
import { storedFiles } from '../../harness/workers/pictures/uploads.ts'
import { clearSites } from '../../harness/workers/sites/clear-sites.ts'
import { nothingDone, rebuild } from '../../harness/workers/sites/rebuild-sites.ts'
import {
  addressFor,
  contextOf,
  newHandle,
  newSite,
  publish,
  save,
  siteEnv,
  visit,
} from '../../harness/workers/sites/sites.ts'
import { storedValues } from '../../harness/workers/sites/stored-values.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(clearSites)

const titleAt = async (handle: string) =>
  /<title>(.*?)<\/title>/.exec(await (await visit(addressFor(handle))).text())?.[1]

describe('the media store', () => {
  it('removes media files without a picture, and reports pictures with missing files', async () => {
    const site = await newSite()
    const [whole, lacking] = [await newPicture(site), await newPicture(site)]
    const uploading = await newPicture(site, { state: 'pending' })
    const stray = newHash()
    for (const variant of ['small', 'regular'] as const) await storeFile(stray, { variant })
    await storeFile(stray, { variant: 'regular', format: '.avif' })
    await env.MEDIA.put('media/notes.txt', 'stray')
    await env.MEDIA.delete(mediaKey(lacking.hash, 'regular'))
    const kept = [...(await storedFiles()).keys()].filter((key) => !key.includes(stray) && key !== 'media/notes.txt')
    const found = { kind: 'missing-picture', what: lacking.hash }
    expect(await rebuild()).toMatchObject({ filesWritten: 0, filesRemoved: 4, findings: [found] })
    expect([...(await storedFiles()).keys()]).toEqual(kept)
    expect(kept.some((key) => key.includes(whole.hash)) && kept.some((key) => key.includes(uploading.hash))).toBe(true)
    expect(await rebuild()).toMatchObject({ ...nothingDone, findings: [found] })
    expect(await env.DB.prepare('select count(*) as n from media_removals').first('n')).toBe(0)
  })
})

describe('a release that would come out otherwise now', () => {
  /** As if it had been made by an earlier version of the product. */
  async function age(releaseId: string) {
    const manifest = JSON.parse((await env.SITES.get(manifestKey(releaseId))) ?? '')
    manifest.hashes['robots.txt'] = '0'.repeat(64)
    const text = JSON.stringify(manifest)
    await env.DB.prepare('update releases set manifest = ? where id = ?').bind(text, releaseId).run()
    await env.SITES.put(manifestKey(releaseId), text)
  }

  it('publishes a live release again when its files would differ now', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const { releaseId } = await publish(site, handle)
    await age(releaseId)
    await env.DB.prepare('update releases set document = replace(document, ?, ?) where id = ?')
      .bind(site.draft.websiteSettings.businessName, 'Drawn otherwise', releaseId)
      .run()
    expect(await rebuild()).toMatchObject({ findings: [{ kind: 'published-again', what: releaseId }] })
    expect(await titleAt(handle)).toBe('Drawn otherwise')
    const { results } = await env.DB.prepare('select number, cause from releases where draft_id = ? order by number')
      .bind(site.draft.draftId)
      .all()
    expect(results).toEqual([
      { number: 1, cause: 'publish' },
      { number: 2, cause: 'publish' },
    ])
    expect(await rebuild()).toMatchObject({ findings: [{ kind: 'unreproducible', what: releaseId }] })
  })

  it('reports a release that is not live and would differ now, and leaves its files alone', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const { releaseId } = await publish(site, handle)
    await publish(await save(site, 'Second'), handle)
    await age(releaseId)
    await env.SITES.delete(releaseFileKey(releaseId, 'index.html'))
    const before = await storedValues()
    const found = { kind: 'unreproducible', what: releaseId }
    expect(await rebuild()).toMatchObject({ filesWritten: 0, filesRemoved: 0, findings: [found] })
    expect(await storedValues()).toEqual(before)
  })

  it('publishes a release again in the cron when its page was lost before anyone saw it', async () => {
    const [site, handle] = [await newSite(), newHandle()]
    const { kv } = faultyKv(env.SITES, { fault: ({ key }) => (key.startsWith(hostKey(handle)) ? 'before' : undefined) })
    const { releaseId } = await publish(site, handle, contextOf(siteEnv({ SITES: kv })))
    await age(releaseId)
    await env.SITES.delete(releaseFileKey(releaseId, 'index.html'))
    await env.DB.prepare('update releases set document = replace(document, ?, ?) where id = ?')
      .bind(site.draft.websiteSettings.businessName, 'Drawn otherwise', releaseId)
      .run()
    expect(await drainOutbox(contextOf())).toEqual({ written: 1, failed: 0 })
    expect(await titleAt(handle)).toBe('Drawn otherwise')
    expect(await env.DB.prepare('select count(*) as n from outbox').first('n')).toBe(0)
    expect(await env.DB.prepare('select release_id from websites').first('release_id')).not.toBe(releaseId)
  })
})
