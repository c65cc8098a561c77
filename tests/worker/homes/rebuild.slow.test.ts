import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { mediaKey } from '../../../worker/platform/store/media.ts'
import { hostKey, manifestKey } from '../../../worker/platform/store/release.ts'
import type { Browser } from '../../harness/workers/accounts/browser.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { databaseOf, newDraft, newResident, publishAt } from '../../harness/workers/homes/two-homes.ts'
import { newHash, storedFiles, storeFile } from '../../harness/workers/pictures/uploads.ts'
import { addressFor, titleAt, visit } from '../../harness/workers/sites/sites.ts'
import { nothingDone, rebuild, storedValues } from '../../harness/workers/sites/stored-site.ts'

const handles = { 1: 'first-bakery', 2: 'second-bakery' } as const
const hostOf = (handle: string) => hostKey(`${handle}.localhost`)

beforeEach(emptyStores)

/** A published website in each home. */
async function publishInBoth(): Promise<Record<1 | 2, { browser: Browser; draftId: string }>> {
  const one = async (home: 1 | 2) => {
    const { browser } = await newResident(home)
    const draftId = await newDraft(browser, `Bakery ${home}`)
    expect(await publishAt(browser, draftId, handles[home])).toBe(200)
    return { browser, draftId }
  }
  return { 1: await one(1), 2: await one(2) }
}

/** A picture of a website, as an upload leaves it. Its key in the media store. */
async function addPicture(home: 1 | 2, draftId: string): Promise<string> {
  const hash = newHash()
  await storeFile(hash)
  await databaseOf(home)
    .prepare(
      `insert into website_images (id, draft_id, user_id, kind, hash, state, provider, description, tags, width, height, bytes, variants, created_at)
       select id || '-picture', id, user_id, 'upload', ?, 'ready', 'Custom', '', '[]', 1, 1, 1, '[{"variant":"regular","width":1,"height":1}]', 0
       from draft_websites where id = ?`,
    )
    .bind(hash, draftId)
    .run()
  return mediaKey(hash, 'regular')
}

describe('A rebuild with a website in each home', () => {
  it('serves both again after the store was emptied, byte for byte', async () => {
    await publishInBoth()
    const before = await storedValues()
    await Promise.all([...before.keys()].map((key) => env.SITES.delete(key)))
    expect((await visit(addressFor(handles[2]))).status).toBe(404)
    expect(await rebuild()).toMatchObject({ releases: 2, hosts: 2, filesWritten: before.size, findings: [] })
    expect(await storedValues()).toEqual(before)
    expect([await titleAt(handles[1]), await titleAt(handles[2])]).toEqual(['Bakery 1', 'Bakery 2'])
    expect(await rebuild()).toMatchObject(nothingDone)
  })

  it('goes on from any of its parts', async () => {
    await publishInBoth()
    const before = await storedValues()
    await Promise.all([...before.keys()].map((key) => env.SITES.delete(key)))
    for (const parts of [1, 2, 3, 5]) await rebuild(undefined, parts)
    await rebuild()
    expect(await storedValues()).toEqual(before)
  })

  it('removes nothing that only one home knows, and all that none knows', async () => {
    const sites = await publishInBoth()
    const pictures = [await addPicture(1, sites[1].draftId), await addPicture(2, sites[2].draftId)]
    const before = await storedValues()
    expect(await rebuild()).toMatchObject(nothingDone)
    const hash = newHash()
    const strays = [hostOf('nobody-here'), manifestKey('unknown')]
    for (const key of strays) await env.SITES.put(key, 'stray', { metadata: { releaseId: 'unknown', headers: {} } })
    await storeFile(hash)
    expect(await rebuild()).toMatchObject({ filesWritten: 0, filesRemoved: strays.length + 1, findings: [] })
    expect(await storedValues()).toEqual(before)
    expect([...(await storedFiles()).keys()].toSorted()).toEqual(pictures.toSorted())
    for (const table of ['media_removals', 'outbox']) {
      const left = await Promise.all(
        ([1, 2] as const).map((home) => databaseOf(home).prepare(`select 1 from ${table}`).all()),
      )
      expect([table, left.flatMap(({ results }) => results)]).toEqual([table, []])
    }
  })

  it('shows what the deciding home has at an address that both have', async () => {
    await publishInBoth()
    await databaseOf(1).prepare("update websites set handle = 'second-bakery'").run()
    await env.SITES.delete(hostOf('first-bakery'))
    await rebuild()
    expect(await titleAt('second-bakery')).toBe('Bakery 2')
    await databaseOf(1).prepare("delete from name_homes where name = 'second-bakery'").run()
    await rebuild()
    expect(await titleAt('second-bakery')).toBe('Bakery 1')
  })
})
