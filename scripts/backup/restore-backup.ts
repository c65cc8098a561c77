import { fileUrl, type SealedStore, type Stores } from './sealed-store.ts'
import { blobsOf, type DatabaseCopy, type Snapshot } from './snapshot.ts'

const rowsAtOnce = 64
const filesAtOnce = 4

/** Reads every content of a snapshot. Throws for the first that is missing or damaged. */
export async function checkSnapshot(store: SealedStore, snapshot: Snapshot): Promise<void> {
  await eachOf(new Set(blobsOf(snapshot)), filesAtOnce, (blob) => store.readBlob(blob))
}

/** Writes a snapshot into unused databases and their stores. Returns the number of rows skipped because their parents are missing. */
export async function restoreBackup(
  stores: Stores,
  store: SealedStore,
  snapshot: Snapshot,
): Promise<{ orphans: number }> {
  const { databases, buckets } = snapshot
  await mustFit(stores, snapshot)
  let orphans = 0
  // The directory first: it says who lives in the others.
  for (const [index, database] of databases.entries())
    orphans += await restoreDatabase(stores, store, { home: index + 1, ...database })
  for (const [bucket, files] of Object.entries(buckets)) {
    await eachOf(files, filesAtOnce, async ({ key, blob, httpMetadata, customMetadata }) => {
      const headers = { 'x-metadata': encodeURIComponent(JSON.stringify({ httpMetadata, customMetadata })) }
      await stores.call(fileUrl(bucket, key), { method: 'PUT', headers, body: (await store.readBlob(blob)).slice() })
    })
  }
  return { orphans }
}

/** Throws a sentence where the product has too few databases, or people in one. */
async function mustFit(stores: Stores, { databases }: Snapshot): Promise<void> {
  const found = (await (await stores.call('databases')).json()) as { home: number; isInUse: boolean }[]
  if (found.length < databases.length)
    throw new Error(
      `Nothing was written: the backup has ${databases.length} databases, and this product ${found.length}. Add the others first (docs/operations.md, "Several databases").`,
    )
  const used = found.find(({ isInUse }) => isInUse)
  if (!used) return
  const which = found.length > 1 ? ` ${used.home}` : ''
  throw new Error(`Nothing was written: the database${which} has people or websites.`)
}

type Home = DatabaseCopy & { home: number }

/** Returns the number of rows skipped. */
async function restoreDatabase(stores: Stores, store: SealedStore, { home, tables, others }: Home): Promise<number> {
  const callAt = async <T>(path: string, init: RequestInit) =>
    (await (await stores.call(`${path}?home=${home}`, init)).json()) as T
  let skipped = 0
  await callAt('schema', json('PUT', { tables: tables.map(({ sql }) => ({ sql })) }))
  for (const { name: table, columns, ranges } of tables) {
    if (table === 'users' && home > 1) {
      await restoreResidents(stores, home)
      continue
    }
    for (const [, blob] of ranges) {
      const rows = JSON.parse(Buffer.from(await store.readBlob(blob)).toString()) as unknown[][]
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        const part = { table, columns, rows: rows.slice(at, at + rowsAtOnce) }
        skipped += (await callAt<{ orphans: number }>('rows', json('POST', part))).orphans
      }
    }
  }
  await callAt('schema/others', json('POST', { others }))
  return skipped
}

/** Restores residents from the directory instead of the copy (worker/backup/residents.ts). */
async function restoreResidents(stores: Stores, home: number): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    const response: Response = await stores.call(`residents?${new URLSearchParams({ home: String(home), after })}`, {
      method: 'POST',
    })
    after = ((await response.json()) as { next: string | null }).next
  }
}

const json = (method: string, body: unknown): RequestInit => ({ method, body: JSON.stringify(body) })

async function eachOf<T>(all: Iterable<T>, atOnce: number, work: (one: T) => Promise<unknown>): Promise<void> {
  const waiting = [...all]
  const worker = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
