import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { generateX25519Identity } from 'age-encryption'
import { beforeEach, describe, expect, it } from 'vitest'
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts'
import { type Destination, SealedStore, type Stores } from '../../../scripts/backup/sealed-store.ts'
import { findSnapshot, rowsOf, type Snapshot, writeSnapshot } from '../../../scripts/backup/snapshot.ts'
import { takeBackup } from '../../../scripts/backup/take-backup.ts'
import backupWorker from '../../../worker/backup/worker.ts'
import { emptyStores } from '../../harness/workers/empty-stores.ts'
import { databaseOf, newDraft, newResident, publishAt, rowsIn } from '../../harness/workers/homes/two-homes.ts'
import { titleAt } from '../../harness/workers/sites/sites.ts'
import { rebuild } from '../../harness/workers/sites/stored-site.ts'

const token = 'token-of-the-script'
const twoDatabases = { ...env, STORES_TOKEN: token }
const oneDatabase = { ...twoDatabases, DB_2: undefined }

/** The Worker of the operator's commands, in this process. */
const storesOf = (
  bindings: typeof twoDatabases | typeof oneDatabase,
  before: (path: string) => unknown = () => {},
): Stores => ({
  call: async (path, init) => {
    await before(path)
    const headers = { ...init?.headers, authorization: `Bearer ${token}` }
    const request = new Request(`http://stores/${path}`, { ...init, headers })
    const response: Response = await backupWorker.fetch(request as never, bindings, createExecutionContext())
    if (!response.ok) throw new Error(await response.text())
    return response
  },
})

/** A place for backups that is empty. */
async function newStore(): Promise<SealedStore> {
  const files = new Map<string, Uint8Array>()
  const destination: Destination = {
    list: async (prefix) => [...files.keys()].filter((name) => name.startsWith(prefix)),
    read: async (name) => files.get(name) ?? new Uint8Array(),
    write: async (name, bytes) => void files.set(name, bytes),
    remove: async (name) => void files.delete(name),
  }
  return SealedStore.open(destination, await generateX25519Identity())
}

const backUp = (store: SealedStore, stores = storesOf(twoDatabases)) =>
  takeBackup(stores, store, { product: '1', settings: [] })

async function restore(store: SealedStore, stores = storesOf(twoDatabases)) {
  const snapshot = await findSnapshot(store)
  if (!snapshot) throw new Error('there is no backup')
  return restoreBackup(stores, store, snapshot)
}

/** Somebody of a database with a website online. */
async function newOwner(home: 1 | 2) {
  const resident = await newResident(home)
  const draftId = await newDraft(resident.browser, `Bakery ${home}`)
  expect(await publishAt(resident.browser, draftId, `bakery-${home}`)).toBe(200)
  return resident
}

/** Does something when everything but the first database is copied. */
function beforeTheFirst(work: () => Promise<unknown>) {
  let isDone = false
  return storesOf(twoDatabases, async (path) => {
    if (isDone || path !== 'schema?home=1') return
    isDone = true
    await work()
  })
}

const tablesOfHomes = ['users', 'draft_websites', 'websites', 'releases', 'account_homes', 'sessions']
const counts = () =>
  Promise.all(tablesOfHomes.map(async (table) => [table, await rowsIn(1, table), await rowsIn(2, table)]))

beforeEach(emptyStores)

describe('A backup of two databases', () => {
  it('brings back the accounts of both, with their websites', async () => {
    const store = await newStore()
    const owners = [await newOwner(1), await newOwner(2)]
    const before = await counts()
    const { databases } = await backUp(store)
    expect(databases.length).toBe(2)
    await emptyStores()
    expect(await restore(store)).toEqual({ orphans: 0 })
    expect(await counts()).toEqual(before)
    await rebuild()
    expect([await titleAt('bakery-1'), await titleAt('bakery-2')]).toEqual(['Bakery 1', 'Bakery 2'])
    for (const { browser } of owners) expect(await newDraft(browser)).toBeTruthy()
  })

  it('lets people store something who came after their database was copied', async () => {
    const store = await newStore()
    let browser: Awaited<ReturnType<typeof newResident>>['browser'] | undefined
    await backUp(
      store,
      beforeTheFirst(async () => ({ browser } = await newOwner(2))),
    )
    await emptyStores()
    expect(await restore(store)).toEqual({ orphans: 0 })
    expect([await rowsIn(2, 'users'), await rowsIn(2, 'websites')]).toEqual([1, 0])
    if (browser) await newDraft(browser)
    expect(await rowsIn(2, 'draft_websites')).toBe(1)
  })

  it('leaves out the websites of people who went after their database was copied', async () => {
    const store = await newStore()
    await newOwner(1)
    const { userId } = await newOwner(2)
    const goes = [`delete from account_homes where user_id = '${userId}'`, `delete from users where id = '${userId}'`]
    await backUp(
      store,
      beforeTheFirst(() => env.DB.batch(goes.map((sql) => env.DB.prepare(sql)))),
    )
    await emptyStores()
    const { orphans } = await restore(store)
    expect(orphans).toBeGreaterThan(0)
    expect([await rowsIn(2, 'users'), await rowsIn(2, 'draft_websites')]).toEqual([0, 0])
    expect(await rowsIn(1, 'websites')).toBe(1)
  })

  it('keeps an account closed that was being deleted', async () => {
    const store = await newStore()
    const { userId } = await newOwner(2)
    const closing = env.DB.prepare(`update users set email = 'deleted:' || id where id = '${userId}'`)
    await backUp(
      store,
      beforeTheFirst(() => closing.run()),
    )
    await emptyStores()
    await restore(store)
    expect(await databaseOf(2).prepare('select email from users').first('email')).toBe(`deleted:${userId}`)
  })

  it('is not written where there are fewer databases, or people in one', async () => {
    const store = await newStore()
    await newOwner(2)
    await backUp(store)
    await expect(restore(store)).rejects.toThrow('Nothing was written: the database 1 has people or websites.')
    await env.DB.batch(['sessions', 'users'].map((table) => env.DB.prepare(`delete from ${table}`)))
    await expect(restore(store)).rejects.toThrow('Nothing was written: the database 2 has people or websites.')
    await emptyStores()
    await expect(restore(store, storesOf(oneDatabase))).rejects.toThrow(
      'Nothing was written: the backup has 2 databases, and this product 1.',
    )
    expect((await counts()).flatMap(([, ...both]) => both).every((count) => count === 0)).toBe(true)
  })
})

describe('A backup of one database', () => {
  it.each([1, 2])('brings everything back to a product with two, as version %i wrote it', async (version) => {
    const store = await newStore()
    await newOwner(1)
    const snapshot = await backUp(store, storesOf(oneDatabase))
    const { databases, ...rest } = snapshot
    const former = { ...rest, ...databases[0], version: 1 } as unknown as Snapshot
    if (version === 1) await writeSnapshot(store, former)
    expect(rowsOf((await findSnapshot(store)) ?? snapshot)).toBe(rowsOf(snapshot))
    await emptyStores()
    expect(await restore(store)).toEqual({ orphans: 0 })
    expect([await rowsIn(1, 'websites'), await rowsIn(2, 'websites')]).toEqual([1, 0])
    await rebuild()
    expect(await titleAt('bakery-1')).toBe('Bakery 1')
  })
})
